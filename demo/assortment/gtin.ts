import type { Draw } from '../prng.ts'

// Ranges that GS1 gives to countries our invented makers could be of; none is restricted (feeds.md, GTIN).
const PREFIXES = ['560', '560', '560', '842', '803', '701', '731', '871', '400', '356'] as const

/** A GTIN-13 with a right check digit. */
export function gtinOf(draw: Draw): string {
  const body = draw.pick(PREFIXES) + String(draw.int(0, 999_999_999)).padStart(9, '0')
  return body + checkDigit(body)
}

/** Check digit of twelve digits (GS1 General Specifications 7.9). */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
