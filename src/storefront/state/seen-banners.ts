import { type CookieJar, readCookie, writeCookie } from './cookie.ts'

/** H-07: idents of banner strips that were closed or followed, separated by semicolons. */
export const SEEN_COOKIE = 'banner-strip-seen'
const SEPARATOR = ';'
/** The oldest fall away: a cookie goes with every request. */
const MOST_KEPT = 20
const KEPT_SECONDS = 365 * 86_400
const IDENT = /^[a-z0-9-]{1,40}$/

/** In the order in which they were seen; what is no ident is left out. */
export function seenBanners(jar?: CookieJar): readonly string[] {
  return (readCookie(SEEN_COOKIE, jar) ?? '').split(SEPARATOR).filter((ident) => IDENT.test(ident))
}

export function noteSeenBanner(ident: string, jar?: CookieJar): void {
  const others = seenBanners(jar).filter((each) => each !== ident)
  writeCookie(SEEN_COOKIE, [...others, ident].slice(-MOST_KEPT).join(SEPARATOR), KEPT_SECONDS, jar)
}
