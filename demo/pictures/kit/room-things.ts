import { roundedRectangle } from '../geometry/outline.ts'
import { noise3 } from '../geometry/noise.ts'
import { paint, type Bench, type Extent, type P3 } from './bench.ts'
import { kitFamily } from './kit-family.ts'
import { lerp } from './lamp-parts.ts'

const METAL = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.5 })
const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const BLACK = paint('fixed', 'plain', { colour: '#26262a', roughness: 0.6 })
const LOW = { 'three-quarter': { azimuth: 28, elevation: 12 }, front: { azimuth: 0, elevation: 6 } } as const
const TWO = ['three-quarter', 'front'] as const

/** Sala e quarto. */
export const roomThings = kitFamily('room-things', 'floor', [600, 600, 300], {
  'tv-bracket': {
    colours: { body: '#2b2b2c' },
    draw: tvBracket,
    own: [500, 420, 120],
    isArranged: true,
    stands: 'wall',
    angles: TWO,
  },
  screen: { colours: { body: '#c9a678', accent: '#efe7d8' }, draw: screen, own: [1600, 1700, 420], views: LOW },
  'rattan-screen': { colours: { body: '#c8a873' }, draw: rattanScreen, own: [1320, 1700, 400], views: LOW },
  'magazine-rack': { colours: { body: '#2b2b2c' }, draw: magazineRack, own: [360, 340, 240], views: LOW, angles: TWO },
  fireplace: { colours: { body: '#2b2b2c' }, draw: fireplace, own: [1000, 520, 150], stands: 'wall', angles: TWO },
  'log-holder': { colours: { body: '#2b2b2c' }, draw: logHolder, own: [450, 600, 280], views: LOW, angles: TWO },
  slats: {
    colours: { body: '#d4ab80' },
    draw: slatBase,
    own: [1400, 60, 1900],
    views: { 'three-quarter': { azimuth: 32, elevation: 26 } },
    angles: TWO,
  },
  ottoman: {
    colours: { body: '#8c8478' },
    draw: divan,
    own: [1500, 340, 1900],
    views: { 'three-quarter': { azimuth: 32, elevation: 20 } },
    angles: TWO,
  },
  adjustable: {
    colours: { body: '#404347' },
    draw: adjustable,
    own: [900, 480, 2000],
    isArranged: true,
    views: { 'three-quarter': { azimuth: 40, elevation: 16 } },
    angles: TWO,
  },
  headboard: { colours: { body: '#b9a48c' }, draw: headboard, own: [1500, 1000, 80], stands: 'wall' },
  'buttoned-headboard': {
    colours: { body: '#8a9a94' },
    draw: buttonedHeadboard,
    own: [1500, 1000, 80],
    stands: 'wall',
    angles: TWO,
  },
  'wine-rack': { colours: { body: '#c9a678' }, draw: wineRack, own: [520, 620, 260], views: LOW, angles: TWO },
  cover: {
    colours: { body: '#6a6b6c' },
    draw: furnitureCover,
    own: [1600, 850, 900],
    views: { 'three-quarter': { azimuth: 30, elevation: 18 } },
    angles: TWO,
  },
})

/** A wall plate, two folding arms and the bars that hold a television. */
function tvBracket(b: Bench, { w, h, d }: Extent): void {
  b.box(METAL, [w * 0.24, h * 0.7, 14], [0, h * 0.15, -d / 2 + 7], { edge: 3 })
  for (const s of [-1, 1]) {
    b.rod(
      METAL,
      [
        [s * 30, h * 0.5, -d / 2 + 18],
        [s * w * 0.3, h * 0.5, -d * 0.08],
      ],
      () => [11, 26],
      { sides: 12, steps: 1, flat: 5, up: [0, 1, 0] },
    )
    b.rod(
      METAL,
      [
        [s * w * 0.3, h * 0.5, -d * 0.02],
        [s * 20, h * 0.5, d * 0.24],
      ],
      () => [11, 22],
      { sides: 12, steps: 1, flat: 5, up: [0, 1, 0] },
    )
    b.turned(
      METAL,
      [
        [0, -34],
        [15, -34],
        [15, 34],
        [0, 34],
      ],
      { at: [s * w * 0.3, h * 0.5, -d * 0.05], sides: 28 },
    )
    b.box(METAL, [30, h, 16], [s * w * 0.34, 0, d / 2 - 8], { edge: 3 })
    for (let k = 0; k < 7; k++)
      b.board(BLACK, roundedRectangle(9, 28, 4.5, 4), 1, [s * w * 0.34, lerp(50, h - 50, k / 6), d / 2 + 0.2], {
        lies: 'upright',
        bevel: 0.1,
      })
  }
  b.box(METAL, [w, 34, 14], [0, h * 0.66, d * 0.32], { edge: 2 })
  b.box(METAL, [w, 34, 14], [0, h * 0.28, d * 0.32], { edge: 2 })
  b.box(METAL, [90, h * 0.4, 20], [0, h * 0.3, d * 0.26], { edge: 3 })
}

