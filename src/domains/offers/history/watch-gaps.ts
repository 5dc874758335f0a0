import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { STALE_AFTER_MS } from '../rules/freshness.ts'

const FRESH = `${STALE_AFTER_MS} milliseconds`

/** Nobody looked at the shop for longer than offers stay fresh: that stretch is a gap in all its offers' prices. Before the new snapshot's row. */
export async function writeWatchGap(tx: DatabaseTransaction, eshopId: number, seenAt: Date): Promise<void> {
  await sql`insert into offers.watch_gap (eshop_id, since, until)
    select eshop_id, applied_at + ${FRESH}::interval, ${seenAt} from offers.snapshot where eshop_id = ${eshopId} and applied_at + ${FRESH}::interval < ${seenAt}
    on conflict (eshop_id, since) do nothing`.execute(tx)
}

/**
 * SQL: since when the offer `v` is watched once it is what `s` says. Another condition, another GTIN or a name in which words were
 * exchanged is another article under the same id: its price proves nothing of the one before. Neither does a price that other
 * rules read from the same words.
 */
export function watchedSince(rulesVersion: number, now: Date): RawBuilder<Date | null> {
  return sql<Date | null>`case when v.condition <> s.condition or v.gtin <> s.gtin or (v.title <> s.title and ${IS_RENAMED})
    or (v.price_cents <> s.price_cents and v.rules_version <> ${rulesVersion}) then ${now}::timestamptz else v.watched_since end`
}

function wordsOf(title: string): RawBuilder<unknown> {
  return sql`array_remove(regexp_split_to_array(lower(${sql.ref(title)}), '[^[:alnum:]]+'), '')`
}
/** Each name has a word that the other has not: more than something added or taken away. */
const IS_RENAMED = sql`(select not (w.old <@ w.new or w.new <@ w.old) from (select ${wordsOf('v.title')} as old, ${wordsOf('s.title')} as new) w)`
