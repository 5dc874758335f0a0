import { mix, type Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick, tube } from './joinery/bar.ts'
import { family, type Wanted } from './joinery/family.ts'
import { squareLeg, standing } from './joinery/legs.ts'
import { bowed, upright } from './joinery/moulded.ts'
import { bent } from './joinery/path.ts'
import { eased, plate, rectangle } from './joinery/plate.ts'
import { padSeat } from './joinery/seats.ts'
import { moved } from './joinery/solid.ts'
import { rail } from './joinery/table-bases.ts'

const SEAT = 455
const BEHIND = { azimuth: 32, elevation: 18, aim: [0.5, 0.55, 0.6], zoom: 2 } as const
const UNDER_TOP = { azimuth: 34, elevation: 12, aim: [0.45, 0.72, 0.7], zoom: 2 } as const

/** Cadeiras dobráveis: crossing frames that turn on a bolt under the seat. */
export const foldingChairs = family('folding-chairs', {
  slatted: { own: [450, 800, 490], colours: { frame: '#9a6138', top: '#9a6138' }, detail: BEHIND, draw: slattedChair },
  padded: { own: [450, 790, 480], colours: { body: '#404347', frame: '#b6babf' }, detail: BEHIND, draw: paddedChair },
  bistro: { own: [440, 820, 480], colours: { frame: '#1f4b3b', top: '#1f4b3b' }, detail: BEHIND, draw: bistroChair },
})

/** Mesas dobráveis and de abas. */
export const foldingTables = family('folding-tables', {
  'drop-leaf': { own: [1000, 750, 700], colours: { top: '#dcba88', frame: '#dcba88' }, draw: dropLeaf },
  crossed: {
    own: [800, 750, 700],
    colours: { top: '#d4ab80', frame: '#d4ab80' },
    detail: UNDER_TOP,
    draw: crossedTable,
  },
  bistro: { own: [700, 740, 700], colours: { top: '#232324', frame: '#232324' }, detail: UNDER_TOP, draw: bistroTable },
})

/** A long frame from the front foot up to the back, and a short one from the back foot to the seat's front, on either side. */
function crossing(
  put: (side: number, isLong: boolean, line: [Vec3, Vec3]) => void,
  { w, h, d }: Wanted,
): (y: number) => number {
  const [x, foot, head] = [w / 2 - 14, d / 2 - 16, -d / 2 + 14]
  for (const side of [1, -1]) {
    put(side, true, [
      [side * x, h, head],
      [side * x, 0, foot],
    ])
    put(side, false, [
      [side * (x - 30), SEAT - 30, d / 2 - 70],
      [side * (x - 30), 0, -d / 2 + 18],
    ])
  }
  return (y) => foot + ((head - foot) * y) / h
}

function slattedChair(to: Assembly, wanted: Wanted): void {
  const { w, h, d, finish } = wanted
  const wood = paint('frame', finish('wood'))
  const section = { a: 11, b: 19, corner: 5 }
  const longAt = crossing(
    (_, __, [from, end]) => to.add(wood, standing(from, end, section, section, { up: [0, 0, 1] })),
    wanted,
  )
  const top = paint('top', finish('wood'))
  for (let slat = 0; slat < 7; slat += 1)
    to.add(
      top,
      rail(
        [-w / 2 + 22, SEAT - 12, d / 2 - 28 - slat * 57],
        [w / 2 - 22, SEAT - 12, d / 2 - 28 - slat * 57],
        46,
        18,
        6,
      ),
    )
  to.pair(wood, rail([w / 2 - 56, SEAT - 34, d / 2 - 24], [w / 2 - 56, SEAT - 34, -d / 2 + 70], 16, 28, 4))
  for (const y of [h - 44, h - 124])
    to.add(
      top,
      moved(bowed(upright(plate(rectangle(w - 36, 58, 8, 30), -8, eased(16, 5)), 20), 900), [0, y, longAt(y) + 4]),
    )
  to.add(wood, stick([-w / 2 + 22, 130, longAt(130)], [w / 2 - 22, 130, longAt(130)], { a: 10, b: 10 }))
}

