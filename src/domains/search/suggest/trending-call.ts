import { z } from 'zod'
import { categoryById, categoryBySlug } from '#domains/catalogue/contract.ts'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { MOST_TRENDING } from '../ranking/settle-trending.ts'

/** E-14 */
const promotedCategorySchema = z
  .object({ id: idSchema, urlSlug: z.string(), name: z.string(), longName: z.string() })
  .meta({ id: 'PromotedCategory' })
export type WirePromotedCategory = z.infer<typeof promotedCategorySchema>

/** What the search overlay shows before anything is typed (S-01). */
export const trendingCall = defineCall({
  id: 'E-14',
  operationId: 'trending',
  method: 'GET',
  path: '/v2/search/trending',
  service: 'search',
  summary: 'Categories that are suggested before anything is typed, and whether Black Friday is on',
  access: 'anyone',
  priority: 'background',
  answer: z.object({
    categories: z.array(promotedCategorySchema).max(MOST_TRENDING),
    blackFriday: z.boolean(),
  }),
  refusals: [],
  cacheControl: 'public, max-age=60',
})

/** Section 9: the first ten that the catalogue has products of: those that people ask for most, and what editors promote as their rest. */
export function presentTrending(
  askedFor: readonly number[],
  promoted: readonly string[],
  hasProducts: (categoryId: number) => boolean,
): WirePromotedCategory[] {
  const categories = [
    ...askedFor.flatMap((id) => categoryById(id) ?? []),
    ...promoted.flatMap((slug) => categoryBySlug(slug) ?? []),
  ]
  return [...new Set(categories)]
    .filter(({ id }) => hasProducts(id))
    .slice(0, MOST_TRENDING)
    .map(({ id, slug, name, longName }) => ({ id, urlSlug: slug, name, longName }))
}
