import type { Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick, tube } from './joinery/bar.ts'
import { bell } from './joinery/bell.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { disc, roundLeg, spindle, squareLeg } from './joinery/legs.ts'
import { bowed, moulded, upright } from './joinery/moulded.ts'
import { arc, bent } from './joinery/path.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { padSeat } from './joinery/seats.ts'
import { channels, quilted } from './joinery/quilted.ts'
import { moved } from './joinery/solid.ts'
import { drum, turned } from './joinery/turned.ts'

const AT = { azimuth: 30, elevation: 18, aim: [0.45, 0.74, 0.6], zoom: 2.1 } as const

/** Bancos altos: seat between 62 and 78 cm, a foot rest 30 to 45 cm under it. */
export const barStools = family('bar-stools', {
  spindle: { own: [430, 960, 450], colours: { frame: '#7d5638', top: '#7d5638' }, detail: AT, draw: spindleStool },
  upholstered: { own: [460, 960, 490], colours: { body: '#1f4b3b', frame: '#232324' }, detail: AT, draw: barrelStool },
  'gas-lift': { own: [420, 900, 430], colours: { body: '#8c8f92', frame: '#c8ccd0' }, detail: AT, draw: gasLift },
  saddle: { own: [440, 660, 360], colours: { top: '#c9a678', frame: '#c9a678' }, detail: AT, draw: saddleStool },
  wire: { own: [430, 870, 440], colours: { frame: '#232324', top: '#a9794a' }, detail: AT, draw: industrialStool },
})

/** Bancos baixos and tamboretes: 42 to 48 cm. */
export const lowStools = family('low-stools', {
  'three-legged': {
    own: [350, 450, 350],
    colours: { top: '#d4ab80', frame: '#d4ab80' },
    sizes: [size('m', 350, 450, 350, { shape: 'round' })],
    detail: AT,
    draw: milkStool,
  },
  bentwood: {
    own: [360, 440, 360],
    colours: { top: '#dcba88', frame: '#dcba88' },
    sizes: [size('m', 360, 440, 360, { shape: 'round' })],
    detail: AT,
    draw: bentwoodStool,
  },
  plank: { own: [400, 450, 290], colours: { top: '#c9a678', frame: '#c9a678' }, detail: AT, draw: plankStool },
})

function spindleStool(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const seat = h - 250
  const front = d / 2 - 30
  to.add(
    paint('top', finish('wood')),
    moved(
      plate(
        oval(w * 0.94, d * 0.84, 2.6),
        seat - 34,
        [
          [24, 0],
          [10, 8],
          [2, 17],
          [0, 25],
          [2, 31],
          [9, 34],
        ],
        { rings: 8, crown: (x, z) => -9 * bell(x, 120) * bell(z, 110) },
      ),
      [0, 0, front - d * 0.42],
    ),
  )
  const at = (y: number, side: number): Vec3 => [
    w * 0.27 + (w / 2 - 14 - w * 0.27) * (1 - y / seat),
    y,
    side > 0 ? front - 66 + (72 * (seat - y)) / seat : -d / 2 + 132 - (120 * (seat - y)) / seat,
  ]
  for (const side of [1, -1])
    to.pair(wood, spindle(at(seat - 20, side), at(0, side), { start: 13, belly: 18, end: 11.5, at: 0.4 }))
  const rung = (y: number, from: Vec3, end: Vec3): void =>
    to.add(wood, spindle([from[0], y, from[2]], [end[0], y, end[2]], { start: 8.5, belly: 12, end: 8.5 }))
  const mirror = ([x, y, z]: Vec3): Vec3 => [-x, y, z]
  rung(240, mirror(at(240, 1)), at(240, 1))
  rung(300, mirror(at(300, -1)), at(300, -1))
  for (const side of [1, -1])
    rung(340, [side * at(340, 1)[0], 340, at(340, 1)[2]], [side * at(340, -1)[0], 340, at(340, -1)[2]])
  const crest = (t: number): Vec3 => [Math.sin(t) * w * 0.46, h - 26, -d / 2 + 16 + (1 - Math.cos(t)) * w * 0.42]
  to.add(
    wood,
    bar(
      Array.from({ length: 25 }, (_, step) => crest((step / 12 - 1) * 1.05)),
      (u) => ({ a: 11, b: 26 - 30 * (u - 0.5) ** 2, corner: 10 }),
      { up: [0, 1, -0.1], ease: 6 },
    ),
  )
  for (let rod = -2; rod <= 2; rod += 1)
    to.add(
      wood,
      spindle(
        [(rod / 2) * w * 0.33, seat - 6, front - d * 0.84 + 32 + rod * rod * 9],
        [crest((rod / 2) * 0.9)[0], h - 30, crest((rod / 2) * 0.9)[2]],
        { start: 7, belly: 9.5, end: 6.5, at: 0.4 },
      ),
    )
}

