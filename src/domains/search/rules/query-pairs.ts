/** The words of `regiao`; the default is absent from the URL. */
export const regionSlugs = { mainland: null, madeira: 'madeira', azores: 'acores' } as const

/** A query with one more pair; without a value it stays as it is. */
export function withPair(query: string, key: string, value: string | null): string {
  return value === null || value === '' ? query : `${query}${query === '' ? '?' : '&'}${key}=${encode(value)}`
}

/**
 * Commas and colons stay readable; everything else that a URL reserves is escaped, a space as "+" like a form does it.
 * An apostrophe too: browsers escape it on their own, and a canonical URL that they change would redirect for ever.
 */
function encode(value: string): string {
  return PLAIN.test(value)
    ? value
    : encodeURIComponent(value)
        .replaceAll('%2C', ',')
        .replaceAll('%3A', ':')
        .replaceAll('%20', '+')
        .replaceAll("'", '%27')
}

/** Most values need no escaping. */
const PLAIN = /^[a-z0-9,:.-]*$/
