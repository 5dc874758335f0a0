/**
 * What comparing costs a listing (docs/benchmarks.md, Compare):
 *
 *     node tools/bench/compare.ts [--listings 400] [--offers 4] [--vouchers 3] [--small]
 *
 * For 48 products of several offers each: the best voucher and the delivered totals of all offers in three regions, the best
 * offer of each product, its card as the index keeps it, and the card presented with discount, voucher and total. No database.
 * The probe of the same run: the same sums by plain arithmetic on numbers that are already known, with no rule about them, and
 * the cards' JSON made and read without presenting anything.
 */
import { parseArgs } from 'node:util'
import {
  DELIVERY_REGIONS,
  type EshopVoucher,
  vouchersInForce,
  type DeliveryTariff,
  type TariffBracket,
} from '#domains/eshops/contract.ts'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { cardRecord, type PresentedOffer } from '#domains/offers/cards/card-data.ts'
import { deliveredOffer, type DeliveringShop } from '#domains/offers/delivery/delivered-total.ts'
import type { DeliverableOffer } from '#domains/offers/delivery/delivery.ts'
import { presentCardRecord } from '#domains/offers/cards/present-variant.ts'
import { asId } from '#platform/ids.ts'
import { aRandom } from './random.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '400' },
    offers: { type: 'string', default: '4' },
    vouchers: { type: 'string', default: '3' },
    small: { type: 'boolean', default: false },
  },
})
const [listings, offersEach, vouchersEach] = [
  values.small ? 60 : Number(values.listings),
  Number(values.offers),
  Number(values.vouchers),
]
const CARDS = 48
const SHOPS = 20
const LIMIT_MS = 2
/** Runs before the measured ones, so that what is counted is compiled. */
const WARM = 60
/** Listings measured together. */
const BLOCK = 20
const NOW = new Date('2026-11-21T12:00:00.000Z')
const random = aRandom(20_261_121)

type Offer = DeliverableOffer & { readonly id: number; readonly shop: number }

console.log(machineLine())
const shops = Array.from({ length: SHOPS }, aShop)
const products = Array.from({ length: CARDS }, (_, product) =>
  Array.from({ length: offersEach }, (_, nth) => anOffer(product * offersEach + nth + 1)),
)
const known = products.map((offers) =>
  offers.map((offer) =>
    DELIVERY_REGIONS.map(
      (region) => Number(deliveredOffer(offer, shops[offer.shop]!).totals[region]) || offer.priceCents,
    ),
  ),
)
const cards = products.map((offers) => JSON.parse(cardOf(offers).split('\n', 1)[0]!) as object)

const own = measure(() =>
  products.map((offers) =>
    presentCardRecord(Buffer.from(cardOf(offers)), { region: 'mainland', now: NOW, clickSource: 1 }),
  ),
)
const totals = measure(() => products.map((offers) => offers.map((offer) => deliveredOffer(offer, shops[offer.shop]!))))
const sums = measure(() =>
  known.map((offers) => Math.min(...offers.flatMap((cents) => cents.map((each) => each + 490)))),
)
const json = measure(() => cards.map((card) => JSON.parse(JSON.stringify(card)) as unknown))

tellGoal(
  `totals, vouchers and discounts of ${CARDS} cards, ${offersEach} offers each, ${vouchersEach} vouchers a shop: mean`,
  own.meanMs,
  LIMIT_MS,
  'ms CPU',
)
console.log(`         slowest ${BLOCK} together ${own.slowestMs.toFixed(3)} ms each; the totals alone ${totals.meanMs.toFixed(3)} ms, ${((totals.meanMs * 1e6) / (CARDS * offersEach)).toFixed(0)} ns an offer in three regions
  probe  plain sums ${sums.meanMs.toFixed(3)} ms, the cards' JSON ${json.meanMs.toFixed(3)} ms: ${(own.meanMs / (sums.meanMs + json.meanMs)).toFixed(1)} × the probe; ${listings} listings`)

