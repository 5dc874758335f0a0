import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { itemsFound, type ItemsFound } from '../staging/staged-examples.ts'

/** The host (without `www.`) of most links of the staged offers, ties by name; null when none is staged (decisions.md, Imports). */
export async function commonestLinkHost(session: Database): Promise<string | null> {
  const { rows } = await sql<{ link_host: string }>`select link_host from pg_temp.staged where outcome = 'offer'
    group by link_host order by count(*) desc, link_host collate "C" limit 1`.execute(session)
  return rows[0]?.link_host ?? null
}

/** Marks offers whose link is neither on the domain nor below it. */
export async function markForeign(session: Database, domain: string): Promise<ItemsFound> {
  const marked = await sql`update pg_temp.staged set outcome = 'foreign'
    where outcome = 'offer' and link_host <> ${domain} and right(link_host, ${domain.length + 1}) <> ${`.${domain}`}`.execute(
    session,
  )
  return itemsFound(session, 'foreign', marked)
}
