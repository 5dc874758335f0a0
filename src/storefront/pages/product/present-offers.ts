import type { ShopAccuracy } from '#domains/accuracy/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import {
  baseStandingOf,
  compareOffers,
  type BaseStanding,
  type Delivery,
  type HonestDiscount,
  isDiscountInForce,
  isInStock,
  isStale,
  type OfferStanding,
  PROVING_DAYS,
  standingOf,
  totalParts,
  type VariantData,
} from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { calmName } from '../../copy/calm-name.ts'
import { formatCents, formatDay, formatDiscount, formatMoment } from '../../copy/format.ts'
import { conditionNames } from '../../copy/labels.ts'
import { type AccuracyView, presentAccuracy } from '../../parts/accuracy/accuracy-words.ts'
import { availabilityTags, type AvailabilityTag, type ChristmasWindow } from '../../parts/variant/availability-tags.ts'
import { presentVoucher, voucherOff, type VoucherView } from '../../parts/voucher/present-voucher.ts'
import { paths } from '../../paths.ts'
import { deliveryDaysText, deliveryText } from './delivery-words.ts'
import { presentReturns, type ReturnsView } from './present-returns.ts'

/** What decides how offers stand: where to, and when. */
export interface OffersContext {
  readonly region: Region
  readonly now: Date
  readonly christmas: ChristmasWindow | null
  /** How often what is shown of a shop is right; absent where a page shows none (the feed lab). */
  readonly accuracyOf?: (eshopId: number) => ShopAccuracy | null
}

/** One shop's offer on the product page. */
export interface OfferView {
  readonly variantId: number
  readonly eshopId: number
  readonly eshopName: string
  /** Its place among the images; null without one. */
  readonly eshopLogo: string | null
  /** Null for a shop that has not joined (the feed lab). */
  readonly eshopUrl: string | null
  readonly name: string
  readonly price: string
  readonly priceCents: number
  readonly installment: string | null
  readonly delivery: string
  readonly deliveryKind: Delivery['kind']
  /** "até 5 dias" of what is in stock; of what is not, its tag says when. */
  readonly deliveryDays: string | null
  /** "679,80 €" with delivery to the region; null while it is not known. */
  readonly total: string | null
  readonly totalCents: number | null
  /** What is asked for the piece without a voucher; null: not known, or not delivered. */
  readonly plainDeliveryCents: number | null
  /** A proven reduction; the shop's own "before" never stands here (product.md 3). */
  readonly discount: { readonly percent: string; readonly before: string; readonly sentence: string } | null
  readonly watchedSince: string
  /** The best one that applies; null without one, and where nothing can be bought. */
  readonly voucher: VoucherView | null
  /** The one that is in this total and what it takes off, "-65 €"; null when none is. Said also where nothing can be bought: the total has it. */
  readonly taken: { readonly code: string; readonly off: string } | null
  /** With the voucher that may be in a total, wherever it goes; null without one. */
  readonly withVoucher: { readonly code: string; readonly cents: number } | null
  readonly standing: OfferStanding
  /** What no delivery changes: how it stands wherever it goes. */
  readonly base: BaseStanding
  /** It can be bought now. */
  readonly active: boolean
  readonly tags: readonly AvailabilityTag[]
  readonly condition: string | null
  readonly verifiedAt: { readonly iso: string; readonly text: string }
  readonly isStale: boolean
  /** The lowest known total of a fresh offer that can be bought. */
  readonly isBest: boolean
  readonly returns: ReturnsView | null
  /** null where a page shows none. */
  readonly accuracy: AccuracyView | null
  readonly clickSource: number
  readonly schemaAvailability: string
  readonly schemaCondition: string
}

/** Offers as the page lists them: fresh ones by delivered total, then those whose delivery is not known, stale ones, those that do not come here, those that cannot be had (ADR 0005). */
export function presentOffers(offers: readonly VariantData[], context: OffersContext): OfferView[] {
  return rankOffers(offers, context).map(({ offer, standing }, index) =>
    presentOffer(offer, { ...context, standing, isBest: index === 0 && standing === 'fresh' }),
  )
}

/** The order alone, without the words: a comparison of many products needs no more of most of their offers. */
export function rankOffers(
  offers: readonly VariantData[],
  context: OffersContext,
): { readonly offer: VariantData; readonly standing: OfferStanding }[] {
  return offers.map((offer) => rankedOffer(offer, context)).sort(compareOffers)
}

