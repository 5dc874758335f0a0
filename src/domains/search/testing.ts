import fc from 'fast-check'
import { categories, categoryBySlug, noAttributes, type Attributes } from '#domains/catalogue/contract.ts'
import { type IndexableOffer, type IndexableProduct, paidPointsIn } from '#domains/offers/contract.ts'
import { asId } from '#platform/ids.ts'
import { createBaseBuilder, openBase, type SearchIndex } from '#ports/search/embedded-base.ts'
import { embeddedSearch } from '#ports/search/embedded.ts'
import type { SearchPort } from '#ports/search/port.ts'
import { searchDirectory } from './directory.ts'
import { indexRows } from './indexing/index-rows.ts'
import { noYardsticks } from './ranking/yardsticks.ts'
import { indexSchema } from './index-schema.ts'
import {
  categoryOfScope,
  type ChoiceFacet,
  choiceFacets,
  dimensionAxes,
  emptySelection,
  facetOfScope,
  type ListingScope,
  type ListingSelection,
  type Region,
} from './rules/listing-selection.ts'
import type { Listings } from './listings.ts'
import { createListings } from './listings-service.ts'
import { parametersOf } from './parameters.ts'
import { NOW, someBrands, someEshops } from './random-shops.ts'
import { fixedChoices } from './url/choice-slugs.ts'

/** For catalogues in memory, which offer the same choices. */
export { evenIntervals } from './plan/price-intervals.ts'
export { priceChoices } from './present/price-choices.ts'
export { smartPrompts } from './present/smart-prompts.ts'
export { priceStepOf } from './price-steps.ts'

/** Builders and random catalogues for the tests of listings; never part of the product. */

const HOUR_MS = 3_600_000
function hoursAgo(hours: number): string {
  return new Date(NOW.getTime() - hours * HOUR_MS).toISOString()
}

export const someDirectory = searchDirectory(someEshops, someBrands)

export function anOffer(
  offer: Partial<Omit<IndexableOffer, 'variantId' | 'eshopId'>> & { variantId?: number; eshopId?: number } = {},
): IndexableOffer {
  return {
    title: 'Sofá',
    slug: 'sofa',
    priceCents: 10_000,
    totals: { mainland: 10_490, madeira: 'unknown', azores: 'not_delivered' },
    freeTo: [],
    voucher: null,
    freeShipping: false,
    availability: 'in_stock',
    deliveryDays: 5,
    condition: 'new',
    imageCount: 1,
    pictureScore: null,
    hasDescription: true,
    accuracyStep: null,
    bidMicros: 0,
    codes: { gtin: null, mpn: null, sku: 'A1' },
    card: '{}\n{}',
    lastSeenAt: hoursAgo(1),
    firstSeenAt: hoursAgo(100),
    watchedSince: hoursAgo(100),
    discount: null,
    nextChangeAt: null,
    ...offer,
    variantId: asId(offer.variantId ?? 1),
    eshopId: asId(offer.eshopId ?? 1),
  }
}

export function aProduct(
  product: Partial<Omit<IndexableProduct, 'productId' | 'categoryId'>> & {
    productId?: number
    categoryId?: number | null
  } = {},
): IndexableProduct {
  return {
    slug: 'sofa',
    title: 'Sofá',
    brand: null,
    familyId: null,
    condition: 'new',
    attributes: noAttributes,
    firstSeenAt: hoursAgo(100),
    popularityStep: 0,
    reviews: null,
    offers: [anOffer()],
    ...product,
    productId: asId(product.productId ?? 1),
    categoryId: product.categoryId === null ? null : asId(product.categoryId ?? categoryBySlug('sofas')?.id ?? 0),
  }
}

