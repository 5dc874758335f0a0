import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { examplesOf, type StagedExample } from './staged-examples.ts'

export interface Duplicates {
  /** Items beyond the first of each id that say the same. */
  readonly equal: number
  readonly equalExamples: readonly StagedExample[]
  /** Items whose id stands with other content elsewhere: all of them are out. */
  readonly conflicting: number
  readonly conflictExamples: readonly StagedExample[]
}

/**
 * Marks items of one id in the staging table: equal ones leave one (the one that is live already, else the smallest
 * fingerprint, so that the order of lines does not matter), unlike ones are all out (fault F7).
 */
export const markDuplicates = async (session: Database, eshopId: number): Promise<Duplicates> => {
  await sql`drop table if exists pg_temp.doubled`.execute(session)
  // What a known item says stands in its live offer: it is compared with that.
  await sql`create temporary table doubled as
    select s.item_id, count(distinct coalesce(s.content, v.content)) as contents
    from (select item_id from pg_temp.staged where outcome in ('offer', 'known') group by item_id having count(*) > 1) r
    join pg_temp.staged s on s.item_id = r.item_id and s.outcome in ('offer', 'known')
    left join offers.variant v on s.outcome = 'known' and v.eshop_id = ${eshopId} and v.item_id = s.item_id and v.state = 'live'
    group by s.item_id`.execute(session)
  const conflicting = await sql`update pg_temp.staged s set outcome = 'conflict' from pg_temp.doubled d
    where d.item_id = s.item_id and d.contents > 1 and s.outcome in ('offer', 'known')`.execute(session)
  const equal = await sql`update pg_temp.staged s set outcome = 'repeated' from (
      select t.ctid as at, row_number() over (partition by t.item_id order by t.outcome = 'known' desc, t.fingerprint, t.ordinal) as nth
      from pg_temp.staged t join pg_temp.doubled d on d.item_id = t.item_id where t.outcome in ('offer', 'known')) n
    where n.at = s.ctid and n.nth > 1`.execute(session)
  return {
    equal: Number(equal.numAffectedRows ?? 0n),
    equalExamples: await examplesOf(session, 'repeated', equal.numAffectedRows),
    conflicting: Number(conflicting.numAffectedRows ?? 0n),
    conflictExamples: await examplesOf(session, 'conflict', conflicting.numAffectedRows),
  }
}
