import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { currentWatermark, type Watermark } from '#platform/outbox/outbox.ts'
import type { PageMove } from '../page-versions.ts'

/** News stay at least so long, for readers that the database was away from. */
const RETENTION = '1 hour'

/** Tells every web process what has moved; after the index shows it, or pages would be made of what it showed before. */
export async function tellNews(tx: DatabaseTransaction, moves: readonly PageMove[]): Promise<void> {
  await sql`insert into search.index_news (moves) values (${JSON.stringify(moves)}::jsonb)`.execute(tx)
}

export interface News {
  /** In no order that means anything. */
  readonly moves: readonly PageMove[]
  /** Where the next reading goes on. */
  readonly watermark: Watermark
}

/** What was told since; a reader that was away for longer than news are kept hears that everything has moved. */
export async function readNews(db: DatabaseOrTransaction, since: Watermark | null): Promise<News> {
  if (since === null) return { moves: [{ kind: 'all' }], watermark: await currentWatermark(db) }
  const { rows } = await sql<{ watermark: Watermark; outrun: boolean | null; moves: PageMove[][] | null }>`
    select pg_current_snapshot()::text as watermark,
      (select news_pruned_below > pg_snapshot_xmin(${since}::pg_snapshot) from search.retention) as outrun,
      (select jsonb_agg(moves) from search.index_news
        where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)) as moves`.execute(
    db,
  )
  const { watermark, outrun, moves } = rows[0] as (typeof rows)[0]
  return { moves: outrun ? [{ kind: 'all' }] : (moves ?? []).flat(), watermark }
}

/** Both in one statement: a reader that does not find a row also sees that it is gone. */
export async function forgetOldNews(db: DatabaseOrTransaction): Promise<void> {
  await sql`with gone as (delete from search.index_news where at < now() - ${RETENTION}::interval returning xid)
    update search.retention set news_pruned_below = greatest(news_pruned_below, (below::text::bigint + 1)::text::xid8)
    from (select max(xid) as below from gone) as last where below is not null`.execute(db)
}
