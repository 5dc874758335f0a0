import sharp from 'sharp'
import { strokeText } from '../shots/stroke-text.ts'
import type { Pixels } from './colouring.ts'
import type { Drawing } from './drawing.ts'
import { lineArt } from './line-art.ts'

/** True sizes of the product; what is unknown gets no line. */
export interface Measures {
  widthMm: number | null
  depthMm: number | null
  heightMm: number | null
}

type Point = readonly [x: number, y: number]

/** Corners of the piece's box as in DrawingFacts: bit 0 right, bit 1 top, bit 2 front. */
const [LEFT_FRONT, RIGHT_FRONT, RIGHT_BACK, LEFT_FRONT_TOP] = [4, 5, 1, 6]
const INK = '#4a4742'
const MARGIN = 0.18

/**
 * The piece as a pale line drawing with its width, height and depth in centimetres, as Portuguese shops show it: "210,5 cm". The depth
 * is told where it is seen. `box` is where the drawing with its lines lies in the picture.
 */
export async function measuredDrawing(
  drawing: Drawing,
  measures: Measures,
  width: number,
): Promise<{ pixels: Pixels; box: { left: number; top: number; width: number; height: number } }> {
  const { facts, planes } = drawing
  const margin = Math.round(Math.max(planes.width, planes.height) * MARGIN)
  const [wide, high] = [planes.width + 2 * margin, planes.height + 2 * margin]
  const corners = facts.corners.map(([x, y]): Point => [x + margin, y + margin])
  const lines = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${linesOf(corners, measures, Math.max(wide, high) / 1000)}</svg>`,
  )
  const art = await sharp(lineArt(planes), { raw: { width: planes.width, height: planes.height, channels: 1 } })
    .png()
    .toBuffer()
  const whole = await sharp({ create: { width: wide, height: high, channels: 3, background: '#ffffff' } })
    .composite([
      { input: art, left: margin, top: margin },
      { input: lines, left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  const height = Math.max(1, Math.round((high * width) / wide))
  const rgb = await sharp(whole, { raw: { width: wide, height: high, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const edge = Math.round((margin * 0.35 * width) / wide)
  return {
    pixels: { width, height, rgb },
    box: { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge },
  }
}

/** Millimetres as centimetres in Portuguese: 2105 → "210,5", 900 → "90". */
export function centimetres(mm: number): string {
  return (Math.round(mm) / 10).toFixed(1).replace(/\.0$/, '').replace('.', ',')
}

function linesOf(corners: readonly Point[], { widthMm, depthMm, heightMm }: Measures, unit: number): string {
  const [leftFront, rightFront, rightBack, leftTop] = [LEFT_FRONT, RIGHT_FRONT, RIGHT_BACK, LEFT_FRONT_TOP].map(
    (at) => corners[at],
  ) as [Point, Point, Point, Point]
  const middle: Point = [(leftFront[0] + rightBack[0]) / 2, (leftTop[1] + rightFront[1]) / 2]
  const isDepthSeen = rightBack[0] - rightFront[0] > 24 * unit
  return [
    widthMm === null ? '' : dimension(leftFront, rightFront, middle, centimetres(widthMm), unit),
    heightMm === null ? '' : dimension(leftTop, leftFront, middle, centimetres(heightMm), unit),
    depthMm === null || !isDepthSeen ? '' : dimension(rightFront, rightBack, middle, centimetres(depthMm), unit),
  ].join('')
}

/** A line beside an edge of the box, away from the piece, with ticks at its ends and its text outside. */
function dimension(from: Point, to: Point, middle: Point, text: string, unit: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const centre: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const turned: Point = [-along[1], along[0]]
  const side = turned[0] * (centre[0] - middle[0]) + turned[1] * (centre[1] - middle[1]) < 0 ? -1 : 1
  const out: Point = [turned[0] * side, turned[1] * side]
  const off = (point: Point, distance: number): Point => [
    point[0] + out[0] * distance * unit,
    point[1] + out[1] * distance * unit,
  ]
  const [a, b] = [off(from, 34), off(to, 34)]
  const tick = (point: Point): string => path(off(point, -12), off(point, 12))
  const { path: digits, width: digitsWidth } = strokeText(text)
  const [strokes, width] = [`${digits}${unitSign(digitsWidth + 26)}`, digitsWidth + 26 + 82]
  const size = 0.34 * unit
  const at = off(centre, 34 + 30 + Math.abs(out[0]) * width * 0.24)
  const words = `<path d="${strokes}" transform="translate(${r(at[0] - (width * size) / 2)} ${r(at[1] - 30 * size)}) scale(${r(size)})" fill="none" stroke="${INK}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<g fill="none" stroke="${INK}" stroke-width="${r(1.8 * unit)}">${path(a, b)}${tick(a)}${tick(b)}</g>${words}`
}

/** A small "cm" of strokes at x: the alphabet of strokeText has capitals only. */
function unitSign(x: number): string {
  return `M${x + 28} 30L${x + 20} 24H${x + 8}L${x} 32V52L${x + 8} 60H${x + 20}L${x + 28} 54M${x + 42} 60V24M${x + 42} 32L${x + 50} 24H${x + 56}L${x + 62} 30V60M${x + 62} 32L${x + 70} 24H${x + 76}L${x + 82} 30V60`
}

function r(value: number): number {
  return Math.round(value * 100) / 100
}
function path(a: Point, b: Point): string {
  return `<path d="M${r(a[0])} ${r(a[1])}L${r(b[0])} ${r(b[1])}"/>`
}
