import type { Vec3 } from '../../geometry/vector.ts'
import type { Assembly, Paint } from './assembly.ts'
import { bar, stick } from './bar.ts'
import { squareLeg, standing } from './legs.ts'
import { bent } from './path.ts'
import { smooth, turned } from './turned.ts'

/** Flat rail on edge between two places: apron, stretcher. */
export function rail(from: Vec3, to: Vec3, thick: number, tall: number, corner = 3): ReturnType<typeof stick> {
  return stick(from, to, { a: thick / 2, b: tall / 2, corner }, undefined, { up: [0, 1, 0] })
}

export interface ApronBase {
  /** Middle of the legs at the top and how far the feet stand out from there. */
  x: number
  z: number
  /** Underside of the top. */
  under: number
  leg: number
  foot: number
  apron: number
  splay?: number
}

/** Four tapering legs with aprons tenoned into them, as in a good kitchen table. */
export function apronBase(to: Assembly, wood: Paint, { x, z, under, leg, foot, apron, splay = 0 }: ApronBase): void {
  to.four(wood, squareLeg([x, under + 2, z], [x + splay, 0, z + splay], leg / 2, foot / 2, Math.min(6, foot / 6)))
  const inset = leg * 0.12
  const y = under - apron / 2 + 1
  for (const side of [1, -1]) {
    to.add(wood, rail([-x + leg / 2 - 3, y, side * (z + inset)], [x - leg / 2 + 3, y, side * (z + inset)], 22, apron))
    to.add(wood, rail([side * (x + inset), y, -z + leg / 2 - 3], [side * (x + inset), y, z - leg / 2 + 3], 22, apron))
  }
}

/** Closed frame of square tube standing at x: trestle ends, U legs. Half-sizes in mm; its corners are as tight as the tube can be bent. */
export function loopLeg(
  to: Assembly,
  steel: Paint,
  x: number,
  { top, halfTop, halfFoot, tube }: { top: number; halfTop: number; halfFoot: number; tube: number },
): void {
  const line = bent(
    [
      [x, top - tube, -halfTop + tube],
      [x, top - tube, halfTop - tube],
      [x, tube, halfFoot - tube],
      [x, tube, -halfFoot + tube],
    ],
    tube * 1.25,
    true,
  )
  to.add(steel, bar(line, { a: tube, b: tube, corner: 2.5 }, { isClosed: true, up: [1, 0, 0] }))
}

/** Two crossing legs of flat tube at x, with a foot bar under the top. */
export function crossLeg(
  to: Assembly,
  steel: Paint,
  x: number,
  half: number,
  top: number,
  wide = 40,
  thick = 18,
): void {
  const [low, high]: [Vec3, Vec3] = [
    [x, 2, -half + wide * 0.6],
    [x, top - 6, half - wide * 0.6],
  ]
  const flip = ([px, y, z]: Vec3): Vec3 => [px, y, -z]
  const lean = { up: [1, 0, 0] as Vec3 }
  const section = { a: wide / 2, b: thick / 2, corner: 3 }
  to.add(steel, standing(low, high, section, section, lean), standing(flip(low), flip(high), section, section, lean))
  to.add(
    steel,
    rail([x, top - 4, -half], [x, top - 4, half], wide * 1.4, 8, 2),
    rail([x, 4, -half], [x, 4, half], wide * 1.4, 8, 2),
  )
}

/** Trumpet foot of a pedestal: a flat disc that runs up into a stem and opens again under the top. */
export function tulip(foot: number, stem: number, head: number, top: number): ReturnType<typeof turned> {
  return turned(
    [
      [0, 0],
      [foot - 3, 0],
      [foot, 2],
      [foot, 5],
      ...smooth(
        [
          [foot - 4, 8],
          [foot * 0.78, 15],
          [foot * 0.42, 36],
          [stem * 1.45, 110],
          [stem * 1.05, 210],
          [stem, top * 0.46],
          [stem * 1.08, top * 0.68],
          [stem * 1.5, top * 0.86],
          [head * 0.75, top - 12],
          [head, top - 3],
        ],
        6,
      ),
      [head, top],
      [0, top],
    ],
    64,
  )
}
