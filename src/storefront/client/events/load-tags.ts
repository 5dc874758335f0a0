import { trustedScript } from '../trusted.ts'
import { isOfOrigins } from './page-events.ts'

interface PolicyMaker {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

/** Adds a tag's script, which nothing waits for. Told when it does not come. */
export function loadTag(root: Document, address: string, onFailed: () => void): void {
  const script = root.createElement('script')
  script.async = true
  script.src = trustedScript(address)
  script.addEventListener('error', onFailed)
  root.head.append(script)
}

/** Tags load scripts of their own, from the listed origins alone: the page's policy names them, and so does this one, which takes no markup and no code. */
export function letTagsLoad(origins: readonly string[]): void {
  try {
    ;(globalThis as { trustedTypes?: PolicyMaker }).trustedTypes?.createPolicy('default', {
      createScriptURL: (url) => (isOfOrigins(url, origins) ? url : null),
    })
  } catch {
    // The page's policy names none: then tags load nothing more.
  }
}

/** What a stranger's script throws reaches the page without a place ("Script error."): it is kept out of the page's own errors. */
export function swallowErrorsOfTags(onFailed: () => void): void {
  addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent) || event.filename !== '' || event.error !== null) return
    event.preventDefault()
    onFailed()
  })
}
