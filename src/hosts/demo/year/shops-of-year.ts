import { type Bidding, changeBidding, changeBudget, pricer, saveBillingAccount } from '#domains/billing/contract.ts'
import { settleAgreement } from '#domains/partners/contract.ts'
import { loadEshops } from '#domains/eshops/contract.ts'
import { biddableOffers, productsOfVariants } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { drawFrom } from '../../../../demo/prng.ts'

/** A shop of the demo as its year is drawn from. */
export interface ShopOfYear {
  readonly eshopId: number
  readonly slug: string
  /** On an ordinary day. */
  readonly clicksOfDay: number
  readonly dailyMicros: number | null
  /** What people click on, with what a click costs. */
  readonly offers: readonly {
    readonly variantId: number
    readonly productId: number
    readonly priceCents: number
    readonly cpcMicros: number
  }[]
}

/** Of each shop so many offers are clicked on: those that came first. */
const OFFERS = 300
const EURO = 1_000_000

/** Shops that have settled something else than the rest; the last one of the year keeps within a small budget a day. */
const MODES: readonly Bidding['mode'][] = ['MPO', 'MPO', 'APO', 'RPO']

/** Settles from when its clicks cost, what each shop pays, its budget and whom its invoices are made out to, and gives the shops with what is clicked on. */
export async function settleShops(
  db: Database,
  { now, from }: { readonly now: Date; readonly from: Date },
): Promise<ShopOfYear[]> {
  const shops: ShopOfYear[] = []
  for (const { id, slug, name } of await loadEshops(db)) {
    const eshopId = id as number
    const draw = drawFrom(`year shop ${slug}`)
    const bidding = drawBidding(draw.pick(MODES), draw.int(4, 14) * 10_000)
    const dailyMicros = draw.chance(0.4) ? draw.int(4, 9) * 100_000 : draw.int(5, 20) * EURO
    await db.transaction().execute((tx) => settleAgreement(tx, { eshopId, holdsFrom: from, by: null, now }))
    await changeBidding(db, eshopId, { bidding, version: null, by: null }, now)
    const budget = { dailyMicros, monthlyMicros: 25 * dailyMicros, isPaused: false, hours: [] }
    await changeBudget(db, eshopId, { budget, version: null, by: null }, now)
    await db.transaction().execute((tx) => saveBillingAccount(tx, eshopId, accountOf(name, draw.int(0, 999_999)), now))
    shops.push({
      eshopId,
      slug,
      dailyMicros,
      clicksOfDay: draw.int(3, 12),
      offers: await offersOf(db, eshopId, bidding),
    })
  }
  return shops
}

/** Dearer pieces bring more, and are paid more for. */
function drawBidding(mode: Bidding['mode'], cpcMicros: number): Bidding {
  const bid = (priceFromCents: number, priceToCents: number | null, times: number) => ({
    categoryId: null,
    priceFromCents,
    priceToCents,
    cpcMicros: cpcMicros * times,
  })
  const bids = [bid(0, 10_000, 1), bid(10_000, 50_000, 2), bid(50_000, null, 3)]
  return { mode, targetMicros: mode === 'APO' ? cpcMicros * 2 : null, bids, factors: [], labelFactors: [] }
}

/** An invented company in Portugal, whose number has the right check digit (modulo 11). */
function accountOf(name: string, number: number) {
  const digits = `59${String(number).padStart(6, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0)
  const check = 11 - (sum % 11)
  return {
    legalName: `${name}, Lda.`,
    country: 'PT',
    taxNumber: `${digits}${check > 9 ? 0 : check}`,
    isVatValid: null,
    street: 'Rua da Demonstração, 1',
    postalCode: '1000-001',
    city: 'Lisboa',
  }
}

async function offersOf(db: Database, eshopId: number, bidding: Bidding): Promise<ShopOfYear['offers']> {
  const offers = await biddableOffers(db, eshopId, 0, OFFERS)
  const products = await productsOfVariants(
    db,
    offers.map(({ variantId }) => variantId),
  )
  const costOf = pricer(bidding, { floors: new Map(), strongest: new Map(), autoPercent: 100 })
  return offers.flatMap((offer) => {
    const productId = products.get(Number(offer.variantId))
    const { priceCents } = offer
    return productId === undefined
      ? []
      : [{ variantId: Number(offer.variantId), productId, priceCents, cpcMicros: costOf(offer) }]
  })
}
