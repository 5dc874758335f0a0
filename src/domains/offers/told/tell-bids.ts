import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'
import { type EarlierBid, withEarlier } from '../rules/earlier-bids.ts'

/** How a bid came about: chosen by us within a budget, by the shop, or so that it holds its place (the specification's optimisation types). */
export type BidMode = 'APO' | 'MPO' | 'RPO'

/** What a shop pays for a click on an offer. */
export interface ToldBid {
  readonly variantId: number
  /** Micro-euros; 0: nothing. */
  readonly cpcMicros: number
  /** Whether it counts in the recommended order now. */
  readonly isInForce: boolean
  readonly mode: BidMode
}

/** Keeps what clicks on offers cost, in the transaction that changes it; only products of offers whose bid is another come into the index anew. Answers how many offers those are. */
export async function tellBids(tx: DatabaseTransaction, told: readonly ToldBid[], now: Date): Promise<number> {
  const known = await knownBids(tx, told)
  const changed = told.flatMap((bid) => {
    const before = known.get(bid.variantId) ?? NOTHING
    if (isSame(bid, before)) return []
    return [{ ...bid, earlier: withEarlier(before.earlier, before.cpcMicros, bid.cpcMicros, now) }]
  })
  if (changed.length === 0) return 0
  await sql`
    insert into offers.bid (variant_id, cpc_micros, is_in_force, mode, earlier)
    select "variantId", "cpcMicros", "isInForce", mode, earlier
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as t ("variantId" bigint, "cpcMicros" int, "isInForce" boolean, mode text, earlier jsonb) order by 1
    on conflict (variant_id) do update set cpc_micros = excluded.cpc_micros, is_in_force = excluded.is_in_force, mode = excluded.mode, earlier = excluded.earlier`.execute(
    tx,
  )
  const ids = changed.map(({ variantId }) => variantId)
  await markDirtyFrom(
    tx,
    sql`select product_id from offers.variant where id = any(${ids}::bigint[]) and product_id is not null`,
  )
  return changed.length
}

interface KnownBid extends Omit<ToldBid, 'variantId'> {
  readonly earlier: readonly EarlierBid[]
}

/** No row is a bid of nothing, however it came about. */
const NOTHING: KnownBid = { cpcMicros: 0, isInForce: false, mode: 'MPO', earlier: [] }

function isSame(bid: ToldBid, before: KnownBid): boolean {
  if (bid.cpcMicros === 0 && before.cpcMicros === 0) return true
  return bid.cpcMicros === before.cpcMicros && bid.isInForce === before.isInForce && bid.mode === before.mode
}

async function knownBids(tx: DatabaseTransaction, told: readonly ToldBid[]): Promise<Map<number, KnownBid>> {
  const { rows } = await sql<KnownBid & { variantId: number }>`
    select variant_id as "variantId", cpc_micros as "cpcMicros", is_in_force as "isInForce", mode, earlier from offers.bid
    where variant_id = any(${told.map(({ variantId }) => variantId)}::bigint[]) order by 1 for update`.execute(tx)
  return new Map(rows.map((row) => [row.variantId, row]))
}

/** What is bid for clicks on these offers; those of which nothing is are absent. */
export async function bidsOf(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, Omit<ToldBid, 'variantId'>>> {
  const { rows } = await sql<ToldBid>`
    select variant_id as "variantId", cpc_micros as "cpcMicros", is_in_force as "isInForce", mode from offers.bid
    where variant_id = any(${variantIds as number[]}::bigint[]) and cpc_micros > 0`.execute(db)
  return new Map(rows.map(({ variantId, ...bid }) => [variantId, bid]))
}
