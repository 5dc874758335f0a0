import { hash3, noise3 } from '../geometry/noise.ts'
import type { Angle, View } from '../model.ts'
import { paint, type Bench, type Extent, type Paint, type P3 } from '../kit/bench.ts'
import { fringe, lay, pile, strewn, turnedCorner } from '../kit/cloth.ts'
import { kitFamily, type KitPiece } from '../kit/kit-family.ts'
import {
  arches,
  berber,
  bordered,
  checks,
  clouds,
  frame,
  kilim,
  oriental,
  stripes,
  tiles,
  type Pattern,
} from './rug-patterns.ts'

const WOVEN = { grain: 0.35, scale: 0.4 } as const
const WOOL = paint('body', 'rug', { colour: '#e5dccb', ...WOVEN })
const FIGURE = paint('accent', 'rug', { colour: '#5d6a72', ...WOVEN })
const THIRD = paint('frame', 'rug', { colour: '#b3603f', ...WOVEN })
/** Long pile has no weave of its own. */
const PILE = paint('body', 'rug', { colour: '#efe8dc', grain: 0.15, scale: 0.4 })
const BACK = paint('fixed', 'fabric', { colour: '#cdbfa6' })
const COTTON = paint('fixed', 'fabric', { colour: '#ece3d2' })
const STRAW = paint('body', 'rattan', { colour: '#c8a873' })

/** From above, as rugs are photographed. */
const views: Partial<Record<Angle, View>> = {
  'three-quarter': { azimuth: 24, elevation: 36 },
  front: { azimuth: 0, elevation: 68 },
  detail: { azimuth: -22, elevation: 30, aim: [0.2, 0, 0.84], zoom: 3.2 },
}
const sizes = [
  { key: 'm', spec: { widthMm: 1600, depthMm: 2300 } },
  { key: 'runner', spec: { widthMm: 670, depthMm: 2000 } },
]

function drawn(
  pattern: Pattern,
  colours: KitPiece['colours'],
  look: {
    fringed?: true
    paints?: readonly Paint[]
    thick?: number
    cells?: number
    corner?: number
    back?: Paint
    sizes?: KitPiece['sizes']
  } = {},
): KitPiece {
  return {
    colours,
    views,
    sizes: look.sizes ?? sizes,
    draw: (b, { w, d }) => {
      const l = look.fringed ? d - 110 : d
      const corner = look.corner ?? Math.min(w, 900) * 0.34
      const thick = look.thick ?? 10
      lay(b, look.paints ?? [WOOL, FIGURE, THIRD], look.back ?? BACK, {
        w,
        l,
        thick,
        corner,
        cells: look.cells ?? 100,
        paintAt: (x, z) => pattern(x, z, w, l),
        reliefAt: (x, z) => 0.93 + 0.07 * noise3(x / 12, 1, z / 12),
      })
      if (look.fringed) fringe(b, COTTON, w, l, turnedCorner({ w, l, corner }))
    },
    holds: ({ w, d }) => [w, (look.corner ?? Math.min(w, 900) * 0.34) === 0 ? 10 : Math.min(w, 900) * 0.2, d],
  }
}

const SAND = { body: '#e5dccb', accent: '#5d6a72', frame: '#b3603f' }
const VINYL = [
  paint('body', 'lacquer', { colour: '#e9e6de', roughness: 0.5 }),
  paint('accent', 'lacquer', { colour: '#24324f', roughness: 0.5 }),
  paint('frame', 'lacquer', { colour: '#8fa3b5', roughness: 0.5 }),
]
const MAT = [{ key: 'm', spec: { widthMm: 600, depthMm: 400 } }]

