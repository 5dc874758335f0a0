import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'
import { addSoftly } from './colour-features.ts'

const BANDS = 5
const RUNS = 4
/** More than so many pieces of a row side by side are as good as that many. */
const MOST_RUNS = 5
const PLACES = 5

/**
 * How a piece is built, from whatever side: into how many stretches its rows and columns fall, band by band (legs, slats, shelves
 * against a block), how thin it is, how much of its box it fills, and how evenly it stands on its left and right.
 */
export function structureFeatures({ lab: { width }, piece, box }: PictureAnatomy): Float32Array {
  const features = new Float32Array(2 * BANDS * RUNS + 3 * PLACES)
  const [boxWidth, boxHeight] = [box.right - box.left + 1, box.bottom - box.top + 1]
  const is = (x: number, y: number): number => piece[y * width + x] as number
  let [area, outline, uneven] = [0, 0, 0]
  for (let y = box.top; y <= box.bottom; y += 1) {
    let [runs, before] = [0, 0]
    for (let x = box.left; x <= box.right; x += 1) {
      const own = is(x, y)
      if (own !== before) outline += 1
      if (own === 1 && before === 0) runs += 1
      area += own
      uneven += Math.abs(own - is(box.right - (x - box.left), y))
      before = own
    }
    outline += before
    addSoftly(
      features,
      Math.min(BANDS - 1, Math.floor(((y - box.top) * BANDS) / boxHeight)) * RUNS,
      RUNS,
      runPlace(runs),
      1 / (boxHeight / BANDS),
    )
  }
  for (let x = box.left; x <= box.right; x += 1) {
    let [runs, before] = [0, 0]
    for (let y = box.top; y <= box.bottom; y += 1) {
      const own = is(x, y)
      if (own !== before) outline += 1
      if (own === 1 && before === 0) runs += 1
      before = own
    }
    outline += before
    // Left and right count the same: the outermost band is the first.
    const fromSide = Math.min(x - box.left, box.right - x) / (boxWidth / 2)
    addSoftly(
      features,
      (BANDS + Math.min(BANDS - 1, Math.floor(fromSide * BANDS))) * RUNS,
      RUNS,
      runPlace(runs),
      1 / (boxWidth / BANDS),
    )
  }
  const from = 2 * BANDS * RUNS
  addSoftly(features, from, PLACES, (area / (boxWidth * boxHeight)) * (PLACES - 1), 1)
  addSoftly(
    features,
    from + PLACES,
    PLACES,
    Math.min(1, Math.log2(1 + outline / Math.sqrt(Math.max(1, area)) / 4) / 3.5) * (PLACES - 1),
    1,
  )
  addSoftly(features, from + 2 * PLACES, PLACES, Math.min(1, uneven / Math.max(1, area)) * (PLACES - 1), 1)
  return features.map((value) => Math.sqrt(Math.max(0, value)))
}

function runPlace(runs: number): number {
  return (Math.min(MOST_RUNS, runs) / MOST_RUNS) * (RUNS - 1)
}