/** Listings over these products; the last `changed` of them arrive as a change upon the base of the others. */
export function listingsOver(products: readonly IndexableProduct[], changed = 0): Listings {
  const base = products.slice(0, products.length - changed)
  const index = anIndex(base)
  if (changed > 0)
    index.applyChanges(
      products
        .slice(base.length)
        .map((product) => ({ group: product.productId, rows: indexRows(product, NOW, noYardsticks) })),
      'change',
    )
  const records = new Map(
    products.flatMap((product) => indexRows(product, NOW, noYardsticks).map(({ id, record }) => [id, record] as const)),
  )
  return createListings({
    search: embeddedSearch(() => index),
    directory: () => someDirectory,
    versionOf: () => '1',
    presentCard: () => null,
    paidPointsOf: (id) => paidPointsIn(Buffer.from(records.get(id) ?? '')),
    pictureOf: () => null,
  })
}

/** The engine alone over these products. */
export function searchOver(products: readonly IndexableProduct[]): SearchPort {
  const index = anIndex(products)
  return embeddedSearch(() => index)
}

function anIndex(products: readonly IndexableProduct[]): SearchIndex {
  const builder = createBaseBuilder(indexSchema, 'test')
  for (const product of products) for (const row of indexRows(product, NOW, noYardsticks)) builder.add(row)
  return openBase(Buffer.concat(builder.finish()), indexSchema)
}

const someCategories = [
  'sala-de-estar',
  'sofas',
  'sofas-de-3-lugares',
  'sofas-cama',
  'iluminacao',
  'mesas-de-jardim',
].map((slug) => categoryBySlug(slug)?.id ?? 0)
const titles = ['Sofá Alvor', 'Sofá de canto em linho', 'Candeeiro Alvor', 'Mesa', 'Cadeira de canto Areal']
const queries = ['sofa', 'Alvor sofá', 'canto', 'de canto', 'linho azul', 'serra', 'sala', 'nada']

function aVoucher(isUnconditional: boolean): IndexableOffer['voucher'] {
  return {
    code: 'OLA5',
    valueType: 'amount',
    value: 500,
    priceWithVoucherCents: 1,
    isUnconditional,
    minOrderCents: 0,
    description: null,
    validUntil: null,
  }
}

/** A reduction that began so many hours ago. */
function aDiscount(percent: number, hours: number): IndexableOffer['discount'] {
  return {
    referenceCents: 99_999,
    percent,
    since: hoursAgo(hours),
    until: hoursAgo(hours - 720),
  }
}

/** Few values, so that ties, empty answers and edges happen. */
const totalArb = fc.constantFrom<(price: number) => IndexableOffer['totals']['mainland']>(
  (price) => price,
  (price) => price + 490,
  (price) => price + 5000,
  (price) => Math.max(0, price - 500),
  () => 'unknown',
  () => 'not_delivered',
)
const offerArb = fc.record({
  eshopId: fc.constantFrom(1, 2, 3),
  title: fc.constantFrom(...titles),
  priceCents: fc.constantFrom(1, 999, 10_000, 10_001, 25_050),
  totals: fc.record({ mainland: totalArb, madeira: totalArb, azores: totalArb }),
  freeTo: fc.subarray<Region>(['mainland', 'madeira', 'azores']),
  voucher: fc.constantFrom(null, null, aVoucher(true), aVoucher(false)),
  availability: fc.constantFrom('in_stock', 'in_stock', 'out_of_stock', 'preorder', 'backorder'),
  deliveryDays: fc.constantFrom(null, 0, 3, 4, 7, 14, 15, 31, 32),
  discount: fc.constantFrom(null, null, aDiscount(30, 1), aDiscount(30, 167.9), aDiscount(5, 168), aDiscount(12, 600)),
  condition: fc.constantFrom('new', 'new', 'used', 'refurbished', 'returned'),
  imageCount: fc.constantFrom(0, 3),
  pictureScore: fc.constantFrom(null, 0, 0.37, 1),
  hasDescription: fc.boolean(),
  bidMicros: fc.constantFrom(0, 0, 0, 20_000, 400_000, 2_000_000),
  lastSeenAt: fc.constantFrom(1, 1, 47.99, 48, 300).map(hoursAgo),
})
function idsFact(ids: readonly number[]) {
  return fc.option(
    fc
      .uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 })
      .map((chosen) => ({ ids: chosen.toSorted((a, b) => a - b), source: 'title' as const })),
  )
}
function firstIds(facet: keyof typeof fixedChoices) {
  return fixedChoices[facet].slice(0, 4).map(({ id }) => id)
}
const interval = fc
  .tuple(fc.constantFrom(400, 800, 1200, 2000), fc.constantFrom(0, 0, 400))
  .map(([low, more]) => ({ lowMm: low, highMm: low + more, source: 'title' as const, confidence: 1 }))
