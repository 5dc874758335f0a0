/** Any dash, a point or a space may stand between the two parts, or nothing. */
const POSTAL_CODE = /^(?:pt?[\s-]*)?([1-9]\d{3})(?:[\s.\u2010-\u2015\u2212-]*(\d{3}))?$/i
/** More than any way of writing one; longer text is not looked at (docs/limits.md). */
export const LONGEST_POSTAL_CODE = 32

/**
 * A Portuguese postal code as people write it, in its canonical form: "1000 100", "1000–100", "P-1000-100" → "1000-100"; "1000" →
 * "1000". Null for anything else: half a code, a locality behind it, 0xxx, which no place has. Whether somebody lives there
 * is not asked: a code that is not given out yet lies in the region of its number. Runs on the server and in the browser.
 */
export function readPostalCode(text: string): string | null {
  if (text.length > LONGEST_POSTAL_CODE) return null
  const [, area, street] = POSTAL_CODE.exec(text.normalize('NFKC').trim()) ?? []
  if (area === undefined) return null
  return street === undefined ? area : `${area}-${street}`
}
