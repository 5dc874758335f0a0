import { paint, type Bench, type Extent, type Paint, type P3 } from './bench.ts'
import { bristles } from './cloth.ts'
import { kitFamily } from './kit-family.ts'
import { lerp, ring } from './lamp-parts.ts'

const LEAF = paint('fixed', 'leaf', { colour: '#4f6d43' })
const LIGHT = paint('fixed', 'leaf', { colour: '#6f8a52' })
const DEEP = paint('fixed', 'leaf', { colour: '#3f5c3a' })
const BARK = paint('fixed', 'wood', { colour: '#6f5640' })
const POT = paint('body', 'ceramic', { colour: '#e9e2d6' })
const PALE = paint('body', 'leaf', { colour: '#8ea292', grain: 0.5 })
const EARTH = paint('fixed', 'concrete', { colour: '#4a382b', roughness: 0.95 })
const LOW = {
  'three-quarter': { azimuth: 25, elevation: 9 },
  front: { azimuth: -30, elevation: 4 },
  detail: { azimuth: 20, elevation: 10, aim: [0.5, 0.66, 0.8], zoom: 2.4 },
} as const

/** Plantas artificiais, in their pot; the height is to the highest leaf. */
export const plants = kitFamily('plants', 'floor', [620, 1200, 620], {
  palm: { colours: { body: '#e9e2d6' }, draw: palm, views: LOW },
  ficus: { colours: { body: '#a7a6a2' }, draw: ficus, views: LOW },
  monstera: { colours: { body: '#b3603f' }, draw: monstera, views: LOW, own: [700, 900, 700] },
  sansevieria: { colours: { body: '#e9e2d6' }, draw: swords, views: LOW, own: [260, 640, 260] },
  olive: { colours: { body: '#c9bfae' }, draw: olive, views: LOW, own: [700, 1500, 700] },
})

/** Ramos e flores. */
export const flowers = kitFamily('flowers', 'floor', [280, 600, 280], {
  bouquet: { colours: { body: '#e2bdc0' }, draw: bouquet, views: LOW, isArranged: true },
  pampas: { colours: { body: '#d9c7a6' }, draw: pampas, views: LOW, isArranged: true },
  eucalyptus: { colours: { body: '#8ea292' }, draw: eucalyptus, views: LOW, isArranged: true },
})

/** Natal. */
export const christmas = kitFamily('christmas', 'floor', [1100, 1800, 1100], {
  tree: { colours: { body: '#33503a' }, draw: (b, s) => fir(b, s, false), views: LOW },
  lit: { colours: { body: '#33503a', accent: '#b8924f' }, draw: (b, s) => fir(b, s, true), views: LOW },
  baubles: {
    colours: { body: '#6b202f', accent: '#b8924f' },
    draw: baubles,
    own: [300, 130, 240],
    holds: () => [0, 0, 0],
    isArranged: true,
    views: { 'three-quarter': { azimuth: 20, elevation: 26 } },
    angles: ['three-quarter', 'front'],
  },
})

function pot(b: Bench, of: Paint, r: number, h: number): void {
  b.turned(
    of,
    [
      [0, 0],
      [r * 0.74, 0],
      [r * 0.77, 4],
      [r - 2, h - 5],
      [r, h],
      [r - 5, h + 1],
      [r - 9, h - 6],
      [r * 0.86, h * 0.84],
      [0, h * 0.84],
    ],
    { sides: 64 },
  )
  b.turned(
    EARTH,
    [
      [0, h * 0.85],
      [r * 0.9, h * 0.85],
      [r * 0.88, h * 0.87],
      [0, h * 0.89],
    ],
    { sides: 40 },
  )
}

