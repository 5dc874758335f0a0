import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'

/** How far a colour is from the ground's before it counts at all, and over how much more it comes to count fully. */
const UNLIKE = { from: 3, over: 9 }
/** A piece of the ground's own colour: below this share of ink all of it counts in part. */
const LITTLE_INK = 0.25
const ALWAYS = 0.02

/**
 * What of a piece is surely not its ground, 0 to 1 a pixel: between the bars of a shelf or a chair the ground is seen, which the
 * flood from the border cannot reach; it is not of the piece's colour. Of a white piece on white all counts a little.
 */
export function pieceInk(anatomy: PictureAnatomy): Float32Array {
  const {
    lab: { l, a, b },
    piece,
  } = anatomy
  const [groundL, groundA, groundB] = borderTone(anatomy)
  const ink = new Float32Array(l.length)
  let [total, pixels] = [0, 0]
  for (let at = 0; at < ink.length; at += 1) {
    if (piece[at] === 0) continue
    const [dl, da, db] = [(l[at] as number) - groundL, (a[at] as number) - groundA, (b[at] as number) - groundB]
    const own = Math.min(1, Math.max(0, (Math.sqrt(dl * dl + da * da + db * db) - UNLIKE.from) / UNLIKE.over))
    ink[at] = own
    total += own
    pixels += 1
  }
  const least = pixels === 0 ? 0 : Math.max(0, LITTLE_INK - total / pixels) + ALWAYS
  for (let at = 0; at < ink.length; at += 1) if (piece[at] === 1) ink[at] = (ink[at] as number) * (1 - least) + least
  return ink
}

const PAPER = [95, 0, 0] as const

/** The mean colour of the picture's border where no piece touches it. */
function borderTone({ lab: { l, a, b, width, height }, piece }: PictureAnatomy): readonly [number, number, number] {
  const sum = { l: 0, a: 0, b: 0, pixels: 0 }
  const add = (at: number): void => {
    if (piece[at] === 1) return
    sum.l += l[at] as number
    sum.a += a[at] as number
    sum.b += b[at] as number
    sum.pixels += 1
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) add(y * width + x)
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) add(y * width + x)
  return sum.pixels === 0 ? PAPER : [sum.l / sum.pixels, sum.a / sum.pixels, sum.b / sum.pixels]
}
