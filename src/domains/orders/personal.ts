import { sql } from 'kysely'
import { loadEshops } from '#domains/eshops/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { derivedKey } from '#platform/secret.ts'
import { hashEmail } from './keeping/email-at-rest.ts'

/** Orders are known by the address alone, which only its hash finds. */
export function personal(secret: string): PersonalData {
  const key = derivedKey(secret, 'orders')
  return {
    tables: [],
    collect: async (db, _personId, email) => ({
      encomendas: email === null ? [] : await ordersOf(db, hashEmail(key, email)),
    }),
    erase: async (tx, _personId, email) => {
      if (email !== null) await eraseOrdersOf(tx, key, email)
    },
  }
}

/** Orders lose this address for good; what was bought stays, and is nobody's. Gives how many they were. */
export async function eraseOrdersOf(tx: DatabaseOrTransaction, key: Uint8Array, email: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders.purchase set email = null, email_hash = null, email_dropped_at = now()
    where email_hash = ${hashEmail(key, email)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

async function ordersOf(db: DatabaseOrTransaction, hash: Buffer): Promise<PersonalRow[]> {
  const names = new Map((await loadEshops(db)).map(({ id, name }) => [id as number, name]))
  const { rows } = await sql<{ eshopId: number; orderId: string; day: string; items: string }>`
    select p.eshop_id as "eshopId", p.order_id as "orderId", to_char(p.ordered_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as day,
      (select string_agg(coalesce(i.title, i.item_id), ', ' order by i.place) from orders.item i where i.purchase_id = p.id) as items
    from orders.purchase p where p.email_hash = ${hash} order by p.ordered_at, p.id`.execute(db)
  return rows.map(({ eshopId, orderId, day, items }) => ({
    loja: names.get(eshopId) ?? String(eshopId),
    encomenda: orderId,
    data: day,
    artigos: items,
  }))
}
