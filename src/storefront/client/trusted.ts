interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

/** The one policy that the pages' CSP names: only the answers of our own feed call and our own pages pass through it, and one script's address. */
const policy = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('poiso', { createHTML: (html) => html, createScriptURL: () => WORKER })

const WORKER = '/sw.js'

/** HTML made by our server for this place. */
export function nodesOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = policy?.createHTML(html) ?? html
  return template.content
}

/** T-06: the address of the service worker, as `register` takes it. */
export function workerAddress(): string {
  return policy?.createScriptURL(WORKER) ?? WORKER
}
