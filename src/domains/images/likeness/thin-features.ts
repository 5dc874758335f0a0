import type { LabPicture } from '../scoring/lab-picture.ts'
import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'

/** A line is darker or lighter than what lies two pixels on either side by at least so much; by more than the second it counts no more. */
const STANDS_OUT = { least: 5, most: 20 }
/** Lines on so much of the box are as many as can be. */
const MANY = 0.6

interface Lines {
  weight: number
  l: number
  a: number
  b: number
  pixels: number
}

/**
 * Of what colour the thin parts of a piece are, dark ones and light ones, and how many there are: a frame or a leg of few pixels is
 * mixed with the ground beside it, and its own colour is seen in the middle of it alone.
 */
export function thinFeatures({ lab, piece, box }: PictureAnatomy): Float32Array {
  const [dark, light] = [noLines(), noLines()]
  const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1]
  for (let y = box.top; y <= box.bottom; y += 1)
    followLine({ lab, piece, dark, light }, y * lab.width + box.left, 1, width)
  for (let x = box.left; x <= box.right; x += 1)
    followLine({ lab, piece, dark, light }, box.top * lab.width + x, lab.width, height)
  return Float32Array.from([
    ...toneOf(dark, width * height),
    ...toneOf(light, width * height),
    Math.min(1, Math.sqrt((2 * dark.pixels) / (width * height))),
  ])
}

function noLines(): Lines {
  return { weight: 0, l: 0, a: 0, b: 0, pixels: 0 }
}

interface Following {
  readonly lab: LabPicture
  readonly piece: Uint8Array
  readonly dark: Lines
  readonly light: Lines
}

/** Along a row or a column: where its lightness has a low or a high that is narrow. */
function followLine({ lab, piece, dark, light }: Following, from: number, step: number, count: number): void {
  const { l } = lab
  for (let place = 2; place < count - 2; place += 1) {
    const at = from + place * step
    if (piece[at] === 0) continue
    const [own, before, behind] = [l[at] as number, l[at - step] as number, l[at + step] as number]
    const [far, beyond] = [l[at - 2 * step] as number, l[at + 2 * step] as number]
    if (own <= before && own < behind && Math.min(far, beyond) - own > STANDS_OUT.least)
      addLine(dark, lab, at, Math.min(far, beyond) - own)
    if (own >= before && own > behind && own - Math.max(far, beyond) > STANDS_OUT.least)
      addLine(light, lab, at, own - Math.max(far, beyond))
  }
}

function addLine(lines: Lines, { l, a, b }: LabPicture, at: number, standsOut: number): void {
  const weight = Math.min(STANDS_OUT.most, standsOut)
  lines.weight += weight
  lines.l += weight * (l[at] as number)
  lines.a += weight * (a[at] as number)
  lines.b += weight * (b[at] as number)
  lines.pixels += 1
}

/** How much of them there is, and their colour, which weighs little where there is little. */
function toneOf({ weight, l, a, b }: Lines, area: number): number[] {
  if (weight === 0) return [0, 0, 0, 0]
  const much = Math.min(1, weight / area / MANY)
  const seen = Math.sqrt(much)
  return [much, (seen * (l / weight - 50)) / 50, (seen * a) / weight / 40, (seen * b) / weight / 40]
}