/** A blade along a bent line: `wide` at its middle, folded a little along the rib. */
function blade(
  b: Bench,
  of: Paint,
  line: readonly P3[],
  wide: number,
  look: { fold?: number; base?: number; cells?: number } = {},
): void {
  const [a, m, c] = line as [P3, P3, P3]
  const on = (t: number): P3 =>
    [0, 1, 2].map(
      (k) => (1 - t) ** 2 * (a[k] as number) + 2 * t * (1 - t) * (m[k] as number) + t * t * (c[k] as number),
    ) as unknown as P3
  const [dx, dz] = [c[0] - a[0], c[2] - a[2]]
  const long = Math.hypot(dx, dz) || 1
  const side: P3 = [-dz / long, 0, dx / long]
  b.sheet(
    of,
    (u, v) => {
      const p = on(v)
      const s = (u - 0.5) * 2
      const half = wide * Math.max(look.base ?? 0.04, Math.sin(Math.PI * Math.min(1, v * 0.94 + 0.03)) ** 0.8)
      return [p[0] + side[0] * s * half, p[1] - Math.abs(s) * half * (look.fold ?? 0.3), p[2] + side[2] * s * half]
    },
    4,
    look.cells ?? 10,
  )
}

/** Fronds with leaflets, as an areca has. */
function palm(b: Bench, { w, h }: Extent): void {
  const [r, ph] = [w * 0.22, h * 0.24]
  pot(b, POT, r, ph)
  const [fronds, pairs] = [17, 20]
  for (let i = 0; i < fronds; i++) {
    const [dx, , dz] = ring(1, i * 0.382, 0)
    const out = (0.2 + 0.3 * ((i * 0.618) % 1)) * w
    const top = h * (i < 4 ? 0.99 - 0.02 * i : lerp(0.56, 0.95, b.chance()))
    const frond = (t: number): P3 => [
      dx * (14 + out * t ** 1.7),
      lerp(ph * 0.8, top, Math.sin(t * 1.75) / Math.sin(1.6)),
      dz * (14 + out * t ** 1.7),
    ]
    b.rod(LIGHT, [0, 0.25, 0.5, 0.75, 1].map(frond), (u) => 5 - 3.6 * u, { sides: 6, steps: 14 })
    for (let k = 5; k < pairs; k++)
      for (const s of [-1, 1]) {
        const t = k / pairs
        const p = frond(t)
        const long = w * 0.27 * Math.sin(Math.PI * Math.min(1, t * 0.86)) + 26
        const [ex, ez] = [dx * 0.6 - dz * s * 0.8, dz * 0.6 + dx * s * 0.8]
        blade(
          b,
          k % 3 ? LEAF : LIGHT,
          [
            p,
            [p[0] + ex * long * 0.5, p[1] + long * (0.2 + 0.1 * b.chance()), p[2] + ez * long * 0.5],
            [p[0] + ex * long, p[1] - long * (0.1 + 0.22 * b.chance()), p[2] + ez * long],
          ],
          10.5,
          { cells: 5 },
        )
      }
  }
}

