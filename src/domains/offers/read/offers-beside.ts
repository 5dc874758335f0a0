import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** An offer of the same product. */
export interface OfferBeside {
  readonly variantId: number
  readonly eshopId: number
  readonly isLive: boolean
}

/** All offers of the product that an offer belongs to, itself among them, by id; of one that never existed none. */
export async function offersBeside(db: DatabaseOrTransaction, variantId: number): Promise<OfferBeside[]> {
  const { rows } = await sql<OfferBeside>`
    select v.id as "variantId", v.eshop_id as "eshopId", v.state = 'live' as "isLive" from offers.variant v
    where v.product_id = (select product_id from offers.variant where id = ${variantId}) order by v.id limit ${MOST_OFFERS}`.execute(
    db,
  )
  return rows
}

/** More than any product has. */
const MOST_OFFERS = 500

/** Those of these offers whose product the shop sells too. */
export async function sharedOffersOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select v.id from offers.variant v where v.id = any(${variantIds as number[]}::bigint[]) and exists (
      select from offers.variant own where own.product_id = v.product_id and own.eshop_id = ${eshopId} and own.state = 'live')`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
