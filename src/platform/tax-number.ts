/** Whether it can be a Portuguese tax number (NIF, NIPC): nine digits, the last of which checks the others (modulo 11). */
export function isPortugueseTaxNumber(text: string): boolean {
  if (!/^[1-9]\d{8}$/.test(text)) return false
  const sum = Array.from(text.slice(0, 8), Number).reduce((total, digit, index) => total + digit * (9 - index), 0)
  const check = 11 - (sum % 11)
  return Number(text[8]) === (check > 9 ? 0 : check)
}
