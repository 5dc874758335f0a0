import { createHash } from 'node:crypto'
import type { IndexableOffer } from '../../../src/domains/offers/contract.ts'

/** What the demo's feeds leave to tariffs, vouchers and pictures that are not drawn here: as varied as shops are, the same at each run. */
type Terms = Pick<IndexableOffer, 'totals' | 'freeTo' | 'freeShipping' | 'voucher' | 'pictureScore'>

/** Cents; null: nobody knows what it costs. */
const TARIFFS: readonly (number | null)[] = [0, 490, 990, 1990, 2990, 4990, 7990, null]
/** From this price on some shops bring it for nothing. */
const FREE_FROM_CENTS = 40_000
const VOUCHER_PERCENT = 5
const ISLANDS_TIMES = 2

/** Delivery and vouchers are a shop's own, pictures an offer's. */
export function drawnTerms(shop: string, itemId: string, priceCents: number): Terms {
  const [tariff, freeFrom, voucher] = bytesOf(shop)
  const [picture] = bytesOf(`${shop} ${itemId}`)
  const isFree = freeFrom % 2 === 0 && priceCents >= FREE_FROM_CENTS
  const deliveryCents = isFree ? 0 : (TARIFFS[tariff % TARIFFS.length] ?? null)
  const hasVoucher = voucher % 4 === 0
  const reduced = hasVoucher ? Math.round((priceCents * (100 - VOUCHER_PERCENT)) / 100) : priceCents
  const total = (times: number) => (deliveryCents === null ? ('unknown' as const) : reduced + deliveryCents * times)
  return {
    totals: { mainland: total(1), madeira: total(ISLANDS_TIMES), azores: total(ISLANDS_TIMES) },
    freeTo: deliveryCents === 0 ? ['mainland', 'madeira', 'azores'] : [],
    freeShipping: deliveryCents === 0,
    voucher: hasVoucher
      ? {
          code: 'OLA5',
          valueType: 'percent',
          value: VOUCHER_PERCENT,
          priceWithVoucherCents: reduced,
          isUnconditional: true,
          minOrderCents: 0,
          description: null,
          validUntil: null,
        }
      : null,
    pictureScore: picture % 10 === 0 ? null : picture / 255,
  }
}

function bytesOf(text: string): readonly [number, number, number] {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(text).digest()
  return [first, second, third]
}
