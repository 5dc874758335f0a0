import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './connect.ts'
import type { DB } from './schema.ts'

/** One connection kept for a while: its temporary tables and session locks live as long as it does. */
export interface Session {
  /** For COPY. */
  readonly client: PoolClient
  /** Statements and transactions on that same connection. */
  readonly db: Database
  /** Lets go of its locks and closes the connection itself: whatever it held is gone, whatever state it was in. */
  end(): Promise<void>
}

/** Takes a connection out of the pool for good, without a limit on how long a statement may run. */
export const openSession = async (pool: Pool): Promise<Session> => {
  const client = await pool.connect()
  // The pool does not listen while a client is out; the loss of the server shows in the statement that is running.
  client.on('error', () => {})
  await client.query('set statement_timeout = 0')
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) })
  return { client, db, end: () => endSession(client) }
}

const END_PATIENCE_MS = 2000

/** The server lets go of a closed connection's locks a moment later; whoever asks next should find them free already. */
const endSession = async (client: PoolClient): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, END_PATIENCE_MS)))
  // A lost connection has no locks any more.
  await Promise.race([client.query('select pg_advisory_unlock_all()').catch(() => undefined), patience])
  clearTimeout(timer)
  client.release(true)
}

/** What Kysely asks of a pool, with the one client as all of it. */
const poolOfOne = (client: PoolClient): Pool => {
  const lent = { query: client.query.bind(client), release: () => {}, on: client.on.bind(client), processID: (client as { processID?: number }).processID }
  return { connect: async () => lent, end: async () => {}, options: {} } as unknown as Pool
}
