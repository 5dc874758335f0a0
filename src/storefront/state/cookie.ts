/** The cookies of this page that scripts can read. */
export interface CookieJar {
  /** As `document.cookie` gives them. */
  cookie: string
}

/** The value of a cookie; null when there is none. */
export function readCookie(name: string, jar: CookieJar = document): string | null {
  const pair = jar.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? null : decoded(pair.slice(name.length + 1))
}

/** Keeps a cookie of the whole site for so many seconds. Never throws: a browser that keeps none forgets it. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number, jar: CookieJar = document): void {
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}

/** Anybody may have written it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
