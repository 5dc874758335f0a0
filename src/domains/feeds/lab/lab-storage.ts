import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import type { LabResult } from './lab-result.ts'
import type { LabFindings, LabProgress, LabRun, LabSource } from './lab-run.ts'

const RUN_COLUMNS =
  sql.raw(`id, state, source, announced_bytes as "announcedBytes", bytes, attempts, created_at as "createdAt", expires_at as "expiresAt",
  nullif(progress, '{}') as progress, (select count(*)::int from feeds.lab_run other where other.state = 'waiting' and other.place < run.place and run.state = 'waiting') as ahead`)

/** A new run; it lives until `keptMs` from now. */
export async function insertLabRun(
  db: DatabaseOrTransaction,
  run: { id: string; state: 'receiving' | 'waiting'; source: LabSource; announcedBytes: number | null },
  now: Date,
): Promise<void> {
  await sql`insert into feeds.lab_run (id, state, source, announced_bytes, created_at, expires_at)
    values (${run.id}, ${run.state}, ${JSON.stringify(run.source)}::jsonb, ${run.announcedBytes}, ${now}, ${new Date(now.getTime() + LAB_LIMITS.keptMs)})`.execute(
    db,
  )
}

/** A shop's trial is for its people alone, whoever knows the number. */
const IS_PUBLIC = sql`not exists (select from feeds.trial t where t.id = run.id)`

/** A run that has not expired, without its findings. */
export async function findLabRun(db: DatabaseOrTransaction, id: string, now: Date): Promise<LabRun | null> {
  const { rows } =
    await sql<LabRun>`select ${RUN_COLUMNS} from feeds.lab_run run where id = ${id} and expires_at > ${now} and ${IS_PUBLIC}`.execute(
      db,
    )
  return rows[0] ?? null
}

/** A run that has not expired, with what was found so far. */
export async function findLabFindings(db: DatabaseOrTransaction, id: string, now: Date): Promise<LabFindings | null> {
  const { rows } =
    await sql<LabFindings>`select ${RUN_COLUMNS}, result from feeds.lab_run run where id = ${id} and expires_at > ${now} and ${IS_PUBLIC}`.execute(
      db,
    )
  return rows[0] ?? null
}

/** Open runs and the bytes that their files hold or will hold. */
export async function labLoad(db: DatabaseOrTransaction): Promise<{ open: number; bytes: number }> {
  const { rows } = await sql<{
    open: number
    bytes: number
  }>`select count(*)::int as open, coalesce(sum(greatest(bytes, announced_bytes)), 0)::float8 as bytes from feeds.lab_run where state <> 'done'`.execute(
    db,
  )
  return rows[0] as { open: number; bytes: number }
}

/** Bytes have arrived behind `from`; false when others have come there in the meantime. */
export async function writeLabBytes(db: DatabaseOrTransaction, id: string, from: number, to: number): Promise<boolean> {
  const done =
    await sql`update feeds.lab_run set bytes = ${to} where id = ${id} and state = 'receiving' and bytes = ${from}`.execute(
      db,
    )
  return done.numAffectedRows === 1n
}

/** The file is whole: it waits to be read. False when it did not wait for it. */
export async function queueLabRun(db: DatabaseOrTransaction, id: string, domain: string | null): Promise<boolean> {
  const done =
    await sql`update feeds.lab_run set state = 'waiting', source = source || jsonb_build_object('domain', ${domain}::text) where id = ${id} and state = 'receiving'`.execute(
      db,
    )
  return done.numAffectedRows === 1n
}

/** Begins to read a run; null when there is nothing to read any more. Its attempts count this one. */
export async function beginLabRun(db: DatabaseOrTransaction, id: string, now: Date): Promise<LabRun | null> {
  const { rows } = await sql<LabRun>`update feeds.lab_run run set state = 'reading', attempts = attempts + 1
    where id = ${id} and state in ('waiting', 'reading') and expires_at > ${now} returning ${RUN_COLUMNS}`.execute(db)
  return rows[0] ?? null
}

/** Runs that are to be read, the first to come first. */
export async function openLabRuns(db: DatabaseOrTransaction): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from feeds.lab_run where state in ('waiting', 'reading') order by place`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a reader has to say while it reads; false when the run is not its own any more. */
export async function writeLabProgress(
  db: DatabaseOrTransaction,
  run: Pick<LabRun, 'id' | 'attempts'>,
  progress: LabProgress,
  result: LabResult | null,
): Promise<boolean> {
  const done = await sql`update feeds.lab_run set progress = ${JSON.stringify(progress)}::jsonb,
    result = coalesce(${result === null ? null : JSON.stringify(result)}::jsonb, result) where id = ${run.id} and state = 'reading' and attempts = ${run.attempts}`.execute(
    db,
  )
  return done.numAffectedRows === 1n
}

/** The last word on a run. */
export async function finishLabRun(
  db: DatabaseOrTransaction,
  run: Pick<LabRun, 'id' | 'attempts'>,
  result: LabResult,
): Promise<void> {
  await sql`update feeds.lab_run set state = 'done', result = ${JSON.stringify(result)}::jsonb where id = ${run.id} and state = 'reading' and attempts = ${run.attempts}`.execute(
    db,
  )
}

/** A reader that has to stop gives its run back. */
export async function giveBackLabRun(db: DatabaseOrTransaction, run: Pick<LabRun, 'id' | 'attempts'>): Promise<void> {
  await sql`update feeds.lab_run set state = 'waiting', attempts = attempts - 1 where id = ${run.id} and state = 'reading' and attempts = ${run.attempts}`.execute(
    db,
  )
}

/** Ends runs whose time is over, and uploads that were given up. Gives the ids of those that still need their file. */
export async function expireLabRuns(db: DatabaseOrTransaction, now: Date): Promise<Set<string>> {
  await sql`delete from feeds.lab_run where expires_at <= ${now} or (state = 'receiving' and created_at <= ${new Date(now.getTime() - LAB_LIMITS.uploadMs)})`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`select id from feeds.lab_run where state <> 'done'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function deleteLabRun(db: DatabaseOrTransaction, id: string): Promise<void> {
  await sql`delete from feeds.lab_run where id = ${id}`.execute(db)
}
