import { cushion, pillow } from '../geometry/cushion.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { paint, type Bench, type Extent } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { pile, strewn } from './cloth.ts'

const COVER = paint('body', 'fabric', { colour: '#b3603f' })
const VELVET = paint('body', 'velvet', { colour: '#1f5564' })
const TRIM = paint('accent', 'fabric', { colour: '#efe7d8' })
const COTTON = paint('body', 'fabric', { colour: '#f4f1ec', scale: 0.5, grain: 0.6 })
const LOW = {
  'three-quarter': { azimuth: 30, elevation: 10 },
  front: { azimuth: 4, elevation: 4 },
  detail: { azimuth: 30, elevation: 14, aim: [0.2, 0.76, 0.8], zoom: 2.4 },
} as const
const ABOVE = { 'three-quarter': { azimuth: 28, elevation: 26 }, front: { azimuth: 0, elevation: 16 } } as const
const square = [{ key: 'm', spec: { widthMm: 450, depthMm: 450 } }]
const SIZES = [...square, { key: 'wide', spec: { widthMm: 600, depthMm: 400 } }]

/** Almofadas: width × length of the cover, standing and leaning back as on a sofa. */
export const cushions = kitFamily('cushions', 'floor', [450, 160, 450], {
  plain: { colours: { body: '#b3603f' }, draw: (b, s) => standing(b, s, COVER), views: LOW, sizes: SIZES, holds },
  velvet: { colours: { body: '#1f5564' }, draw: piped, views: LOW, sizes: SIZES, holds },
  striped: { colours: { body: '#e9e1d2', accent: '#5d6a72' }, draw: striped, views: LOW, sizes: SIZES, holds },
  fringed: { colours: { body: '#c6942e' }, draw: fringed, views: LOW, sizes: SIZES, holds },
  furry: { colours: { body: '#efe9dd' }, draw: furry, views: LOW, sizes: square, isArranged: true },
  outdoor: {
    colours: { body: '#7d8a80', accent: '#efe7d8' },
    draw: boxed,
    own: [500, 90, 500],
    views: ABOVE,
    sizes: [{ key: 'm', spec: { widthMm: 500, depthMm: 500, heightMm: 90 } }],
  },
  'seat-pad': {
    colours: { body: '#b7a78c' },
    draw: seatPad,
    own: [400, 50, 400],
    views: ABOVE,
    sizes: [{ key: 'm', spec: { widthMm: 400, depthMm: 400, heightMm: 50 } }],
  },
})

/** Almofadas de dormir, fronhas. */
export const pillows = kitFamily('pillows', 'floor', [680, 160, 440], {
  plain: {
    colours: { body: '#f4f1ec' },
    draw: sleeping,
    views: ABOVE,
    sizes: [{ key: 'm', spec: { widthMm: 700, depthMm: 400, heightMm: 150 } }],
  },
  pair: { colours: { body: '#dfe3df' }, draw: pair, views: ABOVE, isArranged: true, own: [760, 250, 520] },
  foam: {
    colours: { body: '#f1efec' },
    draw: contour,
    views: ABOVE,
    sizes: [{ key: 'm', spec: { widthMm: 600, depthMm: 400, heightMm: 120 } }],
  },
  oxford: {
    colours: { body: '#c9d2d6' },
    draw: oxford,
    views: ABOVE,
    sizes: [{ key: 'm', spec: { widthMm: 700, depthMm: 500, heightMm: 130 } }],
  },
})

/** A leaning cushion is as wide as its cover; it is lower and deeper than the cover is long. */
function holds({ w, d }: Extent): readonly [number, number, number] {
  return [w, d * 0.955, Math.min(w, d) * 0.55]
}

function leaning(b: Bench, { d }: Extent, inside: () => void): void {
  b.placed({ at: [0, d * 0.48, 0], turn: [-17, 0, 0] }, inside)
}

