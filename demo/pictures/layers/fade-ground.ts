import { type BytePlanes, half } from './byte-planes.ts'

/** How far from the frame a shadow is at its own strength, as a share of the longer side: to the sides it is long, below it is short. */
const BAND = { beside: 0.17, below: 0.08 }

/**
 * Lets the ground's shadow end softly before the frame, in place: where it was drawn to the frame's own edge a line would show on a
 * wider canvas. A side that cuts the piece itself keeps its shadow. Only the bands along the frame are visited.
 */
export function fadeGround(planes: BytePlanes): void {
  const [width, height] = [half(planes.width), half(planes.height)]
  const longest = Math.max(width, height)
  const band = Math.round(longest * BAND.beside)
  const cut = cutSides(planes)
  const byColumn = weights(width, band, cut.left, cut.right)
  const byRow = weights(height, Math.round(longest * BAND.below), cut.top, cut.bottom)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const isBand = (byRow[y] as number) < 1
    for (let x = 0; x < width; x++) {
      const weight = (byRow[y] as number) * (byColumn[x] as number)
      if (weight < 1) planes.shadow[row + x] = 255 - Math.round((255 - (planes.shadow[row + x] as number)) * weight)
      else if (!isBand) x = Math.max(x, width - band - 2)
    }
  }
}

export type Sides = Readonly<Record<'left' | 'right' | 'top' | 'bottom', boolean>>

/** Strength of the shadow at each place along an axis: none at its ends, whole from the band on. */
function weights(length: number, band: number, isStartCut: boolean, isEndCut: boolean): Float32Array {
  const smooth = (share: number): number => share * share * (3 - 2 * share)
  return Float32Array.from({ length }, (_, at) => {
    const start = isStartCut ? 1 : Math.min(1, at / band)
    const end = isEndCut ? 1 : Math.min(1, (length - 1 - at) / band)
    return smooth(start) * smooth(end)
  })
}

/** The sides of the frame that a part of the piece reaches. */
export function cutSides({ width, height, first }: BytePlanes): Sides {
  const reached = (from: number, step: number, count: number): boolean => {
    for (let at = 0; at < count; at++) if (first[from + at * step] !== 0) return true
    return false
  }
  return {
    left: reached(0, width, height),
    right: reached(width - 1, width, height),
    top: reached(0, 1, width),
    bottom: reached((height - 1) * width, 1, width),
  }
}