/** Tapetes: width along x, length along z; a corner is turned over so that the thickness and the back are seen. */
export const rugs = kitFamily('rugs', 'floor', [1600, 10, 2300], {
  bordered: drawn(bordered, SAND),
  berber: drawn(berber, { body: '#efe8da', accent: '#3b3a3a' }, { fringed: true, thick: 14 }),
  kilim: drawn(kilim, SAND, { fringed: true, thick: 7, cells: 44 }),
  stripes: drawn(stripes, SAND, { fringed: true, thick: 8, cells: 60 }),
  arches: drawn(arches, { body: '#e9dccb', accent: '#b3603f', frame: '#9aa98e' }, { cells: 70 }),
  checks: drawn(checks, { body: '#ece5d8', accent: '#c3b394' }, { thick: 12, cells: 60 }),
  oriental: drawn(
    oriental,
    { body: '#6b202f', accent: '#24324f', frame: '#cdb78f' },
    { fringed: true, thick: 9, cells: 60 },
  ),
  clouds: drawn(
    clouds,
    { body: '#c3d2d6', accent: '#f2efe8', frame: '#e0b7ae' },
    { sizes: [{ key: 'm', spec: { widthMm: 1000, depthMm: 1500 } }] },
  ),
  tiles: drawn(
    tiles,
    { body: '#e9e6de', accent: '#24324f', frame: '#8fa3b5' },
    {
      paints: VINYL,
      thick: 3,
      corner: 150,
      cells: 60,
      sizes: [
        { key: 'm', spec: { widthMm: 970, depthMm: 1500 } },
        { key: 'runner', spec: { widthMm: 600, depthMm: 2000 } },
      ],
    },
  ),
  doormat: drawn(
    frame,
    { body: '#b98f58', accent: '#2c2a28' },
    { thick: 15, corner: 0, cells: 84, back: WOOL, sizes: MAT },
  ),
  ribbed: {
    colours: { body: '#d8cdbb' },
    draw: ribbed,
    views,
    sizes,
    holds: ({ w, d }) => [w, Math.min(w, 900) * 0.2, d],
  },
  shaggy: {
    colours: { body: '#e8e0d2' },
    draw: shaggy,
    views,
    sizes: [{ key: 'm', spec: { widthMm: 1400, depthMm: 2000 } }],
    holds: ({ w, d }) => [w + 50, 60, d + 50],
  },
  jute: {
    colours: { body: '#c8a873' },
    draw: juteRectangle,
    views,
    sizes,
    holds: ({ w, d }) => [w, Math.min(w, 900) * 0.2, d],
  },
  'round-jute': {
    colours: { body: '#c8a873', accent: '#e9dfc9' },
    draw: juteRound,
    views,
    sizes: [{ key: 'round', spec: { widthMm: 1400, depthMm: 1400, shape: 'round' } }],
    holds: ({ w }) => [w, 14, w],
  },
  'round-woven': {
    colours: { body: '#dcd2c0', accent: '#7d8a80' },
    draw: roundWoven,
    views,
    sizes: [{ key: 'round', spec: { widthMm: 1400, depthMm: 1400, shape: 'round' } }],
    holds: ({ w }) => [w, 16, w],
  },
  sheepskin: {
    colours: { body: '#f0eadd' },
    draw: sheepskin,
    views,
    sizes: [{ key: 'm', spec: { widthMm: 600, depthMm: 900 } }],
    holds: ({ w, d }) => [w, 80, d],
  },
  grip: { colours: { body: '#ece9e2' }, draw: grip, views, sizes, holds: ({ w, d }) => [w, 60, d] },
})

/** One tone, carved in long waves from end to end; whole along its hem, or the hem would show through the grooves. */
function ribbed(b: Bench, { w, d }: Extent): void {
  const corner = Math.min(w, 900) * 0.34
  const hem = (x: number, z: number): number => Math.max(0, 1 - Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z)) / 34)
  const groove = (x: number, z: number): number =>
    Math.max(0, 1 - 1.7 * Math.abs(Math.sin((x + 70 * Math.sin(z / 210)) / 32)))
  lay(b, [WOOL], BACK, {
    w,
    l: d,
    thick: 20,
    corner,
    cells: 150,
    paintAt: () => 0,
    reliefAt: (x, z) => 1 - 0.62 * groove(x, z) * (1 - hem(x, z)),
  })
}

function juteRectangle(b: Bench, { w, d }: Extent): void {
  const corner = Math.min(w, 900) * 0.3
  const cord = Math.max(14, w / 56)
  const from = (x: number, z: number): number => Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z)) / cord
  lay(b, [STRAW], paint('body', 'rattan', { colour: '#b7955f' }), {
    w,
    l: d,
    thick: 12,
    corner,
    cells: 112,
    paintAt: () => 0,
    reliefAt: (x, z) => 0.55 + 0.45 * Math.abs(Math.sin(from(x, z) * Math.PI)) * (0.86 + 0.14 * Math.sin((x + z) / 9)),
  })
}

/** A cord sewn in a spiral, two rounds of another tone. */
function juteRound(b: Bench, { w }: Extent): void {
  const rounds = 26
  const cord = w / 2 / rounds
  const at = (r: number): 'body' | 'accent' => (r === rounds - 3 || r === rounds - 4 ? 'accent' : 'body')
  for (const slot of ['body', 'accent'] as const)
    for (let r = 0; r < rounds; r++) {
      if (at(r) !== slot) continue
      const twists = Math.max(8, Math.round((r + 0.5) * 9))
      b.sheet(
        paint(slot, 'rattan', { colour: slot === 'body' ? '#c8a873' : '#e9dfc9' }),
        (u, v) => {
          const angle = u * Math.PI * 2
          const bulge = Math.sin(v * Math.PI)
          const braid = 1 + 0.16 * Math.sin(angle * twists + (v - 0.5) * 5)
          return [
            Math.cos(angle) * (r + 1 - v) * cord,
            2 + 11 * bulge ** 0.7 * braid,
            -Math.sin(angle) * (r + 1 - v) * cord,
          ]
        },
        Math.min(190, twists * 4),
        4,
        { loop: true },
      )
    }
}

