/**
 * Counts how often each of 32 bits is set in many words. Eight words at a time go through a tree of full adders, which
 * add all 32 bits at once, each bit a column of its own:
 *
 *   8 words  →  ones, twos, fours, eights (carried on to the next eight)  +  one word of sixteens, which alone is
 *                                                                             counted, byte by byte, in four tables
 *
 * Five plain operations a word, without a memory access but its reading; tables alone cost four reads and writes a word.
 */
export class BitCounter {
  /** Made when there are eight: many scans are of a few groups. */
  #tables: Int32Array | null = null
  /** What has not made up sixteen yet: a word each of ones, twos, fours and eights. */
  readonly #carried = new Int32Array(4)
  readonly #bits = new Int32Array(32)

  /** Adds the first `count` words at `indices` − `offset`. */
  add(words: Int32Array, indices: Int32Array, offset: number, count: number): void {
    const whole = count & ~7
    if (whole > 0) addEights(words, indices, offset, whole, this.#carried, (this.#tables ??= new Int32Array(1024)))
    for (let i = whole; i < count; i++) addBits(this.#bits, words[indices[i]! - offset]!, 1)
  }

  /** Words counted so far per bit. */
  counts(): Int32Array {
    const bits = this.#bits.slice()
    this.#carried.forEach((word, power) => addBits(bits, word, 1 << power))
    if (this.#tables) spread(this.#tables, bits)
    return bits
  }
}

/** Adds the counts of bytes to the bits that the bytes have. */
function spread(tables: Int32Array, bits: Int32Array): void {
  for (let at = 0; at < tables.length; at++) {
    const count = tables[at]!
    if (count > 0) addBits(bits, (at & 255) << ((at >> 8) << 3), count * 16)
  }
}

function addBits(bits: Int32Array, word: number, times: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) bits[31 - Math.clz32(rest & -rest)]! += times
}

/** Sum and carry of three bits: s = a ^ b ^ c, carry = (a & b) | ((a ^ b) & c). Written out, because loops inside cost as much again. */
function addEights(words: Int32Array, indices: Int32Array, offset: number, count: number, carried: Int32Array, tables: Int32Array): void {
  let ones = carried[0]!
  let twos = carried[1]!
  let fours = carried[2]!
  let eights = carried[3]!
  for (let i = 0; i < count; i += 8) {
    let a = words[indices[i]! - offset]!
    let b = words[indices[i + 1]! - offset]!
    let x = ones ^ a
    const twosA = (ones & a) | (x & b)
    ones = x ^ b
    a = words[indices[i + 2]! - offset]!
    b = words[indices[i + 3]! - offset]!
    x = ones ^ a
    const twosB = (ones & a) | (x & b)
    ones = x ^ b
    x = twos ^ twosA
    const foursA = (twos & twosA) | (x & twosB)
    twos = x ^ twosB
    a = words[indices[i + 4]! - offset]!
    b = words[indices[i + 5]! - offset]!
    x = ones ^ a
    const twosC = (ones & a) | (x & b)
    ones = x ^ b
    a = words[indices[i + 6]! - offset]!
    b = words[indices[i + 7]! - offset]!
    x = ones ^ a
    const twosD = (ones & a) | (x & b)
    ones = x ^ b
    x = twos ^ twosC
    const foursB = (twos & twosC) | (x & twosD)
    twos = x ^ twosD
    x = fours ^ foursA
    const more = (fours & foursA) | (x & foursB)
    fours = x ^ foursB
    const sixteens = eights & more
    eights ^= more
    tables[sixteens & 255]!++
    tables[256 + ((sixteens >>> 8) & 255)]!++
    tables[512 + ((sixteens >>> 16) & 255)]!++
    tables[768 + (sixteens >>> 24)]!++
  }
  carried[0] = ones
  carried[1] = twos
  carried[2] = fours
  carried[3] = eights
}
