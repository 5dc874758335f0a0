import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { croppedId, cropTag } from '../../crop-tag.ts'
import { imagePath } from '../../image-address.ts'
import type { PictureType } from '../../scoring/picture-judge.ts'
import { KEPT_PICTURE } from '../download/picture-limits.ts'
import { focusOf, IS_STAND_IN, type SourceState } from './picture-storage.ts'

/** What stands for a shop's picture on cards and pages. */
export interface ShownPicture {
  /**
   * On the image host, without its size: `product/ab/cd/ef/p12-k3f` for one that is here, `…/s34` for one that is yet to be fetched.
   */
  readonly path: string
  readonly isHere: boolean
  /** Of what is kept; null: not here yet. */
  readonly width: number | null
  readonly height: number | null
  /** A tiny webp in base64 (about 80 characters, `placeholderUri`); null: none. */
  readonly placeholder: string | null
  /** The shop's own picture, larger than what stands here for it until it has been fetched (ADR 0031); null: this is it. */
  readonly larger: { readonly path: string; readonly width: number; readonly height: number } | null
  readonly type: PictureType | null
  readonly cropped: boolean
  /** mainImageAiScore, 0 to 1; null: not judged yet. */
  readonly score: number | null
}

/** Looks up many addresses at once: those that are here or on their way. Refused, gone and unknown ones are absent. */
export type PicturesOf = (
  db: DatabaseOrTransaction,
  urls: readonly string[],
) => Promise<ReadonlyMap<string, ShownPicture>>

/** One query for all of them; thousands at a time are fine. */
export const picturesOf: PicturesOf = async (db, urls) => {
  if (urls.length === 0) return new Map()
  const urlOf = new Map(urls.map((url) => [urlKey(url), url]))
  const { rows } = await sql<ShownRow>`
    select s.url_key, s.id, s.state, p.id as picture_id, encode(substr(p.sha256, 1, 3), 'hex') as hash, p.width, p.height, p.original_width, p.original_height, ${IS_STAND_IN} as is_stand_in, p.placeholder, p.type, p.cropped, p.ai_score, p.focus_box
    from images.source s left join images.picture p on p.id = s.picture_id
    where s.url_key = any(${[...urlOf.keys()]}::uuid[]) and s.state in ('due', 'fetched')`.execute(db)
  return new Map(rows.map((row) => [urlOf.get(row.url_key) as string, shownOf(row)]))
}

/** What an address is found by: the first 128 bits of its SHA-256, as PostgreSQL writes a uuid. */
export function urlKey(url: string): string {
  return hash('sha256', url, 'hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

interface ShownRow {
  url_key: string
  id: number
  state: SourceState
  picture_id: number | null
  hash: string | null
  width: number | null
  height: number | null
  original_width: number | null
  original_height: number | null
  is_stand_in: boolean
  placeholder: Buffer | null
  type: PictureType | null
  cropped: boolean | null
  ai_score: number | null
  focus_box: number[] | null
}

/** To ask for it at this place fetches it. */
function sourcePath({ url_key, id }: ShownRow): string {
  return imagePath({ kind: 'product', hash: url_key.slice(0, 6), imageId: `s${id}` })
}

/** As large as it will be kept. */
function largerOf(row: ShownRow): ShownPicture['larger'] {
  const { original_width: width, original_height: height } = row
  if (!row.is_stand_in || width === null || height === null) return null
  const scale = Math.min(1, KEPT_PICTURE.longestSide / Math.max(width, height))
  return { path: sourcePath(row), width: Math.round(width * scale), height: Math.round(height * scale) }
}

function shownOf(row: ShownRow): ShownPicture {
  return {
    isHere: row.picture_id !== null,
    path:
      row.picture_id === null
        ? sourcePath(row)
        : imagePath({
            kind: 'product',
            hash: row.hash as string,
            imageId: croppedId(`p${row.picture_id}`, cropTag(focusOf(row.focus_box))),
          }),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder?.toString('base64') ?? null,
    larger: largerOf(row),
    type: row.type,
    cropped: row.cropped ?? false,
    score: row.ai_score === null ? null : row.ai_score / 100,
  }
}
