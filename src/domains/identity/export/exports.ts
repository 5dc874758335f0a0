import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { lockPerson } from '../profile/profile-storage.ts'
import { makeExport } from './export-job.ts'
import { type ExportRow, exportsSince, findZip, insertExport } from './export-storage.ts'

const DAY_MS = 86_400_000
/** So long a copy can be downloaded; then it is removed (docs/limits.md). */
export const EXPORT_KEPT_DAYS = 7
export const EXPORT_KEPT_MS = EXPORT_KEPT_DAYS * DAY_MS
/** Copies that one person may ask for in a day (docs/limits.md). */
export const EXPORTS_A_DAY = 3
/** After so long without a file something has failed: it says so, and another may be asked for. */
const PATIENCE_MS = 3_600_000

export interface ShownExport {
  readonly id: string
  readonly askedAt: Date
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly keptUntil: Date
}

export interface ExportDeps {
  readonly db: Database
  readonly clock: Clock
  /** Of the page from which a copy is downloaded: the mail leads there. */
  readonly path: string
}

/** What else is written in the same transaction. */
export type Beside = (tx: DatabaseTransaction) => Promise<void>

/** Copies of what is kept of a person, for that person alone. */
export interface Exports {
  /** The last one that can still be had, or is on its way. */
  last(personId: UserId): Promise<ShownExport | null>
  /** 'waiting': one is being made already; 'too_many': three were made today. `beside` is written with it, or not at all. */
  ask(personId: UserId, beside?: Beside): Promise<'asked' | 'waiting' | 'too_many'>
  /** Null: not theirs, gone, or not made yet. */
  zip(personId: UserId, id: string): Promise<Buffer | null>
}

export function createExports({ db, clock, path }: ExportDeps): Exports {
  const since = (ms: number): Date => new Date(clock.now().getTime() - ms)
  return {
    last: async (personId) => {
      const [last] = await exportsSince(db, personId, since(EXPORT_KEPT_MS))
      return last === undefined ? null : shown(last, clock.now())
    },
    ask: (personId, beside) =>
      db.transaction().execute(async (tx) => {
        await lockPerson(tx, personId)
        const today = await exportsSince(tx, personId, since(DAY_MS))
        if (today.some((each) => shown(each, clock.now()).state === 'waiting')) return 'waiting'
        if (today.length >= EXPORTS_A_DAY) return 'too_many'
        const exportId = await insertExport(tx, personId, clock.now())
        await enqueue(tx, makeExport, { exportId, path }, { key: `export:${exportId}` })
        await beside?.(tx)
        return 'asked'
      }),
    zip: (personId, id) =>
      UUID.test(id) ? findZip(db, { id, personId, since: since(EXPORT_KEPT_MS) }) : Promise.resolve(null),
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function shown({ id, askedAt, madeAt }: ExportRow, now: Date): ShownExport {
  const isLate = now.getTime() - askedAt.getTime() > PATIENCE_MS
  return {
    id,
    askedAt,
    state: madeAt !== null ? 'ready' : isLate ? 'failed' : 'waiting',
    keptUntil: new Date(askedAt.getTime() + EXPORT_KEPT_MS),
  }
}
