import { hash, randomBytes } from 'node:crypto'

const WAYS = 4

/**
 * How often keys came, in memory that is fixed at the start: two numbers for each of so many keys, found by a hash. Four places
 * are where a key can stand; when all are taken the one that is next in turn forgets whom it stood for. So a flood of keys costs
 * nothing but what is remembered of old ones. Two keys that are taken for one: 1 in 10^9.
 */
export class FixedCounts {
  readonly #prints: Uint32Array
  readonly #counts: Uint16Array
  /** Nobody outside can make two keys that meet. */
  readonly #salt = randomBytes(16).toString('base64')
  readonly #groups: number
  #turn = 0

  /** `keys`: a power of two. */
  constructor(keys: number) {
    this.#groups = keys / WAYS
    this.#prints = new Uint32Array(keys)
    this.#counts = new Uint16Array(keys)
  }

  /** Counts the key once more, and says how often it has come with this time; 65,535 stands for all above. */
  add(key: string): number {
    const digest = hash('sha256', this.#salt + key, 'buffer')
    const from = (digest.readUInt32LE(0) % this.#groups) * WAYS
    const print = digest.readUInt32LE(4) || 1
    const place = this.#placeOf(print, from)
    const count = this.#prints[place] === print ? Math.min((this.#counts[place] as number) + 1, 65_535) : 1
    this.#prints[place] = print
    this.#counts[place] = count
    return count
  }

  /** Where the key stands; else a free place; else the next in turn. */
  #placeOf(print: number, from: number): number {
    let free = -1
    for (let place = from; place < from + WAYS; place += 1) {
      if (this.#prints[place] === print) return place
      if (this.#prints[place] === 0 && free < 0) free = place
    }
    return free >= 0 ? free : from + (this.#turn++ % WAYS)
  }
}
