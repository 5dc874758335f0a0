import { sql } from 'kysely'
import { imageUsesOfVariants } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { originalKey } from '../../original.ts'
import { MOST_OFFERS } from '../offers/intake.ts'

export interface TidyDeps {
  readonly db: Database
  readonly store: ImageStore
  readonly clock: Clock
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A picture that was begun and not finished: its process is gone. */
const UNFINISHED_MS = HOUR_MS
/** Pages and browsers may still name a picture that no address shows any more. */
const UNUSED_PICTURE_MS = 7 * DAY_MS
/** A shop's article that is away for a while keeps its pictures. */
const UNUSED_ADDRESS_MS = 30 * DAY_MS
const BATCH = 500

/** Takes away what nobody has any more, a batch of each kind. Gives how many pictures went. */
export async function tidyPictures(deps: TidyDeps): Promise<number> {
  const now = deps.clock.now()
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  await forgetAddresses(deps.db, before(UNUSED_ADDRESS_MS), now)
  await unmakePictures(deps.db, before(UNUSED_PICTURE_MS))
  return removeUnfinished(deps, before(UNFINISHED_MS))
}

/** Addresses go, and with them the last hold on their pictures. */
async function forgetAddresses(db: Database, unusedBefore: Date, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ picture_id: number | null }>`
      delete from images.source where id in (select id from images.source where unused_since < ${unusedBefore} order by unused_since limit ${BATCH} for update skip locked) returning picture_id`.execute(
      tx,
    )
    const pictureIds = rows.flatMap((row) => row.picture_id ?? [])
    await sql`update images.picture p set unused_since = ${now} where p.id = any(${pictureIds}::bigint[]) and not exists (select from images.source s where s.picture_id = p.id)`.execute(
      tx,
    )
  })
}

/** To be shown no more: as if its file had never been finished, long ago. */
async function unmakePictures(db: Database, unusedBefore: Date): Promise<void> {
  await sql`update images.picture p set state = 'storing', created_at = 'epoch' where p.id in (select id from images.picture where unused_since < ${unusedBefore} and state = 'stored' limit ${BATCH} for update skip locked)
    and not exists (select from images.source s where s.picture_id = p.id)`.execute(db)
}

/** The file first, then the row, under its lock: who fetches the same content now waits, and gets a row and a name of its own. */
function removeUnfinished(deps: TidyDeps, begunBefore: Date): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number; hash: string }>`
      select id, encode(substr(sha256, 1, 3), 'hex') as hash from images.picture where state = 'storing' and created_at < ${begunBefore} order by created_at limit ${BATCH} for update skip locked`.execute(
      tx,
    )
    for (const { id, hash } of rows) await deps.store.remove(originalKey({ hash, imageId: `p${id}` }))
    await sql`delete from images.picture where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(tx)
    return rows.length
  })
}

/**
 * Looks at the next addresses, in the order of their ids, whether any offer still names them; gives the id to go on after, null
 * at the end. Reads a few thousand rows and writes only those of which that has changed.
 */
export async function findUnusedAddresses(deps: Pick<TidyDeps, 'db' | 'clock'>, after: number): Promise<number | null> {
  const { rows } = await sql<{ id: number; url: string; variant_ids: (number | string)[]; is_unused: boolean }>`
    select id, url, variant_ids, unused_since is not null as is_unused from images.source where id > ${after} order by id limit ${BATCH}`.execute(
    deps.db,
  )
  const uses = await imageUsesOfVariants(deps.db, [...new Set(rows.flatMap((row) => row.variant_ids.map(Number)))])
  const named = new Set(uses.flatMap(({ variantId, urls }) => urls.map((url) => `${variantId} ${url}`)))
  // Of an address with as many as are remembered others may name it: it stays.
  const isNamed = (row: (typeof rows)[0]): boolean =>
    row.variant_ids.length >= MOST_OFFERS || row.variant_ids.some((id) => named.has(`${id} ${row.url}`))
  const [lost, back] = [
    rows.filter((row) => !row.is_unused && !isNamed(row)),
    rows.filter((row) => row.is_unused && isNamed(row)),
  ]
  const write = (found: typeof rows, since: Date | null) =>
    found.length === 0
      ? null
      : sql`update images.source set unused_since = ${since} where id = any(${found.map((row) => row.id)}::bigint[])`.execute(
          deps.db,
        )
  await write(lost, deps.clock.now())
  await write(back, null)
  return rows.at(-1)?.id ?? null
}
