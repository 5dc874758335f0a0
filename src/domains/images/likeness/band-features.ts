import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'

const BANDS = 8
/** Pixels, ink, its sums of L, a, b and L², and the span from the first to the last pixel of each row. */
const [ROWS, PIXELS, SPAN, INK, L, A, B, L2, SUMS] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * A piece from top to bottom: colour and unevenness of each eighth of its height, how wide it is there, how filled, and how much
 * of it lies there. From whatever side it is seen, what is high stays high.
 */
export function bandFeatures(anatomy: PictureAnatomy, ink: Float32Array): Float32Array {
  const bands = sumsByBand(anatomy, ink)
  const total = Math.max(
    1,
    bands.reduce((sum, band) => sum + (band[INK] as number), 0),
  )
  const boxWidth = anatomy.box.right - anatomy.box.left + 1
  return Float32Array.from(
    bands.flatMap((band) => {
      const [inked, area] = [Math.max(1e-6, band[INK] as number), Math.max(1, band[ROWS] as number) * boxWidth]
      const present = Math.min(1, ((band[INK] as number) / total) * BANDS * 2)
      const light = (band[L] as number) / inked
      return [
        (present * (light - 50)) / 50,
        (present * (band[A] as number)) / inked / 40,
        (present * (band[B] as number)) / inked / 40,
        (present * Math.sqrt(Math.max(0, (band[L2] as number) / inked - light * light))) / 25,
        (band[SPAN] as number) / area,
        (band[PIXELS] as number) / area,
        Math.sqrt((band[INK] as number) / total),
      ]
    }),
  )
}

function sumsByBand({ lab: { l, a, b, width }, piece, box }: PictureAnatomy, ink: Float32Array): Float64Array[] {
  const bands = Array.from({ length: BANDS }, () => new Float64Array(SUMS))
  const height = box.bottom - box.top + 1
  for (let y = box.top; y <= box.bottom; y += 1) {
    const band = bands[Math.min(BANDS - 1, Math.floor(((y - box.top) * BANDS) / height))] as Float64Array
    const add = (sum: number, value: number): void => {
      band[sum] = (band[sum] as number) + value
    }
    let [first, last] = [-1, -1]
    for (let x = box.left; x <= box.right; x += 1) {
      const at = y * width + x
      if (piece[at] === 0) continue
      if (first < 0) first = x
      last = x
      const [weight, light] = [ink[at] as number, l[at] as number]
      add(PIXELS, 1)
      add(INK, weight)
      add(L, weight * light)
      add(A, weight * (a[at] as number))
      add(B, weight * (b[at] as number))
      add(L2, weight * light * light)
    }
    add(ROWS, 1)
    if (first >= 0) add(SPAN, last - first + 1)
  }
  return bands
}
