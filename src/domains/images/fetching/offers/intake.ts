import { sql } from 'kysely'
import { type ImageUse, imageUsesOfProducts, productIdsAfter } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { currentWatermark, readDirty, type Watermark } from '#platform/outbox/outbox.ts'
import { urlKey } from '../keeping/pictures-of.ts'
import { noteChanged, QUEUE } from '../queue/queue-storage.ts'

export interface IntakeOptions {
  readonly db: Database
  readonly clock: Clock
  /** Looked at between steps: true ends it early, the rest is taken in next time. */
  readonly isStopping?: () => boolean
  /** Cards show the new addresses anyway: no index has been built of them yet. */
  readonly isBeforeIndex?: boolean
}

/** Products of one step. */
const STEP = 1_000

/** With more changed products than this all are walked through instead, which can be interrupted. */
const MOST_FOLLOWED = 20_000

/** Dirty marks are kept for an hour (maintain-index.ts). */
const MARKS_KEPT = '50 minutes'

/** Offers of one address that are remembered: what more offers share is a placeholder, whose coming changes no card for the better. */
export const MOST_OFFERS = 200

/**
 * Takes in the addresses that offers name: of all products the first time, then of those that the outbox says have changed, so
 * that imports write nothing for it. What is taken in twice is no harm. Gives how many addresses were new.
 */
export async function takeInAddresses(options: IntakeOptions): Promise<number> {
  const { db } = options
  const place = await readPlace(db)
  if (place === null) return beginSweep(options)
  if (place.sweptTo !== null) return sweep(options, place.sweptTo)
  const { productIds, watermark } = await readDirty(db, place.watermark)
  if (productIds.length > MOST_FOLLOWED) return beginSweep(options)
  let added = 0
  for (let from = 0; from < productIds.length; from += STEP) {
    if (options.isStopping?.() === true) return added
    added += await takeIn(options, await imageUsesOfProducts(db, productIds.slice(from, from + STEP)))
  }
  await sql`update images.intake set watermark = ${watermark}, read_at = now()`.execute(db)
  return added
}

interface Place {
  readonly watermark: Watermark
  readonly sweptTo: number | null
}

/** null: never begun, or so long ago that marks are gone. */
async function readPlace(db: Database): Promise<Place | null> {
  const { rows } = await sql<{ watermark: Watermark; swept_to: number | null; is_outrun: boolean }>`
    select watermark, swept_to, read_at < now() - ${MARKS_KEPT}::interval as is_outrun from images.intake`.execute(db)
  const row = rows[0]
  return row === undefined || (row.is_outrun && row.swept_to === null)
    ? null
    : { watermark: row.watermark, sweptTo: row.swept_to }
}

/** What changes while all products are walked through is followed from here afterwards. */
async function beginSweep(options: IntakeOptions): Promise<number> {
  const watermark = await currentWatermark(options.db)
  await sql`insert into images.intake (watermark, swept_to) values (${watermark}, 0) on conflict (is_one) do update set watermark = excluded.watermark, swept_to = 0, read_at = now()`.execute(
    options.db,
  )
  return sweep(options, 0)
}

async function sweep(options: IntakeOptions, from: number): Promise<number> {
  const { db } = options
  let added = 0
  for (let after: number | null = from; after !== null;) {
    if (options.isStopping?.() === true) return added
    const productIds = await productIdsAfter(db, after, STEP)
    added += await takeIn(options, await imageUsesOfProducts(db, productIds))
    after = productIds.at(-1) ?? null
    await sql`update images.intake set swept_to = ${after}, read_at = now()`.execute(db)
  }
  return added
}

interface Address {
  readonly url: string
  readonly key: string
  readonly eshopId: number
  readonly variantIds: number[]
  priority: number
}

/** Takes in what these offers name; gives how many addresses were new. */
export async function takeIn(
  { db, clock, isBeforeIndex = false }: Omit<IntakeOptions, 'isStopping'>,
  uses: readonly ImageUse[],
): Promise<number> {
  const addresses = addressesOf(uses)
  if (addresses.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    const written = await upsertAddresses(tx, addresses, clock.now())
    const added = written.filter(({ isNew }) => isNew)
    if (!isBeforeIndex)
      await noteChanged(
        tx,
        added.flatMap((row) => row.variantIds),
      )
    // Offers that come to an address whose picture is here look like it from now on.
    await noteChanged(
      tx,
      written.flatMap((row) => (row.isHere ? row.variantIds : [])),
      false,
    )
    return added.length
  })
}

/** Each address once, with all that show it, in the order of the keys (so that two who write them do not wait for one another in a circle). */
function addressesOf(uses: readonly ImageUse[]): Address[] {
  const found = new Map<string, Address>()
  for (const { variantId, eshopId, isInStock, urls } of uses) {
    for (const [place, url] of urls.entries()) {
      const address = found.get(url) ?? {
        url,
        key: urlKey(url),
        eshopId,
        variantIds: [],
        priority: Number.POSITIVE_INFINITY,
      }
      if (address.variantIds.length < MOST_OFFERS && address.variantIds.at(-1) !== variantId)
        address.variantIds.push(variantId)
      address.priority = Math.min(address.priority, priorityOf(place, isInStock))
      found.set(url, address)
    }
  }
  return [...found.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** What a listing shows first: the first picture of what can be had. */
function priorityOf(place: number, isInStock: boolean): number {
  if (place === 0) return isInStock ? QUEUE.firstInStock : QUEUE.first
  if (place === 1) return QUEUE.second
  return isInStock ? QUEUE.furtherInStock : QUEUE.further
}

/** Adds what is new, and to what is known the offers that it did not know of; gives what was written. A known row that has nothing to learn is not written. */
async function upsertAddresses(
  tx: DatabaseTransaction,
  addresses: readonly Address[],
  now: Date,
): Promise<{ readonly variantIds: number[]; readonly isNew: boolean; readonly isHere: boolean }[]> {
  const { rows } = await sql<{ variantIds: (number | string)[]; isNew: boolean; isHere: boolean }>`
    insert into images.source as s (url, url_key, eshop_id, variant_ids, priority, queue, created_at)
    select a.url, a.url_key::uuid, a.eshop_id, string_to_array(a.variant_ids, ',')::bigint[], a.priority, a.priority, ${now}
    from unnest(${addresses.map(({ url }) => url)}::text[], ${addresses.map(({ key }) => key)}::text[], ${addresses.map(({ eshopId }) => eshopId)}::int[],
      ${addresses.map(({ variantIds }) => variantIds.join(','))}::text[], ${addresses.map(({ priority }) => priority)}::smallint[]) as a (url, url_key, eshop_id, variant_ids, priority)
    on conflict (url_key) do update set
      variant_ids = (select array_agg(distinct id) from (select id from unnest(s.variant_ids || excluded.variant_ids) as u (id) limit ${MOST_OFFERS}) ids),
      priority = least(s.priority, excluded.priority), queue = least(s.queue, case when s.queue is not null then excluded.priority end), unused_since = null
    where (not s.variant_ids @> excluded.variant_ids and cardinality(s.variant_ids) < ${MOST_OFFERS}) or s.unused_since is not null or s.priority > excluded.priority
    returning variant_ids as "variantIds", xmax = 0 as "isNew", picture_id is not null as "isHere"`.execute(tx)
  return rows.map((row) => ({ ...row, variantIds: row.variantIds.map(Number) }))
}