function paddedChair(to: Assembly, wanted: Wanted): void {
  const { w, h, d, cover } = wanted
  const steel = paint('frame', 'metal', { roughness: 0.25 })
  const longAt = crossing(
    (_, isLong, [from, end]) => isLong || to.add(steel, tube([from, mix(from, end, 0.97)], 10)),
    wanted,
  )
  const x = w / 2 - 14
  const line = bent(
    [
      [x, 14, longAt(14)],
      [x, h - 12, longAt(h) + 4],
      [-x, h - 12, longAt(h) + 4],
      [-x, 14, longAt(14)],
    ],
    60,
  )
  to.add(
    steel,
    tube(line, 10),
    tube(
      [
        [-x + 30, 70, -d / 2 + 82],
        [x - 30, 70, -d / 2 + 82],
      ],
      8,
    ),
    tube(
      [
        [-x, 160, longAt(160)],
        [x, 160, longAt(160)],
      ],
      8,
    ),
    tube(
      [
        [-x + 30, SEAT - 34, d / 2 - 76],
        [x - 30, SEAT - 34, d / 2 - 76],
      ],
      8,
    ),
  )
  to.add(
    paint('body', cover('leather')),
    ...padSeat(w - 62, d - 120, 40, SEAT - 40, { corner: 60, crown: 8 }).map((one) => moved(one, [0, 0, 34])),
    moved(bowed(upright(plate(rectangle(w - 24, 190, 60, 16), -10, eased(30, 13), { rings: 6 }), 20), 700), [
      0,
      h - 130,
      longAt(h - 130) - 11,
    ]),
  )
  for (const side of [1, -1])
    to.add(
      paint('fixed', 'plain', { colour: '#26272a' }),
      stick([side * x, 0, longAt(0)], [side * x, 30, longAt(30)], { a: 13, b: 13 }),
      stick([side * (x - 30), 0, -d / 2 + 18], [side * (x - 30), 30, -d / 2 + 44], { a: 13, b: 13 }),
    )
}

function bistroChair(to: Assembly, wanted: Wanted): void {
  const { w, h, d } = wanted
  const iron = paint('frame', 'lacquer', { roughness: 0.4 })
  const section = { a: 4, b: 12, corner: 2 }
  const longAt = crossing(
    (_, __, [from, end]) => to.add(iron, standing(from, end, section, section, { up: [0, 0, 1] })),
    wanted,
  )
  const top = paint('top', 'lacquer', { roughness: 0.4 })
  for (let slat = 0; slat < 9; slat += 1)
    to.add(
      top,
      bar(
        [
          [-w / 2 + 24, SEAT - 6, d / 2 - 26 - slat * 42],
          [0, SEAT - 12, d / 2 - 26 - slat * 42],
          [w / 2 - 24, SEAT - 6, d / 2 - 26 - slat * 42],
        ],
        { a: 15, b: 4, corner: 2 },
        { up: [0, 1, 0] },
      ),
    )
  to.pair(iron, rail([w / 2 - 48, SEAT - 22, d / 2 - 20], [w / 2 - 48, SEAT - 22, -d / 2 + 80], 6, 24, 2))
  for (const y of [h - 34, h - 90, h - 146])
    to.add(
      top,
      moved(bowed(upright(plate(rectangle(w - 26, 34, 5, 30), -2, eased(5, 2)), 20), 640), [0, y, longAt(y) - 19]),
    )
  to.add(
    iron,
    stick([-w / 2 + 16, 120, longAt(120)], [w / 2 - 16, 120, longAt(120)], { a: 5, b: 5 }),
    stick([-w / 2 + 46, 120, -d / 2 + 128], [w / 2 - 46, 120, -d / 2 + 128], { a: 5, b: 5 }),
  )
}

