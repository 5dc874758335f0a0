import type { PicturePixels } from './picture-pixels.ts'

/** Every picture is looked at in one size, so that a large one and a small one of the same thing give the same numbers. */
export const WORKING_SIDE = 160

/** A picture in CIE Lab (D65), planes of one number a pixel: L 0 to 100, a and b about −100 to 100. */
export interface LabPicture {
  readonly width: number
  readonly height: number
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
}

/** The picture brought to WORKING_SIDE on its longest side, in Lab: differences there are as large as a person sees them. */
export function labPicture(pixels: PicturePixels): LabPicture {
  const scale = WORKING_SIDE / Math.max(pixels.width, pixels.height)
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const picture = {
    width,
    height,
    l: new Float32Array(width * height),
    a: new Float32Array(width * height),
    b: new Float32Array(width * height),
  }
  const columns = sampling(pixels.width, width)
  const rows = sampling(pixels.height, height)
  const rgb = new Float32Array(3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      writeAverage(rgb, pixels, {
        left: columns.first[x] as number,
        right: columns.last[x] as number,
        top: rows.first[y] as number,
        bottom: rows.last[y] as number,
      })
      writeLab(picture, y * width + x, rgb)
    }
  }
  return picture
}

/** For each target pixel the span of source pixels that it averages, with at least one; between two of them when enlarged. */
interface Sampling {
  readonly first: Int32Array
  readonly last: Int32Array
}

function sampling(from: number, to: number): Sampling {
  const first = new Int32Array(to)
  const last = new Int32Array(to)
  for (let at = 0; at < to; at += 1) {
    first[at] = Math.min(from - 1, Math.floor((at * from) / to))
    last[at] = Math.min(from - 1, Math.max(first[at] as number, Math.ceil(((at + 1) * from) / to) - 1))
  }
  return { first, last }
}

/** Mean of linear light, so that a fine pattern keeps its brightness when it becomes small. */
function writeAverage(rgb: Float32Array, { data, width }: PicturePixels, { left, right, top, bottom }: Window): void {
  let [red, green, blue] = [0, 0, 0]
  for (let sy = top; sy <= bottom; sy += 1) {
    for (let at = (sy * width + left) * 3; at <= (sy * width + right) * 3; at += 3) {
      red += LINEAR[data[at] as number] as number
      green += LINEAR[data[at + 1] as number] as number
      blue += LINEAR[data[at + 2] as number] as number
    }
  }
  const count = (right - left + 1) * (bottom - top + 1)
  rgb[0] = red / count
  rgb[1] = green / count
  rgb[2] = blue / count
}

interface Window {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const CUBE_ROOT_STEPS = 4096
const CUBE_ROOTS = Float32Array.from({ length: CUBE_ROOT_STEPS + 2 }, (_, at) => {
  const value = at / CUBE_ROOT_STEPS
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
})
function cubeRoot(value: number): number {
  return CUBE_ROOTS[Math.min(CUBE_ROOT_STEPS, Math.round(value * CUBE_ROOT_STEPS))] as number
}

function writeLab({ l, a, b }: LabPicture, at: number, rgb: Float32Array): void {
  const [red, green, blue] = [rgb[0] as number, rgb[1] as number, rgb[2] as number]
  const x = cubeRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = cubeRoot(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = cubeRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  l[at] = 116 * y - 16
  a[at] = 500 * (x - y)
  b[at] = 200 * (y - z)
}