/** A stem with twigs and oval leaves in a round crown. */
function crown(
  b: Bench,
  { w, h }: Extent,
  leaf: { long: number; wide: number; count: number; of: readonly Paint[] },
  low: number,
  ph: number,
): void {
  const r = w / 2
  b.rod(
    BARK,
    [
      [0, ph * 0.8, 0],
      [8, h * 0.3, 5],
      [-9, h * 0.5, -4],
      [4, h * 0.8, 0],
      [0, h - leaf.long * 0.95, 0],
    ],
    (u) => 11 - 8.5 * u,
    { sides: 10, steps: 24 },
  )
  // The topmost would lie in a heap on the stem's end: there it has a tuft that looks up.
  for (let i = 0; i < 11; i++) {
    const [x, , z] = ring(1, i * 0.382, 0)
    const [long, up] = [leaf.long * lerp(0.75, 1, b.chance()), lerp(0.15, 0.95, i / 10)]
    const base: P3 = [0, h - leaf.long * (1.12 - 0.15 * up), 0]
    const out = long * Math.sqrt(1 - up * up * 0.9)
    blade(
      b,
      leaf.of[i % leaf.of.length] as Paint,
      [
        base,
        [x * out * 0.5, base[1] + long * (0.2 + up * 0.5), z * out * 0.5],
        [x * out, base[1] + long * up, z * out],
      ],
      leaf.wide,
      { cells: 6 },
    )
  }
  for (let i = Math.round(leaf.count * 0.018); i < leaf.count; i++) {
    const y = 1 - ((i + 0.5) * 2) / leaf.count
    const [x, , z] = ring(Math.sqrt(1 - y * y), i * 0.382, 0)
    const deep = 0.55 + 0.45 * Math.sqrt(b.chance())
    const reach = (r - leaf.long * 0.5) * deep
    const base: P3 = [x * reach, lerp(low, h - leaf.long * 0.3, (y * deep + 1) / 2), z * reach]
    if (i % 5 === 0 || i < 6)
      b.rod(
        BARK,
        [[x * 6, lerp(low, h * 0.8, (y + 1) / 2.6), z * 6], [x * reach * 0.5, base[1] - 24, z * reach * 0.5], base],
        2.2,
        { sides: 5, steps: 8 },
      )
    const long = leaf.long * (0.7 + 0.5 * b.chance())
    const [tx, tz] = [x + (b.chance() - 0.5) * 1.2, z + (b.chance() - 0.5) * 1.2]
    blade(
      b,
      leaf.of[i % leaf.of.length] as Paint,
      [
        base,
        [base[0] + tx * long * 0.5, base[1] + long * 0.22, base[2] + tz * long * 0.5],
        [base[0] + tx * long, base[1] - long * (0.1 + 0.3 * b.chance()), base[2] + tz * long],
      ],
      leaf.wide,
      { cells: 6 },
    )
  }
}

function ficus(b: Bench, size: Extent): void {
  const [r, ph] = [size.w * 0.23, size.h * 0.22]
  pot(b, paint('body', 'concrete', { colour: '#a7a6a2' }), r, ph)
  crown(b, size, { long: 118, wide: 29, count: 300, of: [LEAF, LIGHT, LEAF] }, size.h * 0.42, ph)
}

function olive(b: Bench, size: Extent): void {
  const [r, ph] = [size.w * 0.21, size.h * 0.2]
  pot(b, paint('body', 'concrete', { colour: '#c9bfae' }), r, ph)
  crown(
    b,
    size,
    {
      long: 88,
      wide: 12,
      count: 620,
      of: [paint('fixed', 'leaf', { colour: '#77865f' }), paint('fixed', 'leaf', { colour: '#5f7050' })],
    },
    size.h * 0.5,
    ph,
  )
}

/** Big heart-shaped leaves cut between their ribs, on arched stalks. */
function monstera(b: Bench, { w, h }: Extent): void {
  const [r, ph] = [w * 0.2, h * 0.26]
  pot(b, paint('body', 'ceramic', { colour: '#b3603f' }), r, ph)
  for (let i = 0; i < 13; i++) {
    const [dx, , dz] = ring(1, i * 0.382 + 0.05, 0)
    const size = w * lerp(0.19, 0.25, b.chance())
    const out = i < 3 ? w * 0.1 : lerp(0.18, 0.3, b.chance()) * w
    const y = i < 3 ? h - size * (0.5 + 0.3 * i) : lerp(h * 0.42, h * 0.8, b.chance())
    const tip: P3 = [dx * out, y, dz * out]
    b.rod(LIGHT, [[dx * 14, ph * 0.8, dz * 14], [dx * out * 0.4, lerp(ph, y, 0.75), dz * out * 0.4], tip], 4.2, {
      sides: 8,
      steps: 18,
    })
    cutLeaf(b, [LEAF, LIGHT, DEEP][i % 3] as Paint, tip, [dx, dz], size, b.chance)
  }
}

