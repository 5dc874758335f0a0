interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

/** The one policy that the pages' CSP names: only the answers of our own feed call and our own pages pass through it. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('poiso', {
  createHTML: (html) => html,
})

/** HTML made by our server for this place. */
export function nodesOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = policy?.createHTML(html) ?? html
  return template.content
}
