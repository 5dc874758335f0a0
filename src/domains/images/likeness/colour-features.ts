import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'

const GREYS = 6
const HUES = 10
const LIGHTS = 3
const CHROMAS = 2
/** Below this chroma a colour is a grey, above the second it is none; between them it is both in part. */
const GREY = { below: 4, above: 14 }
/** Ochre and oak have one hue and one lightness: pale colours have the first chroma, deep ones the second. */
const PALE = 20
const DEEP = 48

/** How much of the piece has which colour: greys by lightness, colours by hue, depth and lightness; square roots of shares. */
export function paletteFeatures({ lab, piece }: PictureAnatomy): Float32Array {
  const counts = new Float32Array(GREYS + HUES * CHROMAS * LIGHTS)
  let total = 0
  for (let at = 0; at < piece.length; at += 1) {
    if (piece[at] === 0) continue
    const [l, a, b] = [lab.l[at] as number, lab.a[at] as number, lab.b[at] as number]
    const chroma = Math.hypot(a, b)
    const colourful = Math.min(1, Math.max(0, (chroma - GREY.below) / (GREY.above - GREY.below)))
    if (colourful < 1) addSoftly(counts, 0, GREYS, (l / 100) * (GREYS - 1), 1 - colourful)
    if (colourful > 0) {
      const deep = Math.min(1, Math.max(0, (chroma - PALE) / (DEEP - PALE)))
      addHue(counts, GREYS, { hue: hueOf(a, b), light: (l / 100) * (LIGHTS - 1), weight: colourful * (1 - deep) })
      if (deep > 0)
        addHue(counts, GREYS + HUES * LIGHTS, {
          hue: hueOf(a, b),
          light: (l / 100) * (LIGHTS - 1),
          weight: colourful * deep,
        })
    }
    total += 1
  }
  return counts.map((count) => Math.sqrt(count / Math.max(1, total)))
}

function hueOf(a: number, b: number): number {
  return ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUES
}

const ACCENT_HUES = 12
const DEPTHS = 6
const BRIGHTS = 8
/** A chroma that fills the last of the depths. */
const DEEPEST = 75

/**
 * The colour of a piece of which little is coloured, or that is thin: hues by how much they colour, whatever their share; how
 * deep colours are; how light the piece is; all as square roots of shares.
 */
export function accentFeatures({ lab, piece }: PictureAnatomy): Float32Array {
  const hues = new Float32Array(ACCENT_HUES)
  const tones = new Float32Array(DEPTHS + BRIGHTS)
  let [total, colour] = [0, 0]
  for (let at = 0; at < piece.length; at += 1) {
    if (piece[at] === 0) continue
    const [l, a, b] = [lab.l[at] as number, lab.a[at] as number, lab.b[at] as number]
    const chroma = Math.hypot(a, b)
    const weight = Math.max(0, chroma - GREY.below)
    addAround(hues, ((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * ACCENT_HUES, weight)
    addSoftly(tones, 0, DEPTHS, Math.min(1, chroma / DEEPEST) * (DEPTHS - 1), 1)
    addSoftly(tones, DEPTHS, BRIGHTS, (l / 100) * (BRIGHTS - 1), 1)
    total += 1
    colour += weight
  }
  // A piece without colour has no hue: the little that compression leaves must not look like one.
  const least = Math.max(1, colour, total * 1.5)
  return Float32Array.from([
    ...hues.map((value) => Math.sqrt(value / least)),
    ...tones.map((value) => Math.sqrt(value / Math.max(1, total))),
  ])
}

function addAround(counts: Float32Array, place: number, weight: number): void {
  const low = Math.floor(place) % counts.length
  const part = place - Math.floor(place)
  counts[low] = (counts[low] as number) + weight * (1 - part)
  counts[(low + 1) % counts.length] = (counts[(low + 1) % counts.length] as number) + weight * part
}

/** Shares a weight between the two bins that a place lies between. */
export function addSoftly(counts: Float32Array, from: number, bins: number, place: number, weight: number): void {
  const low = Math.min(bins - 1, Math.max(0, Math.floor(place)))
  const part = Math.min(1, Math.max(0, place - low))
  counts[from + low] = (counts[from + low] as number) + weight * (1 - part)
  if (low + 1 < bins) counts[from + low + 1] = (counts[from + low + 1] as number) + weight * part
}

interface Hue {
  readonly hue: number
  readonly light: number
  readonly weight: number
}

function addHue(counts: Float32Array, from: number, { hue, light, weight }: Hue): void {
  const low = Math.floor(hue) % HUES
  const part = hue - Math.floor(hue)
  addSoftly(counts, from + low * LIGHTS, LIGHTS, light, weight * (1 - part))
  addSoftly(counts, from + ((low + 1) % HUES) * LIGHTS, LIGHTS, light, weight * part)
}

const ROWS = 3
const COLUMNS = 4

/** The mean colour of the piece above, in the middle and below, at its sides and in its centre; 0 where the piece is not. */
export function regionColourFeatures({ lab, piece, box }: PictureAnatomy): Float32Array {
  const sums = new Float32Array(ROWS * (COLUMNS / 2) * 4)
  const [boxWidth, boxHeight] = [box.right - box.left + 1, box.bottom - box.top + 1]
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const at = y * lab.width + x
      if (piece[at] === 0) continue
      const column = Math.floor(((x - box.left) * COLUMNS) / boxWidth)
      const region =
        (Math.floor(((y - box.top) * ROWS) / boxHeight) * (COLUMNS / 2) + Math.min(column, COLUMNS - 1 - column)) * 4
      sums[region] = (sums[region] as number) + 1
      sums[region + 1] = (sums[region + 1] as number) + (lab.l[at] as number)
      sums[region + 2] = (sums[region + 2] as number) + (lab.a[at] as number)
      sums[region + 3] = (sums[region + 3] as number) + (lab.b[at] as number)
    }
  }
  return meansOf(sums, (boxWidth * boxHeight) / (sums.length / 4))
}

/** Lightness from −1 to 1, colours in the same scale; a region that the piece hardly fills weighs little. */
function meansOf(sums: Float32Array, regionArea: number): Float32Array {
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