/** Panels at an angle to one another. */
function panelled(b: Bench, { w, d }: Extent, count: number, panel: (width: number) => void): void {
  const width = Math.hypot(w / count, d * 0.9)
  const angle = (Math.atan2(d * 0.9, w / count) * 180) / Math.PI
  for (let i = 0; i < count; i++)
    b.placed({ at: [((i + 0.5) / count - 0.5) * w, 0, 0], turn: [0, i % 2 ? angle : -angle, 0] }, () =>
      panel(width - 6),
    )
}

function screen(b: Bench, size: Extent): void {
  const { h } = size
  panelled(b, size, 4, (pw) => {
    for (const s of [-1, 1]) {
      b.box(WOOD, [26, h, 22], [s * (pw / 2 - 13), 0, 0], { edge: 2 })
      b.box(WOOD, [pw - 52, 26, 20], [0, s > 0 ? h - 26 : 50, 0], { edge: 2 })
    }
    b.box(paint('accent', 'plain', { colour: '#efe7d8', roughness: 0.9 }), [pw - 50, h - 100, 4], [0, 74, 0], {
      edge: 1,
    })
    for (let i = 1; i < 6; i++) b.box(WOOD, [pw - 52, 10, 10], [0, lerp(76, h - 26, i / 6), 0], { edge: 1 })
    b.box(WOOD, [10, h - 100, 10], [0, 74, 0], { edge: 1 })
  })
}

function rattanScreen(b: Bench, size: Extent): void {
  const { h } = size
  const cane = paint('body', 'rattan', { colour: '#c8a873' })
  panelled(b, size, 3, (pw) => {
    b.rod(
      cane,
      [
        [-pw / 2 + 14, 2, 0],
        [-pw / 2 + 14, h * 0.8, 0],
        [-pw / 2 + 40, h * 0.93, 0],
        [0, h - 14, 0],
        [pw / 2 - 40, h * 0.93, 0],
        [pw / 2 - 14, h * 0.8, 0],
        [pw / 2 - 14, 2, 0],
      ],
      13,
      { sides: 14, steps: 80 },
    )
    for (const y of [0.06, 0.5, 0.8])
      b.rod(
        cane,
        [
          [-pw / 2 + 14, h * y, 0],
          [pw / 2 - 14, h * y, 0],
        ],
        9,
        { sides: 12, steps: 1 },
      )
    for (let i = 1; i < 20; i++)
      b.rod(
        cane,
        [
          [lerp(-pw / 2 + 14, pw / 2 - 14, i / 20), h * 0.06, 0],
          [lerp(-pw / 2 + 14, pw / 2 - 14, i / 20), h * 0.8, 0],
        ],
        3,
        { sides: 6, steps: 1 },
      )
    for (let i = 1; i < 26; i++)
      b.rod(
        cane,
        Array.from(
          { length: 21 },
          (_, k) =>
            [lerp(-pw / 2 + 14, pw / 2 - 14, k / 20), h * lerp(0.06, 0.5, i / 26), ((k + i) % 2 ? 1 : -1) * 5] as const,
        ),
        3.4,
        { sides: 5, steps: 44 },
      )
  })
}

