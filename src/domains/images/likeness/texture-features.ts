import { boxMean } from '../scoring/ground-flood.ts'
import { withoutThin } from '../scoring/mask-parts.ts'
import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'

const PATTERNS = 10
const CONTRASTS = 8
/** Differences of lightness below this are none. */
const FLAT = 0.8

/**
 * The grain of the piece's surface: rotation-invariant local binary patterns near and two pixels away, and how strong the
 * differences are. Square roots of shares.
 */
export function textureFeatures({ lab, piece, edges }: PictureAnatomy): Float32Array {
  const { width, height } = lab
  const inner = withoutThin(piece, width, height)
  const features = new Float32Array(PATTERNS * 2 + CONTRASTS)
  const smooth = boxMean(lab.l, width, height)
  let total = 0
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x
      if (inner[at] === 0) continue
      total += 1
      count(features, patternAt(lab.l, at, NEAR(width)))
      count(features, PATTERNS + patternAt(smooth, at, FAR(width)))
      count(
        features,
        PATTERNS * 2 + Math.min(CONTRASTS - 1, Math.floor(Math.log2(1 + 2 * (edges.strength[at] as number)) * 1.6)),
      )
    }
  }
  return features.map((value) => Math.sqrt(value / Math.max(1, total)))
}

function count(features: Float32Array, at: number): void {
  features[at] = (features[at] as number) + 1
}

function ring(reach: number) {
  return (width: number): readonly number[] => [
    -reach * width - reach,
    -reach * width,
    -reach * width + reach,
    reach,
    reach * width + reach,
    reach * width,
    reach * width - reach,
    -reach,
  ]
}
const NEAR = ring(1)
const FAR = ring(2)

/** 0 to 8: so many of the eight around are lighter, in one run; 9: in several runs. */
function patternAt(plane: Float32Array, at: number, offsets: readonly number[]): number {
  const own = (plane[at] as number) + FLAT
  let [lighter, changes] = [0, 0]
  let before = (plane[at + (offsets[7] as number)] as number) > own
  for (const offset of offsets) {
    const is = (plane[at + offset] as number) > own
    if (is) lighter += 1
    if (is !== before) changes += 1
    before = is
  }
  return changes <= 2 ? lighter : 9
}