function rankedOffer(offer: VariantData, { region, now }: OffersContext) {
  const parts = totalParts(offer, region)
  return {
    offer,
    standing: standingOf(baseStandingOf(offer, now), offer.delivery[region].kind),
    totalCents: parts.kind === 'known' ? parts.totalCents : null,
    priceCents: offer.priceCents,
    variantId: offer.variantId,
  }
}

function presentOffer(
  offer: VariantData,
  { region, now, christmas, accuracyOf, standing, isBest }: OffersContext & Pick<OfferView, 'standing' | 'isBest'>,
): OfferView {
  const active = standing !== 'out_of_stock'
  const parts = totalParts(offer, region)
  const totalCents = parts.kind === 'known' ? parts.totalCents : null
  return {
    variantId: offer.variantId,
    eshopId: offer.eshop.id,
    eshopName: offer.eshop.name,
    eshopLogo: offer.eshop.logo,
    eshopUrl: offer.eshop.slug === '' ? null : paths.eshopProducts(offer.eshop.slug),
    name: calmName(offer.title),
    price: formatCents(offer.priceCents),
    priceCents: offer.priceCents,
    installment: installmentText(offer),
    delivery: deliveryText(parts.kind === 'known' ? { ...parts, cents: parts.deliveryCents } : parts, region),
    deliveryKind: offer.delivery[region].kind,
    deliveryDays: daysText(offer, region),
    total: totalCents === null ? null : formatCents(totalCents),
    totalCents,
    plainDeliveryCents: offer.delivery[region].kind === 'known' ? offer.delivery[region].cents : null,
    discount: offer.discount === null || !isDiscountInForce(offer.discount, now) ? null : discountView(offer.discount),
    watchedSince: formatDay(offer.watchedSince),
    voucher:
      active && offer.voucher !== null
        ? presentVoucher(offer.voucher, offer.priceCents, parts, offer.eshop.slug)
        : null,
    taken:
      parts.kind === 'known' && parts.voucher !== null
        ? { code: parts.voucher.code, off: voucherOff(parts.voucher, offer.priceCents) }
        : null,
    withVoucher: withVoucherOf(offer.voucher),
    standing,
    base: baseStandingOf(offer, now),
    active,
    tags: availabilityTags(
      {
        active,
        inStock: isInStock(offer),
        freeShipping: offer.freeShipping,
        deliveryInDays: offer.deliveryDays,
      },
      christmas,
    ),
    condition: offer.condition === 'new' ? null : conditionNames[offer.condition],
    verifiedAt: { iso: offer.lastSeenAt, text: formatMoment(offer.lastSeenAt) },
    isStale: isStale(offer.lastSeenAt, now),
    isBest,
    returns: presentReturns(offer.eshop),
    accuracy: accuracyOf === undefined ? null : presentAccuracy(accuracyOf(offer.eshop.id)),
    clickSource: clickSources.detail,
    schemaAvailability: SCHEMA_AVAILABILITY[offer.availability],
    schemaCondition: SCHEMA_CONDITION[offer.condition],
  }
}

/** Only one that is good for everybody enters totals. */
export function withVoucherOf(voucher: VariantData['voucher']): OfferView['withVoucher'] {
  return voucher?.isUnconditional === true ? { code: voucher.code, cents: voucher.priceWithVoucherCents } : null
}

function daysText(offer: VariantData, region: Region): string | null {
  const to = offer.delivery[region]
  return isInStock(offer) && to.kind === 'known' ? deliveryDaysText(to.days ?? offer.deliveryDays) : null
}

function discountView({ percent, referenceCents, since }: HonestDiscount): NonNullable<OfferView['discount']> {
  return {
    percent: formatDiscount(percent),
    before: formatCents(referenceCents),
    sentence: `Desceu ${percent} %: ${formatCents(referenceCents)} foi o preço mais baixo que vimos nesta loja nos ${PROVING_DAYS} dias antes de ${formatDay(since)}.`,
  }
}

/** G-10: an instalment never stands without its total. */
function installmentText({ installment }: VariantData): string | null {
  return installment === null
    ? null
    : `${installment.months} × ${formatCents(installment.cents)} (total ${formatCents(installment.months * installment.cents)})`
}

const SCHEMA_AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  preorder: 'https://schema.org/PreOrder',
  backorder: 'https://schema.org/BackOrder',
} as const

const SCHEMA_CONDITION = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  returned: 'https://schema.org/UsedCondition',
} as const