function magazineRack(b: Bench, { w, h, d }: Extent): void {
  for (const s of [-1, 1]) {
    const side = (x: number): P3[] => [
      [x, 4, s * d * 0.3],
      [x, h * 0.5, s * lerp(d * 0.3, d / 2 - 8, 0.5)],
      [x, h - 34, s * (d / 2 - 11)],
    ]
    b.rod(
      METAL,
      [
        ...side(-w / 2 + 8),
        [-w / 2 + 15, h - 15, s * (d / 2 - 8)],
        [-w / 2 + 34, h - 8, s * (d / 2 - 8)],
        [-w * 0.25, h - 8, s * (d / 2 - 8)],
        [w * 0.25, h - 8, s * (d / 2 - 8)],
        [w / 2 - 34, h - 8, s * (d / 2 - 8)],
        [w / 2 - 15, h - 15, s * (d / 2 - 8)],
        ...side(w / 2 - 8).toReversed(),
      ],
      5.5,
      { sides: 12, steps: 150 },
    )
    for (let i = 1; i < 9; i++)
      b.rod(
        METAL,
        [
          [lerp(-w / 2 + 8, w / 2 - 8, i / 9), h - 8, s * (d / 2 - 8)],
          [lerp(-w / 2 + 8, w / 2 - 8, i / 9), h * 0.2, s * d * 0.12],
          [lerp(-w / 2 + 8, w / 2 - 8, i / 9), h * 0.155, s * d * 0.08],
          [lerp(-w / 2 + 8, w / 2 - 8, i / 9), h * 0.14, 0],
        ],
        2.6,
        { sides: 8, steps: 40 },
      )
    b.rod(
      METAL,
      [
        [s * (w / 2 - 8), h * 0.16, -d * 0.36],
        [s * (w / 2 - 8), h * 0.16, d * 0.36],
      ],
      4,
      { sides: 8, steps: 1 },
    )
  }
  for (const [i, colour] of ['#b3603f', '#efe9dd', '#24324f', '#9aa98e'].entries())
    b.box(
      paint('fixed', 'plain', { colour, roughness: 0.3 }),
      [w * 0.66, h * 0.8, 6],
      [(i - 1.5) * 9, h * 0.17, -d * 0.12 + i * d * 0.08],
      { edge: 1, turn: [(i - 1.5) * 7, 0, 0] },
    )
}

/** A black frame with glowing logs and flames behind glass. */
function fireplace(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'lacquer', { colour: '#2b2b2c', roughness: 0.35 })
  const [iw, ih] = [w * 0.82, h * 0.56]
  b.board(of, roundedRectangle(w, h, 8, 3), 30, [0, h / 2, d / 2 - 15], {
    lies: 'upright',
    holes: [roundedRectangle(iw, ih, 3, 2)],
    bevel: 3,
  })
  b.box(paint('fixed', 'plain', { colour: '#141210' }), [iw + 20, ih + 20, 8], [0, (h - ih) / 2 - 10, -d / 2 + 10], {
    edge: 1,
  })
  for (const s of [-1, 1]) {
    b.box(of, [8, h - 8, d - 20], [s * (w / 2 - 5), 4, -8], { edge: 1 })
    b.box(of, [w - 12, 8, d - 20], [0, s > 0 ? h - 12 : 4, -8], { edge: 1 })
  }
  const floor = (h - ih) / 2
  for (let i = 0; i < 9; i++)
    b.rod(
      paint('fixed', 'wood', { colour: '#3a2417' }),
      [
        [lerp(-iw * 0.44, iw * 0.34, i / 8), floor + 14 + (i % 3) * 12, -d * 0.1 + (i % 2) * 22],
        [lerp(-iw * 0.34, iw * 0.44, i / 8), floor + 16 + ((i + 1) % 3) * 14, -d * 0.04 - (i % 2) * 22],
      ],
      13,
      { sides: 10, steps: 3 },
    )
  for (let i = 0; i < 17; i++) {
    const x = lerp(-iw * 0.45, iw * 0.45, i / 16)
    const high = ih * (0.36 + 0.42 * Math.abs(Math.sin(i * 2.3)))
    for (const [k, colour] of [
      [1, '#ff8a2a'],
      [0.6, '#ffd27a'],
    ] as const)
      b.board(
        paint('fixed', 'bulb', { colour }),
        Array.from({ length: 16 }, (_, j) => {
          const t = j < 8 ? j / 7 : (15 - j) / 7
          return [
            x +
              (j < 8 ? 1 : -1) * 22 * k * Math.sin(Math.min(1, t * 1.1 + 0.06) * Math.PI) ** 0.8 * (1 - t * 0.5) +
              Math.sin(t * 4 + i) * 7 * t,
            floor + 10 + t * high * k,
          ] as const
        }),
        1,
        [0, 0, -d * 0.16 + k * -4 + (i % 3) * 3 + (k < 1 ? 12 : 0)],
        { lies: 'upright', bevel: 0.1 },
      )
  }
  b.box(paint('fixed', 'glass', { colour: '#dfe4e6' }), [iw + 10, ih + 10, 4], [0, floor - 5, d / 2 - 24], {
    edge: 0.5,
  })
}

