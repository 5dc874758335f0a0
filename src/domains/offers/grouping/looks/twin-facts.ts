import type { GroupedOffer } from '../groups/articles.ts'

/** What two offers that look the same are compared by, for people to read. */
export const twinFacts = ['size', 'colour', 'material', 'seats', 'name', 'brand', 'picture'] as const
export type TwinFact = (typeof twinFacts)[number]

/** What both say alike, and what at least one of them does not say. */
export interface TwinReasons {
  readonly alike: readonly TwinFact[]
  readonly unknown: readonly TwinFact[]
}

/** Why two offers look the same, and what is missing to be sure; in the order of `twinFacts`. */
export function twinReasons(a: GroupedOffer, b: GroupedOffer): TwinReasons {
  const said = twinFacts.map((fact) => ({ fact, one: SAID[fact](a), other: SAID[fact](b) }))
  return {
    alike: said.flatMap(({ fact, one, other }) => (one.some((value) => other.includes(value)) ? [fact] : [])),
    unknown: said.flatMap(({ fact, one, other }) =>
      ASKED.has(fact) && (one.length === 0) !== (other.length === 0) ? [fact] : [],
    ),
  }
}

/** Of every piece one would want to know these; seats and a name it may have none, and a picture that both show is rare. */
const ASKED: ReadonlySet<TwinFact> = new Set(['size', 'colour', 'material', 'brand'])

const SAID: Readonly<Record<TwinFact, (offer: GroupedOffer) => readonly (string | number)[]>> = {
  size: ({ features: { lengthsMm } }) => lengthsMm.map((mm) => Math.round(mm / 10)),
  colour: ({ features: { colourGroups } }) => colourGroups,
  material: ({ features: { materialIds } }) => materialIds,
  seats: ({ features: { seats } }) => (seats === null ? [] : [seats.join('-')]),
  name: ({ features: { names } }) => names,
  brand: ({ features: { brand } }) => (brand === null ? [] : [brand]),
  picture: ({ looks }) => looks.map(({ pictureId }) => pictureId),
}
