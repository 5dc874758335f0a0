import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawAssortment, PRODUCT_COUNT } from '../../../demo/assortment/assortment.ts'
import { shopFeed } from '../../../demo/feeds/shop-feed.ts'
import { packed } from '../../../demo/feeds/pack.ts'
import { DEFAULT_SEED } from '../../../demo/generate.ts'
import { drawOffersOf, familiesBySeller } from '../../../demo/offers/assign.ts'
import type { Offer } from '../../../demo/offers/offer.ts'
import { extensionOf, type Shop } from '../../../demo/shops/shop.ts'
import { type Enrichment, enrichOffer } from '../../../src/domains/feeds/import/staging/enrich-offer.ts'
import { effectivePrice, type OfferItem } from '../../../src/domains/feeds/offer-item.ts'
import { readFeed } from '../../../src/domains/feeds/read/read-feed.ts'
import { ImportReport } from '../../../src/domains/feeds/report/import-report.ts'
import type { IndexableOffer, IndexableProduct } from '../../../src/domains/offers/contract.ts'
import { attributesOfProduct } from '../../../src/domains/offers/read/product-attributes.ts'
import { slugOf } from '../../../src/domains/offers/read/slug.ts'
import { type SearchDirectory, searchDirectory } from '../../../src/domains/search/directory.ts'
import { asId } from '../../../src/platform/ids.ts'
import { drawnTerms } from './drawn-terms.ts'
import { type JudgedPiece, pieceOf } from './judged-piece.ts'

/** The demo's offers as the index takes them, each product beside what it truly is. */
export interface DemoCatalogue {
  readonly products: readonly IndexableProduct[]
  /** By productId. */
  readonly pieces: ReadonlyMap<number, JudgedPiece>
  readonly directory: SearchDirectory
}

/** The moment at which all is read; the demo's feeds speak of days around it. */
export const NOW = new Date('2026-11-01T12:00:00.000Z')

/**
 * Draws the demo's shops, reads their feeds by the import's own readers and puts offers of one true article together, so
 * that search alone is judged and not grouping. No database and no started site.
 */
