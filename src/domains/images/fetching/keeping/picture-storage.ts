import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { FocusBox, PictureOrientation, PictureReason, PictureType } from '../../scoring/picture-judge.ts'
import { KEPT_PICTURE } from '../download/picture-limits.ts'
import type { PictureProblem } from '../report/picture-problems.ts'

/** A picture that is here, as it is kept. What the judge says is null until it has looked. */
export interface KeptPicture {
  readonly id: number
  /** SHA-256 of the bytes as they were fetched, hex; its first six digits stand in the address. */
  readonly sha256: string
  /** Of what is kept: upright, longest side at most 1,600 pixels. */
  readonly width: number
  readonly height: number
  readonly thumbhash: Buffer | null
  readonly type: PictureType | null
  readonly orientation: PictureOrientation | null
  readonly cropped: boolean | null
  /** 0 to 1. */
  readonly score: number | null
  readonly reasons: readonly PictureReason[] | null
  readonly focusBox: FocusBox | null
}

/** What is known of an address that a shop gives. */
export interface PictureSource {
  readonly id: number
  readonly url: string
  /** First six hex digits of the SHA-256 of the address. */
  readonly hash: string
  readonly eshopId: number
  /** Offers that show it. */
  readonly variantIds: readonly number[]
  readonly state: SourceState
  readonly reason: PictureProblem | null
  readonly pictureId: number | null
  /** The picture is smaller than the shop's own and stands until that has been fetched (ADR 0031). */
  readonly isStandIn: boolean
  /** Failures since it was fetched last. */
  readonly attempts: number
}

export type SourceState = 'due' | 'fetched' | 'refused' | 'gone'

/** The picture of a `p…` address, or null: never was, or no longer kept. Its file is in the store under `originalKey` (original.ts). */
export async function pictureById(db: DatabaseOrTransaction, id: number): Promise<KeptPicture | null> {
  const { rows } =
    await sql<PictureRow>`select ${PICTURE_COLUMNS} from images.picture p where p.id = ${id} and p.state = 'stored'`.execute(
      db,
    )
  return rows[0] === undefined ? null : pictureOfRow(rows[0])
}

/** The address behind an `s…` address, or null. */
export async function sourceById(db: DatabaseOrTransaction, id: number): Promise<PictureSource | null> {
  const { rows } =
    await sql<SourceRow>`select s.id, s.url, s.url_key, s.eshop_id, s.variant_ids, s.state, s.reason, s.picture_id, s.attempts, ${IS_STAND_IN} as is_stand_in
      from images.source s left join images.picture p on p.id = s.picture_id where s.id = ${id}`.execute(db)
  const row = rows[0]
  return row === undefined
    ? null
    : {
        id: row.id,
        url: row.url,
        hash: row.url_key.slice(0, 6),
        eshopId: row.eshop_id,
        variantIds: row.variant_ids.map(Number),
        state: row.state,
        reason: row.reason,
        pictureId: row.picture_id,
        isStandIn: row.is_stand_in,
        attempts: row.attempts,
      }
}

/** Of images.picture as `p`: smaller than the shop's own, and than anything has to be. */
export const IS_STAND_IN = sql<boolean>`coalesce(p.width < p.original_width and greatest(p.width, p.height) < ${sql.lit(KEPT_PICTURE.longestSide)}, false)`

/** Columns of `PictureRow`, of images.picture as `p`. */
export const PICTURE_COLUMNS = sql.raw(
  `p.id, encode(p.sha256, 'hex') as sha256, p.width, p.height, p.thumbhash, p.type, p.orientation, p.cropped, p.ai_score, p.reasons, p.focus_box`,
)

export interface PictureRow {
  id: number
  sha256: string
  width: number
  height: number
  thumbhash: Buffer | null
  type: PictureType | null
  orientation: PictureOrientation | null
  cropped: boolean | null
  ai_score: number | null
  reasons: PictureReason[] | null
  focus_box: number[] | null
}

export function pictureOfRow(row: PictureRow): KeptPicture {
  return {
    id: row.id,
    sha256: row.sha256,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    type: row.type,
    orientation: row.orientation,
    cropped: row.cropped,
    score: row.ai_score === null ? null : row.ai_score / 100,
    reasons: row.reasons,
    focusBox: focusOf(row.focus_box),
  }
}

/** The column focus_box. */
export function focusOf(box: readonly number[] | null): FocusBox | null {
  const [left, top, width, height] = (box ?? []) as readonly [number, number, number, number]
  return box === null ? null : { left, top, width, height }
}

interface SourceRow {
  id: number
  url: string
  url_key: string
  eshop_id: number
  /** The driver leaves the elements of int8[] as text. */
  variant_ids: (number | string)[]
  state: SourceState
  reason: PictureProblem | null
  picture_id: number | null
  attempts: number
  is_stand_in: boolean
}
