import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { keptQuery } from './kept-query.ts'

/** Who searches: address and browser are hashed at once and stored nowhere. */
export interface Searcher {
  readonly address: string
  readonly userAgent: string
}

/** Searches remembered between two flushes (docs/limits.md): popular ones are among them, a flood is not kept. */
export const MOST_SEARCHES = 500
export const KEPT_DAYS = 30
/** What fewer visitors of a day have searched for is forgotten with it. */
const FEWEST_OF_A_DAY = 2

interface Search {
  readonly query: string
  readonly visitor: string
}

/**
 * Counts what is searched for by how many different people, so that the next one need not type it. Owns what was seen since
 * the last `flush`.
 */
export class SearchUses {
  readonly #key: Uint8Array
  #seen = new Map<string, Search>()

  constructor(key: Uint8Array) {
    this.#key = key
  }

  /** Somebody has searched for this. */
  count(q: string, { address, userAgent }: Searcher, now: Date): void {
    if (this.#seen.size >= MOST_SEARCHES) return
    const query = keptQuery(q)
    if (query === null || userAgent === '' || isbot(userAgent)) return
    // Of the query too: what one person searches for in a day cannot be put together again.
    const visitor = createHmac('sha256', this.#key)
      .update([dayOf(now), networkOf(address, IPV6_HOME), userAgent, query].join('\n'))
      .digest('base64url')
      .slice(0, 22)
    this.#seen.set(visitor, { query, visitor })
  }

  /** Stores them, and makes numbers of the days that are over. On a failure they are kept for the next time. */
  async flush(db: Database, now: Date): Promise<void> {
    const seen = this.#seen
    this.#seen = new Map()
    try {
      await addSearches(db, [...seen.values()], now)
      await closeDays(db, now)
    } catch (error) {
      for (const [key, search] of seen) if (this.#seen.size < MOST_SEARCHES) this.#seen.set(key, search)
      throw error
    }
  }
}

/** The network that a home's line is commonly given. */
const IPV6_HOME = 56

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

async function addSearches(db: Database, searches: readonly Search[], now: Date): Promise<void> {
  if (searches.length === 0) return
  await sql`insert into search.search_visitor (day, query, visitor)
    select ${dayOf(now)}::date, * from unnest(${searches.map(({ query }) => query)}::text[], ${searches.map(({ visitor }) => visitor)}::text[])
    on conflict do nothing`.execute(db)
}

/** Two processes may do it at once: a row is taken out by one of them. */
async function closeDays(db: Database, now: Date): Promise<void> {
  await sql`with past as (delete from search.search_visitor where day < ${dayOf(now)}::date returning query, day)
    insert into search.search_day as s (query, day, visitors)
    select query, day, count(*) from past group by query, day having count(*) >= ${FEWEST_OF_A_DAY}
    on conflict (query, day) do update set visitors = s.visitors + excluded.visitors`.execute(db)
  await sql`delete from search.search_day where day < ${dayOf(now)}::date - ${KEPT_DAYS}::int`.execute(db)
}
