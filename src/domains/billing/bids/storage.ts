import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { type Bid, type Bidding, noBidding } from './bidding.ts'

/** What a shop has settled; of one that has settled nothing `noBidding`. Bids in the order of categories and prices. */
export async function findBidding(db: DatabaseOrTransaction, eshopId: number): Promise<Bidding> {
  const { rows } = await sql<Pick<Bidding, 'mode' | 'targetMicros'>>`
    select mode, target_micros as "targetMicros" from billing.bidding where eshop_id = ${eshopId}`.execute(db)
  const bids = await sql<Bid>`
    select nullif(category_id, 0) as "categoryId", price_from_cents as "priceFromCents", price_to_cents as "priceToCents", cpc_micros as "cpcMicros"
    from billing.bid where eshop_id = ${eshopId} order by category_id, price_from_cents`.execute(db)
  const factors = await sql<Bidding['factors'][number]>`
    select item_id as "itemId", percent from billing.bid_factor where eshop_id = ${eshopId} order by item_id`.execute(
    db,
  )
  const labels = await sql<Bidding['labelFactors'][number]>`
    select label, value, percent from billing.bid_label_factor where eshop_id = ${eshopId} order by label, value`.execute(
    db,
  )
  return { ...noBidding, ...rows[0], bids: bids.rows, factors: factors.rows, labelFactors: labels.rows }
}

/** Waits for whoever changes the shop's bids now. */
export async function lockBidding(tx: DatabaseTransaction, eshopId: number): Promise<void> {
  await sql`insert into billing.bidding (eshop_id, mode) values (${eshopId}, ${noBidding.mode}) on conflict do nothing`.execute(
    tx,
  )
  await sql`select from billing.bidding where eshop_id = ${eshopId} for update`.execute(tx)
}

/** In the place of what the shop had settled; its offers are told within seconds. */
export async function storeBidding(
  tx: DatabaseTransaction,
  eshopId: number,
  { mode, targetMicros, bids, factors, labelFactors }: Bidding,
  now: Date,
): Promise<void> {
  await sql`
    insert into billing.bidding (eshop_id, mode, target_micros, due_at) values (${eshopId}, ${mode}, ${targetMicros}, ${now})
    on conflict (eshop_id) do update set mode = excluded.mode, target_micros = excluded.target_micros, auto_percent = 100, due_at = excluded.due_at`.execute(
    tx,
  )
  await sql`delete from billing.bid where eshop_id = ${eshopId}`.execute(tx)
  await sql`delete from billing.bid_factor where eshop_id = ${eshopId}`.execute(tx)
  await sql`
    insert into billing.bid (eshop_id, category_id, price_from_cents, price_to_cents, cpc_micros)
    select ${eshopId}, coalesce("categoryId", 0), "priceFromCents", "priceToCents", "cpcMicros"
    from jsonb_to_recordset(${JSON.stringify(bids)}::jsonb) as b ("categoryId" int, "priceFromCents" int, "priceToCents" int, "cpcMicros" int)`.execute(
    tx,
  )
  await sql`
    insert into billing.bid_factor (eshop_id, item_id, percent)
    select ${eshopId}, "itemId", percent from jsonb_to_recordset(${JSON.stringify(factors)}::jsonb) as f ("itemId" text, percent int)`.execute(
    tx,
  )
  await sql`delete from billing.bid_label_factor where eshop_id = ${eshopId}`.execute(tx)
  await sql`
    insert into billing.bid_label_factor (eshop_id, label, value, percent)
    select ${eshopId}, label, value, percent from jsonb_to_recordset(${JSON.stringify(labelFactors)}::jsonb) as f (label smallint, value text, percent int)`.execute(
    tx,
  )
}

/** By category id; categories that have none of their own are absent. */
export async function findFloors(db: DatabaseOrTransaction): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; floor: number }>`
    select category_id as id, floor_micros as floor from billing.bid_floor`.execute(db)
  return new Map(rows.map(({ id, floor }) => [id, floor]))
}

