import type { Category } from '#domains/catalogue/contract.ts'
import { createYield } from '#platform/pace/yield-to-event-loop.ts'
import type { WireImage } from '../../site.ts'
import type { HomeSources } from './home-sources.ts'

/**
 * A picture from the catalogue of the first category that has one; else the drawing of the last. It is secondary: without an answer
 * the drawing stands.
 */
export function pictureBy({ listings, site, clock }: HomeSources) {
  const yieldTurn = createYield(clock)
  return async (...categories: readonly (Category | undefined)[]): Promise<WireImage | null> => {
    for (const category of categories) {
      await yieldTurn()
      const image = category === undefined ? null : await listings.pictureOf(category.id).catch(() => null)
      if (image !== null) return image
    }
    const last = categories.at(-1)
    return last === undefined ? null : site.categoryImage(last.id)
  }
}