/** CPU of this thread, not time, of one listing: the mean of all, and of the slowest block (the counter of the system is coarse). */
function measure(run: () => unknown): { meanMs: number; slowestMs: number } {
  for (let turn = 0; turn < WARM; turn += 1) run()
  const blocks = Array.from({ length: Math.ceil(listings / BLOCK) }, () => {
    const from = process.threadCpuUsage()
    for (let turn = 0; turn < BLOCK; turn += 1) run()
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1000 / BLOCK
  })
  return { meanMs: blocks.reduce((sum, ms) => sum + ms, 0) / blocks.length, slowestMs: Math.max(...blocks) }
}

/** The best offer's card, as it is kept when the offer is indexed. */
function cardOf(offers: readonly Offer[]): string {
  const delivered = offers.map((offer) => ({ offer, ...deliveredOffer(offer, shops[offer.shop]!) }))
  const { offer, ...facts } = delivered.reduce((best, each) =>
    centsOf(each.totals.mainland) < centsOf(best.totals.mainland) ? each : best,
  )
  return cardRecord({ ...presented(offer, offers.length), ...facts })
}

function centsOf(total: number | 'unknown' | 'not_delivered'): number {
  return typeof total === 'number' ? total : Number.POSITIVE_INFINITY
}

function presented(
  { id, shop, priceCents }: Offer,
  offerCount: number,
): Omit<PresentedOffer, 'delivery' | 'totals' | 'voucher' | 'freeShipping'> {
  const eshop = {
    id: asId<PresentedOffer['eshop']['id']>(shop + 1),
    name: `Loja ${shop}`,
    slug: `loja-${shop}`,
    logo: null,
    paid: false,
    domain: `loja${shop}.pt`,
    coolingOffDays: 14,
    returnPolicy: null,
    assemblyPolicy: null,
    collectionPolicy: null,
  }
  return {
    variantId: asId(id),
    productId: asId(id),
    bestseller: null,
    reviews: null,
    productSlug: 'sofa-de-3-lugares-alvor',
    state: 'live',
    title: 'Sofá de 3 lugares Alvor em linho cinzento',
    description: null,
    eshop,
    brand: null,
    condition: 'new',
    priceCents,
    installment: null,
    availability: 'in_stock',
    deliveryDays: 5,
    categoryId: null,
    attributes: noAttributes,
    productOfferCount: offerCount,
    pictures: [],
    discount:
      id % 3 === 0
        ? {
            referenceCents: Math.ceil(priceCents * 1.3),
            percent: 23,
            since: '2026-11-10T00:00:00.000Z',
            until: '2026-12-10T00:00:00.000Z',
          }
        : null,
  }
}

function aShop(): DeliveringShop {
  const bracket = (priceCents: number, limits: Partial<TariffBracket>): TariffBracket => ({
    label: null,
    delivered: true,
    priceCents,
    upToWeightG: null,
    upToPriceCents: null,
    freeFromCents: null,
    deliveryDays: 5,
    ...limits,
  })
  const tariff: DeliveryTariff = {
    mainland: [
      bracket(490, { upToWeightG: 10_000, freeFromCents: 5000 }),
      bracket(1990, { upToWeightG: 30_000 }),
      bracket(4900, { freeFromCents: 50_000 }),
    ],
    madeira: [bracket(1490, { upToWeightG: 10_000 }), bracket(8900, {})],
    ...(random.chance(0.5) && { azores: [bracket(1490, { upToWeightG: 10_000 }), bracket(9900, {})] }),
  }
  return { tariff, vouchers: vouchersInForce(Array.from({ length: vouchersEach }, aVoucher), NOW) }
}

function aVoucher(_: unknown, nth: number): EshopVoucher {
  const isPercent = random.chance(0.6)
  return {
    code: `V${nth}`,
    valueType: isPercent ? 'percent' : 'amount',
    value: isPercent ? 5 + random.below(20) : 500 * (1 + random.below(6)),
    minOrderCents: random.chance(0.5) ? 0 : 10_000,
    unconditional: random.chance(0.6),
    description: null,
    validFrom: null,
    validUntil: '2026-12-31T00:00:00.000Z',
  }
}

function anOffer(id: number): Offer {
  const weightG = random.chance(0.8) ? 1000 + random.below(60_000) : null
  return {
    id,
    shop: random.below(SHOPS),
    priceCents: 2000 + random.below(150_000),
    weightG,
    shipping: random.chance(0.3) ? { mainland: { cents: 990 } } : null,
    freeShippingFromCents: random.chance(0.2) ? 30_000 : null,
  }
}
