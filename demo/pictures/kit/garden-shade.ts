import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'
import { CANVAS, FRAME } from './garden.ts'

const POLE = paint('frame', 'metal', { colour: '#d9d9d6', roughness: 0.35 })
const GLASS = paint('fixed', 'glass', { colour: '#dfe9e8' })

/** O que dá sombra e abrigo. */
export const gardenShade = kitFamily('garden-shade', 'floor', [2700, 2400, 2700], {
  parasol: { colours: { body: '#e6dcc8', frame: '#d9d9d6' }, draw: parasol },
  cantilever: {
    colours: { body: '#404347', frame: '#404347' },
    draw: cantilever,
    own: [3200, 2500, 3000],
    isArranged: true,
  },
  base: { colours: { body: '#404347' }, draw: parasolBase, own: [480, 330, 480] },
  sail: {
    colours: { body: '#d8c7a4' },
    draw: sail,
    isArranged: true,
    own: [3200, 1100, 2600],
    stands: 'hung',
    views: { 'three-quarter': { azimuth: 18, elevation: 26 } },
  },
  pergola: { colours: { body: '#404347' }, draw: pergola, own: [3000, 2300, 3000] },
  gazebo: { colours: { body: '#e6dcc8', frame: '#404347' }, draw: gazebo, own: [3000, 2600, 3000] },
  shed: { colours: { body: '#6f7a70', accent: '#e9e9e6' }, draw: shed, own: [2000, 2000, 1600] },
  greenhouse: { colours: { body: '#c8ccd0' }, draw: greenhouse, own: [1900, 1950, 1900] },
})

/** Eight panels that sag between their ribs. */
function canopy(b: Bench, of: Paint, r: number, low: number, high: number, ribs: number): void {
  const share = (u: number): number => (((u * ribs) % 1) + 1) % 1
  const sag = (u: number, v: number): number =>
    Math.sin(share(u) * Math.PI) * 0.055 * r * Math.sin(v * Math.PI * 0.8 + 0.3)
  const out = (u: number): number => {
    const k = share(u)
    return Math.cos(Math.PI / ribs) / Math.cos((k - 0.5) * 2 * (Math.PI / ribs))
  }
  b.sheet(
    of,
    (u, v) => ring(r * v * out(u), u, lerp(high, low, v ** 1.12) - sag(u, v) * (v > 0.02 ? 1 : 0)),
    ribs * 8,
    12,
    { loop: true },
  )
  b.sheet(of, (u, v) => ring(r * out(u), u, low - sag(u, 1) - v * r * 0.1), ribs * 8, 2, { loop: true })
  for (let i = 0; i < ribs; i++)
    b.rod(POLE, [[0, high - r * 0.06, 0], ring(r * 0.98, i / ribs, low - 4)], 8, { sides: 8, steps: 1 })
}

function parasol(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.rod(
    POLE,
    [
      [0, 40, 0],
      [0, h - 20, 0],
    ],
    19,
    { sides: 20, steps: 1 },
  )
  canopy(b, CANVAS, r, h * 0.76, h - 40, 8)
  b.blob(POLE, [50, 60, 50], [0, h - 58, 0])
  for (let i = 0; i < 8; i++)
    b.rod(POLE, [[0, h * 0.66, 0], ring(r * 0.5, i / 8, h * 0.855)], 6, { sides: 8, steps: 1 })
  b.turned(
    POLE,
    [
      [0, h * 0.64],
      [32, h * 0.64],
      [32, h * 0.67],
      [0, h * 0.67],
    ],
    { sides: 24 },
  )
  b.turned(
    paint('fixed', 'concrete', { colour: '#6a6b6c' }),
    [
      [0, 0],
      [250, 0],
      [254, 6],
      [250, 52],
      [60, 70],
      [0, 70],
    ],
    { sides: 64 },
  )
  b.turned(
    POLE,
    [
      [19, 66],
      [30, 66],
      [30, 300],
      [19, 304],
    ],
    { sides: 28 },
  )
}

