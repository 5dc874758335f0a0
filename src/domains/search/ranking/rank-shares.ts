import {
  BEST_ACCURACY_STEP,
  type IndexableOffer,
  type IndexableProduct,
  isForSale,
  isInStock,
} from '#domains/offers/contract.ts'
import { MOST_POPULAR_STEP } from './popularity-steps.ts'
import { NEUTRAL, shareAmongOffers, shareInCategory } from './price-shares.ts'
import {
  DEAR_DELIVERY,
  defaultWeights,
  FULL_BID_MICROS,
  FULL_DISCOUNT,
  type RankFactor,
  rankFactorNames,
  type RankWeights,
} from './ranking-table.ts'

/** What an offer has of each factor, 0 to 1: what is left when weights are taken out of a rank. */
export type RankShares = Readonly<Record<RankFactor, number>>
/** Points of each factor; their sum is the rank. */
export type RankPoints = Readonly<Record<RankFactor, number>>

/** Of a product's offers together. */
export interface ProductStanding {
  /** Of colour, material and a size. */
  readonly knownAttributes: number
  readonly lowestCents: number
  /** Of the category; null: too few prices. */
  readonly medianCents: number | null
}

/** Of one offer, beside its own row. */
export interface OfferStanding {
  readonly stale: boolean
  /** Of the honest reduction in force; 0: none. */
  readonly discountPercent: number
  /** How much of what its shop sends is right, 0 to 1; null: nothing to tell by. */
  readonly accuracy: number | null
  /** What the shop pays for a click, of the offer that leads its product; in micro-euros. */
  readonly bidMicros: number
}

const MOST_FURTHER_OFFERS = 4
const KNOWN_ATTRIBUTES = 3
/** Preorder and backorder: can be had, later. */
const ORDERABLE = 0.4
/** Below this share of right items a shop gets nothing; feeds of all shops lie near 1. */
const POOR_ACCURACY = 0.8

/** Which share of each factor one offer of a product gets. */
export function rankShares(
  product: IndexableProduct,
  offer: IndexableOffer,
  { knownAttributes, lowestCents, medianCents }: ProductStanding,
  { stale, discountPercent, accuracy, bidMicros }: OfferStanding,
): RankShares {
  const total = offer.totals.mainland
  return {
    fresh: stale ? 0 : 1,
    available: isInStock(offer) ? 1 : isForSale(offer) ? ORDERABLE : 0,
    picture: offer.imageCount > 0 ? 1 : 0,
    pictureScore: offer.imageCount > 0 ? (offer.pictureScore ?? NEUTRAL) : 0,
    deliveryKnown: typeof total === 'number' ? 1 : 0,
    deliveryLevel: typeof total === 'number' ? deliveryShare(total, offer.priceCents) : 0,
    furtherOffers: Math.min(product.offers.length - 1, MOST_FURTHER_OFFERS) / MOST_FURTHER_OFFERS,
    category: product.categoryId === null ? 0 : 1,
    description: offer.hasDescription ? 1 : 0,
    attributes: Math.min(knownAttributes, KNOWN_ATTRIBUTES) / KNOWN_ATTRIBUTES,
    priceOfProduct: shareAmongOffers(offer.priceCents, product.offers.length, lowestCents),
    priceOfCategory: shareInCategory(offer.priceCents, medianCents),
    shopData: accuracy === null ? NEUTRAL : within((accuracy - POOR_ACCURACY) / (1 - POOR_ACCURACY)),
    shopAccuracy: offer.accuracyStep === null ? NEUTRAL : offer.accuracyStep / BEST_ACCURACY_STEP,
    popularity: product.popularityStep / MOST_POPULAR_STEP,
    honestDiscount: within(discountPercent / FULL_DISCOUNT),
    bid: bidShare(bidMicros),
    variety: scatter(product.productId),
  }
}

/** Shares as points under these weights, whole numbers. */
export function rankPoints(shares: RankShares, weights: RankWeights = defaultWeights): RankPoints {
  const points = {} as Record<RankFactor, number>
  for (const factor of rankFactorNames) points[factor] = Math.round(shares[factor] * weights[factor])
  return points
}

/** What a click's price gives the offer that leads its product. */
export function bidPoints(bidMicros: number): number {
  return Math.round(bidShare(bidMicros) * defaultWeights.bid)
}

function bidShare(bidMicros: number): number {
  return within(bidMicros / FULL_BID_MICROS)
}

export function rankOf(points: RankPoints): number {
  let sum = 0
  for (const factor of rankFactorNames) sum += points[factor]
  return sum
}

/** A voucher that enters the total may make it less than the price: then nothing is asked for the delivery. */
function deliveryShare(totalCents: number, priceCents: number): number {
  return priceCents <= 0 ? 0 : within(1 - (totalCents - priceCents) / priceCents / DEAR_DELIVERY)
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

const SCATTERED = 2 ** 24

/** A fixed share without order for an id (the multiplier of Knuth's hash). */
function scatter(id: number): number {
  return (Math.imul(id, 2_654_435_761) >>> 8) / SCATTERED
}
