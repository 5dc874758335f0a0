const MAX_CHARS = 80

/** A title as it stands in an address: folded, lower case, words joined by '-', cut between words. "Sofá 3 lugares" → "sofa-3-lugares". */
export const slugOf = (text: string, fallback = 'artigo'): string => {
  const words = text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  if (words.length <= MAX_CHARS) return words === '' ? fallback : words
  const cut = words.lastIndexOf('-', MAX_CHARS)
  return words.slice(0, cut > 0 ? cut : MAX_CHARS)
}
