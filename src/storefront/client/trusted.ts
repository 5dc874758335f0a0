interface Rules {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

/**
 * Our policy, which the pages' CSP names: only the answers of our own feed call and our own pages pass through it, and the addresses of configured
 * tags (events/load-tags.ts).
 */
const policy = (
  globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }
).trustedTypes?.createPolicy('poiso', { createHTML: (html) => html, createScriptURL: (url) => url })

/** HTML made by our server for this place. */
export function nodesOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = policy?.createHTML(html) ?? html
  return template.content
}

/** A script of a host that the page's CSP lists. */
export function trustedScript(url: string): string {
  return policy?.createScriptURL(url) ?? url
}

/** T-06: the address of the service worker, as `register` takes it. */
export function workerAddress(): string {
  return trustedScript('/sw.js')
}