function logHolder(b: Bench, { w, h, d }: Extent): void {
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(METAL, [16, h, 16], [x * (w / 2 - 8), 0, z * (d / 2 - 8)], { edge: 2 })
  for (const y of [0, h - 16])
    for (const s of [-1, 1]) {
      b.box(METAL, [w - 30, 15, 15], [0, y + 0.5, s * (d / 2 - 8)], { edge: 1.5 })
      b.box(METAL, [15, 15, d - 30], [s * (w / 2 - 8), y + 0.5, 0], { edge: 1.5 })
    }
  b.box(METAL, [w - 20, 6, d - 16], [0, 15, 0], { edge: 1 })
  const logs = Math.max(3, Math.round((w - 34) / 83))
  const pitch = (w - 34) / logs
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < logs - (row % 2); i++) {
      const r = pitch / 2 - ((i * 7 + row * 5) % 3) * 0.8
      const [x, y] = [(i - (logs - 1 - (row % 2)) / 2) * pitch, 22 + pitch / 2 + row * pitch * 0.868]
      if (y + r > h * 0.86) continue
      b.rod(
        paint('fixed', 'wood', { colour: '#6f5640' }),
        [
          [x, y, -d / 2 + 12],
          [x, y, d / 2 - 4 - (i % 2) * 12],
        ],
        r,
        { sides: 26, steps: 2 },
      )
      b.turned(
        paint('fixed', 'wood', { colour: '#d3b184' }),
        [
          [0, 0],
          [r * 0.92, 0],
          [r * 0.92, 1],
          [0, 1],
        ],
        { at: [x, y, d / 2 - 4 - (i % 2) * 12], turn: [90, 0, 0], sides: 28 },
      )
    }
}

function slatBase(b: Bench, { w, h, d }: Extent): void {
  const beech = paint('body', 'wood', { colour: '#d4ab80' })
  for (const s of [-1, 1]) {
    b.box(beech, [34, h, d], [s * (w / 2 - 17), 0, 0], { edge: 4 })
    b.box(beech, [w - 68, h, 34], [0, 0, s * (d / 2 - 17)], { edge: 4 })
  }
  const fields = w > 1100 ? 2 : 1
  if (fields === 2) b.box(beech, [40, h * 0.8, d - 68], [0, 0, 0], { edge: 3 })
  const count = Math.round(d / 110)
  for (let f = 0; f < fields; f++)
    for (let i = 0; i < count; i++) {
      const [x, long] = fields === 1 ? [0, w - 60] : [(f - 0.5) * (w / 2 - 16), w / 2 - 60]
      b.rod(
        paint('body', 'wood', { colour: '#dcb98f' }),
        [
          [x - long / 2, h * 0.62, lerp(-d / 2 + 70, d / 2 - 70, i / (count - 1))],
          [x, h + 8, lerp(-d / 2 + 70, d / 2 - 70, i / (count - 1))],
          [x + long / 2, h * 0.62, lerp(-d / 2 + 70, d / 2 - 70, i / (count - 1))],
        ],
        () => [32, 5],
        { sides: 12, steps: 10, flat: 5, up: [0, 1, 0] },
      )
    }
}

/** A box for bedding under an upholstered lid. */
function divan(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#8c8478' })
  b.box(of, [w - 8, h * 0.72, d - 8], [0, 30, 0], { edge: 14, wrinkle: 2, cells: 10 })
  b.box(of, [w, h * 0.22, d], [0, h * 0.78, 0], { edge: 18, crown: [2, 5, 2], wrinkle: 2, cells: 10 })
  for (const x of [-1, 1])
    for (const z of [-1, 1]) b.box(BLACK, [60, 30, 60], [x * (w / 2 - 60), 0, z * (d / 2 - 60)], { edge: 5 })
  b.rod(
    paint('fixed', 'leather', { colour: '#4c3426' }),
    [
      [-70, h * 0.8, d / 2],
      [-60, h * 0.72, d / 2 + 12],
      [60, h * 0.72, d / 2 + 12],
      [70, h * 0.8, d / 2],
    ],
    () => [10, 3],
    { sides: 10, steps: 24, flat: 4, up: [0, 0, 1] },
  )
}

