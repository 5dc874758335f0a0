import { lathe } from '../geometry/lathe.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { warped } from '../geometry/transform.ts'
import { paint, type Bench, type Extent, type Paint } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'
import { hollow, outline } from './vessels.ts'

const STONEWARE = paint('body', 'ceramic', { colour: '#e9e2d6' })
const GLASS = paint('body', 'glass', { colour: '#e4ecec' })
const STEEL = paint('body', 'metal', { colour: '#b9bdc0', roughness: 0.22 })
const ABOVE = { 'three-quarter': { azimuth: 24, elevation: 26 }, front: { azimuth: 0, elevation: 14 } } as const
const LOW = { 'three-quarter': { azimuth: 24, elevation: 13 }, front: { azimuth: 0, elevation: 6 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Loiça, copos e talheres. */
export const tableware = kitFamily('tableware', 'floor', [270, 28, 270], {
  plate: {
    colours: { body: '#e9e2d6' },
    draw: (b, s) => plate(b, STONEWARE, s.w / 2, 0, s.h),
    views: ABOVE,
    angles: TWO,
  },
  'plate-stack': {
    colours: { body: '#9aa98e' },
    draw: plateStack,
    isArranged: true,
    own: [280, 120, 280],
    views: ABOVE,
    angles: TWO,
  },
  'dinner-set': {
    colours: { body: '#e9e2d6' },
    draw: dinnerSet,
    isArranged: true,
    own: [520, 130, 400],
    views: ABOVE,
    angles: TWO,
  },
  bowl: { colours: { body: '#9aa98e' }, draw: (b, s) => bowl(b, s), own: [170, 75, 170], views: ABOVE, angles: TWO },
  bowls: {
    colours: { body: '#b3603f' },
    draw: bowls,
    isArranged: true,
    own: [360, 120, 280],
    views: ABOVE,
    angles: TWO,
  },
  tumblers: {
    colours: { body: '#e4ecec' },
    draw: tumblers,
    isArranged: true,
    own: [330, 110, 220],
    views: LOW,
    angles: TWO,
  },
  'wine-glasses': {
    colours: { body: '#e4ecec' },
    draw: wineGlasses,
    isArranged: true,
    own: [300, 220, 180],
    views: LOW,
    angles: TWO,
  },
  mug: { colours: { body: '#9aa98e' }, draw: (b, s) => mug(b, s), own: [120, 95, 85], views: LOW, angles: TWO },
  cups: { colours: { body: '#e9e2d6' }, draw: cups, isArranged: true, own: [330, 90, 200], views: ABOVE, angles: TWO },
  cutlery: {
    colours: { body: '#b9bdc0' },
    draw: cutlery,
    isArranged: true,
    own: [210, 16, 240],
    views: { 'three-quarter': { azimuth: 16, elevation: 46 }, front: { azimuth: 0, elevation: 62 } },
    angles: TWO,
  },
  jug: { colours: { body: '#e9e2d6' }, draw: jug, own: [160, 230, 120], views: LOW, angles: TWO },
  'glass-jug': { colours: { body: '#e4ecec' }, draw: glassJug, own: [160, 250, 120], views: LOW, angles: TWO },
  teapot: { colours: { body: '#1f5564' }, draw: teapot, own: [230, 160, 150], views: LOW, angles: TWO },
})

/** A coupe plate. */
function plate(b: Bench, of: Paint, r: number, y: number, h: number): void {
  b.turned(
    of,
    [
      [0, y + 1],
      [r * 0.56, y],
      [r * 0.58, y + 2],
      [r * 0.8, y + h * 0.4],
      [r * 0.97, y + h * 0.9],
      [r, y + h],
      [r * 0.985, y + h],
      [r * 0.8, y + h * 0.56],
      [r * 0.6, y + 6.5],
      [0, y + 5],
    ],
    { sides: 96 },
  )
}

function plateStack(b: Bench, { w }: Extent): void {
  for (let i = 0; i < 6; i++) plate(b, STONEWARE, w / 2, i * 9, 26)
  for (let i = 0; i < 3; i++) plate(b, STONEWARE, w * 0.38, 66 + i * 9, 22)
}

function dinnerSet(b: Bench): void {
  b.placed({ at: [-110, 0, -40] }, () => {
    for (let i = 0; i < 4; i++) plate(b, STONEWARE, 135, i * 9, 26)
    for (let i = 0; i < 4; i++) plate(b, STONEWARE, 100, 44 + i * 8, 21)
  })
  for (let i = 0; i < 3; i++) b.placed({ at: [130, i * 22, -70] }, () => bowl(b, { w: 160, h: 66 }))
  b.placed({ at: [70, 0, 110], turn: [0, -24, 0] }, () => mug(b, { w: 115, h: 88, d: 82 }))
  b.placed({ at: [180, 0, 86], turn: [0, 30, 0] }, () => mug(b, { w: 115, h: 88, d: 82 }))
}

function bowl(b: Bench, { w, h }: { w: number; h: number }): void {
  hollow(
    b,
    STONEWARE,
    outline(w / 2, h, [
      [0.4, 0],
      [0.44, 0.06],
      [0.78, 0.34],
      [0.95, 0.74],
      [1, 1],
    ]),
    5,
    { floor: 9 },
  )
}

function bowls(b: Bench, { w }: Extent): void {
  for (let i = 0; i < 3; i++) b.placed({ at: [-w * 0.2, i * 26, -20] }, () => bowl(b, { w: w * 0.44, h: 70 }))
  b.placed({ at: [w * 0.26, 0, 46] }, () => bowl(b, { w: w * 0.44, h: 70 }))
}

function tumblers(b: Bench): void {
  for (let i = 0; i < 6; i++)
    b.placed({ at: [(i % 3) * 112 - 112, 0, i < 3 ? -58 : 52] }, () =>
      hollow(
        b,
        GLASS,
        [
          [0, 0],
          [32, 0],
          [34, 3],
          [40, 98],
          [40, 100],
        ],
        2.6,
        { floor: 12, sides: 48 },
      ),
    )
}

function wineGlasses(b: Bench): void {
  for (let i = 0; i < 4; i++)
    b.placed({ at: [i * 82 - 123, 0, (i % 2) * 76 - 38] }, () => {
      b.turned(
        GLASS,
        [
          [0, 0],
          [35, 0],
          [36, 1.4],
          [14, 4],
          [5, 10],
          [4, 30],
          [4, 84],
          [8, 96],
          [24, 108],
          [38, 134],
          [41, 158],
          [37, 190],
          [33, 214],
          [32, 215],
          [31, 213],
          [35, 190],
          [38.6, 158],
          [36, 136],
          [22, 112],
          [0, 106],
        ],
        { sides: 56, smooth: true },
      )
    })
}

function mug(b: Bench, { w, h, d }: { w: number; h: number; d: number }): void {
  const r = d / 2
  const x = -w / 2 + r
  b.placed({ at: [x, 0, 0] }, () => {
    hollow(
      b,
      STONEWARE,
      outline(
        r,
        h,
        [
          [0.8, 0],
          [0.9, 0.05],
          [0.985, 0.28],
          [1, 0.6],
          [0.985, 1],
        ],
        5,
      ),
      4.5,
      { floor: 8, sides: 64 },
    )
    b.rod(
      STONEWARE,
      [
        [r * 0.92, h * 0.78, 0],
        [r + (w - d) * 0.7, h * 0.8, 0],
        [w - r - 5, h * 0.52, 0],
        [r + (w - d) * 0.62, h * 0.24, 0],
        [r * 0.92, h * 0.22, 0],
      ],
      () => [7, 4.5],
      { sides: 16, steps: 72, flat: 2.6, up: [0, 0, 1] },
    )
  })
}

function cups(b: Bench): void {
  for (const [x, z, turn] of [
    [-84, -14, -20],
    [84, 18, 24],
  ] as const)
    b.placed({ at: [x, 0, z] }, () => {
      plate(b, STONEWARE, 72, 0, 15)
      b.placed({ at: [0, 5, 0], turn: [0, turn, 0] }, () => {
        hollow(
          b,
          STONEWARE,
          outline(38, 62, [
            [0.5, 0],
            [0.56, 0.06],
            [0.86, 0.4],
            [0.98, 0.8],
            [1, 1],
          ]),
          3.2,
          { floor: 8, sides: 56 },
        )
        b.rod(
          STONEWARE,
          [
            [34, 46, 0],
            [56, 50, 0],
            [62, 36, 0],
            [50, 22, 0],
            [30, 20, 0],
          ],
          3.6,
          { sides: 14, steps: 70 },
        )
        b.turned(
          paint('fixed', 'lacquer', { colour: '#3a2417', roughness: 0.15 }),
          [
            [0, 50],
            [33, 50],
            [33, 51],
            [0, 51],
          ],
          { sides: 40 },
        )
      })
    })
}

/** A place's knife, fork and two spoons, side by side. */
function cutlery(b: Bench): void {
  // A handle ends inside the wall of what it carries: neither short of it nor through it.
  const rounded = (u: number): number => Math.sqrt(Math.min(1, (u + 0.002) / 0.05))
  const handle = (x: number, end: number, y: number): void =>
    b.rod(
      STEEL,
      [
        [x, 5, 118],
        [x, 4, 60],
        [x, 5, 0],
        [x, 5.5 + (y - 5) * 0.5, end * 0.6],
        [x, y, end],
      ],
      (u) => [(7.6 - 4.4 * u ** 0.6) * rounded(u), (2.2 - 1.4 * u) * rounded(u)],
      { sides: 14, steps: 80, flat: 2.6, up: [0, 1, 0] },
    )
  const scoop = (x: number, z: number, wide: number, long: number): void =>
    b.mesh(STEEL, ladle(wide, long), [x, 11, z - long / 2])
  handle(-78, -46, 6)
  b.sheet(
    STEEL,
    (u, v) => [
      -78 + (u - 0.5) * 2 * lerp(4, 11.6, Math.min(1, v * 1.7) ** 2 * (3 - 2 * Math.min(1, v * 1.7))),
      7.6 - Math.sin(v * 2.8) * 2.4 + v,
      -36 - v * 34,
    ],
    12,
    16,
    { thick: 2 },
  )
  for (const t of [-9, -3, 3, 9])
    b.rod(
      STEEL,
      [
        [-78 + t, 4.2, -58],
        [-78 + t, 6.9, -70],
        [-78 + t, 7.6, -92],
        [-78 + t * 0.94, 11, -120],
      ],
      (u) => [2.3 - 1.2 * u ** 2, 1.1 - 0.3 * u],
      { sides: 10, steps: 24, flat: 3, up: [0, 1, 0] },
    )
  b.rod(
    STEEL,
    [
      [-26, 5, 118],
      [-26, 4, 60],
      [-26, 5, 10],
    ],
    (u) => [(7.4 - 1.2 * u) * rounded(u), 3 * rounded(u)],
    { sides: 14, steps: 60, flat: 2.6, up: [0, 1, 0] },
  )
  b.board(
    STEEL,
    [
      [-5.6, -12],
      [5.6, -12],
      [6.4, 6],
      [8.4, 30],
      [9.2, 60],
      [8.8, 84],
      [7.6, 100],
      [5.4, 112],
      [2.6, 119],
      [-0.6, 122.4],
      [-3.6, 122.8],
      [-5.6, 121],
      [-6.2, 117],
      [-6, 60],
    ],
    2,
    [-26, 5, 0],
    { bevel: 0.8 },
  )
  handle(26, -42, 9.2)
  scoop(26, -38, 18.5, 74)
  b.placed({ at: [78, 0, 20], size: 0.84 }, () => {
    handle(0, -42, 9.2)
    scoop(0, -38, 17.5, 66)
  })
}

/** The bowl of a spoon, broader towards its tip; its rim lies at the height it is put. */
function ladle(wide: number, long: number): Mesh {
  const round = lathe(
    [
      [0, -8.6],
      [0.5, -7.2],
      [0.84, -3.4],
      [1, 0],
      [0.965, 0.9],
      [0.8, -2.4],
      [0.46, -5.8],
      [0, -7.2],
    ].map(([r, y]) => [((r as number) * wide) / 1000, (y as number) / 1000] as const),
    { sides: 48 },
  )
  return warped(round, ([x, y, z]) => {
    const t = -z / (wide / 1000)
    return [x * (0.93 + 0.09 * t), y, z * (long / 2 / wide)]
  })
}

/** A vessel whose lip is drawn out to pour: to the left, from `h - 60` up. */
function pouring(
  b: Bench,
  of: Paint,
  profile: readonly (readonly [number, number])[],
  wall: number,
  h: number,
  floor = wall * 2,
): void {
  const lip = profile.at(-1) as readonly [number, number]
  const inside = profile
    .slice(1)
    .toReversed()
    .map(([r, y]) => [Math.max(0, r - wall), Math.max(y, floor)] as const)
  const whole = [...profile, [lip[0] - wall * 0.5, lip[1] + wall * 0.3] as const, ...inside, [0, floor] as const]
  const body = lathe(
    whole.map(([r, y]) => [Math.max(0, r) / 1000, y / 1000] as const),
    { sides: 96 },
  )
  b.mesh(
    of,
    warped(
      body,
      ([x, y, z]) => {
        const rise = Math.max(0, (y * 1000 - (h - 60)) / 60)
        const turn = Math.atan2(z, -x)
        const drawn = Math.exp(-((turn / 0.42) ** 2)) * rise * rise
        const pinched = 1 - 0.1 * rise * Math.exp(-(((Math.abs(turn) - 0.75) / 0.35) ** 2))
        return [x * pinched - 0.024 * drawn, y + 0.005 * drawn, z * pinched]
      },
      60,
    ),
  )
}

function jug(b: Bench, { w, h, d }: Extent): void {
  const r = d / 2
  b.placed({ at: [-w / 2 + r + 14, 0, 0] }, () => {
    pouring(
      b,
      STONEWARE,
      outline(r, h, [
        [0.7, 0],
        [0.86, 0.08],
        [1, 0.34],
        [0.88, 0.6],
        [0.62, 0.8],
        [0.64, 0.92],
        [0.72, 1],
      ]),
      5,
      h,
    )
    b.rod(
      STONEWARE,
      [
        [r * 0.58, h * 0.9, 0],
        [r * 0.84, h * 0.908, 0],
        [r * 1.2, h * 0.9, 0],
        [w - r - 22, h * 0.7, 0],
        [r * 1.24, h * 0.43, 0],
        [r * 1.06, h * 0.365, 0],
        [r * 0.94, h * 0.355, 0],
      ],
      7.5,
      { sides: 18, steps: 110 },
    )
  })
}

function glassJug(b: Bench, { w, h, d }: Extent): void {
  const r = d / 2
  b.placed({ at: [-w / 2 + r + 14, 0, 0] }, () => {
    pouring(
      b,
      GLASS,
      outline(r, h, [
        [0.84, 0],
        [0.94, 0.04],
        [1, 0.4],
        [0.84, 0.7],
        [0.7, 0.88],
        [0.76, 1],
      ]),
      3.4,
      h,
      12,
    )
    b.rod(
      GLASS,
      [
        [r * 0.67, h * 0.9, 0],
        [r * 0.86, h * 0.908, 0],
        [r * 1.2, h * 0.9, 0],
        [w - r - 22, h * 0.66, 0],
        [r * 1.26, h * 0.38, 0],
        [r * 1.1, h * 0.325, 0],
        [r * 0.97, h * 0.32, 0],
      ],
      6,
      { sides: 18, steps: 110 },
    )
    b.turned(
      paint('fixed', 'glass', { colour: '#dcebf0' }),
      [
        [0, 13],
        [r * 0.9, 13],
        [r * 0.94, h * 0.4],
        [r * 0.84, h * 0.6],
        [0, h * 0.6],
      ],
      { sides: 56 },
    )
  })
}

function teapot(b: Bench, { w, h }: Extent): void {
  const r = w * 0.31
  const body = h * 0.76
  b.turned(
    STONEWARE,
    outline(r, body, [
      [0.5, 0],
      [0.74, 0.08],
      [1, 0.44],
      [0.86, 0.8],
      [0.5, 0.96],
      [0.4, 1],
    ]),
    { sides: 72 },
  )
  b.turned(
    STONEWARE,
    [
      [0, body - 3],
      [r * 0.44, body - 3],
      [r * 0.455, body - 1],
      [r * 0.45, body + 2],
      [r * 0.4, body + 6],
      [r * 0.3, body + 10.4],
      [r * 0.16, body + 13],
      [0, body + 13.6],
    ],
    { sides: 72, smooth: true },
  )
  b.blob(STONEWARE, [20, 18, 20], [0, body + 11.5, 0])
  b.rod(
    STONEWARE,
    [
      [-r * 0.8, h * 0.26, 0],
      [-r * 1.2, h * 0.36, 0],
      [-r * 1.36, h * 0.56, 0],
      [-w / 2 + 4, h * 0.74, 0],
    ],
    (u) => 17 - 8 * u,
    { sides: 28, steps: 50 },
  )
  b.rod(
    paint('fixed', 'plain', { colour: '#1d1c1b', roughness: 0.9 }),
    [
      [-w / 2 + 4.6, h * 0.731, 0],
      [-w / 2 + 3.8, h * 0.7425, 0],
    ],
    7,
    { sides: 28, steps: 1 },
  )
  b.rod(
    STONEWARE,
    [
      [r * 0.6, h * 0.6, 0],
      [r * 0.92, h * 0.66, 0],
      [r * 1.26, h * 0.69, 0],
      [w / 2 - 7, h * 0.5, 0],
      [r * 1.24, h * 0.27, 0],
      [r * 0.92, h * 0.22, 0],
      [r * 0.7, h * 0.22, 0],
    ],
    6.5,
    { sides: 18, steps: 110 },
  )
  for (let i = 0; i < 3; i++) b.blob(STONEWARE, [12, 6, 12], ring(r * 0.4, i / 3, 0))
}
