/** All values of each cookie: two of one name are possible, when somebody tossed one from another host. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, readonly string[]> {
  const cookies = new Map<string, string[]>()
  for (const part of (header ?? '').split(';')) {
    const cut = part.indexOf('=')
    const name = part.slice(0, Math.max(cut, 0)).trim()
    if (name === '') continue
    cookies.set(name, [...(cookies.get(name) ?? []), part.slice(cut + 1).trim()])
  }
  return cookies
}

/** The one value of a cookie; null when it is absent or there are several, of which nobody knows whose is ours. */
export function cookieValue(header: string | undefined, name: string): string | null {
  const values = parseCookies(header).get(name)
  return values?.length === 1 ? (values[0] ?? null) : null
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly httpOnly: boolean
  readonly secure: boolean
  /** For the site and its hosts; absent: the asked host only. */
  readonly domain?: string
}

/** A Set-Cookie value, SameSite=Lax, for the whole site. The value must need no escaping (tokens, numbers). */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  if (!/^[\w.~|-]*$/.test(value)) throw new Error(`the value of cookie ${name} needs escaping`)
  const flags = [
    options.domain === undefined ? '' : `; Domain=${options.domain}`,
    options.secure ? '; Secure' : '',
    options.httpOnly ? '; HttpOnly' : '',
  ]
  return `${name}=${value}; Path=/; Max-Age=${options.maxAgeSeconds}; SameSite=Lax${flags.join('')}`
}
