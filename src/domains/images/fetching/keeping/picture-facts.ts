import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { PictureOrientation, PictureReason, PictureType } from '../../scoring/picture-judge.ts'

/** What the judge says of a picture (E-02); null: it has not looked yet. */
export interface PictureFacts {
  readonly type: PictureType | null
  readonly orientation: PictureOrientation | null
  /** mainImageAiScore, 0 to 1. */
  readonly score: number | null
  readonly reasons: readonly PictureReason[] | null
}

/** `product/ab/cd/ef/p12-k3f`, as variants' images have it. */
const PICTURE_PATH = /^\w+\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/p([1-9]\d{0,14})(?:-[a-z0-9]{3})?$/

/** Of the pictures at these paths, by path, in one query; drawings, and what is not here, are absent. */
export async function pictureFacts(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, PictureFacts>> {
  const named = paths.flatMap((path) => {
    const [, ab, cd, ef, id] = PICTURE_PATH.exec(path) ?? []
    return id === undefined ? [] : [{ path, id: Number(id), hash: `${ab}${cd}${ef}` }]
  })
  if (named.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    hash: string
    type: PictureType | null
    orientation: PictureOrientation | null
    ai_score: number | null
    reasons: PictureReason[] | null
  }>`
    select id, encode(substr(sha256, 1, 3), 'hex') as hash, type, orientation, ai_score, reasons from images.picture where id = any(${named.map(({ id }) => id)}::bigint[]) and state = 'stored'`.execute(
    db,
  )
  const known = new Map(rows.map((row) => [`${row.hash} ${row.id}`, row]))
  return new Map(
    named.flatMap(({ path, id, hash }) => {
      const row = known.get(`${hash} ${id}`)
      return row === undefined
        ? []
        : [
            [
              path,
              {
                type: row.type,
                orientation: row.orientation,
                score: row.ai_score === null ? null : row.ai_score / 100,
                reasons: row.reasons,
              },
            ] as const,
          ]
    }),
  )
}
