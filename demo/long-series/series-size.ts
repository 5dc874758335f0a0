import type { Size } from '../pieces/size-rule.ts'

/** A size of a thing's row (thing.ts) in mm, its sides shifted by what this series is wider, deeper and higher than others, in cm. */
export function seriesSize(text: string | null, shifts: readonly number[]): Size {
  if (text === null) return { t: 0.5, shape: null, kind: 'none' }
  const [first = '', ...rest] = text.split(' ')
  if (first.includes('x')) return bedSize(first, Number(rest[0]))
  const [widthMm = 0, depthMm = 0, heightMm, seatHeightMm] = [first, ...rest].map(
    (cm, at) => (Number(cm) + (shifts[at] ?? 0)) * 10,
  )
  const shape = widthMm === depthMm ? 'square' : 'rectangular'
  if (heightMm === undefined) return { t: 0.5, shape, kind: 'flat', widthMm, depthMm }
  return {
    t: 0.5,
    shape,
    kind: 'box',
    widthMm,
    depthMm,
    heightMm,
    ...(seatHeightMm === undefined ? {} : { seatHeightMm }),
  }
}

/** "140x200" of the mattress, and the frame about it. */
function bedSize(mattress: string, height: number): Size {
  const [lyingWidthMm = 0, lyingLengthMm = 0] = mattress.split('x').map((cm) => Number(cm) * 10)
  return {
    t: 0.5,
    shape: null,
    kind: 'bed',
    lyingWidthMm,
    lyingLengthMm,
    widthMm: lyingWidthMm + 60,
    lengthMm: lyingLengthMm + 90,
    heightMm: height * 10,
  }
}
