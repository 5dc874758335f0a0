import { floodGround, type Ground } from './ground-flood.ts'
import { labPicture, type LabPicture } from './lab-picture.ts'
import { type MaskPart, maskParts } from './mask-parts.ts'
import type { PicturePixels } from './picture-pixels.ts'

/** A picture taken apart: ground and piece, edges with their direction. Scoring and likeness read the same one. */
export interface PictureAnatomy {
  readonly lab: LabPicture
  readonly ground: Ground
  /** 1 where the piece is: not ground, and no dust or writing beside it. */
  readonly piece: Uint8Array
  /** Around the piece, in working pixels, last column and row included; the whole picture without a piece. */
  readonly box: Omit<MaskPart, 'id' | 'area'>
  readonly pieceShare: number
  /** Everything that is not ground, largest first. */
  readonly parts: readonly MaskPart[]
  readonly edges: Edges
}

export interface Edges {
  readonly strength: Float32Array
  /** Of the line, not of its normal: 0 lies, π/2 stands; from 0 to π. */
  readonly direction: Float32Array
}

/** A part beside the largest belongs to the piece from this share of its area: a chair's leg, not a letter. */
const PART_OF_PIECE = 0.04

export const pictureAnatomy = (pixels: PicturePixels): PictureAnatomy => {
  const lab = labPicture(pixels)
  const ground = floodGround(lab)
  const { labels, parts } = maskParts(ground.mask.map((isGround) => 1 - isGround), lab.width, lab.height)
  const kept = parts.filter(({ area }) => area >= (parts[0] as MaskPart).area * PART_OF_PIECE)
  const ids = new Set(kept.map(({ id }) => id))
  const piece = Uint8Array.from(labels, (label) => (ids.has(label) ? 1 : 0))
  return { lab, ground, piece, box: boxAround(kept, lab), pieceShare: kept.reduce((sum, { area }) => sum + area, 0) / piece.length, parts, edges: edgesOf(lab) }
}

const boxAround = (parts: readonly MaskPart[], { width, height }: LabPicture): PictureAnatomy['box'] =>
  parts.length === 0
    ? { left: 0, top: 0, right: width - 1, bottom: height - 1 }
    : { left: Math.min(...parts.map(({ left }) => left)), top: Math.min(...parts.map(({ top }) => top)), right: Math.max(...parts.map(({ right }) => right)), bottom: Math.max(...parts.map(({ bottom }) => bottom)) }

/** Sobel on lightness. */
const edgesOf = ({ l, width, height }: LabPicture): Edges => {
  const edges = { strength: new Float32Array(l.length), direction: new Float32Array(l.length) }
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const p = (dx: number, dy: number): number => l[at + dy * width + dx] as number
      const across = p(1, -1) + 2 * p(1, 0) + p(1, 1) - p(-1, -1) - 2 * p(-1, 0) - p(-1, 1)
      const down = p(-1, 1) + 2 * p(0, 1) + p(1, 1) - p(-1, -1) - 2 * p(0, -1) - p(1, -1)
      edges.strength[at] = Math.hypot(across, down) / 8
      edges.direction[at] = (Math.atan2(across, -down) + Math.PI) % Math.PI
    }
  }
  return edges
}