function standing(b: Bench, size: Extent, of: typeof COVER): void {
  leaning(b, size, () =>
    b.mesh(
      of,
      pillow({
        width: size.w / 1000,
        height: size.d / 1000,
        thickness: Math.min(size.w, size.d) / 2600,
        chop: 0.3,
        seed: 3,
        cells: 48,
      }),
    ),
  )
}

/** Piping along the seam, which is drawn in at its middles. */
function piped(b: Bench, size: Extent): void {
  standing(b, size, VELVET)
  leaning(b, size, () => b.rod(VELVET, seam(size), 5, { closed: true, sides: 8, steps: 160, up: [0, 0, 1] }))
}

function seam({ w, d }: Extent): (readonly [number, number, number])[] {
  const along = [-0.985, -0.7, -0.35, 0, 0.35, 0.7]
  const inward = (t: number): number => 1 - 0.075 * (1 - t * t)
  const dent = (t: number): number => 0.3 * 0.16 * d * Math.exp(-((t / 0.28) ** 2))
  return [
    ...along.map((t) => [(t * w) / 2, (d / 2) * inward(t) - dent(t), 0] as const),
    ...along.map((t) => [(w / 2) * inward(t), (-t * d) / 2, 0] as const),
    ...along.map((t) => [(-t * w) / 2, (-d / 2) * inward(t), 0] as const),
    ...along.map((t) => [(-w / 2) * inward(t), (t * d) / 2, 0] as const),
  ]
}

/** The cover sewn of bands: the same pillow cut at the seams. */
function striped(b: Bench, size: Extent): void {
  const bands = [
    [-0.36, -0.28],
    [-0.2, -0.17],
    [-0.03, 0.03],
    [0.17, 0.2],
    [0.28, 0.36],
  ].map((band) => band.map((share) => (share * size.w) / 1000) as [number, number])
  const whole = pillow({
    width: size.w / 1000,
    height: size.d / 1000,
    thickness: Math.min(size.w, size.d) / 2600,
    chop: 0.3,
    slack: 0.005,
    seed: 4,
    cells: 72,
  })
  const mesh = bands.flat().reduce((cut, x) => cutAt(cut, x), whole)
  const isBand = (x: number): boolean => bands.some(([from, to]) => x > from && x < to)
  leaning(b, size, () => {
    for (const wanted of [false, true]) {
      const indices = mesh.indices.filter((_, at) => {
        const first = at - (at % 3)
        return (
          isBand(
            [0, 1, 2].reduce(
              (sum, k) => sum + (mesh.positions[(mesh.indices[first + k] as number) * 3] as number) / 3,
              0,
            ),
          ) === wanted
        )
      })
      b.mesh(wanted ? TRIM : paint('body', 'fabric', { colour: '#e9e1d2' }), { ...mesh, indices })
    }
  })
}

