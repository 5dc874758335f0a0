import { categoryById } from '#domains/catalogue/contract.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { clientErrors } from '#platform/errors/catalogue.ts'
import { calmName, cardName } from '../../copy/calm-name.ts'
import { countOf, formatCents, formatDiscount } from '../../copy/format.ts'
import { conditionNames } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import type { WireImage } from '../../site.ts'
import type { RatingView } from '../reviews/RatingLink.tsx'
import { presentSum, type SumView } from '../sum/present-sum.ts'
import { cardParts } from '../sum/card-parts.ts'
import { presentVoucher, type VoucherView } from '../voucher/present-voucher.ts'
import { pictureAlts } from '../pictures/picture-alt.ts'
import { availabilityTags, type AvailabilityTag, type ChristmasWindow } from './availability-tags.ts'
import { promoTags, type PromoTag } from './promo-tags.ts'

/** L-02: 3 parameters on a card, 6 on a row. */
const PARAMETERS = { grid: 3, rows: 6 } as const

export type CardTag = AvailabilityTag | PromoTag

/** A picture with the words for those who do not see it. */
export interface CardImage {
  readonly image: WireImage
  readonly alt: string
}

/** A card's finished words and links: components neither format nor decide (style.md 21). */
export interface CardView {
  readonly name: string
  readonly url: string
  readonly image: WireImage | null
  /** All that are shown, the same one first (L-03: ten at most). */
  readonly images: readonly CardImage[]
  readonly variantId: number
  readonly productId: number
  readonly eshopId: number
  readonly eshopName: string
  readonly clickSource: number
  readonly price: string
  /** Null without a proven reduction (decisions.md, Things). */
  readonly discount: { readonly percent: string; readonly before: string } | null
  readonly installment: string | null
  /** The figure that leads, and what it is made of. */
  readonly sum: SumView
  readonly tags: readonly CardTag[]
  readonly condition: string | null
  readonly parameters: readonly string[]
  /** What buyers say; null: nothing yet. */
  readonly rating: RatingView | null
  /** Null without one, and where nothing can be bought. */
  readonly voucher: VoucherView | null
  readonly moreOffers: { readonly text: string; readonly url: string } | null
  /** The offer can be bought now. */
  readonly active: boolean
  /** 'Oferta limitada' of the small card: a price drop applies (L-05). */
  readonly isLimitedOffer: boolean
  /** L-13: an editor lifts it out. */
  readonly isHighlighted: boolean
  /** G-02: a payment has a part in its place. */
  readonly isSponsored: boolean
  /** It is in the catalogue; a preview is not. */
  readonly isComparable: boolean
}

export interface CardContext {
  readonly region: Region
  readonly view: 'grid' | 'rows'
  readonly christmas: ChristmasWindow | null
}

/**
 * Words of one variant's card or row (L-02, L-07, L-15).
 * @throws Error 'No click source provided' when the variant has none (L-09).
 */
export function presentCard(variant: ShownVariant, { region, view, christmas }: CardContext): CardView {
  if (!variant.clickSource) throw new Error(clientErrors.click_source_missing.message)
  const { priceCents, voucher } = variant
  const parts = cardParts(variant)
  const url = withRegion(paths.product(variant.productId, variant.slug), region)
  return {
    name: cardName(variant.name, hasSizes(variant)),
    url,
    image: variant.image,
    images: cardImages(variant),
    variantId: variant.id,
    productId: variant.productId,
    eshopId: variant.eshop.id,
    eshopName: variant.eshop.name,
    clickSource: variant.clickSource,
    price: formatCents(priceCents),
    discount: presentDiscount(variant),
    installment: installmentText(variant),
    sum: presentSum(parts, priceCents, region),
    tags: [...promoTags(variant), ...availabilityTags(variant, christmas)],
    condition: variant.condition === 'new' ? null : conditionNames[variant.condition],
    rating: variant.reviews && {
      variantId: variant.id,
      value: variant.reviews.rating,
      count: variant.reviews.reviewsCount,
    },
    parameters: variant.displayParameters.slice(0, PARAMETERS[view]).map(parameterText),
    voucher: variant.active && voucher !== null ? presentVoucher(voucher, priceCents, parts, variant.eshop.slug) : null,
    moreOffers:
      variant.alternativeOffersCount > 0
        ? {
            text: moreOffersText(variant.alternativeOffersCount),
            url: withRegion(paths.productOffers(variant.productId, variant.slug), region),
          }
        : null,
    active: variant.active,
    isLimitedOffer: variant.promoTags.includes('priceDrop'),
    isHighlighted: variant.highlighted,
    isSponsored: variant.sponsored,
    isComparable: true,
  }
}

/** The card says how large it is, so that its name need not. */
function hasSizes({ displayParameters }: ShownVariant): boolean {
  return displayParameters.some(({ name }) => name === 'Medidas')
}

/** A slider has ten pictures at most (specification 9). */
const MOST_IMAGES = 10

function cardImages({ image, images, category, name, displayParameters }: ShownVariant): CardImage[] {
  const shown = (images.length > 0 ? images : image === null ? [] : [image]).slice(0, MOST_IMAGES)
  const valueOf = (parameter: string): string | null =>
    displayParameters.find((each) => each.name === parameter)?.value ?? null
  const noun = (category === null ? null : categoryById(category.id)?.singular) ?? calmName(name)
  const alts = pictureAlts({ noun, material: valueOf('Material'), colour: valueOf('Cor') }, shown)
  return shown.map((each, index) => ({ image: each, alt: alts[index] ?? '' }))
}

/** A bare number says nothing without its name: "Lugares: 3". */
function parameterText({ name, value }: { name: string; value: string }): string {
  return /^[\d\s.,a-]+$/.test(value) ? `${name}: ${value}` : value
}

function presentDiscount({ discount, priceBeforeDiscountCents: before }: ShownVariant): CardView['discount'] {
  return discount === null || before === null
    ? null
    : { percent: formatDiscount(discount.discount), before: formatCents(before) }
}

/** G-10: an instalment never stands without its total. */
function installmentText({ installment }: ShownVariant): string | null {
  if (installment === null) return null
  const { months, cents } = installment
  return `${months} × ${formatCents(cents)} (total ${formatCents(cents * months)})`
}

function moreOffersText(count: number): string {
  return `+ ${countOf(count, ['oferta', 'ofertas'])}`
}