/** Slats on hinged frames: head and knees up, a mattress that follows. */
function adjustable(b: Bench, { w, h, d }: Extent): void {
  const y = h * 0.5
  b.box(METAL, [w - 120, 50, d - 500], [0, y - 90, 0], { edge: 4 })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.rod(
        METAL,
        [
          [x * (w / 2 - 90), y - 70, z * (d * 0.34)],
          [x * (w / 2 - 90), 4, z * (d * 0.36)],
        ],
        20,
        { sides: 18, steps: 1 },
      )
  const line = (t: number): readonly [number, number] =>
    t < 0.36
      ? [y + (0.36 - t) * d * 0.62, -d * 0.14 - (0.36 - t) * d * 0.8]
      : t < 0.56
        ? [y, lerp(-d * 0.14, d * 0.06, (t - 0.36) / 0.2)]
        : t < 0.74
          ? [y + (t - 0.56) * d * 0.42, lerp(d * 0.06, d * 0.22, (t - 0.56) / 0.18)]
          : [y + 0.18 * d * 0.42 - (t - 0.74) * d * 0.3, lerp(d * 0.22, d * 0.46, (t - 0.74) / 0.26)]
  for (let i = 0; i < 26; i++) {
    const [sy, z] = line(lerp(0.015, 0.96, i / 25))
    b.rod(
      paint('fixed', 'wood', { colour: '#dcb98f' }),
      [
        [-w / 2 + 20, sy - 30, z],
        [w / 2 - 20, sy - 30, z],
      ],
      () => [24, 6],
      { sides: 10, steps: 2, flat: 5, up: [0, 1, 0] },
    )
  }
  for (const s of [-1, 1])
    b.rod(
      METAL,
      Array.from({ length: 30 }, (_, i) => {
        const [sy, z] = line(lerp(0.012, 0.965, i / 29))
        return [s * (w / 2 - 16), sy - 36, z] as const
      }),
      14,
      { sides: 12, straight: true, steps: 60 },
    )
  b.sheet(
    paint('body', 'fabric', { colour: '#e9e6df' }),
    (u, v) => {
      const a = u * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const [sy, z] = line(v)
      const end = Math.max(0, 1 - Math.abs(v * 2 - 1) ** 30) ** 0.5
      return [
        Math.sign(c) * Math.abs(c) ** 0.2 * (w / 2 - 8),
        sy + 50 + Math.sign(s) * Math.abs(s) ** 0.3 * 70 * end,
        z,
      ]
    },
    60,
    60,
    { loop: true },
  )
}

function headboard(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#b9a48c' })
  b.box(BLACK, [w - 10, h, d * 0.4], [0, 0, -d * 0.3], { edge: 4 })
  const count = Math.max(5, Math.round(w / 170))
  for (let i = 0; i < count; i++)
    b.box(of, [w / count - 2, h, d * 0.6], [(i + 0.5) * (w / count) - w / 2, 0, d * 0.2], {
      edge: d * 0.28,
      crown: [0, 0, d * 0.06],
      wrinkle: 2,
      cells: 8,
      seed: i + 1,
    })
}

/** Deep buttons in a quilted field, in a plain border. */
function buttonedHeadboard(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'velvet', { colour: '#8a9a94' })
  b.box(of, [w, h, d * 0.55], [0, 0, -d * 0.22], { edge: 18 })
  const [cell, fw, fh] = [170, w - 120, h * 0.66]
  const dent = (x: number, y: number): number => {
    const [a, c] = [(x + y) / cell, (x - y) / cell]
    return Math.min(Math.abs(Math.sin(a * Math.PI)), Math.abs(Math.sin(c * Math.PI))) ** 0.55
  }
  b.sheet(
    of,
    (u, v) => {
      const [x, y] = [(u - 0.5) * fw, (v - 0.5) * fh]
      const edge = Math.min(1, Math.min(fw / 2 - Math.abs(x), fh / 2 - Math.abs(y)) / 50)
      return [x, h - 50 - fh / 2 + y, d * 0.05 + edge ** 0.5 * d * 0.44 * (0.35 + 0.65 * dent(x, y))]
    },
    110,
    60,
  )
}

