import { sql } from 'kysely'
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

export const QUEUE_SHOWN = 25

/** What waits for a person: complaints and notices first, then who has waited longest. */
export async function loadQueue(db: DatabaseOrTransaction, { kind, because, reason }: QueueFilter): Promise<Queue> {
  const where = sql`i.queued_because is not null and (${kind}::text is null or i.kind = ${kind}) and (${because}::text is null or i.queued_because = ${because})
    and (${reason}::text is null or ${reason} = any(i.reasons))`
  const [counted, items] = [
    await sql<{ count: number }>`select count(*)::int as count from moderation.item i where ${where}`.execute(db),
    await sql<QueuedItem>`
      select ${ITEM_COLUMNS}, i.queued_at as "queuedAt",
        (select count(*)::int from moderation.notice n where n.item_id = i.id and n.outcome is null) as notices
      from moderation.item i where ${where}
      order by i.queued_because in ('complaint', 'notice') desc, i.queued_at, i.id limit ${QUEUE_SHOWN}`.execute(db),
  ]
  return { count: counted.rows[0]?.count ?? 0, items: items.rows }
}

/** The one that a person reads after this one. */
export async function nextInQueue(db: DatabaseOrTransaction, filter: QueueFilter): Promise<ItemName | null> {
  const { items } = await loadQueue(db, filter)
  return items[0] ?? null
}

export interface KeptDecision {
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
    select version, decision, reasons, words, decided_by as "decidedBy", person_id as "personId", at from moderation.decision
    where item_id = ${item.id} order by id desc limit 50`.execute(db)
  const notices = await sql<OpenNotice>`
    select id as number, version, reason, explanation, created_at as at from moderation.notice
    where item_id = ${item.id} and outcome is null order by id limit 50`.execute(db)
  const complaints = await sql<{ ofAuthor: boolean; words: string; at: Date }>`
    select notice_id is null as "ofAuthor", words, created_at as at from moderation.complaint
    where item_id = ${item.id} and answer_id is null order by id limit 50`.execute(db)
  return {
    item,
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
