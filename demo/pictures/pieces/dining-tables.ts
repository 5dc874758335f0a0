import type { Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick } from './joinery/bar.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { squareLeg, standing } from './joinery/legs.ts'
import { bent } from './joinery/path.ts'
import { eased, freehand, oval, plate, rectangle, underBevelled, type Outline } from './joinery/plate.ts'
import { moved, rotated } from './joinery/solid.ts'
import { apronBase, crossLeg, loopLeg, rail, tulip } from './joinery/table-bases.ts'
import { smooth, turned } from './joinery/turned.ts'
import type { SizeClass } from '../model.ts'

const LONG: readonly SizeClass[] = [size('s', 1200, 750, 800), size('m', 1600, 750, 900), size('l', 2200, 750, 1000)]
const ROUND: readonly SizeClass[] = [
  size('s', 900, 750, 900, { shape: 'round' }),
  size('l', 1250, 750, 1250, { shape: 'round' }),
]
const EDGE = { azimuth: 30, elevation: 20, aim: [0.12, 0.86, 0.95], zoom: 3.2 } as const
/** A round top leaves the corners of its box empty: its edge before the middle, and the base below. */
const ROUND_EDGE = { azimuth: 24, elevation: 16, aim: [0.5, 0.74, 0.7], zoom: 1.9 } as const

/** Mesas de jantar: 74 to 76 cm high. */
export const diningTables = family('dining-tables', {
  'four-legs': {
    own: [1600, 750, 900],
    colours: { top: '#c9a678', frame: '#c9a678' },
    sizes: LONG,
    detail: EDGE,
    draw: fourLegs,
  },
  'cross-steel': {
    own: [1800, 755, 950],
    colours: { top: '#a9794a', frame: '#232324' },
    sizes: LONG,
    detail: EDGE,
    draw: crossSteel,
  },
  'u-steel': {
    own: [1800, 750, 900],
    colours: { top: '#7d5638', frame: '#232324' },
    sizes: LONG,
    detail: EDGE,
    draw: uSteel,
  },
  trestle: {
    own: [2000, 755, 950],
    colours: { top: '#bb8a52', frame: '#bb8a52' },
    sizes: LONG.slice(1),
    detail: EDGE,
    draw: trestle,
  },
  splayed: {
    own: [1500, 750, 900],
    colours: { top: '#f0eeea', frame: '#d4ab80' },
    sizes: LONG.slice(0, 2),
    detail: EDGE,
    draw: splayed,
  },
  tulip: {
    own: [1100, 740, 1100],
    colours: { top: '#f0eeea', frame: '#f0eeea' },
    sizes: [...ROUND, size('oval', 1800, 740, 1100, { shape: 'oval' })],
    detail: ROUND_EDGE,
    draw: tulipTable,
  },
  'round-cross': {
    own: [1200, 750, 1200],
    colours: { top: '#c9a678', frame: '#c9a678' },
    sizes: ROUND,
    detail: ROUND_EDGE,
    draw: roundCross,
  },
  'slatted-drum': {
    own: [1300, 755, 1300],
    colours: { top: '#7d5638', frame: '#7d5638' },
    sizes: ROUND,
    detail: { ...EDGE, aim: [0.5, 0.5, 0.9], zoom: 2.6 },
    draw: slattedDrum,
  },
  'round-legs': {
    own: [1000, 750, 1000],
    colours: { top: '#e4ecec', frame: '#d4ab80' },
    sizes: ROUND,
    detail: ROUND_EDGE,
    draw: roundGlass,
  },
})

/** Mesas extensíveis, in their closed size with the leaf's seam, and open. */
export const extendingTables = family('extending-tables', {
  butterfly: {
    own: [1500, 755, 900],
    colours: { top: '#c9a678', frame: '#c9a678' },
    sizes: [size('s', 1300, 755, 850), size('open', 1900, 755, 900)],
    detail: EDGE,
    draw: butterfly,
  },
  'white-steel': {
    own: [1400, 760, 850],
    colours: { top: '#f0eeea', frame: '#232324' },
    sizes: [size('s', 1200, 760, 800), size('open', 1800, 760, 850)],
    detail: EDGE,
    draw: extendingSteel,
  },
  'round-leaf': {
    own: [1200, 755, 1200],
    colours: { top: '#bb8a52', frame: '#f0eeea' },
    sizes: [size('s', 1150, 755, 1150, { shape: 'round' }), size('open', 1550, 755, 1150, { shape: 'oval' })],
    detail: ROUND_EDGE,
    draw: roundLeaf,
  },
})

