import { clickSources } from '#domains/clicks/contract.ts'
import { type ProductPage, STALE_AFTER_MS, type VariantData } from '#domains/offers/contract.ts'
import { emptySelection, type ListingHit, type Region } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { ChristmasState } from '../../parts/variant/christmas-window.ts'
import { renderCards, type RenderedCards } from '../../parts/variant/render-cards.tsx'
import type { ProductView } from './load.ts'
import { loadLikePieces } from './load-like-pieces.ts'

/** Two rows on a desktop. */
const SHOWN_ALTERNATIVES = 8

type FoundProduct = Extract<ProductPage, { kind: 'product' }>

interface CardsBeside extends RenderedCards {
  /** There is a page with more pieces that look like it. */
  readonly hasMore: boolean
  /** Whose changes make this page another one. */
  readonly productIds: readonly number[]
}
const NO_CARDS: CardsBeside = { fragments: [], validUntil: null, productIds: [], hasMore: false, paths: [] }

/** Similar pieces or, when the product is gone, the best of its category. Secondary: without them the page stands. */
export async function cardsBeside(
  page: FoundProduct,
  { isGone, region }: ProductView,
  christmas: ChristmasState,
  dependencies: StorefrontDependencies,
): Promise<CardsBeside> {
  const clickSource = isGone ? clickSources.goneProduct : clickSources.detailSimilar
  try {
    const { hits, isByPicture } = isGone
      ? { hits: await alternatives(page.product.categoryId, region, dependencies), isByPicture: false }
      : await loadLikePieces(page, { region, clickSource }, dependencies)
    const rendered = await renderCards(
      { hits, region, view: isGone ? 'grid' : 'small', clickSource, christmas, eagerCount: 0 },
      dependencies,
    )
    return { ...rendered, productIds: isGone ? [] : hits.map(({ productId }) => productId), hasMore: isByPicture }
  } catch (error) {
    dependencies.log.warn({ err: error }, 'a product page has no cards beside it')
    return NO_CARDS
  }
}

async function alternatives(
  categoryId: number | null,
  region: Region,
  { listings }: StorefrontDependencies,
): Promise<readonly ListingHit[]> {
  return categoryId === null
    ? []
    : (await listings.find({ ...emptySelection({ kind: 'category', categoryId }), region })).hits.slice(
        0,
        SHOWN_ALTERNATIVES,
      )
}

/** What of an offer time alone ends: it grows stale, its voucher or its discount ends. */
export function endsOf({ lastSeenAt, voucher, discount }: VariantData, now: Date): Date[] {
  return [
    Date.parse(lastSeenAt) + STALE_AFTER_MS,
    ...[voucher?.validUntil, discount?.until].flatMap((end) => (end == null ? [] : [Date.parse(end)])),
  ]
    .filter((time) => time > now.getTime())
    .map((time) => new Date(time))
}
