export type ParsedGtin =
  | { kind: 'gtin'; gtin: string }
  | { kind: 'invalid' }
  | { kind: 'restricted' }
  | { kind: 'scientific' }

/** "5,60123E+12": a spreadsheet has rounded the number away. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d{1,2}$/i
// Excel's mark of a text, the kind of number written before it, and ".0" of a number column.
const AROUND = /^'|^(?:gtin|ean|upc|isbn)(?:-?1?\d)?\s*:|[.,]0$/gi

/**
 * A trade item number as 14 digits when its length and check digit are right (GS1 General Specifications 7.9); numbers that
 * shops may give out themselves (in-store, coupons, variable weight) are 'restricted' and identify nothing; what a
 * spreadsheet has rounded is 'scientific' and cannot be mended.
 */
export function parseGtin(text: string): ParsedGtin {
  if (text.length > 60) return { kind: 'invalid' }
  const given = text.trim()
  if (SCIENTIFIC.test(given)) return { kind: 'scientific' }
  const digits = given.replace(AROUND, '').replace(/[\s\u00a0-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return { kind: 'invalid' }
  const gtin = digits.padStart(14, '0')
  if (checkDigit(gtin) !== Number(gtin[13])) return { kind: 'invalid' }
  return isRestricted(gtin, digits.length) ? { kind: 'restricted' } : { kind: 'gtin', gtin }
}

function checkDigit(gtin: string): number {
  let sum = 0
  for (let at = 0; at < 13; at += 1) sum += Number(gtin[at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

function isRestricted(gtin: string, length: number): boolean {
  if (length === 8) return gtin[6] === '0' || gtin[6] === '2'
  if (gtin[0] === '9') return true
  // As GTIN-13: 02 and 04 in-store, 05 coupons, 20–29 in-store, 98 and 99 coupons.
  return /^(?:0[245]|2\d|9[89])/.test(gtin.slice(1, 3))
}

/** Of several numbers in one field (by comma, semicolon, bar or space) the first that is right; else what is wrong with the first. */
export function parseGtins(text: string): ParsedGtin {
  const whole = parseGtin(text)
  if (whole.kind === 'gtin' || !/[;,|\s]/.test(text) || text.length > MAX_LIST_CHARS) return whole
  const parsed = text
    .split(/[;,|\s]+/)
    .filter((part) => part !== '')
    .map(parseGtin)
  return parsed.find(({ kind }) => kind === 'gtin') ?? (whole.kind === 'scientific' ? whole : (parsed[0] ?? whole))
}

const MAX_LIST_CHARS = 500
