import { finished, type Sketch } from '../geometry/mesh.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { hash3, noise3 } from '../geometry/noise.ts'
import type { Bench, Paint, P3 } from './bench.ts'
import { cutByPaint, type Spot } from './cut-by-paint.ts'

/** A cloth that lies: w along x, l along z, its middle at the origin, up to `thick` high. */
export interface Field {
  w: number
  l: number
  thick: number
  /** Which of the paints a place has, in mm from the middle. */
  paintAt: (x: number, z: number) => number
  /** Share of the thickness, 0…1. */
  reliefAt?: (x: number, z: number) => number
  cells?: number
  /** mm of the near left corner that are turned over; 0 leaves it flat. */
  corner?: number
  /** Whether a place belongs to the cloth; all of the rectangle unless told. */
  isCloth?: (x: number, z: number) => boolean
}

/** The upper side in its paints, the underside where the corner shows it, and a seam along the edge. */
export function lay(b: Bench, paints: readonly Paint[], back: Paint, field: Field): void {
  const across = field.cells ?? 96
  const along = Math.max(8, Math.min(160, Math.round((across * field.l) / field.w)))
  const sketches = paints.map((): Sketch => ({ positions: [], indices: [] }))
  const turn = turnedCorner(field)
  for (let j = 0; j < along; j++)
    for (let i = 0; i < across; i++)
      addCell(sketches, field, turn, [
        -field.w / 2 + (field.w * i) / across,
        -field.l / 2 + (field.l * j) / along,
        field.w / across,
        field.l / along,
      ])
  sketches.forEach(
    (sketch, at) => sketch.positions.length > 0 && b.mesh(paints[at] as Paint, finished(sketch, { creaseDegrees: 80 })),
  )
  if (field.isCloth !== undefined) return
  const c = field.corner ?? 0
  if (c > 0) b.sheet(back, (u, v) => turn(-field.w / 2 + u * c * 1.7, field.l / 2 - v * c * 1.7, 0), 30, 30)
  const edge = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).flatMap(([sx, sz], side) => {
    const [nx, nz] = (
      [
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ] as const
    )[side] as readonly [number, number]
    return Array.from({ length: 24 }, (_, k) =>
      turn((field.w / 2) * (sx + ((nx - sx) * k) / 24), (field.l / 2) * (sz + ((nz - sz) * k) / 24), field.thick / 2),
    )
  })
  b.rod(back, edge, field.thick / 2, { closed: true, straight: true, sides: 6, steps: 240 })
}

function addCell(
  sketches: readonly Sketch[],
  field: Field,
  turn: Turn,
  [x, z, w, l]: readonly [number, number, number, number],
): void {
  if (field.isCloth !== undefined && !field.isCloth(x + w / 2, z + l / 2)) return
  const corner = (cx: number, cz: number): P3 => turn(cx, cz, field.thick * (field.reliefAt?.(cx, cz) ?? 1))
  const corners = [corner(x, z), corner(x, z + l), corner(x + w, z + l), corner(x + w, z)] as const
  // What lies between the corners is spread between them, so that cells cut more finely leave no cracks beside whole ones.
  const at = ([u, v]: Spot): P3 =>
    [0, 1, 2].map((k) => {
      const [a, b, c, d] = corners.map((point) => point[k] as number) as [number, number, number, number]
      return (a * (1 - v) + b * v) * (1 - u) + (d * (1 - v) + c * v) * u
    }) as unknown as P3
  const paintAt = ([u, v]: Spot): number => field.paintAt(x + u * w, z + v * l)
  cutByPaint(
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ],
    paintAt,
    (paint, outline) => {
      for (let i = 2; i < outline.length; i++)
        triangle(sketches[paint] as Sketch, [
          at(outline[0] as Spot),
          at(outline[i - 1] as Spot),
          at(outline[i] as Spot),
        ])
    },
  )
}

function triangle(sketch: Sketch, points: readonly P3[]): void {
  const first = sketch.positions.length / 3
  for (const [x, y, z] of points) sketch.positions.push(x / 1000, y / 1000, z / 1000)
  sketch.indices.push(first, first + 1, first + 2)
}

type Turn = (x: number, z: number, y: number) => P3

/** Rolls what lies beyond a slanting line at the near left corner around a cylinder. */
export function turnedCorner({ w, l, corner = 0 }: Pick<Field, 'w' | 'l' | 'corner'>): Turn {
  if (corner === 0) return (x, z, y) => [x, y, z]
  const radius = corner * 0.34
  return (x, z, y) => {
    const beyond = -(x + w / 2) * 0.8 + (z - l / 2) * 0.6 + corner * 0.62
    if (beyond <= 0) return [x, y, z]
    const angle = beyond / radius
    const out = Math.sin(angle) * (radius - y) - beyond
    return [x - out * 0.8, radius - Math.cos(angle) * (radius - y), z + out * 0.6]
  }
}

