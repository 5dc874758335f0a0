import type { ChosenKind } from '#domains/identity/rules/consent.ts'
import { keptNames, knownOf } from '../../cookies/known-cookies.ts'
import { browserStorage, type KeyValues } from '../../state/browser-storage.ts'
import type { CookieJar } from '../../state/cookie.ts'
import { keepSiteCookie } from '../../state/site-cookie.ts'

/** Removes what this browser keeps of the kinds that were refused: cookies for the host and for the site, and both storages. */
export function forgetKinds(
  kinds: readonly ChosenKind[],
  jar: CookieJar = document,
  storages: Readonly<Record<'localStorage' | 'sessionStorage', () => KeyValues>> = {
    localStorage: () => localStorage,
    sessionStorage: () => sessionStorage,
  },
): void {
  for (const known of knownOf(kinds)) {
    if (known.store === 'cookie') keptNames(jar.cookie, known).forEach((name) => forgetCookie(name, jar))
    else if (known.store !== 'caches') browserStorage(storages[known.store]).write(known.name, null)
  }
}

function forgetCookie(name: string, jar: CookieJar): void {
  keepSiteCookie(name, '', 0, jar)
  jar.cookie = `${name}=; Path=/; Max-Age=0`
}