function barrelStool(to: Assembly, { w, h, d, cover }: Wanted): void {
  const cloth = paint('body', cover('velvet'))
  const seat = h - 270
  to.add(
    cloth,
    ...padSeat(w * 0.88, d * 0.8, 84, seat - 84, { power: 3.2, crown: 13 }).map((one) => moved(one, [0, 0, d * 0.06])),
  )
  const wide = w * 1.42
  const seam = channels(wide / 11, 9)
  const shape = quilted({
    width: wide,
    depth: 300,
    thick: 48,
    corner: 110,
    rim: 22,
    relief: (x) => seam(x),
    across: 99,
    along: 12,
    seamsX: wide / 11,
  })
  to.add(cloth, moved(bowed(upright(shape, 6), w * 0.49), [0, seat + 92, -d / 2 + 62]))
  const steel = paint('frame', 'metal', { roughness: 0.5 })
  to.add(steel, moved(plate(rectangle(w * 0.6, d * 0.56, 40), seat - 96, eased(14, 3)), [0, 0, d * 0.05]))
  const leg = (z: number): [Vec3, Vec3] => [
    [w * 0.26, seat - 92, z > 0 ? d * 0.27 : -d * 0.19],
    [w / 2 - 14, 0, z > 0 ? d / 2 - 14 : -d / 2 + 24],
  ]
  for (const z of [1, -1]) to.pair(steel, roundLeg(...leg(z), 12, 9))
  const at = (z: number, y: number): Vec3 =>
    [0, 1, 2].map(
      (axis) => leg(z)[0][axis]! + (leg(z)[1][axis]! - leg(z)[0][axis]!) * (1 - y / (seat - 92)),
    ) as unknown as Vec3
  const [f, b] = [at(1, 250), at(-1, 250)]
  to.add(
    steel,
    tube([f, [-f[0], 250, f[2]]], 8),
    tube([b, [-b[0], 250, b[2]]], 8),
    tube([f, b], 8),
    tube(
      [
        [-f[0], 250, f[2]],
        [-b[0], 250, b[2]],
      ],
      8,
    ),
  )
}

function gasLift(to: Assembly, { w, h, d, cover }: Wanted): void {
  const steel = paint('frame', 'metal', { roughness: 0.14 })
  const seat = h - 200
  to.add(
    steel,
    disc(w * 0.46, 12),
    turned(
      [
        [0, 10],
        [120, 11],
        [60, 18],
        [34, 30],
        [27, 46],
        [26, 60],
        [26, seat * 0.52],
        [24, seat * 0.53],
        [0, seat * 0.53],
      ],
      40,
    ),
    turned(drum(17, seat * 0.5, seat - 58, 2), 32),
  )
  to.add(
    steel,
    bar(
      bent(
        [
          [0, 270, 20],
          [0, 262, 100],
          [0, 262, d / 2 - 18],
        ],
        50,
      ),
      { a: 9, b: 9 },
    ),
    moved(bar(arc(w * 0.3, 62, 262, -12, 192, 30), { a: 9, b: 9 }, { up: [0, 1, 0] }), [0, 0, d / 2 - 78]),
  )
  to.add(steel, turned(drum(31, 255, 290, 4), 32))
  to.add(
    paint('fixed', 'plain', { colour: '#222222' }),
    turned(
      [
        [0, seat - 74],
        [70, seat - 74],
        [78, seat - 66],
        [80, seat - 50],
        [0, seat - 50],
      ],
      32,
    ),
    stick([24, seat - 60, 10], [w * 0.36, seat - 66, 26], { a: 5, b: 4, corner: 2 }),
  )
  const seam = channels(62, 7)
  const flat = quilted({
    width: w * 0.95,
    depth: 620,
    thick: 46,
    corner: 120,
    rim: 21,
    relief: (_, z) => (Math.abs(z) < 217 ? seam(z) : 0),
    across: 30,
    along: 80,
    seamsZ: 62,
  })
  const front = d / 2 - 8
  const profile = [
    [front - 6, seat - 58],
    [front - 60, seat - 46],
    [front - 210, seat - 50],
    [front - 310, seat - 36],
    [-d / 2 + 64, seat + 14],
    [-d / 2 + 46, seat + 100],
    [-d / 2 + 34, h - 6],
  ] as const
  to.add(
    paint('body', cover('leather')),
    moulded(flat, profile, { dish: (u) => 0.0003 + 0.0014 * bell(u - 0.75, 0.3), waist: (u) => 1 - 0.06 * u }),
  )
}

