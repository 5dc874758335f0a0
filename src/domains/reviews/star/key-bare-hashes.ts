import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { keyedHash } from './idents.ts'

/** Puts the key on hashes of addresses from before 0071, of an address everywhere at once. Done, it finds nothing any more. */
export async function keyBareHashes(db: Database, key: Uint8Array): Promise<void> {
  const { rows } = await sql<{ bare: Buffer }>`
    select address_hash as bare from reviews.invitation where length(address_hash) = 32
    union select address_hash from reviews.star_refusal where length(address_hash) = 32`.execute(db)
  for (const { bare } of rows)
    await db.transaction().execute(async (tx) => {
      const keyed = keyedHash(key, bare)
      await sql`update reviews.invitation set address_hash = ${keyed} where address_hash = ${bare}`.execute(tx)
      await sql`with bare as (delete from reviews.star_refusal where address_hash = ${bare} returning since)
        insert into reviews.star_refusal (address_hash, since) select ${keyed}::bytea, since from bare on conflict do nothing`.execute(
        tx,
      )
    })
}