export async function drawDemoCatalogue(productCount = PRODUCT_COUNT): Promise<DemoCatalogue> {
  const bySeller = [...familiesBySeller(drawAssortment(DEFAULT_SEED, productCount), DEFAULT_SEED)]
  const folder = await mkdtemp(join(tmpdir(), 'poiso-eval-search-'))
  try {
    const read: ReadOffer[] = []
    for (const [shop, families] of bySeller)
      read.push(...(await readOffers(shop, drawOffersOf(shop, families, DEFAULT_SEED), folder)))
    return catalogueOf(
      read,
      bySeller.map(([shop]) => shop),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** An offer as its feed tells it, beside the drawn one. */
interface ReadOffer {
  readonly item: OfferItem
  readonly found: Enrichment
  readonly offer: Offer
}

async function readOffers(shop: Shop, offers: readonly Offer[], folder: string): Promise<ReadOffer[]> {
  const today = new Date(Math.floor(NOW.getTime() / 86_400_000) * 86_400_000)
  const context = { origin: `http://${shop.slug}.localhost:3100`, seed: DEFAULT_SEED, today, picturesOf: () => 3 }
  const extension = extensionOf(shop.feed)
  const file = join(folder, `${shop.slug}.${extension}`)
  await writeFile(file, packed(shopFeed(shop, offers, context).text, shop.feed, `feed.${extension}`))
  const drawn = new Map(offers.map((offer) => [offer.itemId, offer]))
  const report = new ImportReport()
  const reading = await readFeed({ file }, report)
  const read: ReadOffer[] = []
  for await (const batch of reading.batches)
    for (const raw of batch) {
      const item = reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report)
      const offer = item === null ? undefined : drawn.get(item.itemId)
      if (item === null || offer === undefined) continue
      // Some stand twice in a feed.
      drawn.delete(item.itemId)
      read.push({ item, found: enrichOffer(item), offer })
    }
  return read
}

function catalogueOf(read: readonly ReadOffer[], shops: readonly Shop[]): DemoCatalogue {
  const eshops = shops.map(({ slug, name }, at) => ({
    id: at + 1,
    slug,
    label: name,
    domain: null,
    description: null,
    logo: null,
    vouchers: [],
    tariff: {},
    coolingOffDays: null,
    returnPolicy: null,
  }))
  const brands = [...new Set(read.flatMap(({ item }) => item.brand ?? []))].map((label, at) => ({
    id: at + 1,
    slug: slugOf(label),
    label,
  }))
  const directory = searchDirectory(eshops, brands)
  const brandIds = new Map(brands.map(({ label, id }) => [label, id]))
  const variantIds = new Map(read.map((each, at) => [each, at + 1]))
  const groups = Map.groupBy(read, ({ offer }) => `${offer.product.key} ${offer.condition}`)
  const products: IndexableProduct[] = []
  const pieces = new Map<number, JudgedPiece>()
  for (const own of groups.values()) {
    const productId = products.length + 1
    const of = (each: ReadOffer): number => variantIds.get(each) as number
    products.push(productOf(own, { productId, variantIdOf: of, brandIds, directory }))
    pieces.set(
      productId,
      pieceOf(
        own.map(({ offer }) => offer),
        own.map(({ item }) => item),
      ),
    )
  }
  return { products, pieces, directory }
}

interface Ids {
  readonly productId: number
  readonly variantIdOf: (each: ReadOffer) => number
  readonly brandIds: ReadonlyMap<string, number>
  readonly directory: SearchDirectory
}

function productOf(own: readonly ReadOffer[], ids: Ids): IndexableProduct {
  const [first] = own as readonly [ReadOffer]
  const brand = own.find(({ item }) => item.brand !== null)?.item.brand ?? null
  const categoryId = own.find(({ found }) => found.categoryId !== null)?.found.categoryId ?? null
  return {
    productId: asId(ids.productId),
    slug: slugOf(first.item.title),
    title: first.item.title,
    categoryId: categoryId === null ? null : asId(categoryId),
    brand: brand === null ? null : { id: ids.brandIds.get(brand) as number, slug: slugOf(brand), name: brand },
    condition: first.item.condition,
    familyId: null,
    popularityStep: 0,
    reviews: null,
    attributes: attributesOfProduct(
      own.map((each) => ({ variantId: ids.variantIdOf(each), state: 'live', attributes: each.found.attributes })),
    ),
    firstSeenAt: hoursAgo(2000),
    offers: own.map((each) => offerOf(each, ids)),
  }
}

function offerOf(each: ReadOffer, { variantIdOf, directory }: Ids): IndexableOffer {
  const { item, offer } = each
  const { priceCents } = effectivePrice(item, NOW)
  return {
    variantId: asId(variantIdOf(each)),
    eshopId: asId(directory.eshops.bySlug.get(offer.shop.slug)?.id ?? 0),
    title: item.title,
    slug: slugOf(item.title),
    priceCents,
    ...drawnTerms(offer.shop.slug, item.itemId, priceCents),
    availability: item.availability,
    deliveryDays: item.transitDays === null ? null : (item.handlingDays ?? 0) + item.transitDays,
    condition: item.condition,
    imageCount: item.imageUrls.length,
    hasDescription: item.description !== null,
    accuracyStep: null,
    bidMicros: 0,
    codes: { gtin: item.gtin, mpn: item.mpn, sku: item.itemId },
    card: '{}\n{}',
    lastSeenAt: hoursAgo(1),
    firstSeenAt: hoursAgo(2000),
    watchedSince: hoursAgo(2000),
    discount: null,
    nextChangeAt: null,
  }
}

function hoursAgo(hours: number): string {
  return new Date(NOW.getTime() - hours * 3_600_000).toISOString()
}
