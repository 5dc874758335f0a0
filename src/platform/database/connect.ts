import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isTracing } from '../tracing/tracing.ts'
import { inUtc } from './in-utc.ts'
import { preparedName } from './prepared.ts'
import type { DB } from './schema.ts'
import { tracedQuery } from './trace-queries.ts'

/** int8 columns are ids and counts far below 2^53: numbers, not strings. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = Kysely<DB>
/** What storage functions take: the pool, or a transaction when a service has opened one (style.md 14). */
export type DatabaseOrTransaction = Kysely<DB> | Transaction<DB>
export type DatabaseTransaction = Transaction<DB>

export interface Connection {
  readonly db: Database
  /** For COPY, LISTEN and session locks, which need a client of their own. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectionOptions {
  readonly url: string
  readonly applicationName: string
  readonly maxConnections?: number
  /** The longest a statement may run; 0 = no limit (imports). */
  readonly statementTimeoutMs?: number
  /** How long a query waits for a free connection before it is refused (fault D2). */
  readonly acquireTimeoutMs?: number
}

/**
 * The server ends a slow statement itself. When even that message does not arrive, the network or the server is gone;
 * after this much more the query fails on our side.
 */
const NETWORK_MS = 500

/** Opens a pool. The pool survives the loss of the server: broken idle clients are dropped, later queries connect anew. */
export function connectDatabase(options: ConnectionOptions): Connection {
  const { statementTimeoutMs = 10_000 } = options
  const pool = new pg.Pool({
    connectionString: inUtc(options.url),
    application_name: options.applicationName,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? 1000,
    statement_timeout: statementTimeoutMs,
    ...(statementTimeoutMs === 0 ? {} : { query_timeout: statementTimeoutMs + NETWORK_MS }),
    idleTimeoutMillis: 30_000,
  })
  // A client that loses its server emits an error: on the pool when it is idle, on itself when it is in use. Without
  // listeners the process would end. The query that was running fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => watchQueries(client.on('error', () => {})))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => closeBoth(db, pool) }
}

/**
 * The driver gives up a query that took too long and returns its connection to the pool while the answer is still to
 * come. The connection is cut instead, and the next query connects anew. Statements that are marked so are kept by their names.
 */
function watchQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]): unknown => {
    const name = preparedName(given[0])
    const ask = () => (name === null ? query(...given) : query({ name, text: given[0], values: given[1] }))
    const result = isTracing() ? tracedQuery(given, ask) : ask()
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        // Cut at once, and marked as ending before the query returns it to the pool.
        if (error instanceof Error && error.message === 'Query read timeout')
          void (client as pg.PoolClient & Pick<pg.Client, 'end'>).end()
      })
    }
    return result
  }
  Object.assign(client, { query: watched })
}

/** Kysely ends the pool only if a query has gone through Kysely before. */
async function closeBoth(db: Database, pool: pg.Pool): Promise<void> {
  await db.destroy()
  if (!pool.ended) await pool.end()
}
