import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What a shop has told, as it may read it again: of an address only that there is one. */
export interface OrderOfShop {
  readonly eshopId: number
  readonly orderId: string
  readonly orderedAt: Date
  readonly toldAt: Date
  readonly by: 'pixel' | 'call' | 'file'
  readonly isTrusted: boolean
  readonly hasEmail: boolean
  readonly hasClick: boolean
  readonly items: number
  readonly unknownItems: readonly string[]
}

/** Of one shop, or of all (null), the newest first. */
export async function lastOrders(
  db: DatabaseOrTransaction,
  eshopId: number | null,
  most: number,
): Promise<OrderOfShop[]> {
  const { rows } = await sql<OrderOfShop>`
    select p.eshop_id as "eshopId", p.order_id as "orderId", p.ordered_at as "orderedAt", p.told_at as "toldAt", p.told_by as by, p.is_trusted as "isTrusted",
      p.email is not null as "hasEmail", p.click_uid is not null as "hasClick", i.items, i."unknownItems"
    from (select * from orders.purchase where ${eshopId === null ? sql`true` : sql`eshop_id = ${eshopId}`} order by told_at desc, id desc limit ${most}) p,
      lateral (select count(*)::int as items, coalesce(array_agg(item_id order by place) filter (where variant_id is null), '{}') as "unknownItems"
        from orders.item where purchase_id = p.id) i
    order by p.told_at desc, p.id desc`.execute(db)
  return rows
}

export async function passesClick(db: DatabaseOrTransaction, eshopId: number): Promise<boolean> {
  const { rows } = await sql<{ passes: boolean }>`
    select passes_click as passes from orders.shop where eshop_id = ${eshopId}`.execute(db)
  return rows[0]?.passes ?? false
}

export async function setPassesClick(db: DatabaseOrTransaction, eshopId: number, passes: boolean): Promise<void> {
  await sql`insert into orders.shop (eshop_id, passes_click) values (${eshopId}, ${passes})
    on conflict (eshop_id) do update set passes_click = excluded.passes_click`.execute(db)
}

/** Shops whose addresses are opened with the number of the click. */
export async function shopsThatPassClicks(db: DatabaseOrTransaction): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select eshop_id as id from orders.shop where passes_click`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