function dropLeaf(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('top', finish('wood'))
  const frame = paint('frame', finish('wood'))
  const leaf = w * 0.36
  const fixed = w - leaf - 3
  const left = -w / 2
  to.add(
    wood,
    moved(plate(rectangle(fixed, d, 10), h - 22, eased(22, 4)), [left + fixed / 2, 0, 0]),
    moved(plate(rectangle(leaf, d, 10), h - 22, eased(22, 4)), [w / 2 - leaf / 2, 0, 0]),
  )
  const [a, b] = [left + 46, left + fixed - 46]
  for (const x of [a, b])
    for (const z of [1, -1])
      to.add(frame, moved(squareLeg([0, h - 20, z * (d / 2 - 60)], [0, 0, z * (d / 2 - 60)], 23, 19), [x, 0, 0]))
  for (const z of [1, -1])
    to.add(
      frame,
      rail([a + 20, h - 64, z * (d / 2 - 60)], [b - 20, h - 64, z * (d / 2 - 60)], 20, 84),
      rail([a + 20, 130, z * (d / 2 - 60)], [b - 20, 130, z * (d / 2 - 60)], 20, 36),
    )
  for (const x of [a, b]) to.add(frame, rail([x, h - 64, -d / 2 + 82], [x, h - 64, d / 2 - 82], 20, 84))
  to.add(
    frame,
    squareLeg([w / 2 - leaf * 0.36, h - 21, 30], [w / 2 - leaf * 0.36, 0, 30], 19, 17),
    rail([b + 20, h - 60, 30], [w / 2 - leaf * 0.36 - 16, h - 60, 30], 18, 46),
    rail([b + 18, 130, 30], [w / 2 - leaf * 0.36 - 16, 130, 30], 18, 36),
    squareLeg([b + 34, h - 40, 30], [b + 34, 60, 30], 14, 14),
  )
}

function crossedTable(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('top', finish('wood'))
  const frame = paint('frame', finish('wood'))
  const count = Math.round(d / 70)
  for (let slat = 0; slat < count; slat += 1)
    to.add(
      wood,
      rail(
        [-w / 2, h - 12, -d / 2 + (d / count) * (slat + 0.5)],
        [w / 2, h - 12, -d / 2 + (d / count) * (slat + 0.5)],
        d / count - 6,
        22,
        4,
      ),
    )
  for (const side of [1, -1]) {
    to.add(
      frame,
      rail([side * (w / 2 - 90), h - 38, -d / 2 + 14], [side * (w / 2 - 90), h - 38, d / 2 - 14], 24, 32, 4),
    )
    to.add(
      frame,
      standing(
        [side * (w / 2 - 66), h - 24, d / 2 - 80],
        [side * (w / 2 - 66), 0, -d / 2 + 30],
        { a: 11, b: 22, corner: 5 },
        { a: 11, b: 22, corner: 5 },
        { up: [0, 0, 1] },
      ),
      standing(
        [side * (w / 2 - 90), h - 52, -d / 2 + 80],
        [side * (w / 2 - 90), 0, d / 2 - 30],
        { a: 11, b: 22, corner: 5 },
        { a: 11, b: 22, corner: 5 },
        { up: [0, 0, 1] },
      ),
    )
  }
  to.add(
    frame,
    stick([-w / 2 + 66, h * 0.5, 4], [w / 2 - 66, h * 0.5, 4], { a: 10, b: 10 }),
    rail([-w / 2 + 66, 120, -d / 2 + 110], [w / 2 - 66, 120, -d / 2 + 110], 20, 30),
    rail([-w / 2 + 90, 120, d / 2 - 110], [w / 2 - 90, 120, d / 2 - 110], 20, 30),
  )
}

function bistroTable(to: Assembly, { w, h, d }: Wanted): void {
  const iron = paint('frame', 'metal', { roughness: 0.55 })
  to.add(
    paint('top', 'metal', { roughness: 0.5 }),
    plate(rectangle(w, d, 30), h - 14, eased(14, 4)),
    plate(rectangle(w - 10, d - 10, 26), h - 26, eased(14, 2)),
  )
  const section = { a: 5, b: 14, corner: 2 }
  for (const side of [1, -1]) {
    const x = side * (w / 2 - 110)
    to.add(
      iron,
      standing([x, h - 24, d / 2 - 90], [x, 0, -d / 2 + 50], section, section, { up: [0, 0, 1] }),
      standing([x - side * 14, h - 24, -d / 2 + 90], [x - side * 14, 0, d / 2 - 50], section, section, {
        up: [0, 0, 1],
      }),
    )
  }
  for (const z of [1, -1])
    to.add(
      iron,
      stick([-w / 2 + (z > 0 ? 124 : 110), 90, z * (d / 2 - 92)], [w / 2 - (z > 0 ? 124 : 110), 90, z * (d / 2 - 92)], {
        a: 6,
        b: 6,
      }),
    )
  to.add(iron, stick([-w / 2 + 104, h * 0.49, 2], [w / 2 - 104, h * 0.49, 2], { a: 6, b: 6 }))
}