function wooden({ finish }: Wanted): ReturnType<typeof paint> {
  return paint('top', finish('wood'))
}
const STEEL = paint('frame', 'metal', { roughness: 0.55 })

function fourLegs(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  to.add(wooden(wanted), plate(rectangle(w, d, 18), h - 28, eased(28, 5, 9)))
  apronBase(to, paint('frame', 'wood'), { x: w / 2 - 64, z: d / 2 - 64, under: h - 28, leg: 68, foot: 40, apron: 78 })
}

function crossSteel(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  const wavy = wanted.spec.seed % 2 === 1
  const outline = rectangle(w, d, 6, wavy ? 40 : Infinity)
  const live: Outline = {
    ...outline,
    at: (inset) =>
      outline
        .at(inset)
        .map(
          ([x, z]) =>
            [
              x,
              Math.abs(z) > d / 2 - 40
                ? z - Math.sign(z) * (9 + 6 * Math.sin(x / 170 + Math.sign(z)) + 3 * Math.sin(x / 61))
                : z,
            ] as const,
        ),
  }
  to.add(wooden(wanted), plate(wavy ? live : outline, h - 44, eased(44, 6, 8)))
  for (const side of [1, -1]) crossLeg(to, STEEL, side * (w / 2 - w * 0.16), d / 2 - 110, h - 44, 70, 30)
  to.add(STEEL, rail([-w * 0.33, h * 0.47, 0], [w * 0.33, h * 0.47, 0], 24, 30))
}

function uSteel(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  to.add(wooden(wanted), plate(rectangle(w, d, 36), h - 38, underBevelled(38, 40, 14)))
  for (const side of [1, -1])
    loopLeg(to, STEEL, side * (w / 2 - w * 0.13), { top: h - 37, halfTop: d * 0.3, halfFoot: d / 2 - 70, tube: 25 })
  to.pair(STEEL, rail([w * 0.36, h - 44, d * 0.2], [-w * 0.36, h - 44, d * 0.2], 40, 12, 2))
}

function trestle(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  const wood = paint('frame', 'wood')
  to.add(wooden(wanted), plate(rectangle(w, d, 10), h - 42, eased(42, 4)))
  const x = w / 2 - w * 0.17
  for (const side of [1, -1]) {
    to.add(
      wood,
      rail([side * x, 36, -d / 2 + 90], [side * x, 36, d / 2 - 90], 84, 72, 16),
      rail([side * x, h - 73, -d / 2 + 110], [side * x, h - 73, d / 2 - 110], 76, 62, 14),
    )
    for (const z of [1, -1])
      to.add(
        wood,
        stick([side * x, 70, z * 84], [side * x, h - 102, z * 84], { a: 38, b: 36, corner: 5 }, undefined, {
          up: [0, 0, 1],
        }),
      )
  }
  to.add(wood, rail([-x - 70, h * 0.4, 0], [x + 70, h * 0.4, 0], 46, 104, 5))
  for (const side of [1, -1])
    to.add(wood, rail([side * (x + 54), h * 0.4, -46], [side * (x + 54), h * 0.4, 46], 26, 30, 3))
}

function splayed(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  const top = paint('top', wanted.finish('lacquer'))
  to.add(top, plate(rectangle(w, d, Math.min(170, d * 0.2)), h - 26, underBevelled(26, 34, 10)))
  const wood = paint('frame', 'wood')
  to.four(
    wood,
    standing(
      [w / 2 - 250, h - 25, d / 2 - 190],
      [w / 2 - 96, 0, d / 2 - 86],
      { a: 31, b: 31 },
      { a: 17, b: 17 },
      { around: 24 },
    ),
  )
  for (const z of [1, -1])
    to.add(wood, rail([-w / 2 + 250, h - 58, z * (d / 2 - 184)], [w / 2 - 250, h - 58, z * (d / 2 - 184)], 22, 64))
  for (const x of [1, -1])
    to.add(wood, rail([x * (w / 2 - 246), h - 58, -d / 2 + 190], [x * (w / 2 - 246), h - 58, d / 2 - 190], 22, 64))
}

