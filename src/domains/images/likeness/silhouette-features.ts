import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'
import { addSoftly } from './colour-features.ts'

const ROWS = 8
const COLUMNS = 8
const SHAPES = 8

/** How the piece fills its box, cell by cell and folded left on right, and whether the box lies or stands. */
export function silhouetteFeatures({ lab, piece, box }: PictureAnatomy): Float32Array {
  const half = COLUMNS / 2
  const features = new Float32Array(ROWS * half + SHAPES)
  const cells = new Float32Array(ROWS * half)
  const [boxWidth, boxHeight] = [box.right - box.left + 1, box.bottom - box.top + 1]
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const column = Math.floor(((x - box.left) * COLUMNS) / boxWidth)
      const cell = Math.floor(((y - box.top) * ROWS) / boxHeight) * half + Math.min(column, COLUMNS - 1 - column)
      cells[cell] = (cells[cell] as number) + 1
      features[cell] = (features[cell] as number) + (piece[y * lab.width + x] as number)
    }
  }
  for (let cell = 0; cell < cells.length; cell += 1)
    features[cell] = (features[cell] as number) / Math.max(1, cells[cell] as number)
  addSoftly(features, ROWS * half, SHAPES, Math.log2(boxWidth / boxHeight) * 1.5 + (SHAPES - 1) / 2, 1)
  return features
}
