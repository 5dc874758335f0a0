import type { ArticleFeatures } from '../matching/article.ts'

/** What two offers that look the same are compared by, for people to read. */
export const twinFacts = ['size', 'colour', 'material', 'seats', 'name', 'brand'] as const
export type TwinFact = (typeof twinFacts)[number]

/** What both say alike, and what at least one of them does not say. */
export interface TwinReasons {
  readonly alike: readonly TwinFact[]
  readonly unknown: readonly TwinFact[]
}

/** Why two offers look the same, and what is missing to be sure; in the order of `twinFacts`. */
export function twinReasons(a: ArticleFeatures, b: ArticleFeatures): TwinReasons {
  const said = twinFacts.map((fact) => ({ fact, one: SAID[fact](a), other: SAID[fact](b) }))
  return {
    alike: said.flatMap(({ fact, one, other }) => (one.some((value) => other.includes(value)) ? [fact] : [])),
    unknown: said.flatMap(({ fact, one, other }) =>
      ASKED.has(fact) && (one.length === 0) !== (other.length === 0) ? [fact] : [],
    ),
  }
}

/** Of every piece one would want to know these; seats and a name it may have none. */
const ASKED: ReadonlySet<TwinFact> = new Set(['size', 'colour', 'material', 'brand'])

const SAID: Readonly<Record<TwinFact, (features: ArticleFeatures) => readonly (string | number)[]>> = {
  size: ({ lengthsMm }) => lengthsMm.map((mm) => Math.round(mm / 10)),
  colour: ({ colourGroups }) => colourGroups,
  material: ({ materialIds }) => materialIds,
  seats: ({ seats }) => (seats === null ? [] : [seats.join('-')]),
  name: ({ names }) => names,
  brand: ({ brand }) => (brand === null ? [] : [brand]),
}
