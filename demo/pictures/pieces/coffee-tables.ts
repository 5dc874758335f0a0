import type { Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick, tube } from './joinery/bar.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { hoop, roundLeg } from './joinery/legs.ts'
import { arc, bent } from './joinery/path.ts'
import { eased, oval, plate, rectangle, underBevelled } from './joinery/plate.ts'
import { moved, rotated } from './joinery/solid.ts'
import { apronBase, rail } from './joinery/table-bases.ts'
import { drum, turned } from './joinery/turned.ts'

const VIEW = { azimuth: 30, elevation: 26, aim: [0.2, 0.8, 0.9], zoom: 2.6 } as const
const ANGLE = { detail: VIEW }
function round(key: string, across: number, high: number): ReturnType<typeof size> {
  return size(key, across, high, across, { shape: 'round' })
}

/** Mesas de centro: 32 to 47 cm high. */
export const coffeeTables = family('coffee-tables', {
  'round-wood': {
    own: [800, 420, 800],
    colours: { top: '#c9a678', frame: '#c9a678' },
    sizes: [round('m', 800, 420)],
    ...ANGLE,
    draw: roundWood,
  },
  'nested-pair': {
    own: [1150, 430, 800],
    colours: { top: '#7d5638', frame: '#232324' },
    sizes: [size('m', 1150, 430, 800, { shape: 'round' })],
    ...ANGLE,
    draw: nestedPair,
  },
  shelf: {
    own: [1100, 430, 600],
    colours: { top: '#bb8a52', frame: '#bb8a52' },
    sizes: [size('m', 1100, 430, 600), size('square', 800, 400, 800, { shape: 'square' })],
    ...ANGLE,
    draw: withShelf,
  },
  'fluted-drum': {
    own: [700, 380, 700],
    colours: { top: '#7d5638', frame: '#7d5638' },
    sizes: [round('m', 700, 380)],
    ...ANGLE,
    draw: flutedDrum,
  },
  'glass-steel': {
    own: [1100, 400, 600],
    colours: { top: '#e4ecec', frame: '#c8a04d' },
    sizes: [size('m', 1100, 400, 600), size('square', 800, 380, 800, { shape: 'square' })],
    ...ANGLE,
    draw: glassSteel,
  },
  'stone-blocks': { own: [1100, 350, 640], colours: { top: '#f0eeea', frame: '#f0eeea' }, ...ANGLE, draw: stoneBlocks },
  drawers: {
    own: [1100, 440, 600],
    colours: { top: '#f0eeea', frame: '#d4ab80', accent: '#d4ab80' },
    ...ANGLE,
    draw: withDrawers,
  },
  organic: {
    own: [1050, 380, 720],
    colours: { top: '#c9a678', frame: '#c9a678' },
    sizes: [size('m', 1050, 380, 720, { shape: 'organic' })],
    ...ANGLE,
    draw: organic,
  },
})

function roundWood(to: Assembly, { w, h, finish }: Wanted): void {
  const rim = paint('top', finish('wood'))
  to.add(
    rim,
    plate(oval(w, w, 2, 110), h - 26, [
      [34, 0],
      [16, 5],
      [3, 14],
      [0.6, 18],
      [0, 21],
      [0.6, 24],
      [2.4, 26],
    ]),
  )
  const wood = paint('frame', 'wood')
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = ((36 + leg * 120) * Math.PI) / 180
    const at = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    to.add(wood, roundLeg(at(w * 0.29, h - 20), at(w * 0.42, 0), 24, 14))
    to.add(wood, rail(at(6, h - 40), at(w * 0.29, h - 40), 26, 30))
  }
}

