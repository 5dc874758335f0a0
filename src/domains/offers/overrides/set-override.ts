import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { UndoableChange } from '#platform/audit/define-undo.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'
import { markDirty } from '#platform/outbox/outbox.ts'
import { takePublishLock } from '../snapshot/publishing/publish-snapshot.ts'
import { refreshProductsOf } from '../snapshot/publishing/refresh-products.ts'
import { tellChangedOffers } from '../snapshot/publishing/tell-changes.ts'
import { hideOffer, unhideOffer, writeOffer } from './lay-overrides.ts'
import { type OverrideProblem, overrideProblems } from './override-problems.ts'
import { type FeedSays, overridden, type OverrideValues } from './override-values.ts'

/** What its kind of change is called in the audit log. */
export const OVERRIDE_CHANGE = 'variant.override'

export interface OverrideMaker {
  /** null: a program. */
  readonly by: UserId | null
  readonly reason: string
  readonly now: Date
  readonly requestId?: string
  /** The shop of the offer, and nobody of the site. */
  readonly isShop?: boolean
}

export interface OverrideEdit {
  readonly variantId: number
  /** The version that was read; 0: there was none. */
  readonly version: number
  /** null: taken back, the feed's word holds again. */
  readonly said: OverrideValues | null
}

export type OverrideAnswer =
  | { readonly state: 'done'; readonly version: number }
  /** Somebody has saved since. */
  | { readonly state: 'stale'; readonly version: number }
  | { readonly state: 'wrong'; readonly problems: readonly OverrideProblem[] }
  /** No such offer, or it has ended. */
  | { readonly state: 'unknown' }

/**
 * Sets, changes or takes back what a person says of an offer in place of its feed: the offer, its product, what searches and
 * whoever watches hear, and the log, in the caller's transaction.
 */
export async function editOverride(
  tx: DatabaseTransaction,
  { variantId, version, said }: OverrideEdit,
  maker: OverrideMaker,
): Promise<OverrideAnswer> {
  const standing = await lockOffer(tx, variantId)
  if (standing === null) return { state: 'unknown' }
  if (standing.version !== version) return { state: 'stale', version: standing.version }
  if (said === null && standing.said === null) return { state: 'stale', version }
  const problems = said === null ? [] : overrideProblems(said, standing.feed)
  if (problems.length > 0) return { state: 'wrong', problems }
  const written = await write(tx, standing, said, maker)
  await recordChange(tx, {
    by: maker.by,
    of: { kind: OVERRIDE_CHANGE, id: String(variantId) },
    action: said === null ? 'taken-back' : 'set',
    before: standing.said as JsonValue,
    after: said as JsonValue,
    reason: maker.reason,
    ...(maker.requestId === undefined ? {} : { requestId: maker.requestId }),
  })
  return { state: 'done', version: written }
}

/** Puts back what was said before a change, where what it said still stands (the log tells of it itself). */
export async function undoOverride(
  tx: DatabaseTransaction,
  { thingId, before, after, by }: Pick<UndoableChange, 'thingId' | 'before' | 'after' | 'by'>,
  now: Date,
): Promise<'undone' | 'changed'> {
  const standing = await lockOffer(tx, Number(thingId))
  if (standing === null || !isDeepStrictEqual(standing.said, after)) return 'changed'
  const said = before as OverrideValues | null
  if (said !== null && overrideProblems(said, standing.feed).some(({ field }) => !field.startsWith('imageUrls')))
    return 'changed'
  await write(tx, standing, said, { by, reason: UNDONE, now })
  return 'undone'
}

/** As people read why an override stands. */
const UNDONE = 'Reposta a partir do registo de alterações'

interface Standing {
  readonly id: number
  readonly productId: number
  readonly categoryId: number | null
  readonly isLive: boolean
  readonly version: number
  readonly said: OverrideValues | null
  readonly feed: FeedSays
}

/** Under the lock of whoever writes offers: no import lays what is about to change. */
async function lockOffer(tx: DatabaseTransaction, variantId: number): Promise<Standing | null> {
  await takePublishLock(tx)
  const { rows } = await sql<Standing>`
    select v.id, v.product_id as "productId", v.category_id as "categoryId", v.state = 'live' as "isLive", coalesce(o.version, 0) as version, o.said,
      coalesce(o.feed, json_build_object('title', v.title, 'slug', v.slug, 'categoryId', v.category_id, 'categorySource', v.category_source,
        'attributes', v.attributes, 'imageUrls', v.image_urls)) as feed
    from offers.variant v left join offers.variant_override o on o.variant_id = v.id where v.id = ${variantId} and v.state <> 'ended'`.execute(
    tx,
  )
  return rows[0] ?? null
}

async function write(
  tx: DatabaseTransaction,
  { id, productId, isLive, said: before, feed }: Standing,
  said: OverrideValues | null,
  maker: OverrideMaker,
): Promise<number> {
  const { now } = maker
  const says = overridden(feed, said ?? {})
  await writeOffer(tx, id, says, now)
  const isShown = before?.isDisabled !== true
  if (said?.isDisabled !== true && !isShown) await unhideOffer(tx, id)
  const version = said === null ? await forget(tx, id) : await keep(tx, { id, said, feed }, maker)
  if (said?.isDisabled === true && isShown && isLive) await hideOffer(tx, id, null)
  await sql`insert into offers.grouping_due (near, variant_id) values (coalesce(${says.categoryId}::int, 0), ${id}) on conflict do nothing`.execute(
    tx,
  )
  await refreshProductsOf(tx, [productId], now)
  await markDirty(tx, [productId])
  await tellChangedOffers(tx, sql`select ${id}::bigint`, now)
  return version
}

async function forget(tx: DatabaseTransaction, id: number): Promise<number> {
  await sql`delete from offers.variant_override where variant_id = ${id}`.execute(tx)
  return 0
}

/** Gives the version: no other override ever had it, not even one that was taken back. */
async function keep(
  tx: DatabaseTransaction,
  { id, said, feed }: { readonly id: number; readonly said: OverrideValues; readonly feed: FeedSays },
  { by, reason, now, isShop = false }: OverrideMaker,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into offers.variant_override (variant_id, version, said, reason, made_by, made_at, by_shop, feed)
    values (${id}, nextval('offers.variant_override_version'), ${JSON.stringify(said)}::jsonb, ${reason}, ${by}, ${now}, ${isShop}, ${JSON.stringify(feed)}::json)
    on conflict (variant_id) do update set version = excluded.version, said = excluded.said, reason = excluded.reason, made_by = excluded.made_by,
      made_at = excluded.made_at, by_shop = excluded.by_shop returning version`.execute(tx)
  return (rows[0] as { version: number }).version
}
