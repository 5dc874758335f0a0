import { categoryById } from '#domains/catalogue/contract.ts'
import type { GridBanner as ShownBanner } from '#domains/content/contract.ts'
import type { ListingSelection } from '#domains/search/contract.ts'
import { type Pieces, renderInner } from '../../html/trusted-html.tsx'
import { GridBanner } from './GridBanner.tsx'

/** The banners of a listing: on the first page of a category's, in the order of their places. */
export function bannersOf(
  { scope, page, query }: Pick<ListingSelection, 'scope' | 'page' | 'query'>,
  banners: readonly ShownBanner[],
): readonly ShownBanner[] {
  const slug = scope.kind === 'category' ? categoryById(scope.categoryId)?.slug : undefined
  return slug === undefined || page > 1 || query !== null
    ? []
    : banners.filter(({ category }) => category === null || category === slug)
}

/**
 * Puts banners before the cards of their places. A banner goes with the pieces of the card after it, because the position of a
 * click is counted by cards; where there are not as many cards it is left out.
 */
export function withBanners(cards: readonly Pieces[], banners: readonly ShownBanner[]): Pieces[] {
  return cards.map((pieces, index) => {
    const here = banners.filter(({ place }) => place === index + 1)
    const [first, ...rest] = pieces
    return here.length === 0 || first === undefined
      ? pieces
      : [Buffer.concat([...here.flatMap((banner) => renderInner(<GridBanner banner={banner} />)), first]), ...rest]
  })
}
