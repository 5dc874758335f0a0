import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { urlKey } from '../fetching/keeping/pictures-of.ts'
import type { PictureType } from '../scoring/picture-judge.ts'
import { DESCRIPTOR_VERSION } from './describe-picture.ts'

/** What is known of a picture's looks. */
export interface DescribedPicture {
  readonly pictureId: number
  readonly descriptor: Int8Array
  readonly type: PictureType | null
  /** Hundredths. */
  readonly score: number
}

/** Keeps what a picture looks like; called in the transaction that makes the picture known. */
export async function keepDescriptor(
  tx: DatabaseOrTransaction,
  pictureId: number,
  descriptor: Int8Array,
): Promise<void> {
  await sql`insert into images.descriptor (picture_id, version, descriptor) values (${pictureId}, ${DESCRIPTOR_VERSION}, ${Buffer.from(descriptor.buffer, descriptor.byteOffset, descriptor.byteLength)})
    on conflict (picture_id) do update set version = excluded.version, descriptor = excluded.descriptor`.execute(tx)
}

/** The pictures of these addresses that are here and described, by address. One query, thousands of addresses at a time. */
export async function describedPictures(
  db: DatabaseOrTransaction,
  urls: readonly string[],
): Promise<ReadonlyMap<string, DescribedPicture>> {
  if (urls.length === 0) return new Map()
  const urlOf = new Map(urls.map((url) => [urlKey(url), url]))
  const { rows } = await sql<DescribedRow & { url_key: string }>`
    select s.url_key, d.picture_id, d.descriptor, p.type, p.ai_score from images.source s
    join images.picture p on p.id = s.picture_id join images.descriptor d on d.picture_id = p.id and d.version = ${DESCRIPTOR_VERSION}
    where s.url_key = any(${[...urlOf.keys()]}::uuid[]) and s.state = 'fetched' and p.state = 'stored'`.execute(db)
  return new Map(rows.map((row) => [urlOf.get(row.url_key) as string, describedOf(row)]))
}

/** One picture by its id, or null while nobody has described it. */
export async function describedPicture(db: DatabaseOrTransaction, pictureId: number): Promise<DescribedPicture | null> {
  const { rows } = await sql<DescribedRow>`
    select d.picture_id, d.descriptor, p.type, p.ai_score from images.picture p join images.descriptor d on d.picture_id = p.id and d.version = ${DESCRIPTOR_VERSION}
    where p.id = ${pictureId} and p.state = 'stored'`.execute(db)
  return rows[0] === undefined ? null : describedOf(rows[0])
}

/** How many pictures are described, for whoever must know whether there is anything new. */
export async function describedStamp(db: DatabaseOrTransaction): Promise<string> {
  const { rows } = await sql<{
    count: number
    last: number
  }>`select count(*)::int as count, coalesce(max(picture_id), 0) as last from images.descriptor where version = ${DESCRIPTOR_VERSION}`.execute(
    db,
  )
  return `${rows[0]?.count ?? 0}.${rows[0]?.last ?? 0}`
}

interface DescribedRow {
  picture_id: number
  descriptor: Buffer
  type: PictureType | null
  ai_score: number | null
}

function describedOf({ picture_id: pictureId, descriptor, type, ai_score }: DescribedRow): DescribedPicture {
  return { pictureId, descriptor: new Int8Array(descriptor), type, score: ai_score ?? 0 }
}

/** The one that tells most of what a piece looks like: free on its ground before in a room, then by score; the first of equals. */
export function mostTelling(pictures: readonly DescribedPicture[]): DescribedPicture | null {
  const told = pictures.filter(({ type }) => type === 'piece' || type === 'room' || type === null)
  return told.length === 0 ? null : told.reduce((best, each) => (weight(each) > weight(best) ? each : best))
}

function weight({ type, score }: DescribedPicture): number {
  return (type === 'piece' ? 1_000 : 0) + score
}