/** One leaf: lobes between the ribs, a raised rib down its middle, its halves lifted and its tip hanging. */
function cutLeaf(
  b: Bench,
  of: Paint,
  tip: P3,
  [dx, dz]: readonly [number, number],
  size: number,
  chance: () => number,
): void {
  const twist = (chance() - 0.5) * 0.5
  const lobes = 4.5 + Math.floor(chance() * 2)
  const on = (s: number, v: number): P3 => {
    const side = Math.abs(s)
    const along = (v * 1.5 - 0.36) * size
    const heart = Math.min(1, ((v + 0.02) * 5.2) ** 0.6) * (1 - v ** 2.4) ** 0.62
    // A cut narrows from the rim to two thirds of the way to the rib; the first and the last part of the rim are whole.
    const open = Math.max(0, Math.cos((v + side * 0.1) * lobes * Math.PI * 2) - 0.35) / 0.65
    const cut = 1 - 0.5 * open * (v > 0.14 && v < 0.88 ? 1 : 0)
    const half = Math.sign(s) * side * size * 0.74 * heart * cut
    const back = v < 0.24 ? side * (0.24 - v) * size * 0.5 : 0
    const reach = along - back + side * side * size * 0.1
    const lift = side * size * 0.13 * (1 - 0.8 * side) + Math.cos(v * lobes * Math.PI * 2) * side * size * 0.018
    const fall = 0.42 * reach + (Math.max(0, reach) ** 2 / size) * 0.34
    const turned = half * Math.cos(twist)
    return [
      tip[0] + dx * reach * 0.76 - dz * turned,
      tip[1] - fall + lift + half * Math.sin(twist),
      tip[2] + dz * reach * 0.76 + dx * turned,
    ]
  }
  b.sheet(of, (u, v) => on((u - 0.5) * 2, v), 20, 56)
  b.rod(
    LIGHT,
    [0.04, 0.25, 0.5, 0.75, 0.96].map((v) => on(0, v)),
    (t) => 2.6 - 1.9 * t,
    { sides: 6, steps: 16 },
  )
}

/** Upright swords with a pale rim. */
function swords(b: Bench, { w, h }: Extent): void {
  const [r, ph] = [w / 2, h * 0.32]
  pot(b, POT, r * 0.92, ph)
  for (let i = 0; i < 19; i++) {
    const [dx, , dz] = ring(r * 0.56 * Math.sqrt(i / 19), i * 0.382, 0)
    const top = i === 0 ? h : lerp(h * 0.62, h * 0.95, b.chance())
    const lean = 1 + 0.5 * b.chance()
    const [tx, tz] = [Math.cos(i * 2.4), Math.sin(i * 2.4)]
    const taper = (v: number): number => Math.sin((Math.PI / 2) * Math.min(1, (1 - v) * 1.9))
    for (const [of, wide, shift] of [
      [paint('fixed', 'leaf', { colour: '#b9b56c' }), 22, 0],
      [LEAF, 17, 1.2],
      [LEAF, 17, -1.2],
    ] as const)
      b.sheet(
        of,
        (u, v) => {
          const s = (u - 0.5) * 2
          const half = wide * Math.max(0.012, taper(v)) ** 0.8 * (0.72 + 0.28 * Math.sin(v * 2.6 + 0.3))
          const fold = (Math.abs(s) * 5 - shift) * Math.max(0.1, taper(v))
          return [
            dx * lerp(1, lean * 1.4, v) + tx * s * half - tz * fold,
            lerp(ph * 0.84, top, v),
            dz * lerp(1, lean * 1.4, v) + tz * s * half + tx * fold,
          ]
        },
        4,
        22,
        { thick: 1.6 },
      )
  }
}

