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

export function pictureAnatomy(pixels: PicturePixels): PictureAnatomy {
  const lab = labPicture(pixels)
  const ground = floodGround(lab)
  const { labels, parts } = maskParts(
    ground.mask.map((isGround) => 1 - isGround),
    lab.width,
    lab.height,
  )
  const kept = parts.filter(({ area }) => area >= (parts[0] as MaskPart).area * PART_OF_PIECE)
  const isKept = new Uint8Array(parts.length + 1)
  for (const { id } of kept) isKept[id] = 1
  const piece = new Uint8Array(labels.length)
  for (let at = 0; at < piece.length; at += 1) piece[at] = isKept[labels[at] as number] as number
  return {
    lab,
    ground,
    piece,
    box: boxAround(kept, lab),
    pieceShare: kept.reduce((sum, { area }) => sum + area, 0) / piece.length,
    parts,
    edges: edgesOf(lab),
  }
}

function boxAround(parts: readonly MaskPart[], { width, height }: LabPicture): PictureAnatomy['box'] {
  return parts.length === 0
    ? { left: 0, top: 0, right: width - 1, bottom: height - 1 }
    : {
        left: Math.min(...parts.map(({ left }) => left)),
        top: Math.min(...parts.map(({ top }) => top)),
        right: Math.max(...parts.map(({ right }) => right)),
        bottom: Math.max(...parts.map(({ bottom }) => bottom)),
      }
}

/** Sobel on lightness. */
function edgesOf({ l, width, height }: LabPicture): Edges {
  const edges = { strength: new Float32Array(l.length), direction: new Float32Array(l.length) }
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const [nw, n, ne] = [l[at - width - 1] as number, l[at - width] as number, l[at - width + 1] as number]
      const [sw, s, se] = [l[at + width - 1] as number, l[at + width] as number, l[at + width + 1] as number]
      const across = ne + 2 * (l[at + 1] as number) + se - nw - 2 * (l[at - 1] as number) - sw
      const down = sw + 2 * s + se - nw - 2 * n - ne
      edges.strength[at] = Math.sqrt(across * across + down * down) / 8
      edges.direction[at] = (Math.atan2(across, -down) + Math.PI) % Math.PI
    }
  }
  return edges
}
