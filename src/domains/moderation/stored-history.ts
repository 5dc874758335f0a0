import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Earlier, History } from './rules/history.ts'
import type { SubmittedItem } from './told.ts'

/** Of a band that thousands share, or of a shop that thousands review, no rule needs more. */
const MOST = 500

/** What the database remembers of judged texts. */
export function storedHistory(db: DatabaseOrTransaction): History {
  const find = async (item: SubmittedItem, where: RawBuilder<unknown>): Promise<readonly Earlier[]> => {
    const { rows } = await sql<Earlier>`
      select ${EARLIER} from moderation.item i where ${where} and not (i.kind = ${item.kind} and i.item_id = ${item.itemId}) limit ${MOST}`.execute(
      db,
    )
    return rows
  }
  return {
    alike: (item, { bands }) => find(item, sql`i.bands && ${[...bands]}::bigint[]`),
    ofNetwork: (item, sinceMs) =>
      find(item, sql`i.network = ${item.network} and i.written_at >= ${new Date(sinceMs)} and not i.is_verified`),
    ofEshop: (item, sinceMs) =>
      find(
        item,
        sql`i.eshop_id = ${item.eshopId} and i.written_at >= ${new Date(sinceMs)} and i.kind = 'review' and i.network is not null`,
      ),
  }
}

/** As `authorOf` writes it. */
const AUTHOR = sql`coalesce('p' || i.person_id, 'a' || i.address_hash)`

const EARLIER = sql`i.kind, i.item_id as "itemId", ${AUTHOR} as author, i.network, i.eshop_id as "eshopId", i.variant_id as "variantId",
  i.half_stars as "halfStars", i.is_verified as "isVerified", (extract(epoch from i.written_at) * 1000)::float8 as "writtenMs", i.signature`
