import { paint, type Bench, type Paint, type P3 } from './bench.ts'

/** Cloth of a shade where the lamp's material is its foot's. */
export const SHADE = paint('accent', 'shade', { colour: '#f1e7d6' })
export const OPAL = paint('accent', 'shade', { colour: '#fbf6ec', grain: 0 })
export const METAL = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.45 })
export const BRASS = paint('frame', 'metal', { colour: '#b8924f', roughness: 0.3 })
export const BULB = paint('fixed', 'bulb', { colour: '#fff1dc' })
export const CORD = paint('fixed', 'plain', { colour: '#2b2a29' })

/** A cone or drum of cloth with thickness, wire rims, the spider that carries it and a bulb inside; heights and radii in mm. */
export function clothShade(
  b: Bench,
  of: Paint,
  low: readonly [radius: number, y: number],
  high: readonly [radius: number, y: number],
  pleats = 0,
  wire: Paint = BRASS,
): void {
  const [r0, y0] = low
  const [r1, y1] = high
  if (pleats === 0)
    b.turned(
      of,
      [
        [r0, y0],
        [r1, y1],
        [r1 - 2.2, y1],
        [r0 - 2.2, y0],
        [r0, y0],
      ],
      { sides: r0 > 90 ? 88 : 40 },
    )
  else
    b.sheet(
      of,
      (u, v) => ring(lerp(r0, r1, v) * (1 + 0.012 * Math.sin(u * Math.PI * 2 * pleats)), u, lerp(y0, y1, v)),
      pleats * 6,
      2,
      { thick: 1.8, loop: true },
    )
  for (const [r, y] of [
    [r0, y0],
    [r1, y1],
  ] as const)
    b.hoop(of, r, y, 2.6)
  for (let arm = 0; arm < 3; arm++) {
    const [x, , z] = ring(r1 - 1, arm / 3 + 0.06, 0)
    b.rod(
      wire,
      [
        [0, y1 - 14, 0],
        [x * 0.5, y1 - 14, z * 0.5],
        [x, y1 - 2, z],
      ],
      1.6,
      { sides: 6 },
    )
  }
  b.turned(
    wire,
    [
      [0, y1 - 20],
      [9, y1 - 20],
      [9, y1 - 8],
      [4, y1 - 4],
      [0, y1 - 4],
    ],
    { sides: 20 },
  )
  bulb(b, [0, lerp(y0, y1, 0.2), 0], Math.min(34, r1 * 0.35), true)
}

/** A lamp bulb; `up` has its socket below. */
export function bulb(b: Bench, at: P3, radius: number, up: boolean): void {
  const s = up ? 1 : -1
  const profile = [
    [0, 2.1],
    [0.6, 1.95],
    [0.95, 1.5],
    [1, 1.15],
    [0.8, 0.65],
    [0.48, 0.2],
    [0.44, 0],
  ].map(([r, y]) => [r! * radius, s * y! * radius] as const)
  b.turned(BULB, profile, { at, sides: radius > 20 ? 32 : radius > 14 ? 24 : 16, smooth: radius > 14 })
  b.turned(
    BRASS,
    [
      [0.46, 0.08],
      [0.5, -0.5],
      [0.4, -0.85],
      [0, -0.85],
    ].map(([r, y]) => [r! * radius, s * y! * radius] as const),
    { at, sides: 24 },
  )
}

/** A weighted foot with a soft edge and the collar of its stem. */
export function roundFoot(b: Bench, of: Paint, radius: number, high: number, stem: number): void {
  b.turned(
    of,
    [
      [0, 0],
      [radius - 3, 0],
      [radius, 3],
      [radius, high - 4],
      [radius - 4, high],
      [stem * 2.6, high + 2],
      [stem * 1.6, high + 7],
      [stem * 1.15, high + 22],
      [0, high + 22],
    ],
    { sides: 72 },
  )
}

/** The plate at the ceiling, the cord down to `y` and nothing else; the ceiling is at `top`. */
export function hanging(b: Bench, of: Paint, top: number, y: number, x = 0, z = 0, cord: Paint = CORD): void {
  b.turned(
    of,
    [
      [0, top],
      [52, top],
      [52, top - 4],
      [48, top - 20],
      [12, top - 26],
      [5, top - 34],
      [0, top - 34],
    ],
    { at: [x, 0, z], sides: 48 },
  )
  b.rod(
    cord,
    [
      [x, top - 30, z],
      [x, y, z],
    ],
    2.6,
    { sides: 8, steps: 1 },
  )
}

/** A cord that leaves a foot and lies on the floor behind it, within `reach` of the middle. */
export function floorCord(b: Bench, foot: number, reach: number): void {
  const at = (r: number, turn: number): P3 => ring(r, turn, 3)
  b.rod(
    CORD,
    [
      at(foot * 0.8, 0.2),
      at(foot + 14, 0.19),
      at(lerp(foot, reach, 0.6), 0.15),
      at(reach - 6, 0.11),
      at(lerp(foot, reach, 0.8), 0.06),
      at(reach - 8, 0.02),
    ],
    2.6,
    { sides: 8, steps: 34 },
  )
}

/** A point on a circle; a whole turn is 1. */
export function ring(radius: number, turn: number, y: number): P3 {
  return [Math.cos(turn * Math.PI * 2) * radius, y, -Math.sin(turn * Math.PI * 2) * radius]
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
