import { sql } from 'kysely'
import { versionOf } from '#platform/audit/version-of.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Item, ItemName, QueuedBecause } from '../items/item.ts'
import { ITEM_COLUMNS } from '../items/item-storage.ts'
import type { Decision, ModeratedKind } from '../told.ts'

export interface QueueFilter {
  readonly kind: ModeratedKind | null
  readonly because: QueuedBecause | null
  /** Code of a rule. */
  readonly reason: string | null
}

export interface QueuedItem extends Item {
  readonly queuedAt: Date
  readonly notices: number
}

export interface Queue {
  readonly count: number
  readonly items: readonly QueuedItem[]
}

export const QUEUE_SORTS = ['urgency', 'queued', 'notices'] as const

export interface QueueAsked extends QueueFilter {
  /** In the texts, or the name of one. */
  readonly q: string | null
  readonly sort: (typeof QUEUE_SORTS)[number]
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
}

/** The first of what waits, as a person reads it: complaints and notices first, then who has waited longest. */
export const FIRST_OF_QUEUE: QueueAsked = {
  kind: null,
  because: null,
  reason: null,
  q: null,
  sort: 'urgency',
  isDescending: false,
  limit: 25,
  offset: 0,
}

const NOTICES = sql`(select count(*)::int from moderation.notice n where n.item_id = i.id and n.outcome is null)`
const ORDERS = {
  urgency: sql`i.queued_because not in ('complaint', 'notice')`,
  queued: sql`i.queued_at`,
  notices: NOTICES,
} as const satisfies Record<QueueAsked['sort'], unknown>

/** What waits for a person. */
export async function loadQueue(db: DatabaseOrTransaction, asked: QueueAsked): Promise<Queue> {
  const { kind, because, reason, q, sort, isDescending, limit, offset } = asked
  const where = sql`i.queued_because is not null and (${kind}::text is null or i.kind = ${kind}) and (${because}::text is null or i.queued_because = ${because})
    and (${reason}::text is null or ${reason} = any(i.reasons))
    and (${q}::text is null or i.item_id = ${q} or position(lower(${q}) in lower(array_to_string(i.texts, ' '))) > 0)`
  const direction = isDescending ? sql`desc` : sql`asc`
  const counted = await sql<{
    count: number
  }>`select count(*)::int as count from moderation.item i where ${where}`.execute(db)
  const items = await sql<QueuedItem>`
    select ${ITEM_COLUMNS}, i.queued_at as "queuedAt", ${NOTICES} as notices
    from moderation.item i where ${where}
    order by ${ORDERS[sort]} ${direction}, i.queued_at, i.id limit ${limit} offset ${offset}`.execute(db)
  return { count: counted.rows[0]?.count ?? 0, items: items.rows }
}

export interface KeptDecision {
  readonly id: number
  readonly version: number
  readonly decision: Decision
  readonly reasons: readonly string[]
  readonly words: string | null
  readonly decidedBy: 'rules' | 'person' | 'operator'
  readonly personId: number | null
  readonly at: Date
}

export interface OpenNotice {
  readonly number: number
  readonly version: number
  readonly reason: string
  readonly explanation: string
  readonly at: Date
}

/** All that a person needs for a decision. */
export interface ItemFile {
  readonly item: Item
  /** Another one once its author has written, somebody has reported or complained, or anybody has decided. */
  readonly fileVersion: string
  readonly decisions: readonly KeptDecision[]
  readonly notices: readonly OpenNotice[]
  readonly complaints: readonly { readonly ofAuthor: boolean; readonly words: string; readonly at: Date }[]
  /** Of the same author, how many texts stand how; null: nobody knows who wrote it. */
  readonly history: Readonly<Record<Item['state'], number>> | null
}

export async function loadItemFile(db: DatabaseOrTransaction, { kind, itemId }: ItemName): Promise<ItemFile | null> {
  const found = await sql<Item>`
    select ${ITEM_COLUMNS} from moderation.item i where i.kind = ${kind} and i.item_id = ${itemId}`.execute(db)
  const item = found.rows[0]
  if (item === undefined) return null
  const decisions = await sql<KeptDecision>`
    select id, version, decision, reasons, words, decided_by as "decidedBy", person_id as "personId", at from moderation.decision
    where item_id = ${item.id} order by id desc limit 50`.execute(db)
  const notices = await sql<OpenNotice>`
    select id as number, version, reason, explanation, created_at as at from moderation.notice
    where item_id = ${item.id} and outcome is null order by id limit 50`.execute(db)
  const complaints = await sql<{ ofAuthor: boolean; words: string; at: Date }>`
    select notice_id is null as "ofAuthor", words, created_at as at from moderation.complaint
    where item_id = ${item.id} and answer_id is null order by id limit 50`.execute(db)
  return {
    item,
    fileVersion: versionOf({
      item: item.id,
      version: item.version,
      decided: decisions.rows[0]?.id ?? null,
      notices: notices.rows.map(({ number }) => number),
      complaints: complaints.rows.map(({ at }) => at.toISOString()),
    }),
    decisions: decisions.rows,
    notices: notices.rows,
    complaints: complaints.rows,
    history: await historyOf(db, item),
  }
}

async function historyOf(db: DatabaseOrTransaction, { id, personId, addressHash }: Item): Promise<ItemFile['history']> {
  if (personId === null && addressHash === null) return null
  const { rows } = await sql<{ state: Item['state']; count: number }>`
    select state, count(*)::int as count from moderation.item
    where id <> ${id} and ${personId === null ? sql`address_hash = ${addressHash}` : sql`person_id = ${personId}`} group by state`.execute(
    db,
  )
  return {
    waiting: 0,
    published: 0,
    refused: 0,
    removed: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}
