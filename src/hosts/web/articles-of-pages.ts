import { clickSources } from '#domains/clicks/contract.ts'
import { findArticle } from '#domains/content/contract.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'
import { previewLinksOf } from './preview-links-of.ts'
import type { SharedParts } from './web-parts.ts'

/** Articles as the pages ask for them. */
export function articlesOfPages(parts: SharedParts): StorefrontDependencies['articles'] {
  const { articles, clock, db, follower, listings } = parts
  const links = previewLinksOf(parts)
  return {
    shown: () => articles.shown(),
    find: (slug) => articles.find(slug),
    version: () => articles.version(),
    preview: async (articleId, link) => {
      const now = clock.now()
      if (!links.isGood(articleId, link, now)) return null
      return (await findArticle(db, articleId, now))?.document ?? null
    },
    pieces: async ({ by, ids }) => {
      if (by === 'products')
        return listings.cards(
          // Any offer of a product stands for it: 0 is none's.
          await follower.hitsOf(ids.map((id) => ({ productId: id, variantId: 0 }))),
          'mainland',
          clickSources.article,
        )
      const shown = await parts.shownVariants(ids, 'article')
      return ids.flatMap((id) => shown.get(id) ?? [])
    },
  }
}
