import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { isSeen, type KnownOffers } from '../known/known-offers.ts'

/**
 * A snapshot is read for minutes, and people go on: an offer may be disabled, or shown again, after it was compared with the feed
 * and before that is published. `hidden` has those of the shop that were disabled when its reading began (snapshot-writer.ts).
 */
export async function createHidden(session: Database, eshopId: number): Promise<void> {
  await sql`create temporary table hidden as
    select o.variant_id from offers.variant_override o join offers.variant v on v.id = o.variant_id
    where v.eshop_id = ${eshopId} and v.state <> 'live' and o.said->>'isDisabled' = 'true'`.execute(session)
}

interface ReadSnapshot {
  readonly eshopId: number
  /** null: it is no new sighting (reprocess). */
  readonly runId: number | null
  readonly known: KnownOffers
}

/**
 * What the snapshot says of offers that were disabled, or shown again, while it was read: those that it holds were in it, so that they
 * come back when that is taken back; those that it does not hold are missing like others. Before `missing` is used.
 */
export async function settleHidden(tx: DatabaseTransaction, { eshopId, runId, known }: ReadSnapshot): Promise<void> {
  await sql`insert into pg_temp.missing (variant_id)
    select v.id from pg_temp.hidden h join offers.variant v on v.id = h.variant_id
    where v.state = 'live' and not exists (select from pg_temp.staged s where s.item_id = v.item_id)`.execute(tx)
  if (runId === null) return
  await sql`update offers.variant_override o set seen_run = ${runId} from offers.variant v, offers.snapshot p
    where v.id = o.variant_id and v.eshop_id = ${eshopId} and p.eshop_id = ${eshopId} and o.seen_run = p.run_id
      and o.variant_id not in (select m.variant_id from pg_temp.missing m)
      and (exists (select from pg_temp.staged s where s.item_id = v.item_id)
        or (${isSeen(known)} and o.variant_id not in (select h.variant_id from pg_temp.hidden h)))`.execute(tx)
}