function nestedPair(to: Assembly, { w, h, d, finish }: Wanted): void {
  const steel = paint('frame', 'metal', { roughness: 0.5 })
  const table = (
    across: number,
    high: number,
    x: number,
    z: number,
    turn: number,
    foot: ReturnType<typeof tube>,
  ): void => {
    const place = (one: ReturnType<typeof tube>): ReturnType<typeof tube> =>
      moved(rotated(one, [0, turn, 0]), [x, 0, z])
    to.add(paint('top', finish('wood')), place(plate(oval(across - 6, across - 6, 2, 96), high - 20, eased(20, 4))))
    to.add(steel, place(hoop(across / 2 - 7, across / 2 - 7, high - 26, 6)), place(foot))
    for (let leg = 0; leg < 3; leg += 1) {
      const angle = (leg * 2 * Math.PI) / 3
      const at = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
      to.add(steel, place(tube([at(across / 2 - 8, high - 26), at(across / 2 - 34, 6)], 6)))
    }
  }
  const big = Math.min(d, w * 0.68)
  table(big, h, -w / 2 + big / 2, -d / 2 + big / 2, -75, tube(arc(big / 2 - 34, big / 2 - 34, 6, 0, 240, 36), 6))
  const small = big * 0.72
  table(small, h - 95, w / 2 - small / 2, d / 2 - small / 2, 70, hoop(small / 2 - 34, small / 2 - 34, 6, 6))
}

function withShelf(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 14), h - 26, eased(26, 5, 8)))
  const wood = paint('frame', 'wood')
  apronBase(to, wood, { x: w / 2 - 46, z: d / 2 - 46, under: h - 26, leg: 46, foot: 40, apron: 52 })
  const count = Math.round((d - 130) / 44)
  const pitch = (d - 118) / count
  for (let slat = 0; slat < count; slat += 1)
    to.add(
      paint('top', finish('wood')),
      rail(
        [-w / 2 + 48, 128, -((d - 118) / 2) + pitch * (slat + 0.5)],
        [w / 2 - 48, 128, -((d - 118) / 2) + pitch * (slat + 0.5)],
        pitch - 9,
        15,
        3,
      ),
    )
  for (const side of [1, -1])
    to.add(wood, rail([side * (w / 2 - 46), 108, -d / 2 + 68], [side * (w / 2 - 46), 108, d / 2 - 68], 20, 27))
}

function flutedDrum(to: Assembly, { w, h, finish }: Wanted): void {
  const r = w / 2
  const wood = paint('frame', finish('wood'))
  to.add(paint('top', finish('wood')), plate(oval(w, w, 2, 110), h - 26, eased(26, 7)))
  to.add(wood, turned(drum(r - 26, 14, h - 24, 2), 64))
  to.add(paint('fixed', 'plain', { colour: '#2a211b' }), turned(drum(r - 40, 0, 20, 2), 48))
  const count = Math.round(w / 11)
  for (let flute = 0; flute < count; flute += 1) {
    const angle = (flute / count) * 2 * Math.PI
    const at = (y: number): Vec3 => [Math.cos(angle) * (r - 24), y, Math.sin(angle) * (r - 24)]
    to.add(
      wood,
      bar(
        [at(14), at(h - 25)],
        { a: (Math.PI * (r - 24)) / count - 0.6, b: 10 },
        { up: [Math.cos(angle), 0, Math.sin(angle)], around: 12 },
      ),
    )
  }
}

function glassSteel(to: Assembly, { w, h, d }: Wanted): void {
  to.add(paint('top', 'glass'), plate(rectangle(w, d, 12), h - 10, eased(10, 2)))
  const steel = paint('frame', 'metal', { roughness: 0.24 })
  const t = 10
  const square = { a: t, b: t, corner: 2 }
  const [x, z] = [w / 2 - t - 14, d / 2 - t - 14]
  for (const y of [h - 10 - t, t])
    to.add(
      steel,
      bar(
        bent(
          [
            [-x, y, z],
            [x, y, z],
            [x, y, -z],
            [-x, y, -z],
          ],
          t * 1.2,
          true,
        ),
        square,
        { isClosed: true, up: [0, 1, 0] },
      ),
    )
  to.four(steel, stick([x, t, z], [x, h - 10 - t, z], square, square, { up: [0, 0, 1], ease: 0.5 }))
  to.add(paint('top', 'glass'), plate(rectangle(w - 54, d - 54, 4), t * 2 + 1, eased(6, 1.5)))
}

