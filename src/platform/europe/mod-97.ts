/**
 * A text of letters and digits as a number, modulo 97 (ISO 7064): letters count as two digits, A as 10. An IBAN or a creditor
 * reference whose first four characters stand at its end leaves 1.
 */
export function mod97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
