/**
 * A set of 64-bit fingerprints in two flat arrays with open addressing: at most 16 bytes a fingerprint, so that a shop of two
 * million offers costs 32 MB where a Set of strings would cost 200 (issue: importer within 250 MB).
 */
export class KnownFingerprints {
  readonly #high: Int32Array
  readonly #low: Int32Array
  readonly #mask: number
  #hasZero = false

  /** `expected`: how many will be added at most. */
  constructor(expected: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, expected * 1.33)))
    this.#high = new Int32Array(slots)
    this.#low = new Int32Array(slots)
    this.#mask = slots - 1
  }

  add(high: number, low: number): void {
    if (high === 0 && low === 0) this.#hasZero = true
    const slot = this.#slotOf(high, low)
    this.#high[slot] = high
    this.#low[slot] = low
  }

  /** Halves are signed 32-bit integers. */
  has(high: number, low: number): boolean {
    if (high === 0 && low === 0) return this.#hasZero
    const slot = this.#slotOf(high, low)
    return this.#high[slot] === high && this.#low[slot] === low
  }

  /** Where the fingerprint is, or the empty slot where it would go; both halves zero mark an empty one. */
  #slotOf(high: number, low: number): number {
    // Fingerprints are bits of a cryptographic hash: any of their bits are as good as a hash of them.
    let slot = low & this.#mask
    while ((this.#high[slot] !== 0 || this.#low[slot] !== 0) && (this.#high[slot] !== high || this.#low[slot] !== low)) slot = (slot + 1) & this.#mask
    return slot
  }
}