function stoneBlocks(to: Assembly, { w, h, d, finish }: Wanted): void {
  const stone = finish('marble')
  to.add(paint('top', stone), plate(rectangle(w, d, 90), h - 46, eased(46, 14)))
  const foot = (x: number, z: number, wide: number, deep: number): void =>
    to.add(paint('frame', stone), moved(plate(oval(wide, deep, 2.6, 72), 0, eased(h - 45, 10)), [x, 0, z]))
  foot(-w * 0.24, 0, w * 0.22, d * 0.66)
  foot(w * 0.26, 0, w * 0.16, d * 0.5)
}

function withDrawers(to: Assembly, { w, h, d, finish }: Wanted): void {
  const white = paint('top', finish('lacquer'))
  const low = h * 0.5
  to.add(white, plate(rectangle(w, d, 16), h - 20, eased(20, 4)), plate(rectangle(w - 8, d - 8, 12), low, eased(18, 3)))
  for (const side of [1, -1])
    to.add(
      white,
      moved(rotated(plate(rectangle(h - 20 - low, d - 10, 3), -9, eased(18, 2)), [0, 0, 90]), [
        side * (w / 2 - 13),
        (h - 20 + low) / 2,
        0,
      ]),
    )
  to.add(
    white,
    moved(rotated(plate(rectangle(h - 40 - low, d - 14, 2), -8, eased(16, 1)), [0, 0, 90]), [0, (h + low) / 2, 0]),
  )
  to.add(
    paint('fixed', 'plain', { colour: '#54504a' }),
    moved(plate(rectangle(w * 0.46, d - 60, 2), low + 18, eased(h - 42 - low, 1)), [-w * 0.25 + 6, 0, 0]),
  )
  const tall = h - 46 - low
  const front = (z: number): void =>
    to.add(
      white,
      moved(rotated(plate(rectangle(w / 2 - 32, tall, 3), -9, eased(18, 1.5)), [90, 0, 0]), [
        -w / 4 + 8,
        low + 20 + tall / 2,
        z,
      ]),
    )
  front(d / 2 - 18)
  front(-d / 2 + 18)
  for (const z of [1, -1])
    to.add(
      paint('accent', 'wood'),
      moved(
        rotated(
          turned(
            [
              [0, 0],
              [10, 0],
              [10, 8],
              [16, 18],
              [17, 24],
              [12, 28],
              [0, 29],
            ],
            32,
          ),
          [90 * z, 0, 0],
        ),
        [-w / 4 + 8, low + 20 + tall / 2, z * (d / 2 - 10)],
      ),
    )
  to.four(paint('frame', 'wood'), roundLeg([w / 2 - 110, low + 2, d / 2 - 90], [w / 2 - 62, 0, d / 2 - 50], 19, 12))
}

function organic(to: Assembly, { w, h, d, finish }: Wanted): void {
  const soft = oval(w, d, 2.3, 120)
  const pebble = {
    ...soft,
    spine: [0, 0] as const,
    at: (inset: number) =>
      soft
        .at(inset)
        .map(
          ([x, z]) =>
            [
              x * (1 - 0.1 * (z / d)) + 14 * Math.cos((z / d) * 5),
              z * (1 + 0.22 * (x / w)) + 26 * Math.sin((x / w) * 4.4),
            ] as const,
        ),
  }
  to.add(paint('top', finish('wood')), plate(pebble, h - 34, underBevelled(34, 40, 12)))
  const wood = paint('frame', finish('wood'))
  for (const [x, z, r] of [
    [-w * 0.27, d * 0.12, 62],
    [w * 0.22, d * 0.2, 50],
    [w * 0.1, -d * 0.26, 56],
  ] as const)
    to.add(wood, moved(turned(drum(r, 0, h - 33, 6), 48), [x, 0, z]))
}
