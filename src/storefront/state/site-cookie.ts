import type { CookieJar } from './cookie.ts'

/**
 * Keeps a cookie for the site and its hosts, as the session's are kept (identity/sessions.ts): where there are such hosts, the page names
 * the domain (`data-cookies`). The value must need no escaping: '|' stands as it is (specification 9). 0 seconds: forgets it.
 */
export function keepSiteCookie(name: string, value: string, seconds: number, jar: CookieJar = document): void {
  const domain = globalThis.document?.body.dataset['cookies']
  const flags = [
    domain === undefined ? '' : `; Domain=${domain}`,
    globalThis.location?.protocol === 'https:' ? '; Secure' : '',
  ]
  jar.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${flags.join('')}`
}
