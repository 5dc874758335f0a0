import type { DrawingFacts } from '../layers/drawing.ts'
import type { Angle, Slot, SurfaceKind } from '../model.ts'
import type { DesignsOfLeaf, DrawnDesign } from './plan.ts'

/** The designs of which drawings are stored, by family. */
const drawnDesigns = (drawings: readonly DrawingFacts[]): ReadonlyMap<string, readonly DrawnDesign[]> => {
  const byDesign = Map.groupBy(drawings.filter(hasPiece), ({ family, design }) => `${family}/${design}`)
  const designs = [...byDesign.values()].map((all): DrawnDesign => {
    const [first] = all as [DrawingFacts]
    const sizes = [...Map.groupBy(all, ({ size }) => size)].map(([key, ofSize]) => ({ key, spec: (ofSize[0] as DrawingFacts).spec, angles: ofSize.map(({ angle }) => angle) }))
    return { family: first.family, name: first.design, surfaces: surfacesOf(all), sizes: sizes.map((size) => ({ ...size, angles: size.angles.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)) })) }
  })
  return Map.groupBy(designs, ({ family }) => family)
}

const ORDER: readonly Angle[] = ['three-quarter', 'front', 'side', 'detail']

const hasPiece = ({ slots }: DrawingFacts): boolean => slots.length > 0

/** What each slot is made of where it shows most; details see only a part of a piece. */
const surfacesOf = (drawings: readonly DrawingFacts[]): Partial<Record<Slot, SurfaceKind>> => {
  const seen = drawings.flatMap(({ slots }) => slots).toSorted((one, other) => one.share - other.share)
  return Object.fromEntries(seen.map(({ slot, kind }) => [slot, kind]))
}

/** The designs for the pieces of each leaf category: until each leaf has its own, the samples. */
export const designsOfLeaves = (drawings: readonly DrawingFacts[]): DesignsOfLeaf => {
  const families = drawnDesigns(drawings)
  return () => families.get('samples') ?? []
}
