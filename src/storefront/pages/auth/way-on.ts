import { CODE_TTL_MS } from '#domains/identity/contract.ts'
import { cookieValue, setCookie } from '#platform/http/access/cookies.ts'
import { ownPath } from './own-path.ts'

const WAY_ON_COOKIE = 'way-on'

/** Where a registration goes on to when its mail is confirmed in the same browser; '' forgets it. As long as the mail's code. */
export function wayOnCookie(next: string, { url }: { readonly url: string }): string {
  return setCookie(WAY_ON_COOKIE, Buffer.from(next).toString('base64url'), {
    maxAgeSeconds: next === '' ? 0 : CODE_TTL_MS / 1000,
    httpOnly: true,
    secure: url.startsWith('https:'),
  })
}

/** What a browser brings back, where it is a path of this site. */
export function wayOnOf(cookies: string | undefined): string | null {
  const kept = cookieValue(cookies, WAY_ON_COOKIE)
  return kept === null ? null : ownPath(Buffer.from(kept, 'base64url').toString('utf8'))
}
