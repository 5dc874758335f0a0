import type { LabPicture } from './lab-picture.ts'

/** The plain ground of a picture: what can be reached from its border without crossing an edge. */
export interface Ground {
  /** 1 where a pixel is ground. */
  readonly mask: Uint8Array
  /** Share of the border that is ground: near 1 for a piece that stands free. */
  readonly borderShare: number
  readonly share: number
  /** The border's usual colour. */
  readonly l: number
  readonly chroma: number
}

/** A step to the next pixel that a gradient or a soft shadow makes at most. */
const STEP = 3.2
/** How far from the border's usual colour ground may come: shadows darken it, hardly anything colours it. */
const REACH = { darker: 34, lighter: 14, colour: 9 }
/** Pixels of the border that are unlike its usual colour belong to a piece that is cut. */
const SEED = { l: 12, colour: 8 }

export function floodGround(picture: LabPicture): Ground {
  const smooth = smoothed(picture)
  const border = borderOf(picture)
  const tone = usualTone(smooth, border)
  const mask = new Uint8Array(picture.width * picture.height)
  const queue = new Int32Array(mask.length)
  let tail = 0
  const join = (at: number): void => {
    mask[at] = 1
    queue[tail++] = at
  }
  for (const at of border) if (mask[at] === 0 && isSeed(smooth, at, tone)) join(at)
  for (let head = 0; head < tail; head += 1) {
    const at = queue[head] as number
    forNeighbours(at, picture, (next) => {
      if (mask[next] === 0 && isNextStep(smooth, at, next) && isWithinReach(smooth, next, tone)) join(next)
    })
  }
  const onBorder = border.reduce((count, at) => count + (mask[at] as number), 0)
  return {
    mask,
    borderShare: onBorder / border.length,
    share: tail / mask.length,
    l: tone.l,
    chroma: Math.hypot(tone.a, tone.b),
  }
}

interface Tone {
  readonly l: number
  readonly a: number
  readonly b: number
}

function forNeighbours(at: number, { width, height }: LabPicture, visit: (next: number) => void): void {
  const x = at % width
  if (x > 0) visit(at - 1)
  if (x < width - 1) visit(at + 1)
  if (at >= width) visit(at - width)
  if (at < width * (height - 1)) visit(at + width)
}

function isSeed({ l, a, b }: LabPicture, at: number, tone: Tone): boolean {
  return (
    Math.abs((l[at] as number) - tone.l) < SEED.l &&
    Math.hypot((a[at] as number) - tone.a, (b[at] as number) - tone.b) < SEED.colour
  )
}

function isNextStep({ l, a, b }: LabPicture, at: number, next: number): boolean {
  return (
    Math.abs((l[at] as number) - (l[next] as number)) +
      Math.abs((a[at] as number) - (a[next] as number)) +
      Math.abs((b[at] as number) - (b[next] as number)) <
    STEP
  )
}

function isWithinReach({ l, a, b }: LabPicture, at: number, tone: Tone): boolean {
  const lighter = (l[at] as number) - tone.l
  const [across, along] = [(a[at] as number) - tone.a, (b[at] as number) - tone.b]
  return (
    lighter < REACH.lighter && lighter > -REACH.darker && across * across + along * along < REACH.colour * REACH.colour
  )
}

function borderOf({ width, height }: LabPicture): number[] {
  const all = new Set<number>()
  for (let x = 0; x < width; x += 1) all.add(x).add((height - 1) * width + x)
  for (let y = 0; y < height; y += 1) all.add(y * width).add(y * width + width - 1)
  return [...all]
}

/** The mean of the border's most frequent colour: a piece that is cut by the border does not move it. */
function usualTone({ l, a, b }: LabPicture, border: readonly number[]): Tone {
  const bins = new Map<number, number[]>()
  for (const at of border) {
    const bin =
      Math.round((l[at] as number) / 7) * 10_000 +
      Math.round(((a[at] as number) + 128) / 7) * 100 +
      Math.round(((b[at] as number) + 128) / 7)
    bins.set(bin, [...(bins.get(bin) ?? []), at])
  }
  const largest = [...bins.values()].reduce((most, bin) => (bin.length > most.length ? bin : most), [])
  const mean = (plane: Float32Array): number =>
    largest.reduce((sum, at) => sum + (plane[at] as number), 0) / Math.max(1, largest.length)
  return { l: mean(l), a: mean(a), b: mean(b) }
}

/** Each pixel the mean of the nine around it: grain of compression is no edge. */
function smoothed({ width, height, l, a, b }: LabPicture): LabPicture {
  return {
    width,
    height,
    l: boxMean(l, width, height),
    a: boxMean(a, width, height),
    b: boxMean(b, width, height),
  }
}

export function boxMean(plane: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(plane.length)
  const mean = new Float32Array(plane.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = y * width
      across[row + x] =
        ((plane[row + Math.max(0, x - 1)] as number) +
          (plane[row + x] as number) +
          (plane[row + Math.min(width - 1, x + 1)] as number)) /
        3
    }
  }
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x += 1)
      mean[y * width + x] =
        ((across[above + x] as number) + (across[y * width + x] as number) + (across[below + x] as number)) / 3
  }
  return mean
}
