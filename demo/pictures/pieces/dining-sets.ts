import { boundsOf } from '../geometry/mesh.ts'
import { placed } from '../geometry/transform.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { EMPTY_SPEC, type Design, type Part, type PieceSpec, type Slot } from '../model.ts'
import { diningChairs } from './dining-chairs.ts'
import { diningTables } from './dining-tables.ts'
import { paint, type Assembly, type Paint } from './joinery/assembly.ts'
import { bar, stick } from './joinery/bar.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { roundLeg } from './joinery/legs.ts'
import { upright } from './joinery/moulded.ts'
import { arc } from './joinery/path.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { moved } from './joinery/solid.ts'
import { smooth, turned } from './joinery/turned.ts'

/** Height of a child's seat, mm. */
const SEAT = 280

/** Conjuntos de jantar: a table with its four or six chairs. The stated size is the table's; the chairs stand a hand's breadth out from it. */
export const diningSets: readonly Design[] = [
  setOf('oak', 'four-legs', 'slatted', { top: '#c9a678', frame: '#c9a678', body: '#d9d2c4' }, false),
  setOf('scandinavian', 'splayed', 'shell', { top: '#f0eeea', frame: '#d4ab80', body: '#8c8f92' }, false),
  setOf('steel', 'u-steel', 'cantilever', { top: '#a9794a', frame: '#232324', accent: '#d8bf94' }, false),
  setOf('round', 'round-cross', 'spindle', { top: '#c9a678', frame: '#c9a678' }, true),
]

/** Mesas e cadeiras infantis: a low table and two chairs, seats at 28 cm. */
export const childrensSets = family('childrens-sets', {
  rounded: {
    own: [1000, 560, 640],
    colours: { top: '#f0eeea', frame: '#d4ab80', body: '#b3d6c3' },
    draw: (to, wanted) => playSet(to, wanted, 'rounded'),
  },
  round: { own: [1080, 560, 660], colours: { top: '#d4ab80', frame: '#f0eeea', body: '#e2bdc0' }, draw: roundPlaySet },
  pine: {
    own: [1000, 580, 640],
    colours: { top: '#dcba88', frame: '#dcba88', body: '#dcba88' },
    draw: (to, wanted) => playSet(to, wanted, 'pine'),
  },
})

function setOf(
  name: string,
  table: string,
  chair: string,
  colours: Partial<Record<Slot, string>>,
  isRound: boolean,
): Design {
  const four = size('four', 1300, 750, 800, { seats: 4 })
  const sizes = isRound
    ? [size('m', 1100, 750, 1100, { seats: 4, shape: 'round' })]
    : chair === 'shell'
      ? [four]
      : [four, size('six', 1800, 750, 900, { seats: 6 })]
  return {
    family: 'dining-sets',
    name,
    colours,
    sizes,
    angles: ['three-quarter', 'front'],
    build: (spec) => ({
      parts: together(spec, designNamed(diningTables, table), designNamed(diningChairs, chair), isRound),
    }),
  }
}

function designNamed(designs: readonly Design[], name: string): Design {
  return designs.find((design) => design.name === name) as Design
}

function together(spec: PieceSpec, table: Design, chair: Design, isRound: boolean): Part[] {
  const parts = [...table.build(spec).parts]
  const { low, high } = boundsOf(parts.map(({ mesh }) => mesh))
  const [w, d] = [high[0] - low[0], high[2] - low[2]]
  const seat = boundsOf(chair.build(EMPTY_SPEC).parts.map(({ mesh }) => mesh))
  const out = seat.high[2] - seat.low[2]
  placesOf(w, d, out, spec.seats ?? 4, isRound).forEach(([at, turn], chairAt) =>
    parts.push(
      ...chair
        .build({ ...EMPTY_SPEC, seed: spec.seed + chairAt * 2 })
        .parts.map((part) => ({ ...part, mesh: placed(part.mesh, at, [0, turn, 0]) })),
    ),
  )
  return parts
}

/** Where chairs stand and how they are turned: their seats' front under the table's edge, each a little askew as someone left it. */
function placesOf(w: number, d: number, deep: number, seats: number, isRound: boolean): [Vec3, number][] {
  const askew = (at: number): number => [2, -3, 1, -2, 3, -1][at % 6] ?? 0
  if (isRound) {
    return Array.from({ length: seats }, (_, at): [Vec3, number] => {
      const angle = ((45 + (at * 360) / seats) * Math.PI) / 180
      const reach = w / 2 + deep * 0.3
      return [[Math.sin(angle) * reach, 0, Math.cos(angle) * reach], (angle * 180) / Math.PI + 180 + askew(at)]
    })
  }
  const side = Math.ceil(seats / 2)
  return Array.from({ length: side * 2 }, (_, at): [Vec3, number] => {
    const isFront = at < side
    const x = ((at % side) - (side - 1) / 2) * ((w - 0.22) / side)
    return [[x, 0, (isFront ? 1 : -1) * (d / 2 + deep * 0.44)], (isFront ? 180 : 0) + askew(at)]
  })
}