const sofaParameters = parametersOf(categoryBySlug('sofas')?.id ?? 0)

const attributesArb: fc.Arbitrary<Attributes> = fc.record({
  colours: idsFact(firstIds('cor')),
  materials: idsFact(firstIds('material')),
  styles: idsFact(firstIds('estilo')),
  rooms: idsFact(firstIds('divisao')),
  shapes: idsFact(firstIds('forma')),
  seats: fc.option(
    fc
      .tuple(fc.constantFrom(1, 2, 3, 8, 12), fc.constantFrom(0, 0, 2))
      .map(([low, more]) => ({ low, high: low + more, source: 'title' as const })),
  ),
  sizes: fc.record({ width: interval, height: interval, length: interval }, { requiredKeys: [] }),
  parameters: fc.record(
    Object.fromEntries(
      sofaParameters
        .slice(0, 3)
        .map(({ slug, choices }) => [
          slug,
          idsFact(choices.slice(0, 3).map(({ id }) => id)).filter((fact) => fact !== null),
        ]),
    ),
    { requiredKeys: [] },
  ),
}) as fc.Arbitrary<Attributes>

/** Sums of so many reviews of each half star. */
function someReviews(vector: number[]): NonNullable<IndexableProduct['reviews']> {
  const reviewsCount = vector.reduce((sum, count) => sum + count, 0)
  const halfStars = vector.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return { rating: halfStars / 2 / reviewsCount, reviewsCount, imagesCount: 0, vector }
}

const productArb = fc.record({
  title: fc.constantFrom(...titles),
  categoryId: fc.option(fc.constantFrom(...someCategories), { freq: 8 }),
  brand: fc.option(fc.constantFrom(...someBrands.map(({ id, slug, label }) => ({ id, slug, name: label })))),
  attributes: attributesArb,
  firstSeenAt: fc.constantFrom(1, 1.5, 3, 5000).map(hoursAgo),
  popularityStep: fc.constantFrom(0, 0, 1, 15),
  reviews: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 9 }))
      .map(([most, count, one]) =>
        someReviews(Array.from({ length: 10 }, (_, at) => (at === most ? count : at === one ? 1 : 0))),
      ),
  ),
  offers: fc.array(offerArb, { minLength: 1, maxLength: 4 }),
})

/** Up to forty products of one to four offers each; ids of offers and products follow no common order. */
export const catalogues: fc.Arbitrary<IndexableProduct[]> = fc.array(productArb, { maxLength: 40 }).map((products) =>
  products.map(({ offers, ...product }, index) =>
    aProduct({
      ...product,
      productId: 1 + ((index * 17) % 41),
      offers: offers.map((offer, place) => {
        const { totals, ...rest } = offer
        const price = offer.priceCents
        return anOffer({
          ...rest,
          variantId: 1000 + ((index * 29) % 41) * 5 + place,
          totals: { mainland: totals.mainland(price), madeira: totals.madeira(price), azores: totals.azores(price) },
        } as Parameters<typeof anOffer>[0])
      }),
    }),
  ),
)

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
function slugsOf(facet: ChoiceFacet): string[] {
  if (facet === 'loja') return someEshops.map(({ slug }) => slug)
  if (facet === 'fabricante') return someBrands.map(({ slug }) => slug)
  return facet === 'lugares' ? ['1', '2', '3', '9-ou-mais'] : fixedChoices[facet].slice(0, 5).map(({ slug }) => slug)
}
function someOf(slugs: readonly string[]) {
  return fc.array(fc.constantFrom(...slugs), { minLength: 1, maxLength: 2 }).map(sorted)
}
/** Mostly absent: with every filter set nothing would ever match. */
function seldom<Value>(value: fc.Arbitrary<Value>) {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
}
function present<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}
const priceEnd = fc.constantFrom(0, 999, 10_000, 10_001, 30_000)
const ends = fc
  .constantFrom([null, 800], [800, null], [801, 1199], [1200, 1200], [0, 300])
  .map(([low, high]) => ({ lowMm: low ?? null, highMm: high ?? null }))

