/**
 * The first 63 bits of a hash (hex digits) as a bigint column takes them: PostgreSQL reads hexadecimal, and without the
 * sign's bit no arithmetic on large numbers is needed. Among two million values of a shop, one in five million runs
 * would see two alike.
 */
export function bigintOfHex(hex: string): string {
  return `0x${WITHOUT_SIGN[hex.charCodeAt(0)]}${hex.slice(1, 16)}`
}

const WITHOUT_SIGN: readonly (string | undefined)[] = Array.from({ length: 103 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(digit) ? undefined : (digit & 7).toString(16)
})
