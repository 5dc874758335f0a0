import { boundsOf } from '../geometry/mesh.ts'
import { placed } from '../geometry/transform.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { EMPTY_SPEC, type Design, type Part, type PieceSpec, type Slot } from '../model.ts'
import { diningChairs } from './dining-chairs.ts'
import { diningTables } from './dining-tables.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { roundLeg } from './joinery/legs.ts'
import { upright } from './joinery/moulded.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { moved } from './joinery/solid.ts'

/** Conjuntos de jantar: a table with its four or six chairs. The stated size is the table's; the chairs stand a hand's breadth out from it. */
export const diningSets: readonly Design[] = [
  setOf('oak', 'four-legs', 'slatted', { top: '#c9a678', frame: '#c9a678', body: '#d9d2c4' }, false),
  setOf('scandinavian', 'splayed', 'shell', { top: '#f0eeea', frame: '#d4ab80', body: '#8c8f92' }, false),
  setOf('steel', 'u-steel', 'cantilever', { top: '#a9794a', frame: '#232324', accent: '#d8bf94' }, false),
  setOf('round', 'round-cross', 'spindle', { top: '#c9a678', frame: '#c9a678' }, true),
]

/** Mesas e cadeiras infantis: a low table and two chairs, seats at 28 cm. */
export const childrensSets = family('childrens-sets', {
  rounded: { own: [1000, 560, 640], colours: { top: '#f0eeea', frame: '#d4ab80', body: '#b3d6c3' }, draw: (to, wanted) => playSet(to, wanted, 'rounded') },
  round: { own: [1080, 560, 660], colours: { top: '#d4ab80', frame: '#f0eeea', body: '#e2bdc0' }, draw: (to, wanted) => playSet(to, wanted, 'round') },
  pine: { own: [1000, 580, 640], colours: { top: '#dcba88', frame: '#dcba88', body: '#dcba88' }, draw: (to, wanted) => playSet(to, wanted, 'pine') },
})

function setOf(name: string, table: string, chair: string, colours: Partial<Record<Slot, string>>, isRound: boolean): Design {
  const four = size('four', 1300, 750, 800, { seats: 4 })
  const sizes = isRound ? [size('m', 1100, 750, 1100, { seats: 4, shape: 'round' })] : chair === 'shell' ? [four] : [four, size('six', 1800, 750, 900, { seats: 6 })]
  return { family: 'dining-sets', name, colours, sizes, angles: ['three-quarter', 'front'], build: (spec) => ({ parts: together(spec, designNamed(diningTables, table), designNamed(diningChairs, chair), isRound) }) }
}

const designNamed = (designs: readonly Design[], name: string): Design => designs.find((design) => design.name === name) as Design

function together(spec: PieceSpec, table: Design, chair: Design, isRound: boolean): Part[] {
  const parts = [...table.build(spec).parts]
  const { low, high } = boundsOf(parts.map(({ mesh }) => mesh))
  const [w, d] = [high[0] - low[0], high[2] - low[2]]
  const seat = boundsOf(chair.build(EMPTY_SPEC).parts.map(({ mesh }) => mesh))
  const out = seat.high[2] - seat.low[2]
  placesOf(w, d, out, spec.seats ?? 4, isRound).forEach(([at, turn], chairAt) => parts.push(...chair.build({ ...EMPTY_SPEC, seed: spec.seed + chairAt * 2 }).parts.map((part) => ({ ...part, mesh: placed(part.mesh, at, [0, turn, 0]) }))))
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

function playSet(to: Assembly, { w, h, d, finish }: Wanted, shape: 'rounded' | 'round' | 'pine'): void {
  const top = paint('top', finish(shape === 'rounded' ? 'lacquer' : 'wood'))
  const legs = paint('frame', shape === 'round' ? 'lacquer' : 'wood')
  const table = 480
  const [wide, deep] = [Math.min(620, w * 0.6), Math.min(600, d * 0.94)]
  const outline = shape === 'round' ? oval(deep, deep, 2, 90) : rectangle(wide, deep, shape === 'rounded' ? 90 : 16)
  to.add(top, plate(outline, table - 20, eased(20, 7)))
  const [x, z] = shape === 'round' ? [deep * 0.3, deep * 0.3] : [wide / 2 - 70, deep / 2 - 70]
  to.four(legs, roundLeg([x, table - 18, z], [x + 22, 0, z + 22], 17, 13))
  for (const side of [1, -1]) {
    const at = side * (w / 2 - 150)
    const seat = 280
    const body = paint('body', shape === 'pine' ? 'wood' : 'lacquer')
    to.add(body, moved(plate(rectangle(280, 270, shape === 'pine' ? 20 : 70), seat - 18, eased(18, 6)), [at, 0, 0]))
    for (const sx of [1, -1]) for (const sz of [1, -1]) to.add(legs, roundLeg([at + sx * 86, seat - 16, sz * 86], [at + sx * 112, 0, sz * 112], 14, 11))
    const back = moved(upright(plate(rectangle(shape === 'round' ? 190 : 230, 120, shape === 'pine' ? 16 : 56), -8, eased(16, 6)), 8), [0, 0, 0])
    to.add(body, { ...back, places: back.places.map(([px, py, pz]) => [at - side * (pz - 112 - (shape === 'pine' ? 4 : 0)) , h - 62 + py, side * px] as const) })
    for (const z of [1, -1]) to.add(legs, roundLeg([at + side * 118, h - 56, z * 60], [at + side * 104, seat - 16, z * 60], 8, 10))
  }
}
