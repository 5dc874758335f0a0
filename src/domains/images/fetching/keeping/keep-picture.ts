import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { originalKey } from '../../original.ts'
import { keepDescriptor } from '../../likeness/descriptor-storage.ts'
import type { PictureJudge, PictureScore } from '../../scoring/picture-judge.ts'
import { PictureFailure } from '../report/picture-problems.ts'
import { type ReadPicture, readPicture } from './read-picture.ts'

export interface KeepDeps {
  readonly db: Database
  readonly store: ImageStore
  readonly judge: PictureJudge | null
}

/**
 * The id of the picture with this content, kept before or now. The same bytes are read once, whoever has them. Row first, then
 * file, then the row says that the file is there: whatever ends the process in between leaves a row that says that it is not
 * (`tidyPictures` takes both away). Throws PictureFailure when the bytes are no picture that is taken.
 */
export async function keepPicture(
  deps: KeepDeps,
  content: { readonly bytes: Buffer; readonly sha256: Buffer },
  now: Date,
): Promise<number> {
  const known = await sql<{
    id: number
    state: string
  }>`select id, state from images.picture where sha256 = ${content.sha256} and state <> 'storing'`.execute(deps.db)
  if (known.rows[0]?.state === 'taken_down') throw takenDown(known.rows[0].id)
  if (known.rows[0] !== undefined) return known.rows[0].id
  const read = await readPicture(content.bytes)
  const id = await beginPicture(deps.db, content.sha256, read, now)
  await failpoint('image.file.before')
  await deps.store.write(originalKey({ hash: content.sha256.toString('hex', 0, 3), imageId: `p${id}` }), read.jpeg)
  await failpoint('image.file.after')
  if (await finishPicture(deps, id, read)) return id
  await deps.store.remove(originalKey({ hash: content.sha256.toString('hex', 0, 3), imageId: `p${id}` }))
  throw takenDown(id)
}

function takenDown(id: number): PictureFailure {
  return new PictureFailure('picture_taken_down', `picture ${id}`)
}

/** Unused until an address has it: one whose address was forgotten meanwhile goes by itself. */
async function beginPicture(
  db: Database,
  sha256: Buffer,
  { jpeg, width, height, original, thumbhash, placeholder }: ReadPicture,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into images.picture (sha256, state, original_format, original_width, original_height, width, height, bytes, thumbhash, placeholder, created_at, unused_since)
    values (${sha256}, 'storing', ${original.format}, ${original.width}, ${original.height}, ${width}, ${height}, ${jpeg.length}, ${thumbhash}, ${placeholder}, ${now}, ${now})
    on conflict (sha256) do update set created_at = excluded.created_at returning id`.execute(db)
  return (rows[0] as { id: number }).id
}

/** False when it was taken down meanwhile. */
async function finishPicture(deps: KeepDeps, id: number, read: ReadPicture): Promise<boolean> {
  const { judge } = deps
  const score = judge?.score(read.pixels, read.original) ?? null
  const descriptor = judge?.describe(read.pixels) ?? null
  return deps.db.transaction().execute(async (tx) => {
    const { rows } =
      await sql`update images.picture set state = 'stored' where id = ${id} and state <> 'taken_down' returning id`.execute(
        tx,
      )
    if (rows.length === 0) return false
    if (judge === null || score === null || descriptor === null) return true
    await writeScore(tx, id, score, judge.version)
    await keepDescriptor(tx, id, descriptor)
    return true
  })
}

/** What the judge says of a picture. */
export async function writeScore(
  tx: DatabaseTransaction,
  id: number,
  score: PictureScore,
  judgeVersion: number,
): Promise<void> {
  const { left, top, width, height } = score.focusBox
  await sql`update images.picture set judge_version = ${judgeVersion}, type = ${score.type}, orientation = ${score.orientation}, cropped = ${score.cropped},
    ai_score = ${Math.round(score.score * 100)}, reasons = ${score.reasons as string[]}::text[], focus_box = ${[left, top, width, height]}::smallint[] where id = ${id}`.execute(
    tx,
  )
}

/** An address shows it now. False when it has been removed in the meantime. */
export async function usePicture(tx: DatabaseTransaction, id: number): Promise<boolean> {
  const { rows } =
    await sql`update images.picture set unused_since = null where id = ${id} and state = 'stored' returning id`.execute(
      tx,
    )
  return rows.length > 0
}
