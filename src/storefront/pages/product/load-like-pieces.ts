import type { ProductPage } from '#domains/offers/contract.ts'
import type { ListingHit, Listings, Region } from '#domains/search/contract.ts'
import type { Log } from '#platform/log.ts'
import type { LikenessOfPages } from '../similar/likeness-of-pages.ts'
import { likenessSource } from './likeness-source.ts'
import { loadSimilar, SHOWN_SIMILAR } from './load-similar.ts'

/** Asked beyond what is shown: colours of the product itself and what nobody sells any more fall away. */
const ASKED = SHOWN_SIMILAR * 4
/** So many by picture are enough of a row; fewer are filled up by attributes. */
const LEAST_BY_PICTURE = 4

export interface ShownSimilar {
  readonly hits: readonly ListingHit[]
  /** By pictures: then there is a page with more of them. */
  readonly isByPicture: boolean
}

interface SimilarDependencies {
  readonly listings: Pick<Listings, 'find' | 'cards'>
  readonly likeness: Pick<LikenessOfPages, 'nearest'>
  readonly log: Pick<Log, 'warn'>
}

/** 'Peças parecidas': by picture where its pictures are known, by attributes otherwise and where pictures find too few. */
export async function loadLikePieces(
  page: Extract<ProductPage, { kind: 'product' }>,
  context: { region: Region; clickSource: number },
  dependencies: SimilarDependencies,
): Promise<ShownSimilar> {
  const byPicture = await likeHits(page, context, dependencies)
  if (byPicture.length >= SHOWN_SIMILAR) return { hits: byPicture.slice(0, SHOWN_SIMILAR), isByPicture: true }
  const byAttributes = await loadSimilar(page, context, dependencies.listings)
  if (byPicture.length < LEAST_BY_PICTURE) return { hits: byAttributes, isByPicture: false }
  const shown = new Set(byPicture.map(({ productId }) => productId))
  return {
    hits: [...byPicture, ...byAttributes.filter(({ productId }) => !shown.has(productId))].slice(0, SHOWN_SIMILAR),
    isByPicture: true,
  }
}

/** Never the product itself, its family nor what stands on the page as looking the same; only what can be bought. Without the index or the pictures: none. */
async function likeHits(
  page: Extract<ProductPage, { kind: 'product' }>,
  { region, clickSource }: { region: Region; clickSource: number },
  { listings, likeness, log }: SimilarDependencies,
): Promise<ListingHit[]> {
  try {
    const itself = new Set<number>([
      page.product.productId,
      ...page.family.map(({ productId }) => productId),
      ...page.twins.map(({ productId }) => productId),
    ])
    const hits = (await likeness.nearest(likenessSource(page), ASKED)).filter(({ productId }) => !itself.has(productId))
    const active = new Set(
      (await listings.cards(hits, region, clickSource)).flatMap((card) => (card.active ? [card.id] : [])),
    )
    return hits.filter(({ variantId }) => active.has(variantId))
  } catch (error) {
    log.warn({ err: error }, 'a product page shows like pieces by attributes')
    return []
  }
}
