import { loadEshops } from '#domains/eshops/contract.ts'
import { tellOrders } from '#domains/orders/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { DemoReview } from '../../../demo/reviews/demo-review.ts'

/** Names of a domain that nobody can have: what is mailed there reaches nobody. */
const BUYERS = ['ines.matos', 'tiago.leal', 'marta.pires', 'joao.nunes', 'rita.sousa', 'hugo.faria'] as const
const ITEMS = 2
/** So long ago that they have arrived, and the buyers may be asked. */
const ORDERED_DAYS_AGO = 45
const DAY_MS = 86_400_000

/** A few purchases as the demo's shops would tell them, of what is reviewed most, so that mails of Star go out. Told again they change nothing. */
export async function tellDemoPurchases(
  { db, ordersKey }: { readonly db: Database; readonly ordersKey: Uint8Array },
  things: readonly (readonly DemoReview[])[],
  now: Date,
): Promise<number> {
  const idOfShop = new Map((await loadEshops(db)).map(({ slug, id }) => [slug, id as number]))
  const itemsOf = Map.groupBy(
    things.flatMap(([review]) => (review?.itemId == null ? [] : [review])),
    ({ shop }) => shop,
  )
  const orderedAt = new Date(now.getTime() - ORDERED_DAYS_AGO * DAY_MS)
  let told = 0
  for (const [at, [shop, reviewed]] of [...itemsOf].slice(0, BUYERS.length).entries()) {
    const eshopId = idOfShop.get(shop)
    if (eshopId === undefined) continue
    const items = reviewed
      .slice(0, ITEMS)
      .flatMap(({ itemId }) => (itemId === null ? [] : [{ itemId, title: null, quantity: 1 }]))
    const order = { orderId: 'DEMO-1', email: `${BUYERS[at]}@correio.example`, orderedAt, items, clickUid: null }
    const teller = { eshopId, by: 'call', isTrusted: true } as const
    const outcomes = await db.transaction().execute((tx) => tellOrders(tx, ordersKey, teller, [order], now))
    told += outcomes.filter(({ status }) => status === 'new').length
  }
  return told
}