function cantilever(b: Bench, { w, h }: Extent): void {
  const r = w * 0.4
  const x = w * 0.06
  const mast = -w / 2 + 200
  for (const [a, c] of [
    [1, 0],
    [0, 1],
  ] as const)
    b.box(POLE, [a ? 1000 : 80, 44, c ? 1000 : 80], [mast + 160, 0, 0], { edge: 6 })
  for (const s of [-1, 1])
    for (const z of [-1, 1])
      b.box(paint('fixed', 'concrete', { colour: '#4a4c50' }), [400, 60, 400], [mast + 160 + s * 250, 44, z * 250], {
        edge: 8,
      })
  b.rod(
    POLE,
    [
      [mast, 30, 0],
      [mast - 30, h * 0.5, 0],
      [mast + 60, h - 190, 0],
    ],
    () => [44, 30],
    { sides: 18, steps: 30, flat: 4, up: [0, 0, 1] },
  )
  b.rod(
    POLE,
    [
      [mast + 20, h - 300, 0],
      [mast + 240, h - 60, 0],
      [x, h - 20, 0],
    ],
    () => [34, 24],
    { sides: 16, steps: 30, flat: 4, up: [0, 0, 1] },
  )
  b.turned(
    POLE,
    [
      [0, h - 90],
      [46, h - 90],
      [46, h - 12],
      [30, h],
      [0, h],
    ],
    { at: [x, 0, 0], sides: 32 },
  )
  b.placed({ at: [x, 0, 0] }, () => canopy(b, CANVAS, r, h - 470, h - 60, 8))
}

function parasolBase(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  b.turned(
    paint('body', 'concrete', { colour: '#404347', grain: 0.6 }),
    [
      [0, 0],
      [r - 4, 0],
      [r, 6],
      [r, 36],
      [r - 8, 46],
      [60, 66],
      [40, 80],
      [0, 80],
    ],
    { sides: 80, smooth: false },
  )
  b.turned(
    paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.3 }),
    [
      [22, 70],
      [29, 70],
      [29, h - 2],
      [27, h],
      [22, h],
      [22, 70],
    ],
    { sides: 40 },
  )
  b.rod(
    paint('fixed', 'plain', { colour: '#26262a' }),
    [
      [26, h * 0.72, 0],
      [58, h * 0.72, 0],
    ],
    7,
    { sides: 12, steps: 1 },
  )
  b.turned(
    paint('fixed', 'plain', { colour: '#26262a' }),
    [
      [0, 0],
      [22, 0],
      [24, 5],
      [22, 16],
      [0, 16],
    ],
    { at: [54, h * 0.72, 0], turn: [0, 0, -90], sides: 24 },
  )
}

/** Three corners pulled tight, the edges drawn in. */
function sail(b: Bench, { w, h, d }: Extent): void {
  const corners: readonly P3[] = [
    [-w / 2, h * 0.95, -d * 0.2],
    [w / 2, h * 0.5, -d * 0.36],
    [0, 0, d / 2],
  ]
  const [a, c, e] = corners as [P3, P3, P3]
  b.sheet(
    CANVAS,
    (u, v) => {
      const [i, j] = [(1 - v) * (1 - u), (1 - v) * u]
      const k = v
      const pull = 0.5 * (i * j + j * k + k * i)
      const mix = (axis: 0 | 1 | 2): number => i * a[axis] + j * c[axis] + k * e[axis]
      const middle = (axis: 0 | 1 | 2): number => (a[axis] + c[axis] + e[axis]) / 3
      return [lerp(mix(0), middle(0), pull), lerp(mix(1), middle(1), pull) - 26 * pull, lerp(mix(2), middle(2), pull)]
    },
    36,
    36,
    { thick: 3 },
  )
  for (const p of corners) {
    const [x, y, z] = p.map((value, axis) =>
      lerp(value, ((a[axis] as number) + (c[axis] as number) + (e[axis] as number)) / 3, -0.06),
    ) as unknown as P3
    b.rod(paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.3 }), [p, [x, y, z]], 7, { sides: 8, steps: 1 })
    b.rod(
      paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.3 }),
      Array.from(
        { length: 12 },
        (_, i) => [p[0] + Math.cos((i / 6) * Math.PI) * 26, p[1] + Math.sin((i / 6) * Math.PI) * 26, p[2]] as const,
      ),
      5,
      { closed: true, sides: 8, steps: 30 },
    )
  }
}

