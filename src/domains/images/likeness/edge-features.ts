import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'
import { addSoftly } from './colour-features.ts'

const ROWS = 4
const COLUMNS = 4
const DIRECTIONS = 6
const FINE_DIRECTIONS = 12
/** Weaker steps of lightness are grain of the file, stronger ones than the second count no more than it. */
const STRENGTH = { least: 1, most: 15 }

/**
 * Directions of the edges by place within the piece's box, and once for the whole. A picture and its mirror image count
 * the same: each edge is counted in its own column, and mirrored in the opposite one.
 */
export function edgeFeatures({ lab, piece, box, edges }: PictureAnatomy): Float32Array {
  const cells = ROWS * (COLUMNS / 2)
  const counts = new Float32Array(cells * DIRECTIONS + FINE_DIRECTIONS)
  const [boxWidth, boxHeight] = [box.right - box.left + 1, box.bottom - box.top + 1]
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const at = y * lab.width + x
      const strength = Math.min(STRENGTH.most, edges.strength[at] as number)
      if (strength < STRENGTH.least || !touchesPiece(piece, at, lab.width)) continue
      const column = Math.floor(((x - box.left) * COLUMNS) / boxWidth)
      const cell =
        Math.floor(((y - box.top) * ROWS) / boxHeight) * (COLUMNS / 2) + Math.min(column, COLUMNS - 1 - column)
      const turn = (edges.direction[at] as number) / Math.PI
      const folded = column < COLUMNS / 2 ? turn : (1 - turn) % 1
      addRound(counts, cell * DIRECTIONS, DIRECTIONS, folded, strength)
      addRound(counts, cells * DIRECTIONS, FINE_DIRECTIONS, turn, strength / 2)
      addRound(counts, cells * DIRECTIONS, FINE_DIRECTIONS, (1 - turn) % 1, strength / 2)
    }
  }
  return sharesOf(counts, cells * DIRECTIONS)
}

/** The outline lies on the piece's border: a pixel beside it counts too. */
function touchesPiece(piece: Uint8Array, at: number, width: number): boolean {
  return (
    piece[at] === 1 || piece[at - 1] === 1 || piece[at + 1] === 1 || piece[at - width] === 1 || piece[at + width] === 1
  )
}

/** Shares a weight between two of the bins around a half turn. */
function addRound(counts: Float32Array, from: number, bins: number, turn: number, weight: number): void {
  const place = turn * bins
  const low = Math.floor(place) % bins
  const part = place - Math.floor(place)
  addSoftly(counts, from + low, 1, 0, weight * (1 - part))
  addSoftly(counts, from + ((low + 1) % bins), 1, 0, weight * part)
}

/** Square roots of shares, of the places together and of the whole picture. */
function sharesOf(counts: Float32Array, placed: number): Float32Array {
  const total = (from: number, to: number): number =>
    Math.max(
      1e-6,
      counts.subarray(from, to).reduce((sum, count) => sum + count, 0),
    )
  const [inPlaces, inAll] = [total(0, placed), total(placed, counts.length)]
  return counts.map((count, at) => Math.sqrt(count / (at < placed ? inPlaces : inAll)))
}