const scopes: fc.Arbitrary<ListingScope> = fc.oneof(
  fc.constantFrom<ListingScope>({ kind: 'sales' }, { kind: 'offers', categoryId: null }),
  fc
    .constantFrom(...someCategories)
    .chain((categoryId) =>
      fc.constantFrom<ListingScope>({ kind: 'offers', categoryId }, { kind: 'priceDrops', categoryId }),
    ),
  fc.constantFrom<ListingScope>({ kind: 'vouchers' }, { kind: 'eshopVoucher', slug: 'nordia', code: 'OLA5' }),
  fc.constant<ListingScope>({ kind: 'all' }),
  fc
    .constantFrom(...someCategories, categories[0]?.id ?? 0)
    .map((categoryId): ListingScope => ({ kind: 'category', categoryId })),
  fc.constantFrom(...someEshops).map(({ slug }): ListingScope => ({ kind: 'eshop', slug })),
  fc.constantFrom(...fixedChoices.divisao.slice(0, 4)).map(({ slug }): ListingScope => ({ kind: 'room', slug })),
  fc.constantFrom<ListingScope>({ kind: 'eco' }, { kind: 'furnitureBank' }),
  fc.constantFrom(...someBrands).map(({ slug }): ListingScope => ({ kind: 'manufacturer', slug })),
  fc.constantFrom<ListingScope>(
    { kind: 'blackFriday' },
    { kind: 'gardenSeason', categoryId: categoryBySlug('jardim')?.id ?? 0 },
  ),
  fc.constantFrom('ate-3-dias', 'ate-2-semanas').map((within): ListingScope => ({ kind: 'beforeChristmas', within })),
)

function parametersIn(categoryId: number | null) {
  return categoryId === null ? [] : parametersOf(categoryId)
}

/** First pages of any listing of such a catalogue. */
export const selections: fc.Arbitrary<ListingSelection> = scopes.chain((scope) =>
  fc
    .record({
      query: fc.option(fc.constantFrom(...queries), { nil: null, freq: 2 }),
      prices: seldom(fc.tuple(fc.option(priceEnd, { nil: null }), fc.option(priceEnd, { nil: null }))),
      dimensions: fc.record(Object.fromEntries(dimensionAxes.map((axis) => [axis, seldom(ends)]))),
      choices: fc.record(Object.fromEntries(choiceFacets.map((facet) => [facet, seldom(someOf(slugsOf(facet)))]))),
      parameters: fc.record(
        Object.fromEntries(
          parametersIn(categoryOfScope(scope))
            .slice(0, 4)
            .map(({ slug, choices }) => [slug, seldom(someOf(choices.slice(0, 3).map((choice) => choice.slug)))]),
        ),
      ),
      region: fc.constantFrom('mainland', 'madeira', 'azores' as const),
      sort: fc.constantFrom('recommended', 'price', 'total', 'newest', 'discount', 'rating' as const),
    })
    .map(
      ({
        query,
        prices: [from, to] = [null, null],
        dimensions,
        choices,
        parameters,
        region,
        sort,
      }): ListingSelection => {
        const own = facetOfScope(scope)
        return {
          ...emptySelection(scope.kind === 'all' && query !== null ? { kind: 'search' } : scope),
          query,
          priceFromCents: from !== null && to !== null ? Math.min(from, to) : from,
          priceToCents: from !== null && to !== null ? Math.max(from, to) : to,
          dimensions: present(dimensions) as ListingSelection['dimensions'],
          choices: present(own === null ? choices : { ...choices, [own]: undefined }) as ListingSelection['choices'],
          parameters: present(parameters) as ListingSelection['parameters'],
          region,
          sort,
        }
      },
    ),
)
