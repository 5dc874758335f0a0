import { sql } from 'kysely'
import { loadEshops } from '#domains/eshops/contract.ts'
import { loadVariants } from '#domains/offers/contract.ts'
import { findPurchase, ORDER_TOLD, orderToldOf, type Purchase } from '#domains/orders/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { type Consumer, defineConsumer } from '#platform/outbox/define-consumer.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { isShopsOwn } from '../shops-own-address.ts'
import { hashOfAddress } from './idents.ts'
import { STAR_LIMITS } from './star-limits.ts'

export interface HearOrdersDeps {
  /** By which addresses of orders are read. */
  readonly ordersKey: Uint8Array
  /** Of the hashes of addresses. */
  readonly starKey: Uint8Array
  /** Days between the expected delivery and the mail. */
  readonly starDays: number
  readonly clock: Clock
}

/** Each purchase that a shop itself has told, with an address, becomes one invitation; told again it stays that one. */
export function hearOrders({ ordersKey, starKey, starDays, clock }: HearOrdersDeps): Consumer {
  return defineConsumer({
    name: 'reviews.orders',
    events: [ORDER_TOLD],
    key: ({ payload }) => String(orderToldOf(payload).purchaseId),
    handle: async (tx, { payload }) => {
      const purchase = await findPurchase(tx, ordersKey, orderToldOf(payload).purchaseId)
      if (purchase !== null && purchase.email !== null && purchase.isTrusted)
        await invite(tx, { ...purchase, email: purchase.email }, { starKey, starDays, now: clock.now() })
    },
  })
}

async function invite(
  tx: DatabaseTransaction,
  purchase: Purchase & { readonly email: string },
  { starKey, starDays, now }: Pick<HearOrdersDeps, 'starKey' | 'starDays'> & { readonly now: Date },
): Promise<void> {
  const eshop = (await loadEshops(tx)).find(({ id }) => id === purchase.eshopId)
  if (eshop === undefined || (await isShopsOwn(tx, eshop, purchase.email))) return
  const items = reviewable(purchase)
  const dueAt = await dueTime(tx, purchase, items, starDays, now)
  if (dueAt === null) return
  const { rows } = await sql<{ id: number }>`
    insert into reviews.invitation (purchase_id, eshop_id, is_trusted, address_hash, mailbox_hash, due_at, created_at)
    values (${purchase.id}, ${purchase.eshopId}, ${purchase.isTrusted}, ${hashOfAddress(starKey, purchase.email)},
      ${hashOfAddress(starKey, mailboxOf(purchase.email))}, ${dueAt}, ${now})
    on conflict (purchase_id) do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) return
  await sql`
    insert into reviews.invitation_item (invitation_id, place, variant_id, title)
    select ${id}, place - 1, variant_id, title
    from unnest(${items.map(({ variantId }) => variantId)}::bigint[], ${items.map(({ title }) => title)}::text[]) with ordinality s (variant_id, title, place)`.execute(
    tx,
  )
}

interface ReviewableItem {
  readonly variantId: number
  readonly title: string
}

/** What is an offer here, each once. */
function reviewable({ items }: Purchase): readonly ReviewableItem[] {
  const known = new Map<number, ReviewableItem>()
  for (const { variantId, title, itemId } of items)
    if (variantId !== null && !known.has(variantId)) known.set(variantId, { variantId, title: title ?? itemId })
  return [...known.values()].slice(0, STAR_LIMITS.items)
}

const DAY_MS = 86_400_000

/** So many days after the slowest of its things should have arrived; past for an order that is told late. null: too late to ask. */
async function dueTime(
  tx: DatabaseTransaction,
  { orderedAt }: Purchase,
  items: readonly ReviewableItem[],
  starDays: number,
  now: Date,
): Promise<Date | null> {
  const variants = await loadVariants(
    tx,
    items.map(({ variantId }) => variantId),
    now,
  )
  const known = variants.flatMap(({ deliveryDays }) => deliveryDays ?? [])
  const days = (known.length === 0 ? STAR_LIMITS.deliveryDays : Math.max(...known)) + starDays
  const due = orderedAt.getTime() + days * DAY_MS
  const mailed = Math.max(due, now.getTime())
  return mailed - orderedAt.getTime() > STAR_LIMITS.latestMs ? null : new Date(due)
}
