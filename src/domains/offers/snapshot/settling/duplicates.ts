import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { isSeen, type KnownOffers, NO_OFFERS, offersBefore } from '../known/known-offers.ts'
import { itemsFound, type ItemsFound } from '../staging/staged-examples.ts'

/**
 * Marks items of one id in the staging table: equal ones leave one (the one that is live already, else the smallest
 * fingerprint, so that the order of lines does not matter), unlike ones are all out (fault F7). A live offer that the feed
 * has as it is counts as one of the items, though nothing is staged of it.
 */
export async function markDuplicates(
  session: Database,
  eshopId: number,
  known: KnownOffers,
): Promise<{ repeated: ItemsFound; conflicting: ItemsFound }> {
  await sql`drop table if exists pg_temp.doubled`.execute(session)
  await sql`create temporary table doubled as
    select r.item_id, v.id is not null as is_known, coalesce(least(r.low, v.content) <> greatest(r.high, v.content), false) as is_conflict
    from (select item_id, count(*) as items, min(content) as low, max(content) as high from pg_temp.staged where outcome in ('offer', 'known') group by item_id) r
    left join ${known.seen === 0 ? NO_OFFERS : offersBefore(known)} v on v.eshop_id = ${eshopId} and v.item_id = r.item_id and v.state = 'live' and ${isSeen(known)}
    where r.items > 1 or v.id is not null`.execute(session)
  const unlike = await sql`update pg_temp.staged s set outcome = 'conflict' from pg_temp.doubled d
    where d.item_id = s.item_id and d.is_conflict and s.outcome in ('offer', 'known')`.execute(session)
  const equal = await sql`update pg_temp.staged s set outcome = 'repeated' from (
      select t.ctid as at, d.is_known, row_number() over (partition by t.item_id order by t.fingerprint, t.ordinal) as nth
      from pg_temp.staged t join pg_temp.doubled d on d.item_id = t.item_id where t.outcome in ('offer', 'known')) n
    where n.at = s.ctid and (n.is_known or n.nth > 1)`.execute(session)
  const repeated = await itemsFound(session, 'repeated', equal)
  const { count, examples } = await itemsFound(session, 'conflict', unlike)
  const knownCount = known.seen === 0 ? 0 : await conflictingKnown(session)
  return { repeated, conflicting: { count: count + knownCount, examples } }
}

/** Live offers that the feed has as they are, and again as something else. */
export async function conflictingKnown(session: Database): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from pg_temp.doubled where is_known and is_conflict`.execute(session)
  return rows[0]?.count ?? 0
}
