import { ancestors, type Category, categoryById, noAttributes } from '#domains/catalogue/contract.ts'
import type { HistoryCsv, ProductPage, VariantData } from '#domains/offers/contract.ts'
import { calmName } from '../../copy/calm-name.ts'
import { formatCents, formatDay } from '../../copy/format.ts'
import { conditionNames } from '../../copy/labels.ts'
import { inRegion } from '../../copy/region-names.ts'
import { type MeasuredShape, measuredShape } from '../../parts/gallery/measured-shape.ts'
import { type GalleryImage, presentGallery } from '../../parts/gallery/present-gallery.ts'
import { type PriceHistoryView, presentPriceHistory } from '../../parts/price-history/present-price-history.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'
import { type OffersContext, type OfferView, presentOffers } from './present-offers.ts'
import { specificationOf, type SpecificationRow } from './specification.ts'
import { presentTwin, type TwinView } from './present-twins.ts'
import { type VariantChoices, variantChoices } from './variant-choices.ts'

type FoundProduct = Extract<ProductPage, { kind: 'product' }>

/** What the product page asks of the offers; the host binds it to the database. */
export interface ProductSource {
  load(productId: number): Promise<ProductPage>
  /** Which product an offer belongs to; null: never existed. */
  resolveVariant(variantId: number): Promise<{ readonly productId: number; readonly slug: string } | null>
  /** What was seen of its prices, for download. */
  historyCsv(productId: number): Promise<HistoryCsv>
  /** Keeps a shopper's word that an offer is not the product. */
  report(productId: number, variantId: number, who: Reporter): Promise<'kept' | 'unknown' | 'full'>
  /** Keeps a shopper's word whether a product that looks the same is the same. */
  answerTwin(productId: number, twinId: number, isSame: boolean, who: Reporter): Promise<'kept' | 'unknown' | 'full'>
  /** Changes exactly when something that the product's page shows may have changed; asks no database. */
  versionOf(productId: number): string
}

export interface Reporter {
  readonly address: string
  readonly userAgent: string
}

/** A product's page in finished words. */
export interface ProductView {
  readonly productId: number
  readonly title: string
  readonly canonicalUrl: string
  /** The page for its region. */
  readonly ownUrl: string
  readonly brand: string | null
  readonly condition: string | null
  /** One shop's words, and the shop. */
  readonly description: { readonly text: string; readonly eshopName: string } | null
  /** Its pictures, the leading one first. */
  readonly gallery: readonly GalleryImage[]
  /** For the drawing with measures; null: too little is known of them. */
  readonly shape: MeasuredShape | null
  readonly crumbs: readonly Crumb[]
  readonly category: { readonly name: string; readonly url: string } | null
  readonly region: OffersContext['region']
  /** Live offers, best delivered total first; without any the page says that the product is gone (410). */
  readonly offers: readonly OfferView[]
  /** A shop whose bare price is below the best total, but whose delivery nobody knows. */
  readonly cheaperUnknown: string | null
  readonly isGone: boolean
  /** Pages of its own that dialogs show; null where the product is only a preview (the feed lab). */
  readonly modals: { readonly offers: string; readonly deliveries: string; readonly why: string } | null
  /** Where a shopper says that an offer is not this product; null of one offer, and of a preview. */
  readonly reportTo: string | null
  /** Other products that look the same, and are not known to be. */
  readonly twins: readonly TwinView[]
  readonly specification: readonly SpecificationRow[]
  readonly choices: VariantChoices | null
  readonly history: string | null
  /** The same as a picture and a table; null while there is too little of it. */
  readonly priceHistory: PriceHistoryView | null
  readonly gtin: string | null
  readonly mpn: string | null
}