/** Loose threads at both ends. */
export function fringe(b: Bench, of: Paint, w: number, l: number, turn: Turn, length = 55): void {
  const count = Math.round(w / 16)
  for (const end of [-1, 1])
    for (let i = 0; i < count; i++) {
      const x = (i + 0.5) * (w / count) - w / 2
      const sway = (hash3(i, end, 3) - 0.5) * 14
      const from = turn(x, (end * l) / 2, 3)
      if (from[1] > 20) continue
      b.rod(
        of,
        [
          from,
          [x + sway * 0.4, 5, end * (l / 2 + length * 0.5)],
          [x + sway, 2.5, end * (l / 2 + length * (0.9 + 0.2 * hash3(i, end, 9)))],
        ],
        (share) => 2.6 - share,
        { sides: 4, steps: 4 },
      )
    }
}

/** Blades of pile or fur on a ground: each leans by noise, so that the pile falls in locks. */
export function pile(places: readonly P3[], length: number, seed = 1, width = 0.16): Mesh {
  const sketch: Sketch = { positions: [], indices: [] }
  places.forEach(([x, y, z], at) => {
    const lean = noise3(x / 160 + seed, 1, z / 160) * Math.PI * 4
    const turn = hash3(at, seed, 1) * Math.PI * 2
    const long = length * (0.75 + 0.5 * hash3(at, seed, 2))
    const [dx, dz] = [Math.cos(lean) * 0.62 + Math.cos(turn) * 0.46, Math.sin(lean) * 0.62 + Math.sin(turn) * 0.46]
    const half = long * width
    const [px, pz] = [Math.cos(turn + 1.6) * half, Math.sin(turn + 1.6) * half]
    const first = sketch.positions.length / 3
    for (const [k, s] of [
      [0, 1],
      [0.55, 0.9],
    ] as const)
      for (const side of [-1, 1])
        sketch.positions.push(
          (x + dx * long * k + px * s * side) / 1000,
          (y + long * (0.5 * k - 0.2 * k * k)) / 1000,
          (z + dz * long * k + pz * s * side) / 1000,
        )
    sketch.positions.push((x + dx * long) / 1000, (y + long * 0.3) / 1000, (z + dz * long) / 1000)
    const isFaceUp = px * dz - pz * dx < 0
    for (const [a, c, e] of [
      [0, 1, 2],
      [1, 3, 2],
      [2, 3, 4],
    ] as const)
      sketch.indices.push(first + a, first + (isFaceUp ? c : e), first + (isFaceUp ? e : c))
  })
  const mesh = finished(sketch, { creaseDegrees: 180 })
  return { ...mesh, normals: mesh.normals.map((value, at) => upright(value, at % 3)) }
}

/** Pile takes the light as a whole: its blades look up, and only a little to their own side. */
function upright(value: number, axis: number): number {
  return axis === 1 ? 0.94 : value * 0.33
}

/** Evenly strewn places, as a sunflower or a shaken grid has them. */
export function strewn(
  w: number,
  l: number,
  count: number,
  isIn: (x: number, z: number) => boolean = () => true,
): P3[] {
  const step = Math.sqrt((w * l) / count)
  const [nx, nz] = [Math.ceil(w / step), Math.ceil(l / step)]
  return Array.from({ length: nx * nz }, (_, at): P3 => [
    ((at % nx) + hash3(at, 1, 7)) * (w / nx) - w / 2,
    0,
    (Math.floor(at / nx) + hash3(at, 2, 7)) * (l / nz) - l / 2,
  ]).filter(([x, , z]) => isIn(x, z))
}

/** Needles: a thin lozenge each, all in one mesh; they take the light as a whole, like pile. */
export function bristles(needles: readonly { from: P3; along: P3; long: number }[], half = 5.6): Mesh {
  const sketch: Sketch = { positions: [], indices: [] }
  for (const { from, along, long } of needles) {
    const size = Math.hypot(...along) || 1
    const [ax, ay, az] = along.map((value) => value / size) as unknown as P3
    const flat = Math.hypot(ax, az) || 1
    const [sx, sz] = [(-az / flat) * half, (ax / flat) * half]
    const first = sketch.positions.length / 3
    const mid = long * 0.45
    for (const [x, y, z] of [
      from,
      [from[0] + ax * mid + sx, from[1] + ay * mid, from[2] + az * mid + sz],
      [from[0] + ax * long, from[1] + ay * long, from[2] + az * long],
      [from[0] + ax * mid - sx, from[1] + ay * mid, from[2] + az * mid - sz],
    ] as const)
      sketch.positions.push(x / 1000, y / 1000, z / 1000)
    sketch.indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  return finished(sketch, { creaseDegrees: 180 })
}
