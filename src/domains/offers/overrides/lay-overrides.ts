import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { type FeedSays, overridden, type OverrideValues } from './override-values.ts'

/** Offers at once: an override is a person's work, but nothing bounds how many a shop has. */
const BATCH = 500

/**
 * Takes what people say off these offers, so that whoever writes them finds the feed's own words; `layOverrides` puts it back on
 * afterwards. `ids` is SQL that gives one column.
 */
export async function liftOverrides(tx: DatabaseTransaction, ids: RawBuilder<unknown>): Promise<void> {
  await sql`update offers.variant v set title = o.feed->>'title', slug = o.feed->>'slug', category_id = (o.feed->>'categoryId')::int,
      category_source = o.feed->>'categorySource', attributes = o.feed->'attributes',
      image_urls = array(select json_array_elements_text(o.feed->'imageUrls'))
    from offers.variant_override o where v.id = o.variant_id and o.variant_id in (${ids})`.execute(tx)
}

/** A snapshot that held the offers; a disabled one is remembered to have been in it. */
export interface HeldBy {
  readonly runId: number | null
  readonly now: Date
}

/**
 * What the feed says of these offers now is kept, and what people say of them stands in its place. A disabled offer that the feed
 * holds is absent for everybody.
 */
export async function layOverrides(
  tx: DatabaseTransaction,
  ids: RawBuilder<unknown>,
  { runId, now }: HeldBy,
): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<FeedSays & { id: number; said: OverrideValues; isLive: boolean }>`
      select v.id, o.said, v.state = 'live' as "isLive", v.title, v.slug, v.category_id as "categoryId", v.category_source as "categorySource", v.attributes, v.image_urls as "imageUrls"
      from offers.variant_override o join offers.variant v on v.id = o.variant_id
      where o.variant_id > ${last} and o.variant_id in (${ids}) order by v.id limit ${BATCH}`.execute(tx)
    if (rows.length === 0) return
    for (const { id, said, isLive, ...feed } of rows) {
      await writeOffer(tx, id, overridden(feed, said), now)
      await sql`update offers.variant_override set feed = ${JSON.stringify(feed)}::json where variant_id = ${id}`.execute(
        tx,
      )
      if (said.isDisabled === true && isLive) await hideOffer(tx, id, runId)
    }
    last = (rows.at(-1) as { id: number }).id
  }
}

export async function writeOffer(
  tx: DatabaseTransaction,
  id: number,
  says: ReturnType<typeof overridden>,
  now: Date,
): Promise<void> {
  await sql`update offers.variant set title = ${says.title}, slug = ${says.slug}, category_id = ${says.categoryId}, category_source = ${says.categorySource},
      attributes = ${JSON.stringify(says.attributes)}::json, image_urls = ${says.imageUrls as string[]}::text[], are_pictures_chosen = ${says.arePicturesChosen}, changed_at = ${now} where id = ${id}`.execute(
    tx,
  )
}

/** Absent for everybody. Its clock starts at the snapshot that held it; `runId` null: the last one. */
export async function hideOffer(tx: DatabaseTransaction, id: number, runId: number | null): Promise<void> {
  await sql`update offers.variant_override o set seen_run = coalesce(${runId}::bigint, p.run_id)
    from offers.variant v join offers.snapshot p on p.eshop_id = v.eshop_id where o.variant_id = ${id} and v.id = ${id}`.execute(
    tx,
  )
  await sql`update offers.variant v set state = 'absent', last_seen_at = coalesce(v.last_seen_at, p.applied_at)
    from offers.snapshot p where v.id = ${id} and p.eshop_id = v.eshop_id`.execute(tx)
}

/** An offer that was disabled is live again where its shop's last snapshot held it. */
export async function unhideOffer(tx: DatabaseTransaction, id: number): Promise<void> {
  await sql`update offers.variant v set state = 'live', last_seen_at = null from offers.variant_override o, offers.snapshot p
    where v.id = ${id} and o.variant_id = v.id and v.state = 'absent' and p.eshop_id = v.eshop_id and p.run_id = o.seen_run`.execute(
    tx,
  )
}

/** The shop says that its last snapshot is still true: its disabled offers were in this run's as well. */
export async function seeDisabledAgain(tx: DatabaseTransaction, eshopId: number, runId: number): Promise<void> {
  await sql`update offers.variant_override o set seen_run = ${runId} from offers.variant v, offers.snapshot p
    where v.id = o.variant_id and v.eshop_id = ${eshopId} and p.eshop_id = ${eshopId} and o.seen_run = p.run_id`.execute(
    tx,
  )
}
