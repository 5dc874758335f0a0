import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { ownImageUrl } from '../../likeness/own-image-url.ts'
import { originalKey } from '../../original.ts'
import { nextTry } from '../queue/next-try.ts'
import { sourceById } from './picture-storage.ts'
import { urlKey } from './pictures-of.ts'
import { noteChanged } from '../queue/queue-storage.ts'

/** What a takedown has reached. */
export interface TakenDown {
  readonly pictureId: number
  /** `{hash}-p{id}`, as serving names it. */
  readonly shows: string
  /** Shops' addresses that showed it, and offers whose cards are made anew. */
  readonly addresses: number
  readonly offers: number
}

/**
 * Takes a picture down: its row says so, its addresses are refused, its original leaves the store, and the same bytes are refused
 * when they come again, from whichever shop. Once more on one that is down does what was left undone. Web processes stop sending
 * it within seconds (serving/taken-down.ts). Null: there is no such picture.
 */
export async function takeDownPicture(
  { db, store }: { readonly db: Database; readonly store: ImageStore },
  { pictureId, why }: { readonly pictureId: number; readonly why: string },
  now: Date,
): Promise<TakenDown | null> {
  const taken = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ hash: string }>`
      update images.picture set state = 'taken_down', taken_down_at = coalesce(taken_down_at, ${now}), taken_down_why = ${why}, thumbhash = null, placeholder = null, unused_since = null
      where id = ${pictureId} returning encode(substr(sha256, 1, 3), 'hex') as hash`.execute(tx)
    if (rows[0] === undefined) return null
    await sql`delete from images.descriptor where picture_id = ${pictureId}`.execute(tx)
    return { hash: rows[0].hash, ...(await refuseAddresses(tx, pictureId, now)) }
  })
  if (taken === null) return null
  const { hash, addresses, offers } = taken
  await store.remove(originalKey({ hash, imageId: `p${pictureId}` }))
  return { pictureId, shows: `${hash}-p${pictureId}`, addresses, offers }
}

/** Its shops are looked at again as after any other refusal: they may have put another picture there. */
async function refuseAddresses(
  tx: DatabaseTransaction,
  pictureId: number,
  now: Date,
): Promise<{ addresses: number; offers: number }> {
  const { rows } = await sql<{ variant_ids: (number | string)[] }>`
    update images.source set state = 'refused', reason = 'picture_taken_down', picture_id = null, attempts = 1, etag = null, last_modified = null, queue = null, claims = 0, next_at = ${nextTry('refused', 0, pictureId, now)}
    where picture_id = ${pictureId} returning variant_ids`.execute(tx)
  const variantIds = [...new Set(rows.flatMap((row) => row.variant_ids.map(Number)))]
  await noteChanged(tx, variantIds)
  return { addresses: rows.length, offers: variantIds.length }
}

/**
 * Lets a picture be shown again. Its bytes are gone: all addresses that were refused for a takedown are due, and those whose
 * picture is still down are refused again. Gives how many are due, or null when the picture is not down.
 */
export function restorePicture(db: Database, pictureId: number, now: Date): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const restored =
      await sql`update images.picture set state = 'storing', created_at = ${now}, taken_down_at = null, taken_down_why = null where id = ${pictureId} and state = 'taken_down' returning id`.execute(
        tx,
      )
    if (restored.rows.length === 0) return null
    const { rows } = await sql<{ variant_ids: (number | string)[] }>`
      update images.source set state = 'due', reason = null, attempts = 0, queue = priority, next_at = null, claims = 0 where reason = 'picture_taken_down' returning variant_ids`.execute(
      tx,
    )
    await noteChanged(
      tx,
      rows.flatMap((row) => row.variant_ids.map(Number)),
    )
    return rows.length
  })
}

/** Those that are down, newest first. */
export async function takenDownPictures(db: Database): Promise<{ id: number; at: Date; why: string }[]> {
  const { rows } = await sql<{
    id: number
    at: Date
    why: string
  }>`select id, taken_down_at as at, taken_down_why as why from images.picture where state = 'taken_down' order by taken_down_at desc, id desc`.execute(
    db,
  )
  return rows
}

/** What a person names a picture by: `17`, `p17`, an address of ours with or without its origin, or a shop's address that shows it. Null: it names none that was ever kept. */
export async function findNamedPicture(db: Database, text: string): Promise<number | null> {
  const id = /^p?([1-9]\d{0,14})$/.exec(text)?.[1]
  if (id !== undefined) return Number(id)
  const own = ownImageUrl(text.startsWith('/') ? text : (URL.parse(text)?.pathname ?? ''), [])
  if (own === null) return pictureOfAddress(db, text)
  if (own.kind === 'picture') return own.id
  return own.kind === 'source' ? ((await sourceById(db, own.id))?.pictureId ?? null) : null
}

async function pictureOfAddress(db: Database, url: string): Promise<number | null> {
  const { rows } = await sql<{
    picture_id: number | null
  }>`select picture_id from images.source where url_key = ${urlKey(url)}::uuid`.execute(db)
  return rows[0]?.picture_id ?? null
}
