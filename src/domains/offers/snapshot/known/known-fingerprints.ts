/**
 * A set of 64-bit fingerprints in two flat arrays with open addressing: 11 to 21 bytes a fingerprint, so that a shop of two
 * million offers costs 32 MB where a Set of strings would cost 200 (issue: importer within 250 MB). It grows as it fills:
 * counting the offers beforehand would read all of them once more.
 */
export class KnownFingerprints {
  #high = new Int32Array(FIRST_SLOTS)
  #low = new Int32Array(FIRST_SLOTS)
  #mask = FIRST_SLOTS - 1
  #filled = 0
  #hasZero = false
  // Allocated at the first `see`: by then all are added.
  #seen = new Uint8Array(0)
  #isZeroSeen = false

  /** Halves are signed 32-bit integers. */
  add(high: number, low: number): void {
    if (high === 0 && low === 0) this.#hasZero = true
    else if (!this.#has(high, low)) {
      if (this.#filled >= this.#high.length * MOST_FILLED) this.#grow()
      this.#put(high, low)
      this.#filled += 1
    }
  }

  get size(): number {
    return this.#filled + (this.#hasZero ? 1 : 0)
  }

  /** Whether the fingerprint is known, and if so whether this is the first time that it is seen; nothing may be added afterwards. */
  see(high: number, low: number): 'unknown' | 'first' | 'again' {
    if (high === 0 && low === 0) return this.#seeZero()
    const slot = this.#slotOf(high, low)
    if (this.#high[slot] !== high || this.#low[slot] !== low) return 'unknown'
    if (this.#seen.length === 0) this.#seen = new Uint8Array(this.#high.length)
    if (this.#seen[slot] === 1) return 'again'
    this.#seen[slot] = 1
    return 'first'
  }

  /** Those that `see` was never asked for. */
  *unseen(): Generator<readonly [high: number, low: number]> {
    if (this.#hasZero && !this.#isZeroSeen) yield [0, 0]
    for (let at = 0; at < this.#high.length; at += 1) {
      const [high, low] = [this.#high[at] as number, this.#low[at] as number]
      if ((high !== 0 || low !== 0) && this.#seen[at] !== 1) yield [high, low]
    }
  }

  #seeZero(): 'unknown' | 'first' | 'again' {
    if (!this.#hasZero) return 'unknown'
    if (this.#isZeroSeen) return 'again'
    this.#isZeroSeen = true
    return 'first'
  }

  #has(high: number, low: number): boolean {
    const slot = this.#slotOf(high, low)
    return this.#high[slot] === high && this.#low[slot] === low
  }

  #put(high: number, low: number): void {
    const slot = this.#slotOf(high, low)
    this.#high[slot] = high
    this.#low[slot] = low
  }

  #grow(): void {
    const [high, low] = [this.#high, this.#low]
    this.#high = new Int32Array(high.length * 2)
    this.#low = new Int32Array(high.length * 2)
    this.#mask = high.length * 2 - 1
    for (let at = 0; at < high.length; at += 1)
      if (high[at] !== 0 || low[at] !== 0) this.#put(high[at] as number, low[at] as number)
  }

  /** Where the fingerprint is, or the empty slot where it would go; both halves zero mark an empty one. */
  #slotOf(high: number, low: number): number {
    // Fingerprints are bits of a cryptographic hash: any of their bits are as good as a hash of them.
    let slot = low & this.#mask
    while ((this.#high[slot] !== 0 || this.#low[slot] !== 0) && (this.#high[slot] !== high || this.#low[slot] !== low))
      slot = (slot + 1) & this.#mask
    return slot
  }
}

const FIRST_SLOTS = 1024
const MOST_FILLED = 0.75