function pergola(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      b.box(FRAME, [110, h - 200, 110], [x * (w / 2 - 55), 0, z * (d / 2 - 55)], { edge: 4 })
      b.box(FRAME, [200, 12, 200], [x * (w / 2 - 100), 0, z * (d / 2 - 100)], { edge: 2 })
    }
  for (const s of [-1, 1]) {
    b.box(FRAME, [w, 200, 110], [0, h - 200, s * (d / 2 - 55)], { edge: 4 })
    b.box(FRAME, [110, 200, d - 220], [s * (w / 2 - 55), h - 200, 0], { edge: 4 })
  }
  for (let i = 0; i < 16; i++)
    b.box(FRAME, [w - 220, 26, 150], [0, h - 120, lerp(-d / 2 + 200, d / 2 - 200, i / 15)], {
      edge: 6,
      turn: [-38, 0, 0],
    })
}

function gazebo(b: Bench, { w, h, d }: Extent): void {
  const metal = paint('frame', 'metal', { colour: '#404347', roughness: 0.55 })
  const eave = h * 0.78
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(metal, [70, eave, 70], [x * (w / 2 - 70), 0, z * (d / 2 - 70)], { edge: 3 })
  const roof = (half: number, low: number, top: number, high: number, hang: number): void => {
    b.sheet(
      CANVAS,
      (u, v) =>
        square(
          lerp(half, top, v),
          u,
          lerp(low, high, v) - Math.sin(((u * 4) % 1) * Math.PI) * 26 * Math.sin(v * Math.PI),
        ),
      64,
      10,
      { loop: true },
    )
    b.sheet(CANVAS, (u, v) => square(half * 1.002, u, low - v * hang), 64, 1, { loop: true })
  }
  roof(w / 2, eave, w * 0.13, h * 0.93, 150)
  roof(w * 0.17, h * 0.935, 12, h, 70)
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      for (let k = 0; k < 3; k++)
        b.rod(
          CANVAS,
          [
            [x * (w / 2 - 120 - k * 34), 20, z * (d / 2 - 84)],
            [x * (w / 2 - 128 - k * 20), h * 0.36, z * (d / 2 - 92)],
            [x * (w / 2 - 120 - k * 40), eave - 60, z * (d / 2 - 80)],
          ],
          (u) => 20 + 24 * Math.abs(u - 0.36),
          { sides: 12, steps: 20 },
        )
}

function square(half: number, u: number, y: number): P3 {
  const at = (((u * 4) % 4) + 4) % 4
  const side = Math.floor(at)
  const t = (at - side) * 2 - 1
  const [x, z] = (
    [
      [half, -t * half],
      [-t * half, -half],
      [-half, t * half],
      [t * half, half],
    ] as const
  )[side] as readonly [number, number]
  return [x, y, z]
}

function shed(b: Bench, { w, h, d }: Extent): void {
  const wall = h * 0.84
  const rows = Math.round(wall / 140)
  for (let i = 0; i < rows; i++)
    b.box(FRAME_SHED, [w - 120, wall / rows - 5, d - 120], [0, i * (wall / rows) + 8, 0], { edge: 4 })
  b.box(paint('accent', 'lacquer', { colour: '#e9e9e6', roughness: 0.5 }), [w - 100, 40, d - 100], [0, 0, 0], {
    edge: 4,
  })
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(TRIM, [60, wall, 60], [x * (w / 2 - 70), 0, z * (d / 2 - 70)], { edge: 3 })
  for (const s of [-1, 1])
    b.placed({ at: [0, h - 10, 0], turn: [s * 19, 0, 0] }, () =>
      b.box(FRAME_SHED, [w, 26, d * 0.56], [0, -26, s * d * 0.27], { edge: 3 }),
    )
  for (const x of [-1, 1])
    b.board(
      FRAME_SHED,
      [
        [-d / 2 + 62, 0],
        [d / 2 - 62, 0],
        [0, h - wall - 30],
      ],
      30,
      [x * (w / 2 - 76), wall, 0],
      { lies: 'upright', turn: [0, 90, 0] },
    )
  for (const s of [-1, 1]) {
    b.box(TRIM, [w * 0.24, wall * 0.9, 22], [s * w * 0.122, 30, d / 2 - 52], { edge: 3 })
    b.box(FRAME_SHED, [w * 0.24 - 70, wall * 0.9 - 70, 10], [s * w * 0.122, 65, d / 2 - 38], { edge: 2 })
  }
  b.rod(
    paint('fixed', 'metal', { colour: '#2b2b2c', roughness: 0.4 }),
    [
      [26, wall * 0.46, d / 2 - 26],
      [26, wall * 0.56, d / 2 - 18],
      [26, wall * 0.66, d / 2 - 26],
    ],
    9,
    { sides: 10, steps: 12 },
  )
}

