import { carriedClaim } from './model/carried.ts'
import type { SummaryModel } from './model/summary-model.ts'
import { type Reading, readReview, RULES, type SaidThere } from './reading.ts'
import type { ReviewTexts } from './review-texts.ts'

export interface ReadTogether {
  readonly readings: readonly Reading[]
  /** Who read all of it. */
  readonly reader: string
}

/** The name of rules and model together. */
export function readerName(model: SummaryModel | null): string {
  return model === null ? RULES : `${RULES}, ${model.name}`
}

/**
 * What reviews say: by the rules, and where a model is configured by what it finds beside them and a sentence carries. `before`: what was
 * read by the same two; the model is asked only about reviews that are not among it. Where it does not answer, the rules read alone.
 */
export async function readTogether(
  reviews: readonly ReviewTexts[],
  model: SummaryModel | null,
  before: readonly Reading[] = [],
): Promise<ReadTogether> {
  const byRules = reviews.map(readReview)
  if (model === null) return { readings: byRules, reader: RULES }
  const earlier = new Map(before.map((reading) => [reading.reviewId, reading]))
  const isKnown = (reading: Reading) => earlier.get(reading.reviewId)?.textHash === reading.textHash
  const asked = reviews.filter((_, index) => !isKnown(byRules[index] as Reading))
  const { claims, isWhole } = await model.read(asked)
  const readings = byRules.map((reading, index) => {
    if (isKnown(reading)) return { ...reading, said: both(reading.said, earlier.get(reading.reviewId)?.said ?? []) }
    const own = claims.filter(({ reviewId }) => reviewId === reading.reviewId)
    return {
      ...reading,
      said: both(
        reading.said,
        own.flatMap((claim) => carriedClaim(reviews[index] as ReviewTexts, claim) ?? []),
      ),
    }
  })
  return { readings, reader: isWhole ? readerName(model) : RULES }
}

/** What the second says of aspects of which the first says nothing. */
function both(first: readonly SaidThere[], second: readonly SaidThere[]): readonly SaidThere[] {
  const own = new Set(first.map(({ aspect }) => aspect))
  const added = new Set<string>()
  return [
    ...first,
    ...second.filter(({ aspect, side }) => {
      const isNew = !own.has(aspect) && !added.has(`${aspect} ${side}`)
      added.add(`${aspect} ${side}`)
      return isNew
    }),
  ]
}
