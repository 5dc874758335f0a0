const MAX_CHARS = 80

/** A title as it stands in an address: folded, lower case, words joined by '-', cut between words. "Sofá 3 lugares" → "sofa-3-lugares". */
export function slugOf(text: string, fallback = 'artigo'): string {
  const words =
    wordsOf(text) ??
    wordsOf(
      text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    ) ??
    ''
  if (words.length <= MAX_CHARS) return words === '' ? fallback : words
  const cut = words.lastIndexOf('-', MAX_CHARS)
  return words.slice(0, cut > 0 ? cut : MAX_CHARS)
}

/** What each sign up to U+024F becomes: letters or digits ('ĳ' is 'ij'), or '-'; null for the few that become both ('½' is '1-2'). */
const FOLDED = Array.from({ length: 0x250 }, (_, code) => {
  const folded = String.fromCharCode(code)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return folded.length > 1 && folded.includes('-') ? null : folded
})

const GAP = 1
const SEVERAL = 2
const UNKNOWN = 3

/** The same as one byte each: a letter or digit, GAP, SEVERAL letters, or UNKNOWN to the table. */
const BYTES = Uint8Array.from(FOLDED, (folded) =>
  folded === null ? UNKNOWN : folded === '-' ? GAP : folded.length === 1 ? folded.charCodeAt(0) : SEVERAL,
)

/** A little more than is kept, so that the cut is seen; written over by each text. */
const written = Buffer.alloc(MAX_CHARS + 8)
const DASH = 45

/** In one pass, as every name of every import goes through here, as far as is kept; null when a sign is not in the table. */
function wordsOf(text: string): string | null {
  let length = 0
  let isGap = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const byte = code < BYTES.length ? (BYTES[code] as number) : UNKNOWN
    if (byte === UNKNOWN) return null
    if (byte === GAP || length > MAX_CHARS) {
      isGap ||= byte === GAP
      continue
    }
    if (isGap && length > 0) written[length++] = DASH
    isGap = false
    if (byte === SEVERAL) length += written.write(FOLDED[code] as string, length, 'latin1')
    else written[length++] = byte
  }
  return written.toString('latin1', 0, length)
}
