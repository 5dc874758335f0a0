import type { CountersOf, ShownVariants } from '#domains/likes/contract.ts'
import { offersBeside } from '#domains/offers/contract.ts'
import { countsOf } from '#domains/questions/contract.ts'
import type { Database } from '#platform/database/connect.ts'

/** As cards and the page of questions say it: of the whole product. */
export function countersOf({
  db,
  shownVariants,
}: {
  readonly db: Database
  readonly shownVariants: ShownVariants
}): CountersOf {
  return async (ids) => {
    const [shown, beside] = await Promise.all([shownVariants(ids, 'favourites'), offersBeside(db, ids)])
    const asked = await countsOf(db, [...new Set([...beside.values()].flat())])
    return new Map(
      [...shown].map(([id, { reviews }]) => {
        const counts = (beside.get(id) ?? [id]).flatMap((each) => asked.get(each) ?? [])
        return [
          id,
          {
            rating: reviews?.rating ?? null,
            reviews: reviews?.reviewsCount ?? 0,
            images: reviews?.imagesCount ?? 0,
            questions: counts.reduce((sum, { questions }) => sum + questions, 0),
            answers: counts.reduce((sum, { answers }) => sum + answers, 0),
          },
        ]
      }),
    )
  }
}
