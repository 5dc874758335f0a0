/** The bits of a fingerprint that the database keeps (`bigintOfHex`), as the table of known ones takes them. */
export interface FingerprintHalves {
  readonly high: number
  readonly low: number
}

/** 32-bit halves of the first 16 hex digits, without the sign. */
export function fingerprintHalves(hex: string): FingerprintHalves {
  return {
    high: Number.parseInt(hex.slice(0, 8), 16) & 0x7fffffff,
    low: Number.parseInt(hex.slice(8, 16), 16) | 0,
  }
}
