import { clicksOfShop } from '#domains/clicks/contract.ts'
import { offersOfItems } from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { hashEmail, sealEmail } from './email-at-rest.ts'
import { ORDER_LIMITS, ORDER_TOLD } from '../purchase.ts'
import { digestOf, type ToldOrder } from '../reading/read-order.ts'
import { completePurchase, insertPurchase, type KeptPurchase, lockPurchase, type StoredOrder } from './storage.ts'
import type { Teller } from './teller.ts'

/**
 * new: kept. known: it had been told, and said the same. completed: it had been told with less (by a browser alone, or without the address).
 * changed: it had been told otherwise, and stays as it was.
 */
export type ToldStatus = 'new' | 'known' | 'completed' | 'changed'

export interface ToldOutcome {
  readonly orderId: string
  readonly status: ToldStatus
  /** Items of which the shop has no offer with us: kept, and never shown. */
  readonly unknownItems: readonly string[]
}

/**
 * Keeps orders of one shop in the caller's transaction, each once; answers in their order. `key` is `derivedKey(secret, 'orders')`.
 * Several at once wait for each other in the order of their ids, so that none waits for ever.
 */
export async function tellOrders(
  tx: DatabaseTransaction,
  key: Uint8Array,
  teller: Teller,
  orders: readonly ToldOrder[],
  now: Date,
): Promise<readonly ToldOutcome[]> {
  const offers = await offersOfItems(tx, teller.eshopId, [
    ...new Set(orders.flatMap(({ items }) => items.map(({ itemId }) => itemId))),
  ])
  const clicks = await clicksOfShop(
    tx,
    teller.eshopId,
    orders.flatMap(({ clickUid }) => clickUid ?? []),
  )
  const outcomes = new Map<ToldOrder, ToldOutcome>()
  for (const order of orders.toSorted(byOrderId)) {
    const items = order.items.map((item) => ({ ...item, offer: offers.get(item.itemId) ?? null }))
    const stored = { ...storedOf(key, teller, order, items), clickUid: clickOf(order, clicks) }
    const status = await tellOrder(tx, teller, stored, now)
    const unknownItems = items.flatMap(({ itemId, offer }) => (offer === null ? [itemId] : []))
    outcomes.set(order, { orderId: order.orderId, status, unknownItems })
  }
  return orders.map((order) => outcomes.get(order) as ToldOutcome)
}

function byOrderId(a: ToldOrder, b: ToldOrder): number {
  if (a.orderId === b.orderId) return 0
  return a.orderId < b.orderId ? -1 : 1
}

/** A click of ours out to this shop, not longer before the order than a choice of furniture takes. */
function clickOf({ clickUid, orderedAt }: ToldOrder, clicks: ReadonlyMap<string, Date>): string | null {
  const at = clickUid === null ? undefined : clicks.get(clickUid)
  return at !== undefined && orderedAt.getTime() - at.getTime() <= ORDER_LIMITS.clickMs ? clickUid : null
}

type OfferedItem = ToldOrder['items'][number] & { readonly offer: { variantId: number; title: string } | null }

/** What somebody's browser alone says of an address is not kept: anybody could have us write to anybody. */
function storedOf(
  key: Uint8Array,
  teller: Teller,
  order: ToldOrder,
  items: readonly OfferedItem[],
): Omit<StoredOrder, 'clickUid'> {
  const { eshopId, isTrusted } = teller
  const email = isTrusted ? order.email : null
  return {
    orderId: order.orderId,
    orderedAt: order.orderedAt,
    sealed:
      email === null
        ? null
        : { email: sealEmail(key, { eshopId, orderId: order.orderId }, email), hash: hashEmail(key, email) },
    digest: digestOf(order),
    items: items.map(({ itemId, title, quantity, offer }) => ({
      itemId,
      quantity,
      variantId: offer?.variantId ?? null,
      title: offer?.title ?? title,
    })),
  }
}

async function tellOrder(tx: DatabaseTransaction, teller: Teller, order: StoredOrder, now: Date): Promise<ToldStatus> {
  const id = await insertPurchase(tx, teller, order, now)
  if (id !== null) {
    await publishTold(tx, id, teller, order)
    return 'new'
  }
  const kept = await lockPurchase(tx, teller.eshopId, order.orderId)
  // Forgotten between the two statements; whoever asks again tells it anew.
  if (kept === null) return 'known'
  const status = statusOfRepeat(kept, teller, order)
  if (status === 'completed') {
    await completePurchase(tx, kept, teller, order)
    await publishTold(tx, kept.id, teller, order)
  }
  return status
}

/** A pixel alone changes nothing that is kept; the shop itself has the last word over a pixel, and not over itself. */
function statusOfRepeat(kept: KeptPurchase, teller: Teller, order: StoredOrder): ToldStatus {
  // A cancelled one stays as it was.
  if (!kept.isTrusted && teller.isTrusted && kept.emailDroppedAt === null) return 'completed'
  if (!kept.digest.equals(order.digest)) return 'changed'
  if (order.sealed === null || !teller.isTrusted || kept.emailDroppedAt !== null) return 'known'
  if (kept.emailHash === null) return 'completed'
  return kept.emailHash.equals(order.sealed.hash) ? 'known' : 'changed'
}

function publishTold(tx: DatabaseTransaction, purchaseId: number, teller: Teller, order: StoredOrder): Promise<void> {
  const payload = { purchaseId, eshopId: teller.eshopId, orderedAt: order.orderedAt.toISOString() }
  return publishEvents(tx, [{ kind: ORDER_TOLD, payload }])
}