function playSet(to: Assembly, { w, h, d, finish }: Wanted, shape: 'rounded' | 'pine'): void {
  const isPine = shape === 'pine'
  const legs = paint('frame', 'wood')
  const table = 480
  const [wide, deep] = [Math.min(620, w * 0.6), Math.min(600, d * 0.94)]
  to.add(
    paint('top', finish(isPine ? 'wood' : 'lacquer')),
    plate(rectangle(wide, deep, isPine ? 16 : 90), table - 20, eased(20, 7)),
  )
  const [x, z] = [wide / 2 - 70, deep / 2 - 70]
  to.four(legs, roundLeg([x, table - 18, z], [x + 22, 0, z + 22], 17, 13))
  for (const side of [1, -1]) {
    const at = side * (w / 2 - 150)
    const body = paint('body', isPine ? 'wood' : 'lacquer')
    to.add(body, moved(plate(rectangle(280, 270, isPine ? 20 : 70), SEAT - 18, eased(18, 6)), [at, 0, 0]))
    for (const sx of [1, -1])
      for (const sz of [1, -1])
        to.add(legs, roundLeg([at + sx * 86, SEAT - 16, sz * 86], [at + sx * 112, 0, sz * 112], 14, 11))
    const back = upright(plate(rectangle(230, 120, isPine ? 16 : 56), -8, eased(16, 6)), 8)
    to.add(body, {
      ...back,
      places: back.places.map(
        ([px, py, pz]) => [at - side * (pz - 112 - (isPine ? 4 : 0)), h - 62 + py, side * px] as const,
      ),
    })
    for (const z of [1, -1])
      to.add(legs, roundLeg([at + side * 118, h - 56, z * 60], [at + side * 104, SEAT - 16, z * 60], 8, 10))
  }
}

/** A table on one trumpet foot and tub chairs: no line of it is that of the sets on four legs. */
function roundPlaySet(to: Assembly, { w, h, d, finish }: Wanted): void {
  const [table, wide] = [480, Math.min(d, w * 0.62)]
  const frame = paint('frame', 'lacquer')
  to.add(paint('top', finish('wood')), plate(oval(wide, wide, 2, 90), table - 24, eased(24, 11)))
  to.add(
    frame,
    turned(
      [
        [0, 0],
        [wide * 0.27, 0],
        ...smooth([
          [wide * 0.28, 6],
          [wide * 0.27, 14],
          [100, 44],
          [52, 130],
          [44, 260],
          [58, 380],
          [110, table - 24],
        ]),
        [0, table - 20],
      ],
      64,
    ),
  )
  for (const side of [1, -1]) tubChair(to, frame, { at: side * (w / 2 - 150), h, outwards: side === 1 ? 0 : 180 })
}

function tubChair(to: Assembly, legs: Paint, { at, h, outwards }: { at: number; h: number; outwards: number }): void {
  const body = paint('body', 'lacquer')
  const around = (radius: number, y: number, degrees: number): Vec3 => [
    at + Math.cos((degrees * Math.PI) / 180) * radius,
    y,
    Math.sin((degrees * Math.PI) / 180) * radius,
  ]
  to.add(body, moved(plate(oval(284, 284, 2, 72), SEAT - 24, eased(24, 11)), [at, 0, 0]))
  for (const turn of [45, 135, 225, 315])
    to.add(legs, roundLeg(around(92, SEAT - 20, turn), around(136, 0, turn), 16, 11))
  const band = arc(142, 142, h - 52, outwards - 98, outwards + 98, 40).map(([x, y, z]): Vec3 => [at + x, y, z])
  to.add(
    body,
    bar(band, (u) => ({ a: 8, b: 16 + 36 * Math.sin(Math.PI * u) ** 0.6, corner: 7 }), { up: [0, 1, 0] }),
  )
  for (const turn of [-84, -42, 0, 42, 84])
    to.add(legs, stick(around(128, SEAT - 14, outwards + turn), around(144, h - 70, outwards + turn), { a: 6, b: 6 }))
}
