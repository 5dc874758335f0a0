import { conditions } from '#domains/catalogue/contract.ts'
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
import { deliveryColumn, parameterColumn, REACH, reachColumn, regions, TIER, totalColumn } from '../index-schema.ts'
import { codeNumber } from '../language/codes.ts'
import { dimensionAxes, PROMO, type Region } from '../rules/listing-selection.ts'
import { deliveryChoices, IN_STOCK, MOST_SEATS, WITH_VOUCHER } from '../url/choice-slugs.ts'
import { priceStepOf } from '../price-steps.ts'
import { type IndexedAttributes, indexedAttributes } from './indexed-attributes.ts'
import { bayesianRating } from '../ranking/bayesian-rating.ts'
import { paidPoints, payingOffer } from '../ranking/paid-place.ts'
import { rankOf, rankPoints, rankShares } from '../ranking/rank-shares.ts'
import { rankLine } from '../ranking/rank-line.ts'
import { defaultWeights, type RankWeights } from '../ranking/ranking-table.ts'
import { noYardsticks, type Yardsticks } from '../ranking/yardsticks.ts'
import { rowWords } from './row-words.ts'
import { cardVersion } from './card-version.ts'

/** An offer's row, and its card as it is kept beside it. */
export interface IndexedOffer extends IndexRow {
  /** With what the rank is made of, and what of it is paid for (`withRankingLine`). */
  readonly record: string
}

/** The rows of a product, one for each of its live offers, as they are at this moment; `weights` other than the product's own are tried out only. */
export function indexRows(
  product: IndexableProduct,
  now: Date,
  yardsticks: Yardsticks = noYardsticks,
  weights: RankWeights = defaultWeights,
): IndexedOffer[] {
  const attributes = indexedAttributes(product.attributes)
  const shared = productColumns(product, attributes)
  const wordsOf = rowWords(product, attributes)
  const standing = {
    knownAttributes: [attributes.colours, attributes.materials, Object.keys(attributes.sizes)].filter(
      (values) => values.length > 0,
    ).length,
    lowestCents: product.offers.reduce((lowest, { priceCents }) => Math.min(lowest, priceCents), Infinity),
    medianCents: product.categoryId === null ? null : (yardsticks.medians.get(product.categoryId) ?? null),
  }
  const paying = payingOffer(product, now)
  const ranked = product.offers.map((offer) => {
    const stale = isStale(offer.lastSeenAt, now)
    const { discount } = offer
    const points = rankPoints(
      rankShares(product, offer, standing, {
        stale,
        discountPercent: discount !== null && isDiscountInForce(discount, now) ? discount.percent : 0,
        accuracy: yardsticks.accuracies.get(offer.eshopId) ?? null,
        bidMicros: offer.variantId === paying ? offer.bidMicros : 0,
      }),
      weights,
    )
    return { offer, stale, points }
  })
  const paid = paidPoints(ranked.map(({ points }) => points))
  return ranked.map(({ offer, stale, points }) => ({
    id: offer.variantId,
    group: product.productId,
    category: product.categoryId,
    version: cardVersion(offer, now, paid),
    rank: rankOf(points),
    record: withRankingLine(offer.card, rankLine(points), paid),
    values: { ...shared, ...offerColumns(offer, stale, now) },
    words: wordsOf(offer),
  }))
}

const EPOCH_MS = Date.UTC(2020, 0, 1)
const HOUR_MS = 3_600_000

function productColumns(product: IndexableProduct, attributes: IndexedAttributes): Record<string, ColumnValue> {
  return {
    'first-seen': Math.max(0, Math.floor((Date.parse(product.firstSeenAt) - EPOCH_MS) / HOUR_MS)),
    rating: bayesianRating(product.reviews),
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
    gtin: codeNumber('gtin', offer.codes.gtin),
    mpn: codeNumber('mpn', offer.codes.mpn),
    sku: codeNumber('sku', offer.codes.sku),
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