function holder(b: Bench, r: number, h: number): void {
  b.turned(
    paint('fixed', 'ceramic', { colour: '#f0ece4' }),
    [
      [0, 0],
      [r * 0.7, 0],
      [r * 0.76, 4],
      [r, h * 0.4],
      [r * 0.86, h * 0.72],
      [r * 0.46, h * 0.92],
      [r * 0.54, h],
      [r * 0.46, h],
      [r * 0.38, h * 0.9],
      [0, h * 0.6],
    ],
    { sides: 56, smooth: true },
  )
}

/** Roses and small leaves in a plain vase. */
function bouquet(b: Bench, { w, h }: Extent): void {
  const vase = h * 0.38
  holder(b, w * 0.24, vase)
  for (let i = 0; i < 11; i++) {
    const [dx, , dz] = ring(Math.sqrt(i / 11) * w * 0.36, i * 0.382, 0)
    const y = h - 46 - (Math.hypot(dx, dz) / w) * h * 0.36 - b.chance() * 24
    b.rod(
      LIGHT,
      [
        [dx * 0.1, vase * 0.5, dz * 0.1],
        [dx * 0.3, vase + 20, dz * 0.3],
        [dx, y, dz],
      ],
      2.4,
      { sides: 6, steps: 10 },
    )
    const tilt = 42 * (Math.hypot(dx, dz) / (w * 0.36))
    const far = Math.hypot(dx, dz) || 1
    b.placed({ at: [dx, y, dz], turn: [(dz / far) * tilt, 0, (-dx / far) * tilt] }, () => rose(b, w * 0.145))
    for (let k = 0; k < 3; k++) {
      const [lx, , lz] = ring(1, i * 0.17 + k / 3, 0)
      blade(
        b,
        k % 2 ? LEAF : LIGHT,
        [
          [dx * 0.7, lerp(vase, y, 0.5), dz * 0.7],
          [dx * 0.7 + lx * 34, lerp(vase, y, 0.72), dz * 0.7 + lz * 34],
          [dx * 0.7 + lx * 66, lerp(vase, y, 0.6), dz * 0.7 + lz * 66],
        ],
        15,
        { cells: 6 },
      )
    }
  }
}

/** Petals in whorls around a closed heart, each curled outwards at its rim; green sepals below. */
function rose(b: Bench, r: number): void {
  const of = paint('body', 'velvet', { colour: '#e2bdc0', grain: 0.3 })
  b.turned(
    LIGHT,
    [
      [0, -r * 0.5],
      [r * 0.16, -r * 0.46],
      [r * 0.24, -r * 0.3],
      [r * 0.2, -r * 0.14],
      [0, -r * 0.1],
    ],
    { sides: 16 },
  )
  for (let k = 0; k < 5; k++) {
    const [sx, , sz] = ring(1, k / 5, 0)
    blade(
      b,
      LIGHT,
      [
        [sx * r * 0.14, -r * 0.34, sz * r * 0.14],
        [sx * r * 0.5, -r * 0.4, sz * r * 0.5],
        [sx * r * 0.8, -r * 0.2, sz * r * 0.8],
      ],
      r * 0.12,
      { cells: 5 },
    )
  }
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const wide = 0.16 + 0.62 * t ** 0.9
    const turn = i * 0.382 * Math.PI * 2
    const span = 3 - 1.3 * t
    const high = r * (0.98 - 0.34 * t)
    b.sheet(
      of,
      (u, v) => {
        const s = (u - 0.5) * 2
        const a = turn + s * 0.5 * span
        const rim = (1 - 0.34 * s * s) * (1 + 0.02 * Math.sin(u * 17 + i))
        const out =
          wide *
            r *
            Math.sin(Math.min(1, v * 1.25) * Math.PI * 0.5) ** 0.8 *
            (1 - 0.12 * Math.sin(v * Math.PI) * (1 - t)) +
          Math.max(0, v - 0.62) ** 1.6 * r * (0.25 + 1.1 * t)
        return [
          Math.cos(a) * out,
          -r * 0.3 + v * (high + r * 0.3) * rim - Math.max(0, v - 0.74) ** 1.5 * r * 1.5 * t,
          Math.sin(a) * out,
        ]
      },
      12,
      11,
    )
  }
}

