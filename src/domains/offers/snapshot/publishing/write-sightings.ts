import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirty } from '#platform/outbox/outbox.ts'
import { STALE_AFTER_MS } from '../../rules/freshness.ts'
import { isSeen, type KnownOffers } from '../known/known-offers.ts'

const FRESH = `${STALE_AFTER_MS} milliseconds`

/** Offers that the snapshot no longer has are absent from now on; `seenAt` is when the last snapshot held them. */
export async function writeAbsences(tx: DatabaseTransaction, eshopId: number, now: Date): Promise<void> {
  await sql`update offers.variant v set state = 'absent', last_seen_at = coalesce(v.last_seen_at, p.applied_at), next_change_at = null, changed_at = ${now}
    from pg_temp.missing m, offers.snapshot p where v.id = m.variant_id and p.eshop_id = ${eshopId}`.execute(tx)
  await sql`insert into offers.absence (variant_id, since) select variant_id, ${now} from pg_temp.missing
    on conflict (variant_id, since) do update set until = null`.execute(tx)
}

/** Ends the absence of offers that are back; to be called before they are written. */
export async function endAbsences(tx: DatabaseTransaction, now: Date): Promise<void> {
  await sql`update offers.absence a set until = ${now} from pg_temp.diff d where d.action = 'changed' and a.variant_id = d.variant_id and a.until is null`.execute(
    tx,
  )
}

/**
 * An offer whose item was refused this time was not seen: its own clock starts at the last snapshot that held it. One that
 * is accepted again follows the snapshots again, and is indexed again: it may have been stale.
 */
export async function writeSightings(tx: DatabaseTransaction, eshopId: number, known: KnownOffers): Promise<void> {
  await sql`update offers.variant v set last_seen_at = p.applied_at,
      next_change_at = least(v.next_change_at, p.applied_at + ${FRESH}::interval)
    from pg_temp.staged s, offers.snapshot p
    where s.outcome in ('rejected', 'conflict', 'foreign') and p.eshop_id = ${eshopId} and v.eshop_id = ${eshopId} and v.item_id = s.item_id
      and v.state = 'live' and v.last_seen_at is null and (s.outcome = 'conflict' or not ${isSeen(known)})
      and not exists (select from pg_temp.staged k where k.item_id = s.item_id and k.outcome = 'offer')`.execute(tx)
  const { rows } = await sql<{ product_id: number }>`update offers.variant v set last_seen_at = null
    where v.eshop_id = ${eshopId} and v.state = 'live' and v.last_seen_at is not null and (
      exists (select from pg_temp.staged s where s.item_id = v.item_id and s.outcome = 'offer')
      or (${isSeen(known)} and not exists (select from pg_temp.staged s where s.item_id = v.item_id and s.outcome = 'conflict')))
    returning v.product_id`.execute(tx)
  await markDirty(
    tx,
    rows.map((row) => row.product_id),
  )
}

/**
 * Offers that were refused for longer than they stay fresh and are read again now: what they cost meanwhile was not seen, as
 * if they had been missing. To be called before they are written.
 */
export async function writeRefusedStretches(
  tx: DatabaseTransaction,
  eshopId: number,
  known: KnownOffers,
  now: Date,
): Promise<void> {
  await sql`insert into offers.absence (variant_id, since, until)
    select v.id, v.last_seen_at + ${FRESH}::interval, ${now} from offers.variant v
    where v.state = 'live' and v.last_seen_at < ${now}::timestamptz - ${FRESH}::interval and v.eshop_id = ${eshopId}
      and (exists (select from pg_temp.staged s where s.item_id = v.item_id and s.outcome = 'offer') or ${isSeen(known)})
    on conflict (variant_id, since) do nothing`.execute(tx)
}
