import { ellipse, roundedRectangle, type Outline } from '../geometry/outline.ts'
import { paint, type Bench, type Extent, type Paint } from '../kit/bench.ts'
import { kitFamily } from '../kit/kit-family.ts'
import { ring } from '../kit/lamp-parts.ts'

const GLASS = paint('fixed', 'mirror', { colour: '#eef1f1' })
const RIM = paint('body', 'metal', { colour: '#b8924f', roughness: 0.3 })
const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const CANE = paint('body', 'rattan', { colour: '#c9a273' })
const GLOW = paint('fixed', 'bulb', { colour: '#fdf6ea' })
const round = { key: 'round', spec: { widthMm: 700, heightMm: 700, depthMm: 30, shape: 'round' as const } }
const tall = { key: 'tall', spec: { widthMm: 600, heightMm: 1500, depthMm: 30 } }
const wide = { key: 'm', spec: { widthMm: 700, heightMm: 1000, depthMm: 30 } }

/** Espelhos: they hang on the wall behind them; what leans or has feet stands on the floor. */
export const mirrors = kitFamily('mirrors', 'wall', [700, 900, 30], {
  round: { colours: { body: '#b8924f' }, draw: thinRound, sizes: [round] },
  arched: {
    colours: { body: '#2b2b2c' },
    draw: arched,
    sizes: [{ key: 'm', spec: { widthMm: 600, heightMm: 900, depthMm: 25 } }, tall],
  },
  wooden: { colours: { body: '#c9a678' }, draw: wooden, sizes: [wide, tall] },
  sunburst: { colours: { body: '#b8924f' }, draw: sunburst, sizes: [round] },
  rattan: { colours: { body: '#c9a273' }, draw: rattan, sizes: [round] },
  pebble: { colours: { body: '#b8924f' }, draw: pebble, sizes: [wide] },
  panes: { colours: { body: '#2b2b2c' }, draw: panes, sizes: [wide, tall] },
  standing: {
    colours: { body: '#c9a678' },
    draw: standing,
    own: [500, 1600, 420],
    stands: 'floor',
    sizes: [{ key: 'm', spec: { widthMm: 500, heightMm: 1600, depthMm: 420 } }],
  },
})

/** Espelhos de casa de banho. */
export const bathMirrors = kitFamily('bath-mirrors', 'wall', [800, 700, 40], {
  'led-round': { colours: { body: '#c8ccd0' }, draw: ledRound, sizes: [round] },
  'led-frame': { colours: { body: '#c8ccd0' }, draw: ledFrame },
  shelf: { colours: { body: '#c9a678' }, draw: withShelf, own: [600, 750, 120] },
})

/** A frame around glass: both outlines in mm, the glass lies a little behind the frame's front. */
function framed(b: Bench, of: Paint, outer: Outline, inner: Outline, { h, d }: Extent, bevel = 2): void {
  b.board(of, outer, d - 2, [0, h / 2, 1], { lies: 'upright', holes: [inner], bevel })
  b.board(
    GLASS,
    inner.map(([x, y]) => [x * 1.004, y * 1.004] as const),
    5,
    [0, h / 2, d / 2 - 8],
    { lies: 'upright', bevel: 0.4 },
  )
  b.board(
    paint('fixed', 'plain', { colour: '#4a4745' }),
    inner.map(([x, y]) => [x * 1.002, y * 1.002] as const),
    5,
    [0, h / 2, -d / 2 + 3],
    { lies: 'upright', bevel: 0.4 },
  )
}

function thinRound(b: Bench, size: Extent): void {
  const { w, h } = size
  const rim = 9 + b.chance() * 5
  framed(b, RIM, ellipse(w, h, 96), ellipse(w - rim * 2, h - rim * 2, 96), size, 3)
}

function arched(b: Bench, size: Extent): void {
  const rim = 13
  framed(
    b,
    paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.5 }),
    arch(size.w, size.h),
    arch(size.w - rim * 2, size.h - rim * 2),
    size,
    2.5,
  )
}

/** Straight to the shoulders, then half a circle. */
function arch(w: number, h: number): Outline {
  const shoulder = h / 2 - w / 2
  return [
    ...Array.from(
      { length: 37 },
      (_, i) => [Math.cos((i / 36) * Math.PI) * (w / 2), shoulder + Math.sin((i / 36) * Math.PI) * (w / 2)] as const,
    ),
    ...roundedRectangle(w, h, 10, 4).filter(([, y]) => y < 0),
  ]
}

