import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Fingerprint } from '../rules/fingerprint.ts'
import type { SubmittedItem } from '../told.ts'
import type { Item, ItemName, ItemState, QueuedBecause } from './item.ts'

/** Columns of an item in the words of `Item`. */
export const ITEM_COLUMNS: RawBuilder<unknown> = sql`
  i.id, i.kind, i.item_id as "itemId", i.version, i.texts, i.half_stars as "halfStars", i.eshop_id as "eshopId", i.variant_id as "variantId",
  i.person_id as "personId", i.address_hash as "addressHash", i.network, i.is_verified as "isVerified", i.pictures, i.written_at as "writtenAt",
  i.submitted_at as "submittedAt", i.state, i.shown_version as "shownVersion", i.shown_texts as "shownTexts", i.reasons, i.queued_because as "queuedBecause",
  exists (select from moderation.decision d where d.item_id = i.id and d.version = i.version and d.decision = 'publish' and d.decided_by <> 'rules')
    as "isCleared"`

export async function findItem(db: DatabaseOrTransaction, { kind, itemId }: ItemName): Promise<Item | null> {
  const { rows } = await sql<Item>`
    select ${ITEM_COLUMNS} from moderation.item i where i.kind = ${kind} and i.item_id = ${itemId}`.execute(db)
  return rows[0] ?? null
}

/** The same, held until the transaction ends: who decides locks it first. */
export async function lockItem(tx: DatabaseTransaction, { kind, itemId }: ItemName): Promise<Item | null> {
  const { rows } = await sql<Item>`
    select ${ITEM_COLUMNS} from moderation.item i where i.kind = ${kind} and i.item_id = ${itemId} for update`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Keeps a text as it waits for its decision; a newer version takes the older one's place. Null: this version, or a newer one, is here already. */
export async function keepItem(
  tx: DatabaseTransaction,
  item: SubmittedItem,
  print: Fingerprint | null,
  now: Date,
): Promise<Item | null> {
  const { author } = item
  const personId = author !== null && 'personId' in author ? author.personId : null
  const addressHash = author !== null && 'addressHash' in author ? author.addressHash : null
  const { rows } = await sql<Item>`
    insert into moderation.item as i (kind, item_id, version, texts, half_stars, eshop_id, variant_id, person_id, address_hash, network, is_verified,
      pictures, written_at, submitted_at, state, signature, bands)
    values (${item.kind}, ${item.itemId}, ${item.version}, ${[...item.texts]}::text[], ${item.halfStars}, ${item.eshopId}, ${item.variantId},
      ${personId}, ${addressHash}, ${item.network}, ${item.isVerified}, ${[...item.pictures]}::text[], ${item.writtenAt}::timestamptz, ${now}, 'waiting',
      ${print && [...print.signature]}::int[], ${[...(print?.bands ?? [])]}::bigint[])
    on conflict (kind, item_id) do update set version = excluded.version, texts = excluded.texts, half_stars = excluded.half_stars,
      eshop_id = excluded.eshop_id, variant_id = excluded.variant_id, person_id = excluded.person_id, address_hash = excluded.address_hash,
      network = excluded.network, is_verified = excluded.is_verified, pictures = excluded.pictures, written_at = excluded.written_at,
      submitted_at = excluded.submitted_at, state = 'waiting', reasons = '{}', signature = excluded.signature, bands = excluded.bands
    where i.version < excluded.version
    returning ${ITEM_COLUMNS}`.execute(tx)
  return rows[0] ?? null
}

export interface ItemChange {
  readonly state: ItemState
  readonly shownVersion: number | null
  readonly shownTexts: readonly string[] | null
  readonly reasons: readonly string[]
  readonly queuedBecause: QueuedBecause | null
}

/** Moves a locked item; who has waited goes on waiting since then. */
export async function setItem(
  tx: DatabaseTransaction,
  id: number,
  { state, shownVersion, shownTexts, reasons, queuedBecause }: ItemChange,
  now: Date,
): Promise<void> {
  await sql`
    update moderation.item set state = ${state}, shown_version = ${shownVersion}, shown_texts = ${shownTexts && [...shownTexts]}::text[], reasons = ${[...reasons]}::text[], queued_because = ${queuedBecause},
      queued_at = case when ${queuedBecause}::text is null then null else coalesce(queued_at, ${now}) end
    where id = ${id}`.execute(tx)
}

/** The last word of a person about a text was against it, and whose it is an account says. */
const IS_AGAINST = sql`coalesce(i.person_id is not null and (select d.decision in ('refuse', 'remove') from moderation.decision d
  where d.item_id = i.id and d.decided_by <> 'rules' order by d.id desc limit 1), false)`
const IS_ASKED = sql`exists (select from moderation.notice n where n.item_id = i.id and n.outcome is null)`

/**
 * A text is no more: nothing of it is kept but that somebody reported it, or that a person took it off, where somebody did: taken away and
 * written anew, it would be a text that nobody has read.
 */
export async function forgetItem(tx: DatabaseTransaction, { kind, itemId }: ItemName): Promise<void> {
  await sql`
    delete from moderation.item i where i.kind = ${kind} and i.item_id = ${itemId} and not ${IS_AGAINST}
      and not exists (select from moderation.notice n where n.item_id = i.id)`.execute(tx)
  await sql`
    update moderation.item i set texts = '{}', shown_version = null, shown_texts = null, pictures = '{}', signature = null, bands = '{}', state = 'removed',
      person_id = case when ${IS_AGAINST} then i.person_id end, address_hash = null, network = null,
      queued_because = case when ${IS_ASKED} then i.queued_because end, queued_at = case when ${IS_ASKED} then i.queued_at end
    where i.kind = ${kind} and i.item_id = ${itemId}`.execute(tx)
}

/** Whether the last word of a person about a text was against it; null: nobody has decided about it. */
export async function isDecidedAgainst(tx: DatabaseTransaction, { id }: Pick<Item, 'id'>): Promise<boolean | null> {
  const { rows } = await sql<{ isAgainst: boolean }>`
    select decision in ('refuse', 'remove') as "isAgainst" from moderation.decision where item_id = ${id} and decided_by <> 'rules'
    order by id desc limit 1`.execute(tx)
  return rows[0]?.isAgainst ?? null
}

/** Whether a text of the same kind that a person had taken off was taken away by its author, and nothing of theirs was let in by a person since. */
export async function hasTakenOffAway(tx: DatabaseTransaction, { id, kind, personId }: Item): Promise<boolean> {
  const { rows } = await sql<{ isGone: boolean }>`
    select i.texts = '{}' as "isGone" from moderation.decision d join moderation.item i on i.id = d.item_id
    where i.person_id = ${personId} and i.kind = ${kind} and i.id <> ${id} and d.decided_by <> 'rules' and (i.texts = '{}' or d.decision = 'publish')
    order by d.id desc limit 1`.execute(tx)
  return rows[0]?.isGone === true
}