function tulipTable(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  to.add(paint('top', wanted.finish('marble')), plate(oval(w, d, 2, 110), h - 24, underBevelled(24, 46, 8)))
  const lacquer = paint('frame', 'lacquer', { roughness: 0.25 })
  const foot = tulip(d * 0.27, d * 0.042, d * 0.13, h - 23)
  if (w > d * 1.3) to.pair(lacquer, moved(foot, [w * 0.22, 0, 0]))
  else to.add(lacquer, foot)
}

function roundCross(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  const wood = paint('frame', 'wood')
  to.add(wooden(wanted), plate(oval(w, d, 2, 110), h - 34, eased(34, 12, 16)))
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = ((18 + leg * 60) * Math.PI) / 180
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    for (const side of [1, -1]) {
      const at = (out: number, y: number): Vec3 => [side * c * w * out, y, side * s * w * out]
      // A hair thinner on one side: the faces of two that cross would else lie in one plane.
      to.add(
        wood,
        standing(at(-0.33, h - 32), at(0.36, 0), { a: 27 - side * 0.4, b: 36, corner: 8 }, undefined, {
          up: [c * side * 0.65, 0.76, s * side * 0.65],
        }),
      )
    }
  }
}

function slattedDrum(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  const wood = paint('frame', 'wood')
  to.add(wooden(wanted), plate(oval(w, d, 2, 110), h - 36, eased(36, 18, 18)))
  const [low, high] = [w * 0.25, w * 0.17]
  to.add(
    wood,
    turned(
      [
        [0, 0],
        [low - 6, 0],
        [low, 4],
        [low, 20],
        [low - 4, 24],
        [0, 24],
      ],
      64,
    ),
    turned(
      [
        [0, h - 60],
        [high + 8, h - 60],
        [high + 12, h - 56],
        [high + 12, h - 35],
        [0, h - 35],
      ],
      64,
    ),
  )
  to.add(
    paint('fixed', 'plain', { colour: '#3a2a1e' }),
    turned(
      [
        [0, 20],
        [low - 22, 20],
        [high - 14, h - 58],
        [0, h - 58],
      ],
      40,
    ),
  )
  const count = 34
  for (let slat = 0; slat < count; slat += 1) {
    const angle = (slat / count) * 2 * Math.PI
    const at = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    to.add(
      wood,
      bar(
        [at(low - 11, 20), at((low + high) / 2 - 16, h * 0.5), at(high + 1, h - 57)],
        (u) => ({ a: (((low - (low - high) * u) * Math.PI) / count) * 0.74, b: 9, corner: 4 }),
        { up: [Math.cos(angle), 0, Math.sin(angle)] },
      ),
    )
  }
}

function roundGlass(to: Assembly, { w, h, d }: Wanted): void {
  to.add(paint('top', 'glass'), plate(oval(w, d, 2, 120), h - 10, eased(10, 3)))
  const wood = paint('frame', 'wood')
  for (let leg = 0; leg < 4; leg += 1) {
    const angle = ((8 + leg * 90) * Math.PI) / 180
    const at = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    to.add(
      wood,
      squareLeg(at(w * 0.29, h - 14), at(w * 0.4, 0), 19, 14, 5),
      rail(at(12, h - 60 - (leg % 2) * 0.3), at(w * 0.295, h - 60 - (leg % 2) * 0.3), 22, 44),
    )
    to.add(
      paint('fixed', 'metal', { colour: '#c8ccd0', roughness: 0.2 }),
      moved(
        turned(
          [
            [0, 0],
            [14, 0],
            [16, 1],
            [16, 5],
            [0, 5],
          ],
          24,
        ),
        at(w * 0.29, h - 15),
      ),
    )
  }
}