/** Plumes of grass: hundreds of fine hairs that stand off the stalk, hang at their ends and grow shorter to the tip. */
function pampas(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'rug', { colour: '#d9c7a6', grain: 0.25, scale: 0.5 })
  const vase = h * 0.36
  holder(b, w * 0.24, vase)
  for (let i = 0; i < 7; i++) {
    const [dx, , dz] = ring(i === 0 ? 0.1 : 0.5 + 0.5 * ((i * 0.618) % 1), i / 7, 0)
    const tip: P3 = [dx * w * 0.36, h - 8 - (i % 3) * 40, dz * w * 0.36]
    const on = (t: number): P3 => [dx * w * 0.36 * t ** 1.6, lerp(vase * 0.5, tip[1], t), dz * w * 0.36 * t ** 1.6]
    b.rod(of, [0, 0.4, 0.7, 1].map(on), 1.8, { sides: 6, steps: 12 })
    const hairs: { from: P3; along: P3; long: number }[] = []
    for (let k = 0; k < 1700; k++) {
      const at = k / 1700
      const p = on(0.5 + 0.49 * at)
      const [ex, , ez] = ring(1, k * 0.382 + b.chance() * 0.3, 0)
      const fat = Math.sin(Math.PI * Math.min(1, 0.1 + at * 0.84)) ** 0.7
      const off = b.chance() * 15 * fat
      const up = 0.5 + 0.9 * b.chance()
      hairs.push({
        from: [p[0] + ex * off, p[1] + off * 0.5, p[2] + ez * off],
        along: [ex * (0.75 - 0.35 * at) + dx * 0.1, up, ez * (0.75 - 0.35 * at) + dz * 0.1],
        long: (15 + 12 * b.chance()) * (0.45 + 0.55 * fat),
      })
    }
    b.mesh(of, bristles(hairs, 0.62))
  }
}

function eucalyptus(b: Bench, { w, h }: Extent): void {
  const of = paint('body', 'leaf', { colour: '#8ea292' })
  const vase = h * 0.36
  holder(b, w * 0.24, vase)
  for (let i = 0; i < 7; i++) {
    const [dx, , dz] = ring(i === 0 ? 0.15 : 0.6 + 0.4 * ((i * 0.618) % 1), i / 7 + 0.08, 0)
    const on = (t: number): P3 => [
      dx * w * 0.42 * t ** 1.5,
      lerp(vase * 0.5, h - 30 - (i % 3) * 46, t),
      dz * w * 0.42 * t ** 1.5,
    ]
    b.rod(BARK, [0, 0.4, 0.7, 1].map(on), 1.8, { sides: 6, steps: 12 })
    for (let k = 0; k < 15; k++)
      for (const s of [-1, 1]) {
        const p = on(0.4 + 0.6 * ((k + 0.3 * b.chance()) / 14.4))
        const [ex, , ez] = ring(1, k * 0.25 + i * 0.1 + (s > 0 ? 0.5 : 0) + (b.chance() - 0.5) * 0.12, 0)
        coin(
          b,
          [of, PALE, of][k % 3] as Paint,
          p,
          [ex, ez],
          (23 - k * 0.75) * (0.8 + 0.4 * b.chance()),
          0.2 + 1.1 * b.chance(),
          (b.chance() - 0.5) * 1.6,
        )
      }
  }
}

