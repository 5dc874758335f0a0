import { clicksOfShop } from '#domains/clicks/contract.ts'
import type { Eshop } from '#domains/eshops/contract.ts'
import { offersOfItems } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PixelProblem } from '../pixel/pixel-problem.ts'
import { ORDER_LIMITS } from '../purchase.ts'
import type { OrderProblem, ToldOrder } from '../reading/read-order.ts'

/** What came with a test code, as its page shows it. */
export interface Arrival {
  readonly way: 'script' | 'image' | 'call'
  /** The shop's name with us; null: none was named, or none has that name. */
  readonly shop: string | null
  /** Its server said so: by its token, or by a signature. */
  readonly isTrusted: boolean
  readonly problem: OrderProblem | PixelProblem | null
  readonly order: ArrivedOrder | null
}

export interface ArrivedOrder {
  readonly orderId: string
  /** ISO */
  readonly orderedAt: string
  /** With most of it covered: 'a…@exemplo.pt'. */
  readonly email: string | null
  /** none: no click was named. unknown: it is none of ours out to this shop. joined: it would be joined. */
  readonly click: 'none' | 'unknown' | 'joined'
  readonly itemCount: number
  /** The first of them. */
  readonly items: readonly { readonly itemId: string; readonly quantity: number; readonly offer: string | null }[]
}

const MOST_ITEMS = 20

/** What would become of an order, without keeping it. */
export async function arrivedOrder(
  db: DatabaseOrTransaction,
  eshop: Eshop | null,
  { orderId, orderedAt, email, items, clickUid }: ToldOrder,
): Promise<ArrivedOrder> {
  const shown = items.slice(0, MOST_ITEMS)
  const offers =
    eshop === null
      ? new Map<string, { title: string }>()
      : await offersOfItems(
          db,
          eshop.id,
          shown.map(({ itemId }) => itemId),
        )
  const clickedAt =
    eshop === null || clickUid === null ? undefined : (await clicksOfShop(db, eshop.id, [clickUid])).get(clickUid)
  const isJoined = clickedAt !== undefined && orderedAt.getTime() - clickedAt.getTime() <= ORDER_LIMITS.clickMs
  return {
    orderId,
    orderedAt: orderedAt.toISOString(),
    email: email === null ? null : covered(email),
    click: clickUid === null ? 'none' : isJoined ? 'joined' : 'unknown',
    itemCount: items.length,
    items: shown.map(({ itemId, quantity }) => ({ itemId, quantity, offer: offers.get(itemId)?.title ?? null })),
  }
}

function covered(email: string): string {
  return `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`
}
