import { clickSources } from '#domains/clicks/contract.ts'
import { type ComparedProduct, type Comparison, isForSale } from '#domains/offers/contract.ts'
import { calmName, cardName } from '../../copy/calm-name.ts'
import { countOf } from '../../copy/format.ts'
import { leadPicture } from '../../parts/gallery/present-gallery.ts'
import type { CardView } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import { rankOffers } from '../product/present-offers.ts'
import { type CompareAddress, compareUrl } from './compare-address.ts'
import { compareGroups, type RowsContext, type Shown, totalText } from './compare-rows.ts'
import type { CompareColumn, CompareNotice, CompareView } from './compare-view.ts'

/** What the compare page asks of the offers; the host binds it to the database. */
export interface ComparisonSource {
  load(variantIds: readonly number[]): Promise<Comparison>
}

/** The products that can be compared: those with a live offer, by their delivered total, the best first. */
export function comparable({ products }: Comparison, context: RowsContext): Shown[] {
  return inOrder(
    products.flatMap((each) => shownOf(each, context)),
    context,
  )
}

/**
 * Two to six products beside each other. `v` names offers, but what is compared are products: each is shown by its best offer
 * in the region, with the shop that was asked for in sight.
 */
export function loadCompare(
  comparison: Comparison,
  products: readonly Shown[],
  address: CompareAddress,
  context: RowsContext,
  suggestions: readonly CardView[],
): CompareView {
  return {
    region: context.region,
    variantIds: address.variantIds,
    canonicalUrl: compareUrl(address),
    columns: products.map((each) => columnOf(each, comparison, address)),
    groups: compareGroups(products, context),
    notices: noticesOf(comparison, address),
    suggestions,
  }
}

function shownOf({ product, variants, askedIds }: ComparedProduct, context: RowsContext): Shown[] {
  const live = variants.filter(({ state }) => state === 'live')
  const shown = rankOffers(live, context)[0]?.offer
  if (shown === undefined) return []
  const asked = variants.filter(({ variantId }) => askedIds.includes(variantId))
  return [{ product, variants, shown, askedOthers: asked.some((offer) => offer === shown) ? [] : asked }]
}

/** Of products the same order as of offers: ranked together, the best offers fall into it. */
function inOrder(products: readonly Shown[], context: RowsContext): Shown[] {
  return rankOffers(
    products.map(({ shown }) => shown),
    context,
  ).flatMap(({ offer }) => products.find(({ shown }) => shown === offer) ?? [])
}

function columnOf(
  { product, variants, shown }: Shown,
  { products }: Comparison,
  address: CompareAddress,
): CompareColumn {
  const askedIds = products.find((each) => each.product.productId === product.productId)?.askedIds ?? []
  return {
    productId: product.productId,
    variantId: shown.variantId,
    eshopId: shown.eshop.id,
    askedIds,
    name: cardName(product.title, false),
    url: withRegion(paths.product(product.productId, product.slug), address.region),
    image: leadPicture(product, [shown, ...variants]),
    eshopName: shown.eshop.name,
    total: totalText(shown, address.region).text,
    priceCents: shown.priceCents,
    active: isForSale(shown),
    clickSource: clickSources.compare,
    removeUrl: without(askedIds, address),
  }
}

function without(ids: readonly number[], address: CompareAddress): string {
  return compareUrl({ ...address, variantIds: address.variantIds.filter((id) => !ids.includes(id)) })
}

/** What cannot be shown is said, and can be taken out. */
export function noticesOf({ products, unknownIds }: Comparison, address: CompareAddress): CompareNotice[] {
  const gone = products.filter(({ variants }) => !variants.some(({ state }) => state === 'live'))
  const unknown = {
    text: `${countOf(unknownIds.length, ['produto deste endereço não existe', 'produtos deste endereço não existem'])} no Poiso.`,
    link: null,
    removeUrl: without(unknownIds, address),
    ids: unknownIds,
  }
  return [
    ...gone.map(({ product, askedIds }): CompareNotice => ({
      text: `${calmName(product.title)} já não está à venda em nenhuma loja.`,
      link: {
        text: 'O que sabemos dele',
        url: withRegion(paths.product(product.productId, product.slug), address.region),
      },
      removeUrl: without(askedIds, address),
      ids: askedIds,
    })),
    ...(unknownIds.length === 0 ? [] : [unknown]),
  ]
}
