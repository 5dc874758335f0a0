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
  /** Four tables of 256, then what has not made up sixteen yet: a word each of ones, twos, fours and eights; then counts of bits. */
  #counts: Int32Array | null = null

  /** Adds the first `count` words at `indices` − `offset`. */
  add(words: Int32Array, indices: Int32Array, offset: number, count: number): void {
    const counts = (this.#counts ??= takeCounts())
    const whole = count & ~7
    if (whole > 0) addEights(words, indices, offset, whole, counts)
    for (let i = whole; i < count; i++) addBits(counts, BITS, words[indices[i]! - offset]!, 1)
  }

  /** Words counted per bit; nothing can be added afterwards. */
  counts(): Int32Array {
    const bits = new Int32Array(32)
    const counts = this.#counts
    if (!counts) return bits
    for (let power = 0; power < 4; power++) addBits(counts, BITS, counts[CARRIED + power]!, 1 << power)
    spread(counts)
    bits.set(counts.subarray(BITS))
    this.#counts = null
    giveBack(counts)
    return bits
  }
}

const CARRIED = 1024
const BITS = CARRIED + 4

/** Zeros for counters to come: many scans are of a few groups, and to make arrays would cost them more than to count. */
const spare: Int32Array[] = []
const SPARE_KEPT = 16

function takeCounts(): Int32Array {
  return spare.pop() ?? new Int32Array(BITS + 32)
}

function giveBack(counts: Int32Array): void {
  if (spare.length === SPARE_KEPT) return
  counts.fill(0)
  spare.push(counts)
}

/** Adds the counts of bytes to the bits that the bytes have. */
function spread(counts: Int32Array): void {
  for (let at = 0; at < CARRIED; at++) {
    const count = counts[at]!
    if (count > 0) addBits(counts, BITS, (at & 255) << ((at >> 8) << 3), count * 16)
  }
}

function addBits(counts: Int32Array, from: number, word: number, times: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) counts[from + 31 - Math.clz32(rest & -rest)]! += times
}

/** Sum and carry of three bits: s = a ^ b ^ c, carry = (a & b) | ((a ^ b) & c). Written out, because loops inside cost as much again. */
function addEights(words: Int32Array, indices: Int32Array, offset: number, count: number, counts: Int32Array): void {
  let ones = counts[CARRIED]!
  let twos = counts[CARRIED + 1]!
  let fours = counts[CARRIED + 2]!
  let eights = counts[CARRIED + 3]!
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
    counts[sixteens & 255]!++
    counts[256 + ((sixteens >>> 8) & 255)]!++
    counts[512 + ((sixteens >>> 16) & 255)]!++
    counts[768 + (sixteens >>> 24)]!++
  }
  counts[CARRIED] = ones
  counts[CARRIED + 1] = twos
  counts[CARRIED + 2] = fours
  counts[CARRIED + 3] = eights
}
