import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isListed } from './is-listed.ts'

/** An offer as what is paid for its clicks depends on it. */
export interface BiddableOffer {
  readonly variantId: number
  /** null: it belongs to none yet. */
  readonly productId: number | null
  /** The shop's own id of it. */
  readonly itemId: string
  readonly categoryId: number | null
  readonly priceCents: number
  /** What the shop's feed says in custom_label_0 to 4; null: nothing. */
  readonly labels: readonly (string | null)[]
  /** Shoppers can have it: it is live, and its shop is not suspended. */
  readonly isListed: boolean
}

const LABELS = [0, 1, 2, 3, 4].map((label) => `custom_label_${label}`)

/** A shop's live offers, and those of which a bid was told that are not live now, by id above `after`. */
export async function biddableOffers(
  db: DatabaseOrTransaction,
  eshopId: number,
  after: number,
  limit: number,
): Promise<BiddableOffer[]> {
  const { rows } = await sql<BiddableOffer>`
    select v.id as "variantId", v.product_id as "productId", v.item_id as "itemId", v.category_id as "categoryId", v.price_cents as "priceCents",
      array[${sql.join(LABELS.map((name) => sql`v.extra->>${name}`))}] as labels, ${isListed('v')} as "isListed"
    from offers.variant v left join offers.bid b on b.variant_id = v.id
    where v.eshop_id = ${eshopId} and v.id > ${after} and (v.state = 'live' or b.cpc_micros > 0) order by v.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The categories of a shop's live offers, by id. */
export async function liveCategories(db: DatabaseOrTransaction, eshopId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct category_id as id from offers.variant where eshop_id = ${eshopId} and state = 'live' and category_id is not null order by 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
