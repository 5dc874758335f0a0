import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { derivedKey } from '#platform/secret.ts'
import { type ShareLinks, shareLinks } from './share-link.ts'

/** The links by which people show their favourites. */
export interface Sharing {
  /** The link of a person that works now: the last part of its address. */
  linkOf(personId: number): Promise<string>
  /** Whose favourites a link shows; null for one that was made up, has been ended, or shows nothing any more. */
  ownerOf(link: string): Promise<number | null>
  /** Ends the person's links; the next one is another. */
  end(personId: number): Promise<void>
}

export function sharing(db: DatabaseOrTransaction, secret: string): Sharing {
  const links: ShareLinks = shareLinks({
    seal: derivedKey(secret, 'favourites-share-seal'),
    hide: derivedKey(secret, 'favourites-share-hide'),
  })
  return {
    linkOf: async (personId) => links.write({ personId, generation: (await generationOf(db, personId)).generation }),
    ownerOf: async (link) => {
      const read = links.read(link)
      // What was made up asks the database as much as a right one.
      const { generation, isThere } = await generationOf(db, read?.personId ?? 0)
      return read !== null && isThere && read.generation === generation ? read.personId : null
    },
    end: async (personId) => {
      await db
        .insertInto('likes.share')
        .values({ person_id: personId, generation: 1 })
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet((set) => ({ generation: set('likes.share.generation', '+', 1) })),
        )
        .execute()
    },
  }
}

/** `isThere`: something is kept of the person; who has been erased shows nothing to old links. One statement, whatever is found. */
async function generationOf(
  db: DatabaseOrTransaction,
  personId: number,
): Promise<{ readonly generation: number; readonly isThere: boolean }> {
  const { rows } = await sql<{ generation: number | null; has_likes: boolean }>`
    select (select generation from likes.share where person_id = ${personId}) as generation,
      exists (select from likes.liked where person_id = ${personId}) as has_likes`.execute(db)
  const generation = rows[0]?.generation ?? null
  return { generation: generation ?? 0, isThere: generation !== null || rows[0]?.has_likes === true }
}
