/** So many people went to a shop from it within about three weeks: below that a place says nothing (L-13). */
export const FEWEST_VISITORS = 20
/** Of each category. */
const PLACES = 3

export interface Candidate {
  readonly productId: number
  readonly categoryId: number
  readonly score: number
  /** Decaying as the score does. */
  readonly visitors: number
}

/** The first of each category by what they are asked for, with their place from 1 on; equals by their ids. */
export function bestsellersOf(
  candidates: readonly Candidate[],
): { readonly productId: number; readonly place: number }[] {
  const enough = candidates.filter(({ visitors }) => visitors >= FEWEST_VISITORS)
  return [...Map.groupBy(enough, ({ categoryId }) => categoryId).values()].flatMap((own) =>
    own
      .toSorted((a, b) => b.score - a.score || a.productId - b.productId)
      .slice(0, PLACES)
      .map(({ productId }, index) => ({ productId, place: index + 1 })),
  )
}