/** A round leaf on a short stalk, raised by `lift` and turned about its own length. */
function coin(
  b: Bench,
  of: Paint,
  from: P3,
  [ex, ez]: readonly [number, number],
  r: number,
  lift: number,
  roll: number,
): void {
  const [c, s] = [Math.cos(lift), Math.sin(lift)]
  b.rod(of, [from, [from[0] + ex * 7 * c, from[1] + 7 * s, from[2] + ez * 7 * c]], 0.7, { sides: 5, steps: 1 })
  b.sheet(
    of,
    (u, v) => {
      const a = (v - 0.5) * Math.PI
      const along = 6 + r * (1 + Math.sin(a))
      const half = (u - 0.5) * 2 * r * Math.cos(a) * 0.92
      const dish = (half / r) ** 2 * r * 0.2 - (along / r) ** 2 * r * 0.03
      return [
        from[0] + ex * along * c - ez * half * Math.cos(roll) - ex * dish * s,
        from[1] + along * s + half * Math.sin(roll) + dish * c,
        from[2] + ez * along * c + ex * half * Math.cos(roll) - ez * dish * s,
      ]
    },
    6,
    12,
  )
}

/** Tiers of boughs with needles; `lit` hangs balls in it. */
function fir(b: Bench, { w, h }: Extent, lit: boolean): void {
  const NEEDLE = paint('body', 'leaf', { colour: '#33503a' })
  for (let i = 0; i < 4; i++)
    b.rod(
      paint('fixed', 'metal', { colour: '#2b2b2c', roughness: 0.5 }),
      [[0, 150, 0], ring(w * 0.13, i / 4 + 0.1, 60), ring(w * 0.24, i / 4 + 0.1, 6)],
      8,
      { sides: 10, steps: 8 },
    )
  b.rod(
    BARK,
    [
      [0, 60, 0],
      [0, h * 0.94, 0],
    ],
    (u) => 20 - 15 * u,
    { sides: 12, steps: 2 },
  )
  const tiers = 15
  for (let t = 0; t < tiers; t++) {
    const y = lerp(h * 0.12, h * 0.93, t / (tiers - 1))
    const reach = (w / 2) * (1 - (t / tiers) ** 1.12) + 20
    const boughs = Math.round(14 - t * 0.5)
    for (let i = 0; i < boughs; i++)
      bough(
        b,
        NEEDLE,
        y + (b.chance() - 0.3) * h * 0.05,
        reach * (0.86 + 0.14 * b.chance()),
        (i + b.chance() * 0.4) / boughs + t * 0.17,
      )
  }
  b.mesh(
    NEEDLE,
    bristles(
      needled([0, h * 0.84, 0], [0, h - 30, 0], b.chance).concat(needled([0, h * 0.9, 0], [0, h - 26, 0], b.chance)),
    ),
  )
  if (lit)
    for (let i = 0; i < 60; i++) {
      const t = (i / 60) ** 1.2
      const [x, , z] = ring(((w / 2) * (1 - t ** 1.1) + 6) * 0.94, i * 0.382, 0)
      const y = lerp(h * 0.1, h * 0.88, t)
      if (i % 2)
        b.blob(paint('accent', 'metal', { colour: '#b8924f', roughness: 0.2 }), [58, 58, 58], [x, y - 30, z], 16)
      else b.blob(paint('fixed', 'bulb', { colour: '#fff0d0' }), [16, 22, 16], [x, y, z], 8)
    }
}