/** Four rails mitred in look: uprights whole, the others between them. */
function wooden(b: Bench, size: Extent): void {
  const { w, h, d } = size
  const rail = Math.min(62, w * 0.09)
  rails(b, WOOD, size, rail)
  b.board(GLASS, roundedRectangle(w - rail * 2 + 6, h - rail * 2 + 6, 1, 1), 5, [0, h / 2, d / 2 - 10], {
    lies: 'upright',
    bevel: 0.3,
  })
}

function rails(b: Bench, of: Paint, { w, h, d }: Extent, rail: number): void {
  for (const s of [-1, 1]) {
    b.board(
      of,
      [
        [-s * (w / 2 - rail), s * (h / 2 - rail)],
        [-s * (w / 2), s * (h / 2)],
        [-s * (w / 2), -s * (h / 2)],
        [-s * (w / 2 - rail), -s * (h / 2 - rail)],
      ],
      d,
      [0, h / 2, 0],
      { lies: 'upright', bevel: 2, grain: 'y' },
    )
    b.board(
      of,
      [
        [s * (w / 2 - rail), s * (h / 2 - rail)],
        [s * (w / 2), s * (h / 2)],
        [-s * (w / 2), s * (h / 2)],
        [-s * (w / 2 - rail), s * (h / 2 - rail)],
      ],
      d,
      [0, h / 2, 0],
      { lies: 'upright', bevel: 2, grain: 'x' },
    )
  }
}

function sunburst(b: Bench, { w, h, d }: Extent): void {
  const r = w * 0.25
  const rays = 48
  for (let i = 0; i < rays; i++) {
    const long = (i % 4 === 0 ? 1 : i % 2 === 0 ? 0.88 : 0.76) * (w / 2 - 2)
    const [x, , y] = ring(1, i / rays + 0.25 / rays, 0)
    b.rod(
      RIM,
      [
        [x * r * 0.96, h / 2 + y * r * 0.96, 0],
        [x * long, h / 2 + y * long, -d * 0.2],
      ],
      (share) => 5 - share * 2.6,
      { sides: 8, steps: 2 },
    )
  }
  b.board(RIM, ellipse(r * 2 + 22, r * 2 + 22, 80), d * 0.7, [0, h / 2, d * 0.1], {
    lies: 'upright',
    holes: [ellipse(r * 2, r * 2, 80)],
    bevel: 5,
  })
  b.board(GLASS, ellipse(r * 2 + 2, r * 2 + 2, 80), 5, [0, h / 2, d * 0.2], { lies: 'upright', bevel: 0.4 })
}

/** Loops of cane around a bound rim. */
function rattan(b: Bench, { w, h, d }: Extent): void {
  const r = w * 0.34
  const loops = 22
  for (let i = 0; i < loops; i++) {
    const at = (radius: number, turn: number, z: number): readonly [number, number, number] => [
      Math.cos(((i + turn) / loops) * 2 * Math.PI) * radius,
      h / 2 + Math.sin(((i + turn) / loops) * 2 * Math.PI) * radius,
      z,
    ]
    const loop = Array.from({ length: 15 }, (_, k) => (k / 14) * Math.PI).map((t) =>
      at(r + (w / 2 - 4 - r) * Math.sin(t) ** 0.9, -0.42 * Math.cos(t) - 0.32 * Math.sin(2 * t), 3 * Math.sin(2 * t)),
    )
    b.rod(CANE, loop, 4.2, { sides: 7, steps: 36 })
  }
  for (const [radius, tube, z] of [
    [r, 8, 4],
    [r + 13, 6, 1],
    [w * 0.455, 4, 0],
  ] as const)
    b.rod(
      CANE,
      Array.from(
        { length: 40 },
        (_, i) =>
          [Math.cos((i / 40) * 2 * Math.PI) * radius, h / 2 + Math.sin((i / 40) * 2 * Math.PI) * radius, z] as const,
      ),
      tube,
      { closed: true, sides: 8, steps: 80 },
    )
  b.board(GLASS, ellipse(r * 2, r * 2, 80), 5, [0, h / 2, d * 0.1], { lies: 'upright', bevel: 0.4 })
}

function pebble(b: Bench, size: Extent): void {
  const outline = (by: number): Outline =>
    Array.from({ length: 90 }, (_, i) => (i / 90) * 2 * Math.PI).map((a) => {
      const swell = 1 + 0.09 * Math.sin(a * 2 + 0.7) + 0.05 * Math.sin(a * 3 + 2.1)
      return [Math.cos(a) * ((size.w / 2.15) * swell - by), Math.sin(a) * ((size.h / 2.15) * swell - by)] as const
    })
  framed(b, RIM, outline(0), outline(10), size, 3)
}

