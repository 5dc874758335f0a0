import { paint, type Bench, type Extent } from '../kit/bench.ts'
import { kitFamily } from '../kit/kit-family.ts'
import { BRASS, BULB, METAL, OPAL, SHADE, bulb, clothShade, ring } from '../kit/lamp-parts.ts'

const LACQUER = paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.4 })

/** Apliques de parede: the wall is behind them at −depth/2. */
export const wallLamps = kitFamily('wall-lamps', 'wall', [160, 260, 180], {
  globe: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, draw: globe },
  updown: { colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' }, draw: upAndDown },
  sconce: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, draw: sconce },
  swing: {
    colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' },
    draw: swingArm,
    views: { detail: { azimuth: 30, elevation: 8, aim: [0.5, 0.62, 0.6], zoom: 1.8 } },
  },
})

/** Apliques de exterior. */
export const outdoorLamps = kitFamily('outdoor-lamps', 'wall', [150, 260, 160], {
  lantern: { colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' }, draw: lantern },
  cylinder: { colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' }, draw: cylinder },
  brick: { colours: { body: '#2b2b2c', accent: '#f1e7d6', frame: '#b8924f' }, draw: brick },
})

function plate(b: Bench, r: number, y: number, wall: number): void {
  b.turned(
    METAL,
    [
      [0, 0],
      [r, 0],
      [r, 8],
      [r - 5, 14],
      [0, 14],
    ],
    { at: [0, y, wall], turn: [90, 0, 0], sides: 64 },
  )
}

function globe(b: Bench, { w, h, d }: Extent): void {
  const r = Math.min(w / 2, h * 0.36, d * 0.445)
  const wall = -d / 2
  const centre = [0, h - r, d / 2 - r] as const
  plate(b, Math.min(w * 0.34, 55), r * 0.6 + 10, wall)
  b.rod(
    BRASS,
    [
      [0, r * 0.6 + 10, wall + 8],
      [0, r * 0.6 + 10, wall + 40],
      [0, r * 0.6 + 10, d / 2 - r - 30],
      [0, r * 0.6 + 13, d / 2 - r - 13],
      [0, r * 0.6 + 22, d / 2 - r - 3],
      [0, r * 0.6 + 34, d / 2 - r],
      [0, h - r * 2 + 4, d / 2 - r],
    ],
    5.5,
    { sides: 18, steps: 60 },
  )
  b.turned(
    BRASS,
    [
      [0, -r * 1.12],
      [r * 0.3, -r * 1.08],
      [r * 0.44, -r * 0.9],
      [r * 0.46, -r * 0.82],
      [0, -r * 0.82],
    ],
    { at: centre, sides: 48 },
  )
  b.turned(
    OPAL,
    Array.from({ length: 29 }, (_, i) => 0.42 + ((Math.PI - 0.42) * i) / 28).map(
      (a) => [Math.sin(a) * r, -Math.cos(a) * r] as const,
    ),
    { at: centre, sides: 72 },
  )
}

/** Two cones that meet at a brass waist, open above and below. */
function upAndDown(b: Bench, { w, h, d }: Extent): void {
  const r = Math.min(w / 2, d * 0.4)
  const z = d / 2 - r
  const [waist, mid] = [r * 0.42, h / 2]
  plate(b, r * 0.62, mid, -d / 2)
  b.rod(
    BRASS,
    [
      [0, mid, -d / 2 + 10],
      [0, mid, z],
    ],
    8,
    { sides: 20, steps: 1 },
  )
  for (const s of [-1, 1]) {
    b.turned(
      LACQUER,
      [
        [0, mid + s * 7],
        [waist, mid + s * 7],
        [r, mid + (s * h) / 2],
        [r - 3, mid + (s * h) / 2],
        [waist * 0.9, mid + s * 26],
        [0, mid + s * 26],
      ],
      { at: [0, 0, z], sides: 72 },
    )
    b.turned(
      BULB,
      [
        [0, mid + s * 40],
        [waist, mid + s * 40],
        [waist, mid + s * 43],
        [0, mid + s * 43],
      ],
      { at: [0, 0, z], sides: 40 },
    )
  }
  b.turned(
    BRASS,
    [
      [0, mid - 8],
      [waist + 3, mid - 8],
      [waist + 4, mid - 6],
      [waist + 4, mid + 6],
      [waist + 3, mid + 8],
      [0, mid + 8],
    ],
    { at: [0, 0, z], sides: 64 },
  )
}

function sconce(b: Bench, { w, h, d }: Extent): void {
  const wall = -d / 2
  const r = Math.min(w / 2, d / 2 - 4)
  const z = d / 2 - r
  b.box(METAL, [Math.min(60, w * 0.5), h * 0.6, 12], [0, 0, wall + 6], { edge: 5 })
  b.rod(
    METAL,
    [
      [0, h * 0.14, wall + 6],
      [0, h * 0.14, wall + 20],
      [0, h * 0.1, wall + (z - wall) * 0.55],
      [0, h * 0.14, z - 8],
      [0, h * 0.24, z],
      [0, h * 0.5, z],
    ],
    5.5,
    { sides: 16, steps: 28 },
  )
  b.turned(
    METAL,
    [
      [0, h * 0.3],
      [14, h * 0.32],
      [16, h * 0.35],
      [0, h * 0.36],
    ],
    { at: [0, 0, z], sides: 32 },
  )
  b.placed({ at: [0, 0, z] }, () => clothShade(b, SHADE, [r, h * 0.44], [r * 0.66, h]))
}

/** A swan's neck from the wall to the top of a cone. */
function swingArm(b: Bench, { w, h, d }: Extent): void {
  const wall = -d / 2
  const head = Math.min(w / 2, d * 0.36)
  const z = d / 2 - head
  const stem = wall + 30
  const bow = (z - stem) / 2
  plate(b, Math.min(w * 0.3, 48), h * 0.26, wall)
  b.rod(
    METAL,
    [
      [0, h * 0.26, wall + 10],
      [0, h * 0.26, wall + 22],
      [0, h * 0.29, stem],
      [0, h - 5 - bow, stem],
      ...[0.25, 0.5, 0.75, 1].map(
        (t) => [0, h - 5 - bow + bow * Math.sin(t * Math.PI), stem + bow * (1 - Math.cos(t * Math.PI))] as const,
      ),
      [0, h * 0.72, z],
    ],
    5,
    { sides: 16, steps: 70 },
  )
  b.turned(
    LACQUER,
    [
      [0, h * 0.76],
      [head * 0.2, h * 0.755],
      [head * 0.3, h * 0.72],
      [head, h * 0.36],
      [head - 2.5, h * 0.36],
      [head * 0.28, h * 0.7],
      [0, h * 0.72],
    ],
    { at: [0, 0, z], sides: 64 },
  )
  bulb(b, [0, h * 0.48, z], head * 0.36, false)
}

function lantern(b: Bench, { w, h, d }: Extent): void {
  const wall = -d / 2
  const side = Math.min(w, d * 0.8)
  const z = d / 2 - side / 2
  const body = h * 0.6
  b.box(LACQUER, [w * 0.5, h * 0.5, 12], [0, h * 0.3, wall + 6], { edge: 4 })
  b.rod(
    LACQUER,
    [
      [0, h * 0.62, wall + 8],
      [0, h * 0.94, wall + 20],
      [0, h - 6, z - 20],
      [0, h * 0.88, z],
    ],
    6,
    { sides: 14, steps: 56 },
  )
  b.box(LACQUER, [side * 0.8, 10, side * 0.8], [0, 0, z], { edge: 3 })
  for (const [sx, sz] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
    b.rod(
      LACQUER,
      [
        [sx * side * 0.36, 6, z + sz * side * 0.36],
        [sx * side * 0.44, body, z + sz * side * 0.44],
      ],
      4,
      { sides: 8, steps: 1 },
    )
  b.sheet(
    paint('fixed', 'glass', { colour: '#eef3f2' }),
    (u, v) => squared(side * (0.35 + 0.08 * v), u, 10 + v * (body - 12), z),
    4,
    1,
    { thick: 2, loop: true },
  )
  b.sheet(LACQUER, (u, v) => squared(Math.max(3, side * 0.5 * (1 - v * 0.9)), u, body + v * h * 0.24, z), 4, 6, {
    thick: 3,
    loop: true,
  })
  b.blob(LACQUER, [18, 22, 18], [0, body + h * 0.23, z])
  bulb(b, [0, body * 0.24, z], side * 0.14, true)
}

/** A point on a square, quarter turns at its corners. */
function squared(half: number, u: number, y: number, z: number): readonly [number, number, number] {
  const [x, , depth] = ring(half * Math.SQRT2, u + 0.125, 0)
  return [x, y, z + depth]
}

function cylinder(b: Bench, { w, h, d }: Extent): void {
  const r = Math.min(w * 0.42, d * 0.36)
  const z = d / 2 - r
  plate(b, r * 0.86, h * 0.5, -d / 2)
  b.rod(
    METAL,
    [
      [0, h * 0.5, -d / 2 + 10],
      [0, h * 0.5, z],
    ],
    14,
    { sides: 24, steps: 1 },
  )
  b.turned(
    LACQUER,
    [
      [r - 3, 0],
      [r, 0],
      [r, h],
      [r - 3, h],
      [r - 3, h - 14],
      [0, h - 14],
      [0, 14],
      [r - 3, 14],
      [r - 3, 0],
    ],
    { at: [0, 0, z], sides: 64 },
  )
  for (const y of [15, h - 17])
    b.turned(
      BULB,
      [
        [0, y],
        [r - 5, y],
        [r - 5, y + 2],
        [0, y + 2],
      ],
      { at: [0, 0, z], sides: 40 },
    )
}

function brick(b: Bench, { w, h, d }: Extent): void {
  b.box(LACQUER, [w, h, d * 0.5], [0, 0, -d / 4], { edge: 9 })
  b.box(OPAL, [w - 22, h - 22, d * 0.5], [0, 11, d / 4 - 2], { edge: 14 })
  b.box(LACQUER, [w, 10, d * 0.54], [0, h * 0.46, d / 4 - 2], { edge: 4 })
}
