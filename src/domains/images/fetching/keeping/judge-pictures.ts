import { sql } from 'kysely'
import sharp from 'sharp'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { keepDescriptor } from '../../likeness/descriptor-storage.ts'
import { originalKey } from '../../original.ts'
import type { PictureJudge } from '../../scoring/picture-judge.ts'
import type { PicturePixels } from '../../scoring/picture-pixels.ts'
import { writeScore } from './keep-picture.ts'
import { noteChanged } from '../queue/queue-storage.ts'

/** Pictures looked at in one round, and judged again in it. */
const LOOKED_AT = 5_000
const JUDGED = 20

export interface JudgeDeps {
  readonly db: Database
  readonly store: ImageStore
  readonly judge: PictureJudge | null
  readonly log: Pick<Log, 'warn'>
}

/**
 * Judges pictures that an older judge has looked at, or none, in the order of their ids after one of them; gives the id to go on
 * after, null at the end. Offers that show them are told: which picture leads may be another. One whose file cannot be read any
 * more stays as it was and holds up none behind it.
 */
export async function judgePictures({ db, store, judge, log }: JudgeDeps, after: number): Promise<number | null> {
  if (judge === null) return null
  const { rows } = await sql<JudgedRow & { is_judged: boolean }>`
    select id, encode(substr(sha256, 1, 3), 'hex') as hash, original_width, original_height, judge_version is not distinct from ${judge.version} as is_judged
    from images.picture where id > ${after} and state = 'stored' order by id limit ${LOOKED_AT}`.execute(db)
  const due = rows.filter((row) => !row.is_judged)
  for (const row of due.slice(0, JUDGED)) await judgeOne({ db, store, judge, log }, row)
  return (due.length > JUDGED ? due[JUDGED - 1] : rows.at(-1))?.id ?? null
}

interface JudgedRow {
  id: number
  hash: string
  original_width: number
  original_height: number
}

async function judgeOne({ db, store, judge, log }: JudgeDeps & { judge: PictureJudge }, row: JudgedRow): Promise<void> {
  const bytes = await store.read(originalKey({ hash: row.hash, imageId: `p${row.id}` }))
  // A lost file is `poiso images refetch --lost`'s matter.
  if (bytes === null) return
  const seen = await lookAt(bytes, row, judge).catch((error: unknown) =>
    log.warn({ err: error, picture: row.id }, 'a kept picture cannot be read, it is not judged again'),
  )
  if (seen === undefined) return
  await db.transaction().execute(async (tx) => {
    await writeScore(tx, row.id, seen.score, judge.version)
    await keepDescriptor(tx, row.id, seen.descriptor)
    const { rows } = await sql<{
      variant_id: number
    }>`select unnest(variant_ids) as variant_id from images.source where picture_id = ${row.id}`.execute(tx)
    await noteChanged(
      tx,
      rows.map((found) => found.variant_id),
    )
  })
}

async function lookAt(
  bytes: Buffer,
  { original_width: width, original_height: height }: JudgedRow,
  judge: PictureJudge,
) {
  const { data, info } = await sharp(bytes)
    .resize({ width: 256, height: 256, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: PicturePixels = { data, width: info.width, height: info.height, channels: 3 }
  return { score: judge.score(pixels, { width, height }), descriptor: judge.describe(pixels) }
}