/** null: the category has the floor of the one above it again. All shops' offers are told anew. */
export async function storeFloor(
  tx: DatabaseTransaction,
  categoryId: number,
  floorMicros: number | null,
  now: Date,
): Promise<void> {
  if (floorMicros === null) await sql`delete from billing.bid_floor where category_id = ${categoryId}`.execute(tx)
  else
    await sql`insert into billing.bid_floor (category_id, floor_micros) values (${categoryId}, ${floorMicros})
      on conflict (category_id) do update set floor_micros = excluded.floor_micros`.execute(tx)
  await sql`update billing.bidding set due_at = ${now}`.execute(tx)
}

/** The shop's offers are to be told anew what they cost; of a shop without bids nothing is. */
export async function markBiddingDue(tx: DatabaseOrTransaction, eshopId: number, now: Date): Promise<void> {
  await sql`update billing.bidding set due_at = ${now} where eshop_id = ${eshopId}`.execute(tx)
}

/** A shop whose offers wait to be told. */
export interface DueBidding {
  readonly eshopId: number
  readonly dueAt: Date
  readonly autoPercent: number
  /** null: they have never been told. */
  readonly pricedDay: string | null
  /** Whether its budget lets clicks be paid for now. */
  readonly isOpen: boolean
}

/** Those that wait, those whose clicks begin to cost, and all of them when the prices of another day stand; who waits longest first. */
export async function dueBiddings(db: DatabaseOrTransaction, today: string, now: Date): Promise<DueBidding[]> {
  const { rows } = await sql<DueBidding>`
    select b.eshop_id as "eshopId", coalesce(b.due_at, ${now}) as "dueAt", b.auto_percent as "autoPercent",
      to_char(b.priced_day, 'YYYY-MM-DD') as "pricedDay", coalesce(g.is_open, true) as "isOpen"
    from billing.bidding b left join billing.budget g on g.eshop_id = b.eshop_id left join billing.free_shop f on f.eshop_id = b.eshop_id
    where b.due_at is not null or f.until <= ${now} or b.priced_day is distinct from ${today}::date order by b.due_at nulls last, b.eshop_id`.execute(
    db,
  )
  return rows
}

/** Its offers have been told as of `dueAt`; what has changed since is told the next time. */
export async function storePriced(
  tx: DatabaseTransaction,
  { eshopId, dueAt }: DueBidding,
  priced: {
    readonly day: string
    readonly autoPercent: number
    readonly lowestMicros: number | null
    readonly freeUntil: Date | null
  },
): Promise<void> {
  await sql`
    update billing.bidding set priced_day = ${priced.day}::date, auto_percent = ${priced.autoPercent}, lowest_micros = ${priced.lowestMicros},
      due_at = case when due_at > ${dueAt} then due_at end
    where eshop_id = ${eshopId}`.execute(tx)
  await storeFreeUntil(tx, eshopId, priced.freeUntil)
}

/** null: its clicks cost already, or nobody knows when they begin to. */
async function storeFreeUntil(tx: DatabaseTransaction, eshopId: number, until: Date | null): Promise<void> {
  if (until === null) await sql`delete from billing.free_shop where eshop_id = ${eshopId}`.execute(tx)
  else
    await sql`insert into billing.free_shop (eshop_id, until) values (${eshopId}, ${until})
      on conflict (eshop_id) do update set until = excluded.until`.execute(tx)
}

/** The most that the shop pays in each category by its own choice. */
export async function storeCategoryBids(
  tx: DatabaseTransaction,
  eshopId: number,
  bids: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = [...bids].map(([categoryId, cpcMicros]) => ({ categoryId, cpcMicros }))
  await sql`delete from billing.category_bid where eshop_id = ${eshopId}`.execute(tx)
  await sql`insert into billing.category_bid (eshop_id, category_id, cpc_micros)
    select ${eshopId}, "categoryId", "cpcMicros" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("categoryId" int, "cpcMicros" int)`.execute(
    tx,
  )
}

/** The most that another shop pays, by category. */
export async function strongestOthers(
  db: DatabaseOrTransaction,
  eshopId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; most: number }>`
    select category_id as id, max(cpc_micros) as most from billing.category_bid where eshop_id <> ${eshopId} group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ id, most }) => [id, most]))
}
