import { designsOfLeaf } from '../kit/leaf-designs.ts'
import type { DrawingFacts } from '../layers/drawing.ts'
import type { Angle, Slot, SurfaceKind } from '../model.ts'
import type { RoomFacts } from '../rooms/stored-rooms.ts'
import type { DesignsOfLeaf, DrawnDesign } from './plan.ts'

/** The designs for the pieces of each leaf category: those that the kit's table names and that are drawn. */
export function designsOfLeaves(drawings: readonly DrawingFacts[], rooms: readonly RoomFacts[]): DesignsOfLeaf {
  const drawn = drawnDesigns(drawings, rooms)
  return (leaf) =>
    designsOfLeaf(leaf).flatMap(({ family, name }) =>
      name === null
        ? [...drawn.values()].filter((design) => design.family === family)
        : (drawn.get(`${family}/${name}`) ?? []),
    )
}

function drawnDesigns(
  drawings: readonly DrawingFacts[],
  rooms: readonly RoomFacts[],
): ReadonlyMap<string, DrawnDesign> {
  const byDesign = Map.groupBy(
    drawings.filter(({ slots }) => slots.length > 0),
    ({ family, design }) => `${family}/${design}`,
  )
  return new Map(
    [...byDesign].map(([id, all]): [string, DrawnDesign] => {
      const [first] = all as [DrawingFacts]
      const sizes = [...Map.groupBy(all, ({ size }) => size)].map(([key, ofSize]) => ({
        key,
        spec: (ofSize[0] as DrawingFacts).spec,
        angles: anglesOf(ofSize),
      }))
      return [
        id,
        {
          family: first.family,
          name: first.design,
          surfaces: surfacesOf(all),
          sizes,
          rooms: rooms.filter(({ hotspots }) => hotspots.some(({ design }) => design === id)).map((room) => room.id),
        },
      ]
    }),
  )
}

function anglesOf(drawings: readonly DrawingFacts[]): Angle[] {
  return drawings.map(({ angle }) => angle).toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}

const ORDER: readonly Angle[] = ['three-quarter', 'front', 'side', 'detail']

/** What each slot is made of where it shows most; details see only a part of a piece. */
function surfacesOf(drawings: readonly DrawingFacts[]): Partial<Record<Slot, SurfaceKind>> {
  const seen = drawings.flatMap(({ slots }) => slots).toSorted((one, other) => one.share - other.share)
  return Object.fromEntries(seen.map(({ slot, kind }) => [slot, kind]))
}
