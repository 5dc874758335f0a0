import pg from 'pg'
import { lockSession, tryLockSession, unlockOne } from '#platform/database/advisory-locks.ts'

/**
 * Who runs jobs holds a lock under the name of its pool as long as its session lives. PostgreSQL lets go of it when the process
 * is killed: whatever is locked in a name that nobody holds is free again. No heartbeat, and nothing to clean up (ADR 0055).
 */
export interface Leases {
  /** Resolves when the name is held. */
  hold(poolId: string): Promise<void>
  /** The pool has ended: what it may have left is free. */
  release(poolId: string): Promise<void>
  /** Frees jobs of those that are gone; gives how many. Takes the names again if the session was lost meanwhile. */
  freeLost(): Promise<number>
  end(): Promise<void>
}

export function createLeases(pool: pg.Pool): Leases {
  const names = new Set<string>()
  let session: pg.Client | null = null
  let last: Promise<unknown> = Promise.resolve()
  /** One after another: they share the session. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act)
    last = turn.catch(() => undefined)
    return turn
  }
  const inSession = <T>(act: (client: pg.Client) => Promise<T>): Promise<T> =>
    inTurn(async () => act((session ??= await open())))
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client(pool.options)
    client.on('error', () => undefined)
    client.on('end', () => {
      if (session === client) session = null
    })
    await client.connect()
    for (const name of names) await lockSession(client, 'runningJobs', nameNumber(name))
    return client
  }
  return {
    hold: (name) =>
      inSession(async (client) => {
        await lockSession(client, 'runningJobs', nameNumber(name))
        names.add(name)
      }),
    // Also while the database is away, which is what ended the pool: a name that stayed would be taken again, and its jobs be nobody's.
    release: (name) =>
      inTurn(async () => {
        if (names.delete(name) && session !== null) await unlockOne(session, 'runningJobs', nameNumber(name))
      }),
    freeLost: () =>
      inSession(async (client) => {
        const { rows } = await client.query<{ name: string }>(
          `select distinct locked_by as name from graphile_worker._private_jobs where locked_by is not null`,
        )
        let freed = 0
        for (const { name } of rows) if (!names.has(name)) freed += await freeIfLost(client, name)
        return freed
      }),
    end: async () => {
      await last
      await session?.end().catch(() => undefined)
    },
  }
}

/** What ended its process is a failed attempt that could not say why. */
async function freeIfLost(client: pg.Client, name: string): Promise<number> {
  if (!(await tryLockSession(client, 'runningJobs', nameNumber(name)))) return 0
  try {
    const { rowCount } = await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null, updated_at = now(),
        last_error = 'the process that ran it has ended' where locked_by = $1`,
      [name],
    )
    if (rowCount) await client.query(`select pg_notify('jobs:insert', $1)`, [JSON.stringify({ count: rowCount })])
    return rowCount ?? 0
  } finally {
    await unlockOne(client, 'runningJobs', nameNumber(name))
  }
}

/** FNV-1a: the lock's number of a pool. Two pools with one number would only be freed later. */
function nameNumber(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return hash
}
