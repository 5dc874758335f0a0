/**
 * Counts how often each of 32 bits is set in many words. Sixteen words at a time go through a tree of full adders, which
 * add all 32 bits at once, each bit a column of its own:
 *
 *   16 words  →  ones, twos, fours, eights (carried on to the next sixteen)  +  one word of sixteens, which alone is
 *                                                                               counted, byte by byte, in four tables
 *
 * Five plain operations a word, without a memory access but its reading; tables alone cost four reads and writes a word.
 */
export class BitCounter {
  /** Made when there are sixteen: many scans are of a few groups. */
  #tables: Int32Array | null = null
  /** What has not made up sixteen yet: a word each of ones, twos, fours and eights. */
  readonly #carried = new Int32Array(4)
  readonly #bits = new Int32Array(32)

  add(words: Int32Array, count: number): void {
    const whole = count & ~15
    if (whole > 0) addSixteens(words, whole, this.#carried, (this.#tables ??= new Int32Array(1024)))
    for (let i = whole; i < count; i++) addBits(this.#bits, words[i]!, 1)
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

/** Sum and carry of three bits: s = a ^ b ^ c, carry = (a & b) | ((a ^ b) & c). */
function addSixteens(words: Int32Array, count: number, carried: Int32Array, tables: Int32Array): void {
  let ones = carried[0]!
  let twos = carried[1]!
  let fours = carried[2]!
  let eights = carried[3]!
  for (let at = 0; at < count; at += 16) {
    let eightsA = 0
    for (let half = 0; half < 16; half += 8) {
      let foursA = 0
      for (let quarter = 0; quarter < 8; quarter += 4) {
        const i = at + half + quarter
        const [a, b, c, d] = [words[i]!, words[i + 1]!, words[i + 2]!, words[i + 3]!]
        const x = ones ^ a
        const twosA = (ones & a) | (x & b)
        ones = x ^ b
        const y = ones ^ c
        const twosB = (ones & c) | (y & d)
        ones = y ^ d
        const z = twos ^ twosA
        const foursB = (twos & twosA) | (z & twosB)
        twos = z ^ twosB
        if (quarter === 0) foursA = foursB
        else {
          const f = fours ^ foursA
          const eightsB = (fours & foursA) | (f & foursB)
          fours = f ^ foursB
          if (half === 0) eightsA = eightsB
          else {
            const e = eights ^ eightsA
            const sixteens = (eights & eightsA) | (e & eightsB)
            eights = e ^ eightsB
            tables[sixteens & 255]!++
            tables[256 + ((sixteens >>> 8) & 255)]!++
            tables[512 + ((sixteens >>> 16) & 255)]!++
            tables[768 + (sixteens >>> 24)]!++
          }
        }
      }
    }
  }
  carried[0] = ones
  carried[1] = twos
  carried[2] = fours
  carried[3] = eights
}
