import {
  ancestors,
  categoryById,
  colours,
  conditions,
  materials,
  rooms,
  shapes,
  styles,
} from '#domains/catalogue/contract.ts'
import {
  type IndexableOffer,
  type IndexableProduct,
  isDiscountInForce,
  isForSale,
  isInStock,
  isPriceDrop,
  isStale,
  withRankingLine,
} from '#domains/offers/contract.ts'
import type { ColumnValue, IndexRow } from '#ports/search/port.ts'
import {
  deliveryColumn,
  parameterColumn,
  REACH,
  reachColumn,
  regions,
  type TextField,
  TIER,
  totalColumn,
} from '../index-schema.ts'
import { dimensionAxes, PROMO, type Region } from '../rules/listing-selection.ts'
import { wordsOf } from '../rules/text-words.ts'
import { deliveryChoices, IN_STOCK, MOST_SEATS, WITH_VOUCHER } from '../url/choice-slugs.ts'
import { priceStepOf } from '../price-steps.ts'
import { type IndexedAttributes, indexedAttributes } from './indexed-attributes.ts'
import { rankOf, rankPoints, rankShares } from '../ranking/rank-shares.ts'
import { rankLine } from '../ranking/rank-line.ts'
import type { Yardsticks } from '../ranking/yardsticks.ts'
import { cardVersion } from './card-version.ts'

/** An offer's row, and its card as it is kept beside it. */
export interface IndexedOffer extends IndexRow {
  /** Its last line says what the rank is made of. */
  readonly record: string
}

/** The rows of a product, one for each of its live offers, as they are at this moment. */
export function indexRows(product: IndexableProduct, now: Date, yardsticks: Yardsticks): IndexedOffer[] {
  const attributes = indexedAttributes(product.attributes)
  const shared = productColumns(product, attributes)
  const ownTitle = wordsOf(product.title)
  const productWords = {
    brand: wordsOf(product.brand?.name ?? ''),
    category: categoryWords(product.categoryId),
    attributes: attributeWords(attributes),
  }
  const standing = {
    knownAttributes: [attributes.colours, attributes.materials, Object.keys(attributes.sizes)].filter(
      (values) => values.length > 0,
    ).length,
    lowestCents: product.offers.reduce((lowest, { priceCents }) => Math.min(lowest, priceCents), Infinity),
    medianCents: product.categoryId === null ? null : (yardsticks.medians.get(product.categoryId) ?? null),
  }
  return product.offers.map((offer) => {
    const stale = isStale(offer.lastSeenAt, now)
    const { discount } = offer
    const points = rankPoints(
      rankShares(product, offer, standing, {
        stale,
        discountPercent: discount !== null && isDiscountInForce(discount, now) ? discount.percent : 0,
        accuracy: yardsticks.accuracies.get(offer.eshopId) ?? null,
        // Until there are bids nobody pays for a place.
        bidCents: 0,
      }),
    )
    return {
      id: offer.variantId,
      group: product.productId,
      category: product.categoryId,
      version: cardVersion(offer, now),
      rank: rankOf(points),
      record: withRankingLine(offer.card, rankLine(points)),
      values: { ...shared, ...offerColumns(offer, stale, now) },
      words: {
        ...productWords,
        title: offer.title === product.title ? ownTitle : [...wordsOf(offer.title), ...ownTitle],
      } satisfies Record<TextField, readonly string[]>,
    }
  })
}

const EPOCH_MS = Date.UTC(2020, 0, 1)
const HOUR_MS = 3_600_000

function productColumns(product: IndexableProduct, attributes: IndexedAttributes): Record<string, ColumnValue> {
  return {
    'first-seen': Math.max(0, Math.floor((Date.parse(product.firstSeenAt) - EPOCH_MS) / HOUR_MS)),
    fabricante: product.brand?.id ?? null,
    cor: attributes.colours,
    material: attributes.materials,
    estilo: attributes.styles,
    divisao: attributes.rooms,
    lugares: seatBits(attributes.seats),
    forma: attributes.shapes,
    ...Object.fromEntries(dimensionAxes.map((axis) => [axis, attributes.sizes[axis] ?? null])),
    ...Object.fromEntries(attributes.parameters.map(([id, choices]) => [parameterColumn(id), choices])),
  }
}

