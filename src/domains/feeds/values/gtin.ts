export type ParsedGtin = { kind: 'gtin'; gtin: string } | { kind: 'invalid' } | { kind: 'restricted' }

/**
 * A trade item number as 14 digits when its length and check digit are right (GS1 General Specifications 7.9); numbers that
 * shops may give out themselves (in-store, coupons, variable weight) are 'restricted' and identify nothing.
 */
export function parseGtin(text: string): ParsedGtin {
  const digits = text.replace(/[\s\u00a0-]/g, '')
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