/** A bough that droops and turns up, its twigs on both sides, needles all around each. */
function bough(b: Bench, of: Paint, y: number, reach: number, turn: number): void {
  const [dx, , dz] = ring(1, turn, 0)
  const on = (t: number): P3 => [
    dx * reach * t,
    y - reach * 0.24 * Math.sin(t * 2.1) + reach * 0.1 * t * t,
    dz * reach * t,
  ]
  // What lies deeper than the needles, so that the tree is not seen through.
  b.sheet(
    of,
    (u, v) => {
      const s = (u - 0.5) * 2
      const p = on(0.94 * v)
      const half =
        s *
        reach *
        0.17 *
        Math.sin(Math.PI * Math.min(1, 0.16 + v * 0.8)) *
        (0.55 + 0.45 * Math.abs(Math.sin(v * 17 + s)))
      return [p[0] - dz * half, p[1] - Math.abs(s) * reach * 0.05, p[2] + dx * half]
    },
    4,
    12,
  )
  const needles: { from: P3; along: P3; long: number }[] = []
  const twig = (from: P3, to: P3): void => void needles.push(...needled(from, to, b.chance))
  twig(on(0.12), on(0.55))
  twig(on(0.5), on(1))
  const twigs = Math.max(2, Math.round(reach / 80))
  for (let k = 0; k < twigs; k++)
    for (const s of [-1, 1]) {
      const t = 0.2 + (0.72 * (k + (s > 0 ? 0.5 : 0))) / twigs
      const from = on(t)
      const long = reach * 0.4 * (1.05 - t) + 34
      twig(from, [
        from[0] + (dx * 0.74 - dz * s * 0.66) * long,
        from[1] - long * 0.1 + (b.chance() - 0.4) * 16,
        from[2] + (dz * 0.74 + dx * s * 0.66) * long,
      ])
    }
  b.mesh(of, bristles(needles))
}

/** Needles on a twig, forwards and outwards. */
function needled(from: P3, to: P3, chance: () => number): { from: P3; along: P3; long: number }[] {
  const way = [0, 1, 2].map((c) => (to[c] as number) - (from[c] as number)) as unknown as P3
  const long = Math.hypot(...way)
  const count = Math.max(6, Math.round(long / 12))
  return Array.from({ length: count }, (_, i) => {
    const t = (i + chance()) / count
    const out = [0, 1, 2].map(() => chance() - 0.5) as [number, number, number]
    const size = Math.hypot(...out) || 1
    return {
      from: [0, 1, 2].map((c) => (from[c] as number) + (way[c] as number) * t) as unknown as P3,
      along: [0, 1, 2].map((c) => ((way[c] as number) / long) * 0.72 + (out[c] as number) / size) as unknown as P3,
      long: 66 - 18 * t,
    }
  })
}

/** Six balls, matt, gloss and ribbed, in a heap. */
function baubles(b: Bench, { w }: Extent): void {
  const r = w * 0.13
  // The one in front leans forwards, else its hook would stand in the one above.
  const places = [
    [-0.3, 0, 0.14, -50],
    [0, 0, 0.2, 24],
    [0.3, 0, 0.12, -2],
    [-0.16, 0, -0.14, 22],
    [0.16, 0, -0.14, 46],
    [0, 0.2, 0.02, 70],
  ] as const
  places.forEach(([x, y, z, lean], i) => {
    const of =
      i % 3 === 0
        ? paint('body', 'metal', { colour: '#6b202f', roughness: 0.12 })
        : i % 3 === 1
          ? paint('accent', 'metal', { colour: '#b8924f', roughness: 0.35 })
          : paint('body', 'lacquer', { colour: '#6b202f', roughness: 0.6 })
    b.placed({ at: [x * w, y * w + r, z * w], turn: [lean, i * 40, i * 17 - 30] }, () => {
      b.blob(of, [r * 2, r * 2, r * 2], [0, -r, 0], 60)
      b.turned(
        paint('fixed', 'metal', { colour: '#c8a04d', roughness: 0.25 }),
        [
          [0, r - 2],
          [r * 0.24, r - 2],
          [r * 0.24, r + 9],
          [0, r + 10],
        ],
        { sides: 20 },
      )
      b.rod(
        paint('fixed', 'metal', { colour: '#c8a04d', roughness: 0.25 }),
        Array.from(
          { length: 12 },
          (_, k) => [Math.cos((k / 6) * Math.PI) * 6, r + 14 + Math.sin((k / 6) * Math.PI) * 6, 0] as const,
        ),
        1.2,
        { closed: true, sides: 8, steps: 36 },
      )
    })
  })
}
