/** Any dash, a point or a space may stand between the two parts, or nothing. */
const POSTAL_CODE = /^(?:pt?[\s-]*)?([1-9]\d{3})(?:[\s.\u2010-\u2015\u2212-]*(\d{3}))?$/i
/** Longer than any spelling of one; a longer text is not read (docs/limits.md). */
export const LONGEST_POSTAL_CODE = 32

/**
 * Reads a Portuguese postal code in any usual spelling and gives its canonical form: "1000 100", "1000–100",
 * "P-1000-100" → "1000-100"; "1000" → "1000". Null for anything else: half a code, a locality behind it, 0xxx, which no
 * place has. Whether the code is in use is not checked: an unused one lies in the region of its number. Runs on the
 * server and in the browser.
 */
export function readPostalCode(text: string): string | null {
  if (text.length > LONGEST_POSTAL_CODE) return null
  const [, area, street] = POSTAL_CODE.exec(text.normalize('NFKC').trim()) ?? []
  if (area === undefined) return null
  return street === undefined ? area : `${area}-${street}`
}
