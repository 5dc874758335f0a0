import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { originalKey } from '../../original.ts'
import { QUEUE } from './queue-storage.ts'

/** Puts all addresses of a shop (null: of all shops) into the queue, to be fetched whole. Gives how many. */
export async function refetchAddresses(db: Database, eshopId: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with asked as (update images.source set queue = case when state = 'due' then priority else ${QUEUE.check} end, next_at = null, etag = null, last_modified = null, claims = 0
      where (${eshopId}::int is null or eshop_id = ${eshopId}) and unused_since is null returning 1)
    select count(*)::int as count from asked`.execute(db)
  return rows[0]?.count ?? 0
}

const BATCH = 500

/** Finds pictures whose file the store has lost, and has them fetched again: they are shown as not here until then. Gives how many. */
export async function refetchLost(db: Database, store: ImageStore): Promise<number> {
  let lost = 0
  for (let after = 0; ;) {
    const { rows } = await sql<{
      id: number
      hash: string
    }>`select id, encode(substr(sha256, 1, 3), 'hex') as hash from images.picture where id > ${after} and state = 'stored' order by id limit ${BATCH}`.execute(
      db,
    )
    if (rows.length === 0) return lost
    after = rows.at(-1)?.id ?? after
    for (const { id, hash } of rows) {
      if ((await store.read(originalKey({ hash, imageId: `p${id}` }))) !== null) continue
      await forgetFile(db, id)
      lost += 1
    }
  }
}

function forgetFile(db: Database, pictureId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`update images.picture set state = 'storing' where id = ${pictureId}`.execute(tx)
    await sql`with lost as (update images.source set state = 'due', reason = null, picture_id = null, attempts = 0, etag = null, last_modified = null, queue = priority, next_at = null where picture_id = ${pictureId} returning variant_ids)
      insert into images.changed_variant (variant_id) select distinct unnest(variant_ids) from lost order by 1 on conflict do nothing`.execute(
      tx,
    )
  })
}
