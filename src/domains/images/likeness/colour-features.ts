import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'

const GREYS = 6
const HUES = 10
const LIGHTS = 3
/** Below this chroma a colour is a grey, above the second it is none; between them it is both in part. */
const GREY = { below: 4, above: 14 }

/** How much of the piece has which colour: greys by lightness, colours by hue and lightness; square roots of shares. */
export const paletteFeatures = ({ lab, piece }: PictureAnatomy): Float32Array => {
  const counts = new Float32Array(GREYS + HUES * LIGHTS)
  let total = 0
  for (let at = 0; at < piece.length; at += 1) {
    if (piece[at] === 0) continue
    const [l, a, b] = [lab.l[at] as number, lab.a[at] as number, lab.b[at] as number]
    const colourful = Math.min(1, Math.max(0, (Math.hypot(a, b) - GREY.below) / (GREY.above - GREY.below)))
    const hue = ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUES
    if (colourful < 1) addSoftly(counts, 0, GREYS, (l / 100) * (GREYS - 1), 1 - colourful)
    if (colourful > 0) addHue(counts, hue, (l / 100) * (LIGHTS - 1), colourful)
    total += 1
  }
  return counts.map((count) => Math.sqrt(count / Math.max(1, total)))
}

/** Shares a weight between the two bins that a place lies between. */
export const addSoftly = (counts: Float32Array, from: number, bins: number, place: number, weight: number): void => {
  const low = Math.min(bins - 1, Math.max(0, Math.floor(place)))
  const part = Math.min(1, Math.max(0, place - low))
  counts[from + low] = (counts[from + low] as number) + weight * (1 - part)
  if (low + 1 < bins) counts[from + low + 1] = (counts[from + low + 1] as number) + weight * part
}

const addHue = (counts: Float32Array, hue: number, light: number, weight: number): void => {
  const low = Math.floor(hue) % HUES
  const part = hue - Math.floor(hue)
  addSoftly(counts, GREYS + low * LIGHTS, LIGHTS, light, weight * (1 - part))
  addSoftly(counts, GREYS + ((low + 1) % HUES) * LIGHTS, LIGHTS, light, weight * part)
}

const ROWS = 3
const COLUMNS = 4

/** The mean colour of the piece above, in the middle and below, at its sides and in its centre; 0 where the piece is not. */
export const regionColourFeatures = ({ lab, piece, box }: PictureAnatomy): Float32Array => {
  const sums = new Float32Array(ROWS * (COLUMNS / 2) * 4)
  const [boxWidth, boxHeight] = [box.right - box.left + 1, box.bottom - box.top + 1]
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const at = y * lab.width + x
      if (piece[at] === 0) continue
      const column = Math.floor(((x - box.left) * COLUMNS) / boxWidth)
      const region = (Math.floor(((y - box.top) * ROWS) / boxHeight) * (COLUMNS / 2) + Math.min(column, COLUMNS - 1 - column)) * 4
      sums[region] = (sums[region] as number) + 1
      sums[region + 1] = (sums[region + 1] as number) + (lab.l[at] as number)
      sums[region + 2] = (sums[region + 2] as number) + (lab.a[at] as number)
      sums[region + 3] = (sums[region + 3] as number) + (lab.b[at] as number)
    }
  }
  return meansOf(sums, (boxWidth * boxHeight) / (sums.length / 4))
}

/** Lightness from −1 to 1, colours in the same scale; a region that the piece hardly fills weighs little. */
const meansOf = (sums: Float32Array, regionArea: number): Float32Array => {
  const means = new Float32Array((sums.length / 4) * 3)
  for (let region = 0; region < sums.length / 4; region += 1) {
    const count = sums[region * 4] as number
    if (count === 0) continue
    const filled = Math.min(1, (2 * count) / regionArea)
    means[region * 3] = (filled * ((sums[region * 4 + 1] as number) / count - 50)) / 50
    means[region * 3 + 1] = (filled * (sums[region * 4 + 2] as number)) / count / 40
    means[region * 3 + 2] = (filled * (sums[region * 4 + 3] as number)) / count / 40
  }
  return means
}
