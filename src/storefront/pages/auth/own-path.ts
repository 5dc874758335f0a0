const MOST_CHARS = 1_024

/**
 * A path of this site that somebody may be led to after signing in; null for whatever leads elsewhere, or nowhere. Browsers
 * read "//x", "/\x" and "/<tab>/x" as another host.
 */
export function ownPath(given: string | null): string | null {
  if (given === null || given.length > MOST_CHARS || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(given)) return null
  const url = URL.parse(given, 'https://own.invalid')
  if (url === null || url.origin !== 'https://own.invalid' || url.pathname.startsWith('//')) return null
  return NOWHERE.has(url.pathname) ? null : `${url.pathname}${url.search}${url.hash}`
}

/** Pages that a person who has just signed in has no business on. */
const NOWHERE: ReadonlySet<string> = new Set(['/login', '/logout', '/registo', '/senha/renovar'])
