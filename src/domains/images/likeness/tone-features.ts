import type { LabPicture } from '../scoring/lab-picture.ts'
import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'

const LIGHT = [0.03, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 0.97] as const
const ACROSS = [0.1, 0.5, 0.9] as const
const DEPTH = [0.25, 0.5, 0.75, 0.95] as const

/**
 * The colours of a piece by rank, lightest, middle and darkest, and as the three that it is mostly of: shares of colours change
 * with the side from which a piece is seen, which colours it has does not. Each pixel counts as much as it is ink.
 */
export function toneFeatures({ lab }: PictureAnatomy, ink: Float32Array): Float32Array {
  const chroma = lab.l.map((_, at) => Math.hypot(lab.a[at] as number, lab.b[at] as number))
  const light = quantiles({ values: lab.l, ink, low: 0, high: 100 }, LIGHT).map((value) => (value - 50) / 50)
  const [a, b] = [lab.a, lab.b].map((values) =>
    quantiles({ values, ink, low: -60, high: 60 }, ACROSS).map((value) => value / 40),
  ) as [number[], number[]]
  const depth = quantiles({ values: chroma, ink, low: 0, high: 90 }, DEPTH).map((value) => value / 40)
  return Float32Array.from([...light, ...a, ...b, ...depth, ...mainTones(lab, ink)])
}

interface Ranked {
  readonly values: Float32Array
  readonly ink: Float32Array
  readonly low: number
  readonly high: number
}

const BINS = 128

function quantiles({ values, ink, low, high }: Ranked, shares: readonly number[]): number[] {
  const bins = new Float64Array(BINS)
  let total = 0
  for (let at = 0; at < values.length; at += 1) {
    const weight = ink[at] as number
    if (weight === 0) continue
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor((((values[at] as number) - low) / (high - low)) * BINS)))
    bins[bin] = (bins[bin] as number) + weight
    total += weight
  }
  return shares.map((share) => {
    let [below, bin] = [0, 0]
    while (bin < BINS - 1 && below + (bins[bin] as number) < share * total) below += bins[bin++] as number
    const own = bins[bin] as number
    return low + ((high - low) * (bin + (own === 0 ? 0 : Math.min(1, (share * total - below) / own)))) / BINS
  })
}

interface Tone {
  readonly l: number
  readonly a: number
  readonly b: number
  readonly share: number
}

const ROUNDS = 5
/** A difference of colour tells more than one of light, which shadows make. */
const COLOUR_COUNTS = 2
/** Every other pixel is enough. */
const EVERY = 2
/** From this share on a tone counts fully. */
const SEEN = 0.2

/** The three colours that a piece is mostly of, darkest first, with their shares: k-means from its dark, middle and light. */
function mainTones(lab: LabPicture, ink: Float32Array): number[] {
  let tones: readonly Tone[] = quantiles({ values: lab.l, ink, low: 0, high: 100 }, ACROSS).map((light) =>
    toneAround(lab, ink, light),
  )
  for (let round = 0; round < ROUNDS; round += 1) tones = nearerTones(lab, ink, tones)
  return tones
    .toSorted((one, other) => one.l - other.l)
    .flatMap(({ l, a, b, share }) => {
      const seen = Math.min(1, share / SEEN)
      return [(seen * (l - 50)) / 50, (seen * a) / 40, (seen * b) / 40, Math.sqrt(share)]
    })
}

function toneAround({ l, a, b }: LabPicture, ink: Float32Array, light: number): Tone {
  const sum = { l: 0, a: 0, b: 0, pixels: 0 }
  for (let at = 0; at < l.length; at += EVERY) {
    if (ink[at] === 0 || Math.abs((l[at] as number) - light) >= 8) continue
    sum.l += l[at] as number
    sum.a += a[at] as number
    sum.b += b[at] as number
    sum.pixels += 1
  }
  return sum.pixels === 0
    ? { l: light, a: 0, b: 0, share: 0 }
    : { l: sum.l / sum.pixels, a: sum.a / sum.pixels, b: sum.b / sum.pixels, share: 0 }
}

function nearerTones({ l, a, b }: LabPicture, ink: Float32Array, tones: readonly Tone[]): Tone[] {
  const sums = tones.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }))
  let total = 0
  for (let at = 0; at < l.length; at += EVERY) {
    const weight = ink[at] as number
    if (weight === 0) continue
    let [least, nearest] = [Infinity, 0]
    for (let each = 0; each < tones.length; each += 1) {
      const tone = tones[each] as Tone
      const [dl, da, db] = [(l[at] as number) - tone.l, (a[at] as number) - tone.a, (b[at] as number) - tone.b]
      const far = dl * dl + COLOUR_COUNTS * (da * da + db * db)
      if (far < least) [least, nearest] = [far, each]
    }
    const sum = sums[nearest] as (typeof sums)[number]
    sum.l += weight * (l[at] as number)
    sum.a += weight * (a[at] as number)
    sum.b += weight * (b[at] as number)
    sum.weight += weight
    total += weight
  }
  return tones.map((tone, each) => {
    const { weight, ...sum } = sums[each] as (typeof sums)[number]
    return weight === 0
      ? { ...tone, share: 0 }
      : { l: sum.l / weight, a: sum.a / weight, b: sum.b / weight, share: weight / total }
  })
}