function saddleStool(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const dip = (x: number): number => -14 + 26 * Math.min(1, Math.abs(x) / (w / 2)) ** 2.2
  to.add(
    paint('top', finish('wood')),
    plate(rectangle(w * 0.98, d * 0.82, 44, 18), h - 50, eased(36, 9), {
      rings: 6,
      crown: dip,
      hollow: (x) => dip(x) * 0.6,
    }),
  )
  const at = (y: number): Vec3 => [
    w * 0.36 + (w / 2 - 18 - w * 0.36) * (1 - y / (h - 40)),
    y,
    d * 0.27 + (d / 2 - 18 - d * 0.27) * (1 - y / (h - 40)),
  ]
  to.four(wood, squareLeg(at(h - 42), at(0), 18, 15, 5))
  const rung = (y: number, axis: 0 | 2): void => {
    const [x, , z] = at(y)
    for (const side of [1, -1])
      to.add(
        wood,
        axis === 0
          ? stick([-x, y, side * z], [x, y, side * z], { a: 9, b: 15, corner: 4 }, undefined, { up: [0, 1, 0] })
          : stick([side * x, y, z], [side * x, y, -z], { a: 9, b: 15, corner: 4 }, undefined, { up: [0, 1, 0] }),
      )
  }
  rung(210, 0)
  rung(300, 2)
  rung(h - 92, 0)
  rung(h - 92, 2)
}

function industrialStool(to: Assembly, { w, h, d, finish }: Wanted): void {
  const iron = paint('frame', 'metal', { roughness: 0.55 })
  const seat = h - 190
  const [x, z] = [w * 0.38, d * 0.36]
  to.add(paint('top', finish('wood')), plate(rectangle(w * 0.9, d * 0.86, 36), seat - 30, eased(30, 6)))
  const side = (sign: number): Vec3[] =>
    bent(
      [
        [sign * (w / 2 - 11), 0, d / 2 - 12],
        [sign * x, seat - 41, z],
        [sign * x, seat - 41, -z],
        [sign * (w / 2 - 11), 0, -d / 2 + 12],
      ],
      40,
    )
  to.add(
    iron,
    tube(side(1), 11),
    tube(side(-1), 11),
    tube(
      [
        [-x, seat - 41, 0],
        [x, seat - 41, 0],
      ],
      9,
    ),
  )
  const t = 0.62
  const [fx, fz] = [x + (w / 2 - 11 - x) * t, z + (d / 2 - 12 - z) * t]
  const y = (seat - 41) * (1 - t)
  to.add(
    iron,
    tube(
      [
        [-fx, y, fz],
        [fx, y, fz],
      ],
      8.5,
    ),
    tube(
      [
        [-fx, y, -fz],
        [fx, y, -fz],
      ],
      8.5,
    ),
    tube(
      [
        [fx, y, fz],
        [fx, y, -fz],
      ],
      8.5,
    ),
    tube(
      [
        [-fx, y, fz],
        [-fx, y, -fz],
      ],
      8.5,
    ),
  )
  const back = -d * 0.4
  to.add(
    iron,
    tube(
      bent(
        [
          [-w * 0.36, seat - 36, back + 30],
          [-w * 0.36, h - 20, back - 8],
          [w * 0.36, h - 20, back - 8],
          [w * 0.36, seat - 36, back + 30],
        ],
        60,
      ),
      9,
    ),
  )
  to.add(
    paint('top', finish('wood')),
    moved(upright(plate(rectangle(w * 0.72 - 20, 82, 10), -9, eased(18, 5)), 11), [0, h - 90, back + 2]),
  )
}

function milkStool(to: Assembly, { w, h, finish }: Wanted): void {
  to.add(
    paint('top', finish('wood')),
    plate(oval(w * 0.96, w * 0.96, 2, 80), h - 36, eased(36, 12), {
      rings: 6,
      crown: (x, z) => -7 * bell(Math.hypot(x, z), w * 0.3),
    }),
  )
  for (let leg = 0; leg < 3; leg += 1) {
    const angle = ((52 + leg * 120) * Math.PI) / 180
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    to.add(
      paint('frame', finish('wood')),
      roundLeg([c * w * 0.27, h - 26, s * w * 0.27], [c * (w / 2 - 8), 0, s * (w / 2 - 8)], 19, 12),
    )
  }
}

function bentwoodStool(to: Assembly, { w, h, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(oval(w, w, 2, 84), h - 24, eased(24, 4)))
  for (let leg = 0; leg < 4; leg += 1) {
    const angle = ((45 + leg * 90) * Math.PI) / 180
    const out = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    const foot = w / 2 - 14
    to.add(
      paint('frame', finish('wood')),
      bar(
        bent([out(foot, 0), out(foot - 6, h - 31), out(46, h - 31)], 62, false, 14),
        { a: 25, b: 8, corner: 3 },
        { up: [Math.cos(angle) * 0.7, 0.7, Math.sin(angle) * 0.7] },
      ),
    )
  }
}

function plankStool(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 14), h - 28, eased(28, 4)))
  for (const side of [1, -1])
    to.add(
      wood,
      bar(
        [
          [side * (w / 2 - 56), h - 26, 0],
          [side * (w / 2 - 34), 0, 0],
        ],
        (u) => ({ a: d * 0.4 + d * 0.09 * u, b: 13, corner: 4 }),
        { up: [1, 0, 0] },
      ),
    )
  const y = h * 0.46
  const x = w / 2 - 46
  to.add(wood, stick([-x, y, 0], [x, y, 0], { a: 11, b: 32, corner: 4 }, undefined, { up: [0, 1, 0] }))
}
