import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { unlockSession } from './advisory-locks.ts'
import type { Database } from './connect.ts'
import type { DB } from './schema.ts'

/** One connection kept for a while: its temporary tables and session locks live as long as it does. */
export interface Session {
  /** For COPY. */
  readonly client: pg.Client
  /** Statements and transactions on that same connection. */
  readonly db: Database
  /** Releases its locks and closes the connection; its temporary tables go with it. */
  end(): Promise<void>
}

/**
 * A connection beside the pool, to the same database. A session lasts for minutes, and a pool full of sessions would
 * have no connection left for their own short statements. Its settings are for statements over whole tables: no time
 * limit, memory for sorts, hashes and temporary tables, no compilation of statements that run once, statistics for its
 * temporary tables from 6,000 rows.
 */
export async function openSession(pool: pg.Pool): Promise<Session> {
  const client = new pg.Client(pool.options)
  // The loss of the server shows in the running statement; without a listener the process would end.
  client.on('error', () => {})
  await client.connect()
  await client.query(
    `set statement_timeout = 0; set work_mem = '64MB'; set temp_buffers = '32MB'; set jit = off; set default_statistics_target = 20`,
  )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) })
  return { client, db, end: () => endSession(client) }
}

const END_PATIENCE_MS = 2000

/** The server releases a closed connection's locks a moment later; the next to ask should find them free. */
async function endSession(client: pg.Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, END_PATIENCE_MS)))
  // A lost connection has no locks any more.
  const unlock = unlockSession(client).catch(() => undefined)
  await Promise.race([unlock, patience])
  await Promise.race([client.end().catch(() => undefined), patience])
  clearTimeout(timer)
}

/** The part of a pool that Kysely uses, with one client behind it. */
function poolOfOne(client: pg.Client): pg.Pool {
  const lent = { query: client.query.bind(client), release: () => {} }
  return { connect: async () => lent, end: async () => {}, options: {} } as unknown as pg.Pool
}