/** The same surface with no triangle across the plane x = `at`. */
function cutAt(mesh: Mesh, at: number): Mesh {
  const planes = [mesh.positions, mesh.normals, mesh.grain].map((plane) => [...plane])
  const side = (corner: number): number => (planes[0]?.[corner * 3] as number) - at
  const indices: number[] = []
  const between = (a: number, c: number): number => {
    const t = side(a) / (side(a) - side(c))
    for (const plane of planes)
      for (let k = 0; k < 3; k++) plane.push((plane[a * 3 + k] as number) * (1 - t) + (plane[c * 3 + k] as number) * t)
    return (planes[0] as number[]).length / 3 - 1
  }
  for (let first = 0; first < mesh.indices.length; first += 3) {
    const corners = [0, 1, 2].map((k) => mesh.indices[first + k] as number)
    const lone = corners.findIndex(
      (corner, k) =>
        side(corner) > 0 !== side(corners[(k + 1) % 3] as number) > 0 &&
        side(corner) > 0 !== side(corners[(k + 2) % 3] as number) > 0,
    )
    if (lone < 0) {
      indices.push(...corners)
      continue
    }
    const [p, q, r] = [0, 1, 2].map((k) => corners[(lone + k) % 3] as number) as [number, number, number]
    const [m, n] = [between(p, q), between(p, r)]
    indices.push(p, m, n, m, q, r, m, r, n)
  }
  const [positions, normals, grain] = planes.map((plane) => Float32Array.from(plane)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  return { positions, normals, grain, indices: Uint32Array.from(indices) }
}

/** Threads in little bunches, that hang and curl. */
function fringed(b: Bench, size: Extent): void {
  const small = { ...size, w: size.w - 50, d: size.d - 50 }
  leaning(b, size, () => {
    const of = paint('body', 'fabric', { colour: '#c6942e' })
    b.mesh(
      of,
      pillow({
        width: small.w / 1000,
        height: small.d / 1000,
        thickness: Math.min(small.w, small.d) / 2600,
        chop: 0.3,
        seed: 5,
        cells: 44,
      }),
    )
    const rim = seam(small)
    rim.forEach((from, at) => {
      const to = rim[(at + 1) % rim.length] as readonly [number, number, number]
      for (let k = 0; k < 17; k++) {
        const [x, y] = [from[0] + ((to[0] - from[0]) * k) / 17, from[1] + ((to[1] - from[1]) * k) / 17]
        const far = Math.max(Math.abs(x) / small.w, Math.abs(y) / small.d) * 2
        const [ox, oy] = [
          Math.abs(x) / small.w > Math.abs(y) / small.d - 0.03 ? Math.sign(x) : 0,
          Math.abs(y) / small.d > Math.abs(x) / small.w - 0.03 ? Math.sign(y) : 0,
        ]
        const long = 24 / Math.max(0.9, far) / Math.hypot(ox, oy)
        const stray = (): number => (b.chance() - 0.5) * 11
        const [sx, sy, sz] = [stray(), stray(), stray()]
        b.rod(
          of,
          [
            [x - ox * 3, y - oy * 3, 0],
            [x + ox * long * 0.5 + sx * 0.2, y + oy * long * 0.5 + sy * 0.2, sz * 0.5],
            [x + ox * long * 0.9 + sx, y + oy * long * 0.9 + sy - (ox === 0 ? 0 : 6), sz * 1.2],
          ],
          (share) => 1.5 - 0.6 * share,
          { sides: 4, steps: 4 },
        )
      }
    })
  })
}

function furry(b: Bench, size: Extent): void {
  leaning(b, size, () => {
    const [w, d] = [size.w - 50, size.d - 50]
    b.mesh(
      paint('body', 'rug', { colour: '#efe9dd', grain: 0.15, scale: 0.4 }),
      pillow({ width: w / 1000, height: d / 1000, thickness: 0.13, chop: 0, seed: 5 }),
    )
    const places = strewn(w * 0.99, d * 0.99, 17000).map(
      ([x, , z]) => [x, 76 * ((1 - ((x / w) * 2) ** 2) * (1 - ((z / d) * 2) ** 2)) ** 0.4 - 2, z] as const,
    )
    b.placed({ turn: [90, 0, 0] }, () =>
      b.mesh(paint('body', 'rug', { colour: '#efe9dd', grain: 0.15, scale: 0.4 }), pile(places, 32, 2, 0.045)),
    )
  })
}

/** A cushion with a boxed edge and piping, lying. */
function boxed(b: Bench, { w, h, d }: Extent): void {
  b.mesh(
    paint('body', 'fabric', { colour: '#7d8a80' }),
    cushion({ width: w / 1000, height: (h * 0.9) / 1000, depth: d / 1000, radius: 0.022, fill: 0.5, seed: 3 }),
    [0, h * 0.47, 0],
  )
  for (const y of [h * 0.3, h * 0.64])
    b.rod(TRIM, loop(w + 9, d + 9, 30, y), 4.6, { closed: true, sides: 8, steps: 160, up: [0, 1, 0] })
}

function loop(w: number, d: number, r: number, y: number): (readonly [number, number, number])[] {
  return (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).flatMap(([sx, sz], quarter) =>
    [0, 1, 2, 3, 4].map((k) => {
      const a = ((quarter + k / 4) * Math.PI) / 2
      return [sx * (w / 2 - r) + Math.cos(a) * r, y, sz * (d / 2 - r) + Math.sin(a) * r] as const
    }),
  )
}

function seatPad(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#b7a78c' })
  b.sheet(
    of,
    (u, v) => {
      const a = u * Math.PI * 2
      const [x, z] = [
        Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.55,
        Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.55,
      ]
      const r = Math.sin(v * Math.PI)
      const buttons = [
        [0, 0],
        [0.45, 0.45],
        [-0.45, 0.45],
        [0.45, -0.45],
        [-0.45, -0.45],
      ].reduce(
        (low, [bx, bz]) =>
          low - 0.62 * Math.exp(-(((x * r - (bx as number)) ** 2 + (z * r - (bz as number)) ** 2) / 0.014)),
        1,
      )
      return [(x * r * w) / 2, h / 2 - Math.cos(v * Math.PI) * (h / 2) * Math.max(0.12, buttons), (-z * r * d) / 2]
    },
    96,
    56,
    { loop: true },
  )
  for (const s of [-1, 1])
    for (const t of [-14, 16])
      b.rod(
        of,
        [
          [s * (w / 2 - 26), h * 0.4, -d / 2 + 16],
          [s * (w / 2 - 14) + t * 0.4, h * 0.2, -d / 2 - 4],
          [s * (w / 2 - 30) + t, 3, -d / 2 + 2],
        ],
        () => [5, 1.3],
        { sides: 8, steps: 14, flat: 4 },
      )
}

function sleeping(b: Bench, { w, h, d }: Extent): void {
  b.placed({ at: [0, h * 0.5, 0], turn: [-90, 0, 0] }, () =>
    b.mesh(COTTON, pillow({ width: w / 1000, height: d / 1000, thickness: h / 1000, slack: 0.02, seed: 7, cells: 52 })),
  )
}

/** One lies, the other leans on it. */
function pair(b: Bench): void {
  for (const [y, turn, z, seed] of [
    [62, 0, -40, 2],
    [150, 14, 30, 6],
  ] as const)
    b.placed({ at: [seed * 3 - 12, y, z], turn: [-90 + turn, seed - 3, 0] }, () =>
      b.mesh(COTTON, pillow({ width: 0.7, height: 0.48, thickness: 0.16, slack: 0.02, seed, cells: 48 })),
    )
}

/** Viscoelastic: two waves of unlike height. */
function contour(b: Bench, { w, h, d }: Extent): void {
  b.sheet(
    COTTON,
    (u, v) => {
      const a = u * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const t = Math.sign(c) * Math.abs(c) ** 0.35
      const wave = 0.72 + 0.28 * Math.cos((t - 0.12) * 4.3) + 0.06 * t
      const across = -Math.cos(v * Math.PI)
      const end = Math.max(0, 1 - Math.abs(across) ** 14) ** 0.5
      return [
        (across / 2) * w,
        h * 0.5 + Math.sign(s) * Math.abs(s) ** 0.4 * (h / 2) * (s > 0 ? wave : 1) * end,
        t * (d / 2) * (0.88 + 0.12 * end),
      ]
    },
    96,
    28,
    { loop: true },
  )
}

/** With a flat border around, as Oxford pillowcases have. */
function oxford(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#c9d2d6', scale: 0.5, grain: 0.6 })
  b.placed({ at: [0, h * 0.5, 0], turn: [-90, 0, 0] }, () => {
    b.mesh(
      of,
      pillow({
        width: (w - 90) / 1000,
        height: (d - 90) / 1000,
        thickness: h / 1000,
        slack: 0.018,
        seed: 9,
        cells: 48,
      }),
    )
    const r = (u: number, border: number): readonly [number, number] => {
      const a = u * Math.PI * 2
      const [x, y] = [
        Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.22,
        Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.22,
      ]
      return [x * (w / 2 - 62 + border), y * (d / 2 - 62 + border)]
    }
    b.sheet(of, (u, v) => [...r(u, v * 62), Math.sin(u * 61) * 4 * v - v * h * 0.1] as const, 160, 3, {
      loop: true,
      thick: 2,
    })
  })
}
