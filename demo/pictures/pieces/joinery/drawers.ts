import type { Assembly, Paint } from './assembly.ts'
import { paint } from './assembly.ts'
import { bar } from './bar.ts'
import { bent } from './path.ts'
import { eased, plate, rectangle } from './plate.ts'
import { moved, rotated, type Solid } from './solid.ts'
import { turned } from './turned.ts'

/** An upright board that faces the viewer: its middle at (x, y), its front face at z. */
export function facing(
  width: number,
  height: number,
  thick: number,
  x: number,
  y: number,
  z: number,
  corner = 2,
): Solid {
  return moved(rotated(plate(rectangle(width, height, corner), -thick, eased(thick, 1.5)), [90, 0, 0]), [x, y, z])
}

/** An upright board seen from its edge, such as the side of a cupboard: its middle at (x, y, z). */
export function sideBoard(
  height: number,
  depth: number,
  thick: number,
  x: number,
  y: number,
  z = 0,
  corner = 2,
): Solid {
  return moved(rotated(plate(rectangle(height, depth, corner), -thick / 2, eased(thick, 1.5)), [0, 0, 90]), [x, y, z])
}

/** A lying board with its underside at y. */
export function lyingBoard(
  width: number,
  depth: number,
  thick: number,
  x: number,
  y: number,
  z = 0,
  corner = 3,
): Solid {
  return moved(plate(rectangle(width, depth, corner), y, eased(thick, 1.5)), [x, 0, z])
}

export type Handle = 'knob' | 'bar' | 'slot' | 'none'

export interface DrawerFront {
  width: number
  height: number
  x: number
  y: number
  /** Front face. */
  z: number
  handle: Handle
  metal?: Paint
}

const BRUSHED = paint('accent', 'metal', { roughness: 0.3 })

/** A drawer's front with a gap of 2 mm around it and its handle. */
export function drawerFront(
  to: Assembly,
  front: Paint,
  { width, height, x, y, z, handle, metal = BRUSHED }: DrawerFront,
): void {
  to.add(front, facing(width - 4, height - 4, 18, x, y, z))
  if (handle === 'knob')
    to.add(
      metal,
      moved(
        rotated(
          turned(
            [
              [0, 0],
              [6, 0],
              [6, 9],
              [13, 16],
              [14.5, 21],
              [11, 25],
              [0, 26],
            ],
            28,
          ),
          [90, 0, 0],
        ),
        [x, y, z],
      ),
    )
  if (handle === 'bar')
    to.add(
      metal,
      moved(
        bar(
          bent(
            [
              [-64, 0, -1],
              [-64, 0, 24],
              [64, 0, 24],
              [64, 0, -1],
            ],
            8,
          ),
          { a: 5, b: 5 },
          { around: 12 },
        ),
        [x, y, z],
      ),
    )
  if (handle === 'slot')
    to.add(paint('fixed', 'plain', { colour: '#2b2723' }), facing(110, 16, 1.5, x, y + height / 2 - 16, z + 0.4, 7))
}

/** The dark inside that is seen through the gaps between fronts. */
export function darkBack(
  to: Assembly,
  width: number,
  height: number,
  depth: number,
  x: number,
  y: number,
  z: number,
): void {
  return to.add(paint('fixed', 'plain', { colour: '#3a352f' }), lyingBoard(width, depth, height, x, y - height / 2, z))
}
