import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Retention } from '#platform/domain/define-domain.ts'
import { NOTICE_LIMITS } from './notices/notice.ts'

const DAY_MS = 86_400_000
/** No rule looks further back (CROWD_LIMITS); a network is nobody's business then. */
const NETWORK_KEPT_MS = 90 * DAY_MS

export function retentionOf(db: Database): readonly Retention[] {
  return [
    {
      what: 'notices that were decided',
      keptMs: NOTICE_LIMITS.keptDays * DAY_MS,
      forget: (before) => sql`delete from moderation.notice where decided_at <= ${before}`.execute(db),
    },
    {
      what: 'texts that were refused or removed',
      keptMs: NOTICE_LIMITS.textKeptDays * DAY_MS,
      forget: (before) => forgetTexts(db, before),
    },
    {
      what: 'networks that texts came from',
      keptMs: NETWORK_KEPT_MS,
      forget: (before) =>
        sql`update moderation.item set network = null where network is not null and submitted_at <= ${before}`.execute(
          db,
        ),
    },
  ]
}

/** With their decisions. Those that somebody is still asked about, or that were reported, stay as long as that does. */
function forgetTexts(db: Database, before: Date): Promise<unknown> {
  return sql`
    delete from moderation.item i where i.state in ('refused', 'removed') and i.shown_version is null and i.queued_because is null
      and not exists (select from moderation.decision d where d.item_id = i.id and d.at > ${before})
      and not exists (select from moderation.notice n where n.item_id = i.id)`.execute(db)
}
