import { eased, oval, plate, rectangle, type Outline } from './plate.ts'
import type { Solid } from './solid.ts'

export interface PadOptions {
  /** 2 round to 6 square; without it a rectangle with rounded corners. */
  power?: number
  corner?: number
  /** How far the middle stands above the rim, mm. */
  crown?: number
  radius?: number
}

/** Upholstered seat from `y` up, `thick` mm at its rim, with a seam where the cover meets the border. */
export function padSeat(width: number, depth: number, thick: number, y: number, options: PadOptions = {}): Solid[] {
  const { power, corner = 40, crown = 12, radius = Math.min(30, thick * 0.42) } = options
  const outline: Outline = power === undefined ? rectangle(width, depth, corner, 30) : oval(width, depth, power, 88)
  const dome = (x: number, z: number): number =>
    crown *
    Math.max(0, 1 - ((2 * Math.abs(x)) / width) ** 2.6) ** 0.7 *
    Math.max(0, 1 - ((2 * Math.abs(z)) / depth) ** 2.6) ** 0.7
  return [plate(outline, y, eased(thick, radius, 10), { rings: 9, crown: dome })]
}
