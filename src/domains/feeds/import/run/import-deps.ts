import type { LimitFunction } from 'p-limit'
import type { Pool } from 'pg'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import type { FetchTools } from '../../fetch/fetch-feed.ts'

/** What imports need from outside. */
export interface ImportDeps {
  readonly db: Database
  /** Each import takes one connection of it for itself. */
  readonly pool: Pool
  readonly clock: Clock
  readonly log: Log
  /** POISO_DATA */
  readonly dataFolder: string
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly feedTestHosts: readonly string[]
  /** Passed by what comes after the download: a slow server holds up nobody, and memory is bounded by the number inside. */
  readonly processing?: LimitFunction
  /** Awaited before a snapshot is published, when several imports must be published in a certain order. */
  readonly publishTurn?: () => Promise<void>
  /** Tests only: resolver, dialler, limits. */
  readonly fetchTools?: FetchTools
}