function offerColumns(offer: IndexableOffer, stale: boolean, now: Date): Record<string, ColumnValue> {
  const { discount } = offer
  const isReduced = discount !== null && isDiscountInForce(discount, now)
  const columns: Record<string, ColumnValue> = {
    price: offer.priceCents,
    'price-step': priceStepOf(offer.priceCents),
    tier: stale ? TIER.stale : isForSale(offer) ? TIER.good : TIER.outOfStock,
    loja: offer.eshopId,
    condicao: conditions.find(({ code }) => code === offer.condition)?.id ?? null,
    stock: isInStock(offer) ? IN_STOCK : null,
    voucher: offer.voucher === null ? null : WITH_VOUCHER,
    discount: isReduced ? discount.percent : null,
    promo: !isReduced ? [] : isPriceDrop(discount, now) ? [PROMO.reduced, PROMO.priceDrop] : [PROMO.reduced],
  }
  for (const region of REGION_COLUMNS) setRegion(columns, offer, region)
  return columns
}

/** Names of columns, made once: a catalogue has three times as many of them as offers. */
const REGION_COLUMNS = regions.map((region) => ({
  region,
  total: totalColumn(region),
  reach: reachColumn(region),
  delivery: deliveryColumn(region),
}))

function setRegion(
  columns: Record<string, ColumnValue>,
  offer: IndexableOffer,
  names: (typeof REGION_COLUMNS)[number],
): void {
  const total = offer.totals[names.region]
  columns[names.total] = typeof total === 'number' ? total : null
  columns[names.reach] =
    typeof total === 'number' ? REACH.known : total === 'unknown' ? REACH.unknown : REACH.notDelivered
  columns[names.delivery] = deliveryBits(offer, names.region)
}

/** What is not delivered to a region has no delivery choice there. */
function deliveryBits(offer: IndexableOffer, region: Region): number[] {
  if (offer.totals[region] === 'not_delivered') return []
  const isFree = offer.freeTo.includes(region)
  const days = offer.deliveryDays
  return deliveryChoices
    .filter(({ withinDays }) => (withinDays === null ? isFree : days !== null && days <= withinDays))
    .map(({ id }) => id)
}

/** Every number of seats that the piece offers, "9 ou mais" as one. */
function seatBits(seats: { low: number; high: number } | null): number[] {
  if (!seats) return []
  const [low, high] = [Math.max(1, Math.min(seats.low, MOST_SEATS)), Math.min(seats.high, MOST_SEATS)]
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
}

const wordsByCategory = new Map<number, readonly string[]>()

function categoryWords(categoryId: number | null): readonly string[] {
  const category = categoryId === null ? null : categoryById(categoryId)
  if (!category) return []
  const known = wordsByCategory.get(category.id)
  if (known) return known
  const names = [category, ...ancestors(category)].flatMap(({ name, singular, synonyms }) => [
    name,
    singular,
    ...synonyms,
  ])
  const words = [...new Set(names.flatMap(wordsOf))]
  wordsByCategory.set(category.id, words)
  return words
}

const labelled = [
  ['colours', colours],
  ['materials', materials],
  ['styles', styles],
  ['rooms', rooms],
  ['shapes', shapes],
] as const
const labelWords = new Map(
  labelled.map(([key, choices]) => [key, new Map(choices.map(({ id, label }) => [id, wordsOf(label)]))]),
)

function attributeWords(attributes: IndexedAttributes): string[] {
  return [...new Set(labelled.flatMap(([key]) => attributes[key].flatMap((id) => labelWords.get(key)?.get(id) ?? [])))]
}