/** A window of six panes. */
function panes(b: Bench, { w, h, d }: Extent): void {
  const bar = paint('body', 'metal', { colour: '#2b2b2c', roughness: 0.55 })
  b.board(bar, roundedRectangle(w, h, 4, 2), d, [0, h / 2, 0], {
    lies: 'upright',
    holes: [roundedRectangle(w - 44, h - 44, 2, 2)],
    bevel: 2,
  })
  const rows = h > w * 1.8 ? 4 : 3
  b.box(bar, [18, h - 40, d * 0.7], [0, 20, d * 0.12], { edge: 2 })
  for (let i = 1; i < rows; i++) b.box(bar, [w - 40, 18, d * 0.7], [0, (h * i) / rows - 9, d * 0.12], { edge: 2 })
  b.board(GLASS, roundedRectangle(w - 40, h - 40, 1, 1), 5, [0, h / 2, 0], { lies: 'upright', bevel: 0.3 })
}

/** A tall mirror in a frame that leans on its own strut. */
function standing(b: Bench, { w, h, d }: Extent): void {
  const lean = 7
  b.placed({ at: [0, 0, d * 0.28], turn: [-lean, 0, 0] }, () => {
    const size = { w, h: h / Math.cos((lean * Math.PI) / 180), d: 30 }
    rails(b, WOOD, size, 34)
    b.board(GLASS, roundedRectangle(w - 62, size.h - 62, 1, 1), 5, [0, size.h / 2, 6], { lies: 'upright', bevel: 0.3 })
    b.box(paint('fixed', 'plain', { colour: '#8a7a64' }), [w - 50, size.h - 50, 5], [0, 25, -8], { edge: 1 })
  })
  const top = h * 0.78
  const z = d * 0.28 - Math.tan((lean * Math.PI) / 180) * top - 14
  for (const x of [-1, 1])
    b.rod(
      WOOD,
      [
        [x * w * 0.3, top, z - 4],
        [x * w * 0.36, 6, -d / 2 + 12],
      ],
      12,
      { sides: 16, steps: 2, flat: 5, straight: true },
    )
  b.rod(
    WOOD,
    [
      [-w * 0.34, h * 0.22, -d * 0.35],
      [w * 0.34, h * 0.22, -d * 0.35],
    ],
    9,
    { sides: 14, steps: 1 },
  )
}

function ledRound(b: Bench, { w, h, d }: Extent): void {
  b.board(
    paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.3 }),
    ellipse(w - 24, h - 24, 96),
    d - 6,
    [0, h / 2, -3],
    { lies: 'upright' },
  )
  b.board(GLASS, ellipse(w, h, 96), 6, [0, h / 2, d / 2 - 3], { lies: 'upright', bevel: 0.6 })
  b.board(GLOW, ellipse(w - 60, h - 60, 96), 1.2, [0, h / 2, d / 2 + 0.2], {
    lies: 'upright',
    holes: [ellipse(w - 96, h - 96, 96)],
    bevel: 0.2,
  })
}

function ledFrame(b: Bench, { w, h, d }: Extent): void {
  b.board(
    paint('body', 'metal', { colour: '#c8ccd0', roughness: 0.3 }),
    roundedRectangle(w - 24, h - 24, 8),
    d - 6,
    [0, h / 2, -3],
    { lies: 'upright' },
  )
  b.board(GLASS, roundedRectangle(w, h, 14), 6, [0, h / 2, d / 2 - 3], { lies: 'upright', bevel: 0.6 })
  for (const s of [-1, 1])
    b.board(GLOW, roundedRectangle(22, h - 120, 11), 1.2, [s * (w / 2 - 60), h / 2, d / 2 + 0.2], {
      lies: 'upright',
      bevel: 0.2,
    })
  b.board(paint('fixed', 'plain', { colour: '#9fb4c0' }), ellipse(16, 16, 24), 1.2, [0, 46, d / 2 + 0.2], {
    lies: 'upright',
    bevel: 0.2,
  })
}

function withShelf(b: Bench, { w, h, d }: Extent): void {
  b.placed({ at: [0, 0, -d / 2 + 15] }, () => {
    rails(b, WOOD, { w, h, d: 26 }, 28)
    b.board(GLASS, roundedRectangle(w - 50, h - 50, 1, 1), 5, [0, h / 2, 6], { lies: 'upright', bevel: 0.3 })
  })
  b.box(WOOD, [w, 18, d - 30], [0, 28, 14], { edge: 2 })
}
