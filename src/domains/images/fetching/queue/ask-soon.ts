import { sql } from 'kysely'
import { imageUsesOfVariants } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { repeat } from '#platform/pace/repeat.ts'
import type { Log } from '#platform/log.ts'
import { type ShownPicture, urlKey } from '../keeping/pictures-of.ts'
import { QUEUE } from './queue-storage.ts'

/** Why pictures are asked for before others: a page that shows them was made, or will be what a visitor sees first of a category. */
export type AskedFor = 'looked' | 'firstScreen'

type AskedPicture = Pick<ShownPicture, 'path' | 'isHere'>

/** Moves addresses ahead that nobody waits for, at the pace of the background (POISO_PICTURE_PACE). */
export interface PictureAsker {
  /** Those that are not here yet; forgotten where too many are asked for at once, until their page is made again. */
  ask(pictures: readonly AskedPicture[], why: AskedFor): void
  stop(): Promise<void>
}

const WRITE_EVERY_MS = 500
/** Asked for and not yet written: a crawl through the whole catalogue, or a database that is away, must not fill the memory. */
const MOST_ASKED = 10_000

/** Pages are made without waiting for the database: what they show is gathered and written together. */
export function createPictureAsker({ db, log }: { db: Database; log: Log }): PictureAsker {
  const asked: Record<AskedFor, Set<number>> = { looked: new Set(), firstScreen: new Set() }
  const write = async (): Promise<void> => {
    for (const why of ['looked', 'firstScreen'] as const) {
      if (asked[why].size === 0) continue
      const ids = [...asked[why]]
      await moveAhead(db, ids, QUEUE[why])
      for (const id of ids) asked[why].delete(id)
    }
  }
  const writing = repeat({ everyMs: WRITE_EVERY_MS, log, complaint: 'pictures cannot be asked for' }, write)
  return {
    ask: (pictures, why) => {
      for (const { path, isHere } of pictures) {
        const id = isHere ? Number.NaN : Number(SOURCE.exec(path)?.[1])
        if (id > 0 && asked[why].size < MOST_ASKED) asked[why].add(id)
      }
    },
    stop: () => writing.stop(),
  }
}

/**
 * What stands behind a picture that is here: of a page that is made that is what its visitor has not got. One that is not here yet is asked
 * for by the visitor's browser, and brings the second along; a robot that reads pages and no pictures moves nothing.
 */
export function furtherPictures<Picture extends AskedPicture>(
  pictures: readonly Picture[],
  upTo?: number,
): readonly Picture[] {
  return pictures[0]?.isHere === true ? pictures.slice(1, upTo) : []
}

/** The second pictures of the offers that this address leads: two make a slider (L-03), and both come before any other offer's third. */
export async function bringAlong(
  db: Database,
  { id, url }: { readonly id: number; readonly url: string },
): Promise<void> {
  const { rows } = await sql<{
    variant_ids: (number | string)[]
  }>`select variant_ids from images.source where id = ${id}`.execute(db)
  const uses = await imageUsesOfVariants(db, (rows[0]?.variant_ids ?? []).map(Number))
  const seconds = uses.flatMap(({ urls: [first, second] }) =>
    first === url && second !== undefined ? [urlKey(second)] : [],
  )
  if (seconds.length === 0) return
  const { rows: found } = await sql<{
    id: number
  }>`select id from images.source where url_key = any(${seconds}::uuid[])`.execute(db)
  await moveAhead(
    db,
    found.map((row) => row.id),
    QUEUE.looked,
  )
}

const SOURCE = /\/s([1-9]\d{0,14})$/

/** Rows that another is about are passed over: they are being fetched, or moved ahead by it. */
async function moveAhead(db: Database, sourceIds: readonly number[], place: number): Promise<void> {
  await sql`update images.source set queue = ${place} where id in (
    select id from images.source where id = any(${sourceIds as number[]}::bigint[]) and state = 'due' and queue > ${place} order by id for update skip locked)`.execute(
    db,
  )
}
