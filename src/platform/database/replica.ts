import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { ComponentHealth } from '../http/process/readiness.ts'
import type { RepeatedAct } from '../pace/repeat.ts'
import type { Connection, Database } from './connect.ts'

/** A replica that is further behind is not asked (docs/limits.md). */
export const MOST_BEHIND_MS = 10_000
const LOOK_EVERY_MS = 1_000
const SECOND_MS = 1_000

/** Where what may be some seconds old is read: asked for `db` each time, because it is another one while the replica is away. */
export interface Replica {
  readonly db: Database
  /** What /readyz tells; null: there is no replica. */
  readonly health: (() => ComponentHealth) | null
  readonly repetitions: readonly RepeatedAct[]
}

interface ReplicaOptions {
  readonly primary: Pick<Connection, 'db'>
  /** null: DATABASE_REPLICA_URL is not set, and the primary is asked for everything. */
  readonly replica: Pick<Connection, 'db'> | null
  readonly clock: Clock
}

/**
 * The replica as long as it is near, else the primary. How far behind it is, is measured against positions in the primary's log that were
 * seen at known moments of this process' own clock: neither clocks that are apart nor a primary to which nothing is written mislead it.
 */
export function openReplica({ primary, replica, clock }: ReplicaOptions): Replica {
  if (replica === null) return { db: primary.db, health: null, repetitions: [] }
  const watch = new LagWatch(primary.db, replica.db, clock)
  return {
    get db() {
      return watch.isNear ? replica.db : primary.db
    },
    health: () => watch.health(),
    repetitions: [
      { everyMs: LOOK_EVERY_MS, atOnce: true, complaint: 'the replica cannot be watched', act: () => watch.look() },
    ],
  }
}

interface SeenPosition {
  readonly position: bigint
  readonly atMs: number
}

class LagWatch {
  private readonly primary: Database
  private readonly replica: Database
  private readonly clock: Clock
  /** Of the primary, oldest first: those that the replica has not reached, and the last that it has. */
  private seen: SeenPosition[] = []
  /** null: it is away, or what is there is none. */
  private behindMs: number | null = null
  private trouble = 'not looked at yet'

  constructor(primary: Database, replica: Database, clock: Clock) {
    this.primary = primary
    this.replica = replica
    this.clock = clock
  }

  get isNear(): boolean {
    return this.behindMs !== null && this.behindMs <= MOST_BEHIND_MS
  }

  health(): ComponentHealth {
    if (this.behindMs === null) return { state: 'degraded', detail: `${this.trouble}; the primary is asked instead` }
    const behind = `${Math.round(this.behindMs / SECOND_MS)} s behind`
    return this.isNear
      ? { state: 'works', detail: behind }
      : { state: 'degraded', detail: `${behind}; the primary is asked instead` }
  }

  /** Throws when either cannot be asked. Without the primary the replica counts as it did: nothing new is written then. */
  async look(): Promise<void> {
    const atMs = this.clock.monotonicMs()
    this.seen.push({ position: await positionOf(this.primary, sql`pg_current_wal_lsn()`), atMs })
    try {
      this.behindMs = this.behind(await positionOf(this.replica, sql`pg_last_wal_replay_lsn()`))
    } catch (error) {
      this.behindMs = null
      this.trouble = error instanceof NoReplica ? error.message : 'the replica does not answer'
      throw error
    }
  }

  /** It has all that the primary had when its newest reached position was seen. */
  private behind(replayed: bigint): number {
    const reached = this.seen.findLastIndex(({ position }) => position <= replayed)
    const since = this.seen[Math.max(0, reached)]?.atMs ?? 0
    this.seen = this.seen.slice(Math.max(0, reached))
    if (this.seen.length > MOST_SEEN) this.seen.splice(1, 1)
    const now = this.clock.monotonicMs()
    // From its start on nothing is known of one that is behind, but that it is.
    return reached < 0 ? Math.max(MOST_BEHIND_MS + 1, now - since) : now - since
  }
}

/** An hour of them; of a longer delay only its beginning matters. */
const MOST_SEEN = 3_600

class NoReplica extends Error {}

async function positionOf(db: Database, position: ReturnType<typeof sql>): Promise<bigint> {
  const { rows } = await sql<{ at: string | null }>`select (${position} - '0/0'::pg_lsn)::text as at`.execute(db)
  const at = rows[0]?.at ?? null
  if (at === null) throw new NoReplica('DATABASE_REPLICA_URL is no replica: it replays no log')
  return BigInt(at)
}