const FRAME_SHED = paint('body', 'lacquer', { colour: '#6f7a70', roughness: 0.6 })
const TRIM = paint('accent', 'lacquer', { colour: '#e9e9e6', roughness: 0.5 })

function greenhouse(b: Bench, { w, h, d }: Extent): void {
  const bar = paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.4 })
  const eave = h * 0.66
  const bays = 4
  const post = (p: P3, q: P3): void => b.rod(bar, [p, q], 13, { sides: 8, steps: 1 })
  for (let i = 0; i <= bays; i++) {
    const z = lerp(-d / 2 + 14, d / 2 - 14, i / bays)
    for (const s of [-1, 1]) {
      post([s * (w / 2 - 14), 0, z], [s * (w / 2 - 14), eave, z])
      post([s * (w / 2 - 14), eave, z], [0, h - 14, z])
    }
  }
  for (const [x, y] of [
    [-w / 2 + 14, 14],
    [w / 2 - 14, 14],
    [-w / 2 + 14, eave],
    [w / 2 - 14, eave],
    [0, h - 14],
  ] as const)
    post([x, y, -d / 2 + 14], [x, y, d / 2 - 14])
  for (const z of [-d / 2 + 14, d / 2 - 14]) {
    post([-w / 2 + 14, 14, z], [w / 2 - 14, 14, z])
    post([-w / 2 + 14, eave, z], [w / 2 - 14, eave, z])
    for (const x of [-0.18, 0.18]) post([x * w, 0, z], [x * w, h - 14 - Math.abs(x) * 2 * (h - eave), z])
  }
  for (const s of [-1, 1]) {
    b.box(GLASS, [4, eave - 20, d - 40], [s * (w / 2 - 14), 16, 0], { edge: 0.5 })
    b.placed(
      {
        at: [s * (w / 4 - 7), (eave + h - 14) / 2, 0],
        turn: [0, 0, (-s * (Math.atan2(h - eave - 14, w / 2 - 14) * 180)) / Math.PI],
      },
      () => b.box(GLASS, [Math.hypot(w / 2 - 14, h - eave - 14) - 20, 4, d - 40], [0, -2, 0], { edge: 0.5 }),
    )
    b.box(GLASS, [w - 40, eave - 20, 4], [0, 16, s * (d / 2 - 14)], { edge: 0.5 })
  }
  for (let i = 0; i < 12; i++)
    seedling(b, [((i % 4) - 1.5) * w * 0.2, 60, (Math.floor(i / 4) - 1) * d * 0.26], 220 + ((i * 5) % 7) * 62)
  b.box(paint('fixed', 'concrete', { colour: '#5a4636' }), [w - 120, 60, d * 0.8], [0, 4, 0], { edge: 8 })
}

/** A plant on its cane: leaves in whorls that grow smaller upwards. */
function seedling(b: Bench, [x, y, z]: P3, high: number): void {
  b.rod(
    paint('fixed', 'wood', { colour: '#b08d5c' }),
    [
      [x + 12, y, z],
      [x + 12, y + high * 1.12, z],
    ],
    5,
    { sides: 6, steps: 1 },
  )
  b.rod(
    paint('fixed', 'leaf', { colour: '#6f8a52' }),
    [
      [x, y, z],
      [x + 6, y + high * 0.5, z + 4],
      [x + 2, y + high * 0.96, z],
    ],
    6,
    { sides: 6, steps: 8 },
  )
  const whorls = Math.round(high / 44)
  for (let i = 0; i < whorls * 4; i++) {
    const t = (Math.floor(i / 4) + 0.6) / whorls
    const turn = i * 1.62
    const [dx, dz] = [Math.cos(turn), Math.sin(turn)]
    const long = 150 * (1.08 - 0.72 * t) * (0.8 + 0.4 * b.chance())
    b.sheet(
      paint('fixed', 'leaf', { colour: i % 3 ? '#557048' : '#6f8a52' }),
      (u, v) => {
        const half = Math.sin(Math.PI * (0.06 + 0.94 * v)) ** 0.8 * long * 0.24 * (u - 0.5) * 2
        return [
          x + dx * long * v - dz * half,
          y + t * high + long * (0.34 * v - 0.5 * v * v) - Math.abs(half) * 0.25,
          z + dz * long * v + dx * half,
        ]
      },
      4,
      6,
    )
  }
}
