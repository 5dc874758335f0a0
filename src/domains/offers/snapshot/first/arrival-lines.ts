import { bigintOfHex } from '../known/bigint-of-hex.ts'
import { copyValue, NULL } from '../staging/copy-line.ts'
import type { CopyRounds } from '../staging/copy-rounds.ts'
import type { StagedOffer } from '../staged-offer.ts'
import { OFFER_COLUMNS, type OfferValues } from '../staging/staging-columns.ts'

/** What is written of an offer as it arrives: its row and all that publishing adds to a new one (publish-snapshot.ts). */
export const ARRIVAL_TARGETS = {
  variant: `offers.variant (id, eshop_id, item_id, product_id, state, rules_version, fingerprint, brand_id, first_seen_at, changed_at, ${OFFER_COLUMNS.join(', ')})`,
  product: 'offers.product (id, slug, title, category_id, brand_id, condition, first_seen_at, changed_at)',
  observation:
    'offers.price_observation (variant_id, observed_at, price_cents, claimed_before_cents, availability, delivery_cents)',
  due: 'offers.grouping_due (near, variant_id)',
  dirty: 'outbox.index_dirty (product_id)',
} as const
export type ArrivalTable = keyof typeof ARRIVAL_TARGETS

interface ArrivalIds {
  readonly variantId: number
  readonly productId: number
  readonly brandId: number | null
}

/** Appends a new offer and the product of its own that it has until grouping has looked at it. */
export function appendArrival(
  rounds: CopyRounds<ArrivalTable>,
  offer: StagedOffer,
  values: OfferValues,
  ids: ArrivalIds,
  moment: ArrivalMoment,
): void {
  const { variantId, productId } = ids
  const { eshopId, rulesVersion, nowText } = moment
  const brandId = copyValue(ids.brandId)
  rounds.append(
    'variant',
    `${variantId}\t${eshopId}\t${copyValue(offer.itemId)}\t${productId}\tlive\t${rulesVersion}\t${bigintOfHex(offer.fingerprint)}\t${brandId}\t${nowText}\t${nowText}\t${values.hash}\t${values.timely}\t${values.own}\t${values.derived}\n`,
  )
  rounds.append(
    'product',
    `${productId}\t${values.slug}\t${copyValue(offer.title)}\t${copyValue(offer.categoryId)}\t${brandId}\t${offer.condition}\t${nowText}\t${nowText}\n`,
  )
  rounds.append(
    'observation',
    `${variantId}\t${nowText}\t${offer.priceCents}\t${copyValue(offer.claimedBeforeCents)}\t${offer.availability}\t${mainlandCents(offer)}\n`,
  )
  rounds.append('due', `${offer.categoryId ?? 0}\t${variantId}\n`)
  rounds.append('dirty', `${productId}\n`)
}

function mainlandCents({ shipping }: StagedOffer): string {
  const mainland = shipping?.mainland ?? null
  return mainland === null || mainland === 'not_delivered' ? NULL : String(mainland.cents)
}

/** Of which shop and when the offers arrive. */
export interface ArrivalMoment {
  readonly eshopId: number
  readonly rulesVersion: number
  readonly nowText: string
}
