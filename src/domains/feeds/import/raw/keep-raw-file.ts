import { sql } from 'kysely'
import type { ImportDeps } from '../run/import-deps.ts'
import type { ImportRun } from '../run/import-run.ts'
import { rawFilesIn } from './raw-files.ts'

/** Raw files kept of each feed, so that what is derived from them can be made again (architecture.md, Data rules). */
const KEPT_RAW_FILES = 3

/** Packs the raw file of a run that has ended and lets go of those beyond the last three of its feed. */
export async function keepRawFile(run: ImportRun, deps: ImportDeps): Promise<void> {
  const { rows } = await sql<{ state: string }>`select state from feeds.import_run where id = ${run.runId}`.execute(
    deps.db,
  )
  if (rows[0]?.state === 'running') return
  const packed = await rawFilesIn(deps.dataFolder).pack(run.runId)
  if (packed !== null)
    await deps.db.updateTable('feeds.import_run').set({ raw_file: packed }).where('id', '=', run.runId).execute()
  await dropOldRawFiles(deps)
}

/** Removes the files of runs that are neither at work nor among the last three of their feed with a file. */
export async function dropOldRawFiles(deps: ImportDeps): Promise<string[]> {
  const files = rawFilesIn(deps.dataFolder)
  // Listed first: a file that a run has made since belongs to a row that the query below might not see.
  const names = await files.names()
  const { rows } = await sql<{ id: number }>`select id from (
      select id, state, row_number() over (partition by feed_id order by id desc) as nth from feeds.import_run where raw_file is not null) r
    where nth <= ${KEPT_RAW_FILES} union select id from feeds.import_run where state in ('running', 'held')`.execute(
    deps.db,
  )
  const kept = new Set(rows.map((row) => row.id))
  const removed = names.filter((name) => !kept.has(Number.parseInt(name, 10)))
  await files.remove(removed)
  await sql`update feeds.import_run set raw_file = null where raw_file is not null and not (id = any(${[...kept]}::bigint[]))`.execute(
    deps.db,
  )
  return removed
}
