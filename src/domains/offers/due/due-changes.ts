import { sql } from 'kysely'
import { passSuspensions, passVoucherChanges } from '#domains/eshops/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirty, markDirtyFrom } from '#platform/outbox/outbox.ts'
import { STALE_AFTER_MS } from '../rules/freshness.ts'
import { nextDiscountChange } from '../history/discount-times.ts'
import { rediscount } from '../history/rediscount.ts'
import { markShopsDirty } from './mark-shops-dirty.ts'
import { tellChangedOffers } from '../snapshot/publishing/tell-changes.ts'
import { takePublishLock } from '../snapshot/publishing/publish-snapshot.ts'

export interface DueChanges {
  /** Offers whose sale or discount began or ended, whose availability date came a day nearer, or which became stale on their own. */
  readonly variants: number
  /** Shops whose last snapshot became stale. */
  readonly staleEshops: number
  /** Shops of which a voucher began or ended. */
  readonly voucherEshops: number
  /** Shops whose announced suspension began. */
  readonly suspendedEshops: number
}

/** Offers changed in one transaction. */
const BATCH = 5000

/**
 * Does what time alone has done by `now` (architecture.md, Data rules): the price that holds, with its observation; stale
 * offers; vouchers; each with a dirty mark. Calling it late or twice ends in the same state.
 */
export async function applyDueChanges(db: Database, now: Date): Promise<DueChanges> {
  let variants = 0
  for (let changed = BATCH; changed === BATCH; variants += changed)
    changed = await db.transaction().execute((tx) => changeVariants(tx, now))
  const staleEshops = await db.transaction().execute((tx) => passStaleSnapshots(tx, now))
  const voucherEshops = await db.transaction().execute((tx) => passVouchers(tx, now))
  const suspendedEshops = await db.transaction().execute((tx) => passBegunSuspensions(tx, now))
  return { variants, staleEshops, voucherEshops, suspendedEshops }
}

/**
 * The same for one shop's offers, in the transaction that publishes its snapshot or sees it again: an import after a sale's beginning
 * knows of it, whether or not the job has passed. Of items that say what they said before nothing is staged.
 */
export async function passDueOffers(tx: DatabaseTransaction, eshopId: number, now: Date): Promise<void> {
  for (let changed = BATCH; changed === BATCH;) changed = await changeVariants(tx, now, sql`eshop_id = ${eshopId}`)
}

/** When the next of them is due, or null: for tests and the operator; the job looks every minute anyway. */
export async function nextDueAt(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select least(
    (select min(next_change_at) from offers.variant), (select min(next_change_at) from offers.snapshot), (select min(next_change_at) from eshops.voucher)) as at`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

/**
 * The price of a moment is the sale's within [from, until), as `effectivePrice` of the feeds has it. One statement: the old
 * and the new price of a row are compared where both are at hand.
 */
async function changeVariants(tx: DatabaseTransaction, now: Date, ofShop = sql`true`): Promise<number> {
  await takePublishLock(tx)
  const { rows } = await sql<{ id: number; product_id: number; is_repriced: boolean }>`
    with due as (
      select id, price_cents, claimed_before_cents, regular_price_cents,
        sale_price_cents is not null and coalesce(sale_from <= ${now}, true) and coalesce(${now}::timestamptz < sale_until, true) as is_sale,
        sale_price_cents, sale_from, sale_until, reference_cents, reduced_since, discount_until, last_seen_at + ${`${STALE_AFTER_MS} milliseconds`}::interval as stale_at,
        -- as nextDeliveryDayAt of delivery-days.ts has it
        case when delivery_days is null and available_from > ${now} then available_from - (ceil(extract(epoch from available_from - ${now}::timestamptz) / 86400) - 1) * interval '24 hours' end as nearer_at
      from offers.variant where next_change_at <= ${now} and ${ofShop} order by next_change_at limit ${BATCH} for update),
    changed as (
      update offers.variant v set price_cents = case when d.is_sale then d.sale_price_cents else d.regular_price_cents end,
        claimed_before_cents = case when d.is_sale then d.regular_price_cents end, changed_at = ${now},
        reference_cents = case when d.discount_until > ${now} then d.reference_cents end, reduced_since = case when d.discount_until > ${now} then d.reduced_since end,
        discount_until = case when d.discount_until > ${now} then d.discount_until end,
        next_change_at = (select min(at) from unnest(array[d.sale_from, case when d.sale_price_cents is not null then d.sale_until end, d.nearer_at, d.stale_at, ${nextDiscountChange(sql`d`, now)}]) as at where at > ${now})
      from due d where v.id = d.id
      returning v.id, v.product_id, v.price_cents, v.claimed_before_cents, v.availability, v.shipping, d.price_cents as before_cents),
    observed as (
      insert into offers.price_observation (variant_id, observed_at, price_cents, claimed_before_cents, availability, delivery_cents)
      select id, ${now}, price_cents, claimed_before_cents, availability, (shipping->'mainland'->>'cents')::int from changed where price_cents <> before_cents
      on conflict (variant_id, observed_at) do update set price_cents = excluded.price_cents, claimed_before_cents = excluded.claimed_before_cents)
    select id, product_id, price_cents <> before_cents as is_repriced from changed`.execute(tx)
  const repriced = rows.filter((row) => row.is_repriced).map((row) => row.id)
  await rediscount(tx, repriced, now)
  await tellChangedOffers(tx, sql`select unnest(${repriced}::bigint[])`, now)
  await markDirty(
    tx,
    rows.map((row) => row.product_id),
  )
  return rows.length
}

/** All live offers of a shop that no applied run has confirmed in time. */
async function passStaleSnapshots(tx: DatabaseTransaction, now: Date): Promise<number> {
  await takePublishLock(tx)
  await markDirtyFrom(
    tx,
    sql`select v.product_id from offers.snapshot s join offers.variant v on v.eshop_id = s.eshop_id and v.state = 'live' where s.next_change_at <= ${now}`,
  )
  const passed = await sql`update offers.snapshot set next_change_at = null where next_change_at <= ${now}`.execute(tx)
  return Number(passed.numAffectedRows ?? 0n)
}

async function passVouchers(tx: DatabaseTransaction, now: Date): Promise<number> {
  const eshopIds = await passVoucherChanges(tx, now)
  await markShopsDirty(tx, eshopIds, now)
  return eshopIds.length
}

async function passBegunSuspensions(tx: DatabaseTransaction, now: Date): Promise<number> {
  const eshopIds = await passSuspensions(tx, now)
  await markShopsDirty(tx, eshopIds, now)
  return eshopIds.length
}