/** The page of a product that exists; offers that are gone from their shops count no more. */
export function loadProduct(
  { product, variants, family, twins, history, prices }: FoundProduct,
  context: OffersContext,
): ProductView {
  const live = variants.filter(({ state }) => state === 'live')
  const offers = presentOffers(live, context)
  const category = product.categoryId === null ? null : categoryById(product.categoryId)
  return {
    productId: product.productId,
    title: calmName(product.title),
    canonicalUrl: paths.product(product.productId, product.slug),
    ownUrl: withRegion(paths.product(product.productId, product.slug), context.region),
    brand: product.brand?.name ?? null,
    condition: product.condition === 'new' ? null : conditionNames[product.condition],
    description: descriptionOf([...live, ...variants]),
    gallery: presentGallery(product, inOrderOf(offers, live.length === 0 ? variants : live)),
    shape: measuredShape({ ...noAttributes, ...product.attributes }.sizes),
    crumbs: crumbsOf(category),
    category: category === null ? null : { name: category.name, url: paths.category(category.slug) },
    region: context.region,
    offers,
    cheaperUnknown: cheaperUnknownText(offers, context),
    isGone: live.length === 0,
    modals: {
      offers: withRegion(paths.productOffers(product.productId, product.slug), context.region),
      deliveries: withRegion(paths.productDeliveries(product.productId, product.slug), context.region),
      why: paths.productWhy(withRegion(paths.product(product.productId, product.slug), context.region)),
    },
    reportTo: live.length > 1 ? paths.notTheSame(product.productId) : null,
    twins: twins.map((twin) => presentTwin(twin, context)),
    specification: specificationOf(product, variants),
    choices: variantChoices(product, lowestCents(live), family, context.region),
    history: historyText(history, context.now),
    priceHistory: presentPriceHistory(prices, {
      productId: product.productId,
      slug: product.slug,
      variants,
      now: context.now,
    }),
    gtin: variants.find(({ gtin }) => gtin !== null)?.gtin ?? null,
    mpn: variants.find(({ mpn }) => mpn !== null)?.mpn ?? null,
  }
}

function descriptionOf(variants: readonly VariantData[]): ProductView['description'] {
  const told = variants.find(({ description }) => description !== null)
  return told?.description == null ? null : { text: told.description, eshopName: told.eshop.name }
}

/** Variants as their offers are shown: the best one's pictures lead. */
function inOrderOf(offers: readonly OfferView[], variants: readonly VariantData[]): VariantData[] {
  const place = new Map(offers.map(({ variantId }, index) => [variantId, index]))
  return variants.toSorted(
    (one, other) => (place.get(one.variantId) ?? Infinity) - (place.get(other.variantId) ?? Infinity),
  )
}

/** The way to the products of a category. */
export function crumbsOf(category: Category | null): Crumb[] {
  return [
    { name: 'Início', url: paths.homepage() },
    ...(category === null
      ? []
      : [...ancestors(category), category].map(({ name, slug }) => ({ name, url: paths.category(slug) }))),
  ]
}

function lowestCents(live: readonly VariantData[]): number | null {
  return live.length === 0 ? null : Math.min(...live.map(({ priceCents }) => priceCents))
}

/** Unknown is never the cheapest, and it is not hidden either (product.md 1). */
function cheaperUnknownText(offers: readonly OfferView[], { region }: OffersContext): string | null {
  const best = offers.find(({ isBest }) => isBest)?.totalCents ?? null
  const cheaper = offers.find(
    ({ standing, priceCents }) => standing === 'unknown' && best !== null && priceCents < best,
  )
  return cheaper === undefined
    ? null
    : `${cheaper.eshopName} pede ${cheaper.price}, com a entrega ${inRegion[region]} por confirmar.`
}

/** A history shorter than this says nothing. */
const HISTORY_MIN_MS = 7 * 86_400_000

/** What we saw of its prices, in one sentence. */
function historyText(
  { observations, since, lowestCents, highestCents }: FoundProduct['history'],
  now: Date,
): string | null {
  if (observations === 0 || since === null || lowestCents === null || highestCents === null) return null
  if (now.getTime() - Date.parse(since) < HISTORY_MIN_MS) return null
  const prices =
    lowestCents === highestCents
      ? `sempre a ${formatCents(lowestCents)}`
      : `entre ${formatCents(lowestCents)} e ${formatCents(highestCents)}, conforme a loja e o dia`
  return `Desde ${formatDay(since)} vimos este produto ${prices}, sem entrega.`
}