/** Both halves of a top, and the leaf when it is drawn open, with the seams that a table of two halves has. */
function halves(to: Assembly, wanted: Wanted, top: ReturnType<typeof paint>, thick: number, corner: number): void {
  const { w, h, d } = wanted
  const leaf = w > d * 1.75 ? Math.min(480, w * 0.27) : 0
  const half = (w - leaf) / 2 - 0.8
  const board = (width: number, x: number, r: number): void =>
    to.add(top, moved(plate(rectangle(width, d, r), h - thick, eased(thick, 3)), [x, 0, 0]))
  board(half, w / 2 - half / 2, corner)
  board(half, -w / 2 + half / 2, corner)
  if (leaf > 0) board(leaf - 1.4, 0, corner)
}

function butterfly(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  halves(to, wanted, wooden(wanted), 30, 3)
  apronBase(to, paint('frame', 'wood'), { x: w / 2 - 70, z: d / 2 - 60, under: h - 30, leg: 72, foot: 46, apron: 92 })
}

function extendingSteel(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  halves(to, wanted, paint('top', wanted.finish('lacquer')), 26, 3)
  to.four(
    STEEL,
    standing(
      [w / 2 - 120, h - 25, d / 2 - 90],
      [w / 2 - 52, 0, d / 2 - 46],
      { a: 24, b: 15, corner: 3 },
      { a: 14, b: 12, corner: 3 },
      { up: [0, 0, 1] },
    ),
  )
  for (const side of [1, -1])
    to.add(
      STEEL,
      rail([-w / 2 + 118, h - 52, side * (d / 2 - 98)], [w / 2 - 118, h - 52, side * (d / 2 - 98)], 24, 50),
      rail([side * (w / 2 - 126), h - 52, -d / 2 + 90], [side * (w / 2 - 126), h - 52, d / 2 - 90], 24, 50),
    )
}

function roundLeaf(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  const top = wooden(wanted)
  const leaf = Math.max(0, w - d)
  const middle = d * 0.21
  const semicircle = freehand(
    Array.from({ length: 61 }, (_, step) => {
      const angle = ((step / 60) * 2 - 1) * (Math.PI / 2)
      return [Math.cos(angle) * (d / 2 - 0.8) - middle, Math.sin(angle) * (d / 2)] as const
    }),
  )
  const half = moved(plate(semicircle, h - 32, eased(32, 4)), [leaf / 2 + middle + 0.8, 0, 0])
  to.add(top, half, rotated(half, [0, 180, 0]))
  if (leaf > 0) to.add(top, plate(rectangle(leaf - 1.6, d, 3), h - 32, eased(32, 4)))
  const white = paint('frame', 'lacquer')
  to.add(
    white,
    turned(
      [
        [0, h - 110],
        [d * 0.2, h - 110],
        [d * 0.21, h - 104],
        [d * 0.21, h - 31],
        [0, h - 31],
      ],
      48,
    ),
    turned(
      smooth([
        [0, 74],
        [40, 74],
        [54, 78],
        [60, 92],
        [60, 130],
        [60, 176],
        [57, 190],
        [48, 200],
        [46, 212],
        [52, 224],
        [53, 238],
        [44, 262],
        [41, 300],
        [46, 360],
        [56, 430],
        [60, 480],
        [54, 530],
        [46, 556],
        [48, 570],
        [56, 578],
        [56, 592],
        [48, 600],
        [48, 612],
        [64, h - 122],
        [70, h - 108],
        [0, h - 108],
      ]),
      64,
    ),
  )
  for (let foot = 0; foot < 4; foot += 1) {
    const angle = ((25 + foot * 90) * Math.PI) / 180
    const at = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    to.add(
      white,
      bar(
        bent([at(20, 132), at(d * 0.1, 138), at(d * 0.24, 62), at(d * 0.34, 20)], 110),
        (u) => ({ a: 23, b: 42 - 23 * u, corner: 9 }),
        { up: [0, 1, 0], ease: 4 },
      ),
    )
  }
}
