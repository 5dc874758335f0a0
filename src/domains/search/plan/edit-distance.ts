/**
 * How many letters must be added, left out, changed or exchanged with their neighbour to make one word of the other, or `most` + 1 when it
 * is more than `most`.
 *
 *        s o f a          the row above, the one above it for exchanges, and this one are all that is kept, in three arrays for all calls;
 *      0 1 2 3 4          only so far beside the diagonal as `most` allows; a row with nothing up to `most` ends the search
 *    s 1 0 1 2 3
 *    o 2 1 0 1 2
 *    f 3 2 1 0 1
 *    f 4 3 2 1 1
 *    a 5 4 3 2 1
 */
export function editDistance(one: string, other: string, most: number): number {
  if (most < 0 || Math.abs(one.length - other.length) > most) return most + 1
  let [twoAbove, above, row] = rows
  for (let at = 0; at <= other.length; at++) above[at] = at
  for (let i = 1; i <= one.length; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(other.length, i + most)]
    row[from - 1] = from === 1 ? i : most + 1
    row[to + 1] = most + 1
    const letter = one.charCodeAt(i - 1)
    let least = from === 1 ? i : most + 1
    for (let j = from; j <= to; j++) {
      const isSame = letter === other.charCodeAt(j - 1)
      let steps = Math.min(above[j - 1]! + (isSame ? 0 : 1), above[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === other.charCodeAt(j - 1))
        steps = Math.min(steps, twoAbove[j - 2]! + 1)
      row[j] = steps
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    ;[twoAbove, above, row] = [above, row, twoAbove]
  }
  return Math.min(above[other.length]!, most + 1)
}

/** Longer words are not corrected (language/tokens.ts cuts them there). */
const MOST = 65
const rows = [new Uint8Array(MOST + 2), new Uint8Array(MOST + 2), new Uint8Array(MOST + 2)] as const

/** A bit for each letter that a word of a to z has. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

/** How many letters one word has that are not in the other: so many steps at the least lead from it to the other. */
export function missingLetters(letters: number, of: number): number {
  return bitCount(letters & ~of)
}

export function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
