/**
 * How many letters must be added, left out, changed or exchanged with their neighbour to make one word of the other, or `most` + 1 when it
 * is more than `most`.
 *
 *        s o f a          the row above, the one above it for exchanges, and this one are all that is kept;
 *      0 1 2 3 4          a row with nothing up to `most` ends the search
 *    s 1 0 1 2 3
 *    o 2 1 0 1 2
 *    f 3 2 1 0 1
 *    f 4 3 2 1 1
 *    a 5 4 3 2 1
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [twoAbove, above, row] = [new Uint8Array(MOST), new Uint8Array(MOST), new Uint8Array(MOST)]
  for (let at = 0; at <= other.length; at++) above[at] = at
  for (let i = 1; i <= one.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let steps = Math.min(above[j - 1]! + (isSame ? 0 : 1), above[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
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
