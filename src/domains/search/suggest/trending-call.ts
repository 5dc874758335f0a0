import { z } from 'zod'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'

/** Section 9: trending categories. */
const MOST_TRENDING = 10

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

/** The first ten of these that the catalogue knows and has products of. */
export function presentTrending(
  slugs: readonly string[],
  hasProducts: (categoryId: number) => boolean,
): WirePromotedCategory[] {
  return slugs
    .flatMap((slug) => categoryBySlug(slug) ?? [])
    .filter(({ id }) => hasProducts(id))
    .slice(0, MOST_TRENDING)
    .map(({ id, slug, name, longName }) => ({ id, urlSlug: slug, name, longName }))
}
