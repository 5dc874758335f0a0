/** The first 64 of a fingerprint's 128 bits: what the database keeps, and the table of known ones. */
export interface FingerprintHalves {
  readonly high: number
  readonly low: number
}

/** Signed 32-bit halves of the first 16 hex digits. */
export const fingerprintHalves = (hex: string): FingerprintHalves => ({
  high: Number.parseInt(hex.slice(0, 8), 16) | 0,
  low: Number.parseInt(hex.slice(8, 16), 16) | 0,
})

/** The same 64 bits as a signed decimal, as a bigint column takes it. */
export const fingerprintDecimal = (hex: string): string => BigInt.asIntN(64, BigInt(`0x${hex.slice(0, 16)}`)).toString()
