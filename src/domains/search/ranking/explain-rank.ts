import { loadIndexableProducts } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { createBaseBuilder, openBase } from '#ports/search/embedded-base.ts'
import type { ListingIndex } from '../indexing/listing-index.ts'
import { indexRows } from '../indexing/index-rows.ts'
import { indexSchema } from '../index-schema.ts'
import { compilePlan } from '../plan/compile-plan.ts'
import { planWords } from '../plan/word-plans.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import { type RankPoints, rankOf } from './rank-shares.ts'
import { noYardsticks } from './yardsticks.ts'

/** Why a product stands where it does in the recommended order (N-04). */
export interface RankExplanation {
  /** The offer by which it is ranked: the one with the most points. */
  readonly variantId: number
  readonly points: RankPoints
  /** Their sum, as the index holds it. */
  readonly score: number
  /** What the words of a search count for it, which decides first; 0: they do not find it. Null without a search. */
  readonly wordScore: number | null
}

export interface ExplainDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly follower: Pick<ListingIndex, 'rankingOf' | 'directory' | 'search'>
}

/** Null: the index does not hold the product. The points are those that it is ordered by now, not reckoned anew. */
export async function explainRank(
  productId: number,
  query: string | null,
  dependencies: ExplainDependencies,
): Promise<RankExplanation | null> {
  const ranked = [...(await dependencies.follower.rankingOf([productId]))]
    .map(([variantId, points]) => ({ variantId, points, score: rankOf(points) }))
    .toSorted((a, b) => b.score - a.score || a.variantId - b.variantId)
  const [best] = ranked
  return best === undefined
    ? null
    : { ...best, wordScore: query === null ? null : await wordScoreOf(productId, query, dependencies) }
}

/** Asks an index of this product alone: what words count for a product depends on no other, but on how rare they are in the whole. */
async function wordScoreOf(
  productId: number,
  query: string,
  { db, clock, follower }: ExplainDependencies,
): Promise<number> {
  const now = clock.now()
  const directory = follower.directory()
  const words = planWords(query, { vocabulary: follower.search.vocabulary(), directory })
  const plan = compilePlan(
    { ...emptySelection({ kind: 'search' }), query },
    directory,
    { kind: 'numbered', number: 1, size: 1 },
    words,
  )
  if (plan === null) return 0
  const builder = createBaseBuilder(indexSchema, 'explained')
  for (const product of await loadIndexableProducts(db, [productId], now))
    for (const row of indexRows(product, now, noYardsticks)) builder.add(row)
  const [hit] = openBase(Buffer.concat(builder.finish()), indexSchema).search({ ...plan, facets: [] }).hits
  return hit?.score ?? 0
}
