import { sql } from 'kysely'
import type { ItemChange, ItemChangeKind } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import type { LabProgress, LabSource, LabState } from './lab-run.ts'
import type { LabResult } from './lab-result.ts'

/** What publishing the feed of a trial would do to the shop's live offers. */
export interface TrialCounts extends Readonly<Record<ItemChangeKind, number>> {
  readonly live: number
  /** So much would go, or prices move so far, that an import would be held. */
  readonly isHeld: boolean
}

/** A shop's trial: where it stands, and what was found. */
export interface Trial {
  readonly id: string
  readonly eshopId: number
  readonly dialect: string | null
  readonly counts: TrialCounts | null
  readonly state: LabState
  readonly source: LabSource
  readonly progress: LabProgress | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly result: LabResult | null
}

export type TrialItem = ItemChange & { readonly place: number }

/** The run is there; older trials of the shop go, but for the newest few. */
export async function insertTrial(
  tx: DatabaseTransaction,
  { id, eshopId, dialect }: Pick<Trial, 'id' | 'eshopId' | 'dialect'>,
): Promise<void> {
  await sql`insert into feeds.trial (id, eshop_id, dialect) values (${id}, ${eshopId}, ${dialect})`.execute(tx)
  await sql`delete from feeds.lab_run where id in (select r.id from feeds.trial t join feeds.lab_run r on r.id = t.id
    where t.eshop_id = ${eshopId} order by r.place desc offset ${LAB_LIMITS.keptTrials})`.execute(tx)
}

/** Whose trial a run is; null: it is nobody's. */
export async function trialShop(
  db: DatabaseOrTransaction,
  id: string,
): Promise<Pick<Trial, 'eshopId' | 'dialect'> | null> {
  const { rows } = await sql<
    Pick<Trial, 'eshopId' | 'dialect'>
  >`select eshop_id as "eshopId", dialect from feeds.trial where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** A trial whose day is not over; of this shop alone where one is given. */
export async function findTrial(
  db: DatabaseOrTransaction,
  id: string,
  now: Date,
  eshopId: number | null = null,
): Promise<Trial | null> {
  const { rows } =
    await sql<Trial>`select t.id, t.eshop_id as "eshopId", t.dialect, t.counts, r.state, r.source, nullif(r.progress, '{}') as progress,
      r.created_at as "createdAt", r.expires_at as "expiresAt", r.result
    from feeds.trial t join feeds.lab_run r on r.id = t.id
    where t.id = ${id} and r.expires_at > ${now} and (${eshopId}::int is null or t.eshop_id = ${eshopId})`.execute(db)
  return rows[0] ?? null
}

/** Which items of a trial: all, or those of a kind, or whose item id begins so. */
export interface TrialFilter {
  readonly kind?: ItemChangeKind | undefined
  readonly itemId?: string | undefined
  readonly after?: number | undefined
}

/** Kept items in their order, after `after`. */
export async function trialItems(
  db: DatabaseOrTransaction,
  id: string,
  { kind, itemId, after = 0 }: TrialFilter,
  limit: number,
): Promise<TrialItem[]> {
  const { rows } =
    await sql<TrialItem>`select place, kind, item_id as "itemId", title, variant_id as "variantId", fields, staged
    from feeds.trial_item where trial_id = ${id} and place > ${after} and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${itemId ?? null}::text is null or starts_with(item_id, ${itemId ?? ''})) order by place limit ${limit}`.execute(
      db,
    )
  return rows
}

/** Written so many at once: a statement with all of them were megabytes. */
const WRITTEN_AT_ONCE = 200

/** In place of what an interrupted reading has left. */
export async function keepComparison(
  tx: DatabaseTransaction,
  id: string,
  counts: TrialCounts,
  items: readonly ItemChange[],
): Promise<void> {
  await sql`delete from feeds.trial_item where trial_id = ${id}`.execute(tx)
  const kept = await sql`update feeds.trial set counts = ${JSON.stringify(counts)}::jsonb where id = ${id}`.execute(tx)
  if (kept.numAffectedRows !== 1n) return
  for (let at = 0; at < items.length; at += WRITTEN_AT_ONCE) {
    const rows = items.slice(at, at + WRITTEN_AT_ONCE).map((item, index) => ({ ...item, place: at + index + 1 }))
    await sql`insert into feeds.trial_item (trial_id, place, kind, item_id, title, variant_id, fields, staged)
      select ${id}, place, kind, "itemId", title, "variantId", fields, nullif(staged::text, 'null')::json
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (place int, kind text, "itemId" text, title text, "variantId" bigint, fields jsonb, staged json)`.execute(
      tx,
    )
  }
}
