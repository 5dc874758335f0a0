const MAX_CHARS = 80

/** A title as it stands in an address: folded, lower case, words joined by '-', cut between words. "Sofá 3 lugares" → "sofa-3-lugares". */
export const slugOf = (text: string, fallback = 'artigo'): string => {
  const words = wordsOf(text) ?? wordsOf(text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-')) ?? ''
  if (words.length <= MAX_CHARS) return words === '' ? fallback : words
  const cut = words.lastIndexOf('-', MAX_CHARS)
  return words.slice(0, cut > 0 ? cut : MAX_CHARS)
}

/** What each sign up to U+024F becomes: letters or digits ('ĳ' is 'ij'), or '-'; null for the few that become both ('½' is '1-2'). */
const FOLDED = Array.from({ length: 0x250 }, (_, code) => {
  const folded = String.fromCharCode(code).normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return folded.length > 1 && folded.includes('-') ? null : folded
})

/** In one pass, as every name of every import goes through here; null when a sign is not in the table. */
const wordsOf = (text: string): string | null => {
  let words = ''
  let isGap = false
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    const end = code < 128 ? plainEnd(text, i) : i
    if (end > i) {
      words += isGap && words !== '' ? `-${text.slice(i, end)}` : text.slice(i, end)
      isGap = false
      i = end - 1
      continue
    }
    const folded = FOLDED[code]
    if (folded === undefined || folded === null) return null
    if (folded === '-') isGap = true
    else {
      words += isGap && words !== '' ? `-${folded}` : folded
      isGap = false
    }
  }
  return words
}

/** Where a run of letters and digits that stay as they are ends. */
const plainEnd = (text: string, from: number): number => {
  let end = from
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end)
    if (!((code >= 97 && code <= 122) || (code >= 48 && code <= 57))) break
  }
  return end
}