/** Two lattices joined from front to back; bottles lie on both, their necks a little lower. */
function wineRack(b: Bench, { w, h, d }: Extent): void {
  const [columns, rows] = [Math.max(2, Math.round(w / 120)), Math.max(2, Math.round(h / 120))]
  for (let i = 0; i <= columns; i++)
    for (const z of [-1, 1])
      b.box(WOOD, [16, h, 26], [lerp(-w / 2 + 8, w / 2 - 8, i / columns), 0, z * (d / 2 - 13)], { edge: 2 })
  for (let j = 0; j <= rows; j++)
    for (const z of [-1, 1]) b.box(WOOD, [w, 14, 18], [0, lerp(20, h - 34, j / rows), z * (d / 2 - 13)], { edge: 2 })
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++)
      b.box(WOOD, [12, 12, d - 50], [lerp(-w / 2 + 8, w / 2 - 8, i / columns), lerp(21, h - 33, j / rows), 0], {
        edge: 1.5,
      })
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      if ((i * 7 + j * 5) % 4 === 1) continue
      const [x, y] = [lerp(-w / 2 + 8, w / 2 - 8, (i + 0.5) / columns), lerp(20, h - 34, j / rows) + 41]
      b.turned(
        paint('fixed', 'lacquer', { colour: (i + j) % 2 ? '#26331f' : '#1d2a2a', roughness: 0.12 }),
        [
          [0, -d / 2 + 6],
          [36, -d / 2 + 6],
          [38, -d / 2 + 12],
          [38, d * 0.18],
          [36.4, d * 0.23],
          [32, d * 0.28],
          [25, d * 0.325],
          [18.5, d * 0.365],
          [15, d * 0.41],
          [14, d / 2 + 20],
          [0, d / 2 + 20],
        ],
        { at: [x, y, -20], turn: [96.5, 0, 0], sides: 40 },
      )
      b.turned(
        paint('fixed', 'plain', { colour: (i + j) % 3 ? '#6b202f' : '#c8a04d', roughness: 0.4 }),
        [
          [0, d * 0.44],
          [15.5, d * 0.44],
          [15.5, d / 2 + 22],
          [0, d / 2 + 22],
        ],
        { at: [x, y, -20], turn: [96.5, 0, 0], sides: 32 },
      )
    }
}

/** A cover drawn over a set: straight top, skirts that ripple, a cord at the hem. */
function furnitureCover(b: Bench, { w, h, d }: Extent): void {
  const of = paint('body', 'fabric', { colour: '#6a6b6c', grain: 0.6 })
  b.sheet(
    of,
    (u, v) => {
      const a = u * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const drop = Math.min(1, Math.max(0, (v - 0.3) / 0.7))
      const k = v < 0.3 ? v / 0.3 : 1
      const ripple = (noise3(c * 9, drop * 2, s * 9) - 0.5) * 60 * drop ** 1.4
      const flat = 0.09 + 0.22 * (1 - k)
      const top = h - (1 - k) * -8 - 16 * (noise3(c * k * 3, 1, s * k * 3) - 0.2) * (1 - drop)
      return [
        Math.sign(c) * Math.abs(c) ** flat * ((w / 2 - 30) * k + ripple + (k === 1 ? 6 : 0)),
        top * (1 - drop) - (k === 1 ? 6 * (1 - drop) : 0),
        -Math.sign(s) * Math.abs(s) ** flat * ((d / 2 - 30) * k + ripple + (k === 1 ? 6 : 0)),
      ]
    },
    160,
    40,
    { loop: true },
  )
  b.rod(
    of,
    Array.from({ length: 60 }, (_, i) => (i / 60) * Math.PI * 2).map(
      (a) =>
        [
          Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.1 * (w / 2 - 24),
          h - 15,
          -Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.1 * (d / 2 - 24),
        ] as const,
    ),
    4,
    { closed: true, sides: 6, steps: 200 },
  )
}