function roundWoven(b: Bench, { w }: Extent): void {
  const r = w / 2 - 34
  const bands = [0, 0.22, 0.3, 0.52, 0.6, 0.82, 0.9, 1]
  bands.slice(1).forEach((to, at) =>
    b.turned(
      at % 2 === 0 ? WOOL : FIGURE,
      [
        [r * (bands[at] as number), 10],
        [r * to, 10],
        [r * to, 0.5],
        [r * (bands[at] as number), 0.5],
      ],
      { sides: 96 },
    ),
  )
  b.hoop(WOOL, r - 1, 6, 6)
  const tassels = Math.round((r * 6.28) / 34)
  for (let i = 0; i < tassels; i++) {
    const angle = (i / tassels) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    b.rod(
      COTTON,
      [
        [c * r, 6, s * r],
        [c * (r + 16), 5, s * (r + 16)],
        [c * (r + 34), 4, s * (r + 34)],
      ],
      (share) => 2.5 + 3.4 * Math.sin(Math.min(1, share * 1.3) * 2.6),
      { sides: 8, steps: 8 },
    )
  }
}

function shaggy(b: Bench, { w, d }: Extent): void {
  b.box(PILE, [w - 10, 14, d - 10], [0, 0, 0], { edge: 6 })
  const places = strewn(w - 20, d - 20, 20000).map(([x, , z]): P3 => [x, 11 + 3 * noise3(x / 120, 2, z / 120), z])
  b.mesh(PILE, pile(places, 62, 3, 0.085))
}

/** The outline of a hide, symmetrical and irregular. */
function sheepskin(b: Bench, { w, d }: Extent): void {
  const half = (t: number): number => (w / 2 - 24) * (0.84 + 0.16 * Math.sin(t * Math.PI * 0.95))
  const isIn = (x: number, z: number): boolean => {
    const t = Math.abs(z) / (d / 2)
    return t < 1 && Math.abs(x) < half(t) * Math.sqrt(Math.max(0, 1 - t ** 5)) + 10 * Math.sin(z / 31 + (x > 0 ? 1 : 0))
  }
  const ground = strewn(w, d, 20000, isIn).map(([x, , z]): P3 => [x, 12 + 5 * noise3(x / 90, 1, z / 90), z])
  b.mesh(PILE, pile(ground, 60, 5, 0.055))
  lay(b, [PILE], BACK, {
    w: w * 0.98,
    l: d * 0.98,
    thick: 15,
    cells: 64,
    paintAt: () => 0,
    isCloth: (x, z) => isIn(x * 1.07, z * 1.05),
  })
}

/** An open net under a rug, its far end rolled up. */
function grip(b: Bench, { w, d }: Extent): void {
  const roll = 46
  const flat = d - roll * 2
  const along = (t: number): P3 =>
    t < flat
      ? [0, 3, d / 2 - t]
      : [
          0,
          3 + roll - Math.cos((t - flat) / roll) * roll * (1 - (t - flat) * 0.0006),
          d / 2 - flat - Math.sin((t - flat) / roll) * roll * (1 - (t - flat) * 0.0006),
        ]
  const long = flat + roll * 7
  const lines = Math.round(w / 34)
  const NET = paint('body', 'plain', { colour: '#ece9e2' })
  const points = [
    ...Array.from({ length: 6 }, (_, i) => (flat * i) / 6),
    ...Array.from({ length: 40 }, (_, i) => flat + (roll * 7 * i) / 39),
  ]
  for (let i = 0; i <= lines; i++) {
    const x = -w / 2 + 4 + ((w - 8) * i) / lines
    b.rod(
      NET,
      points.map((t) => [x + hash3(i, t | 0, 1) * 3, along(t)[1], along(t)[2]] as const),
      4,
      { sides: 4, straight: true, steps: 90 },
    )
  }
  const rows = Math.round(long / 30)
  for (let j = 0; j <= rows; j++) {
    const [, y, z] = along((long * j) / rows)
    b.rod(
      NET,
      [
        [-w / 2 + 4, y, z],
        [w / 2 - 4, y, z],
      ],
      4,
      { sides: 4, steps: 1 },
    )
  }
}
