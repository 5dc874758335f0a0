import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Click } from './click.ts'
import type { RenderingState } from './redirect/rendering-id.ts'

/** Records of the spool that an older build has written have a price in cents. */
const MICROS_OF_CENT = 10_000

/** Stores clicks as they came; one that is there already stays as it is. */
export async function insertClicks(db: DatabaseOrTransaction, clicks: readonly Click[]): Promise<void> {
  if (clicks.length === 0) return
  await sql`
    insert into clicks.click (uid, click_id, at, variant_id, product_id, eshop_id, price_cents, cpc_micros, lease_id, is_after_cap, source, position,
      rendering, rendering_state, visitor, visitor_shown, visitor_day, network_day, visitor_eve, network_eve, user_agent, purpose, extra)
    select c."uid"::uuid, c."clickId", c."at", c."variantId", c."productId", c."eshopId", c."priceCents",
      coalesce(c."cpcMicros", c."cpcCents" * ${MICROS_OF_CENT}), c."leaseId", coalesce(c."afterCap", false), c."source", c."position", c."rendering", c."renderingState",
      c."visitor", c."visitorShown", c."visitorDay", c."networkDay", c."visitorEve", c."networkEve", c."userAgent", c."purpose", c."extra"
    from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) as c("uid" text, "clickId" text, "at" timestamptz, "variantId" bigint, "productId" bigint,
      "eshopId" int, "priceCents" int, "cpcMicros" int, "cpcCents" int, "leaseId" uuid, "afterCap" boolean, "source" smallint, "position" int,
      "rendering" text, "renderingState" text, "visitor" text, "visitorShown" boolean, "visitorDay" text, "networkDay" text, "visitorEve" text, "networkEve" text, "userAgent" text,
      "purpose" text, "extra" jsonb)
    on conflict (uid) do nothing`.execute(db)
}

/** Who clicked on what, and when: all that one click must be compared with another by. */
export interface CountedClick {
  readonly uid: string
  readonly at: Date
  readonly variantId: number
  readonly visitor: string
  readonly visitorShown: boolean
  readonly visitorDay: string
  /** null: from before networks were kept. */
  readonly networkDay: string | null
  /** As the day before would have them, within an hour of midnight. */
  readonly visitorEve: string | null
  readonly networkEve: string | null
  readonly rendering: string | null
}

export interface UnclassifiedClick extends CountedClick {
  readonly eshopId: number
  readonly renderingState: RenderingState
  readonly userAgent: string | null
  readonly purpose: string | null
  /** No budget was left for it, or it came after its budget was reckoned up, or names a budget that is none of its shop's. */
  readonly isAfterCap: boolean
  /** A click with the same click id came before, or counts already. */
  readonly isReplay: boolean
}

const COUNTED = sql`uid, at, variant_id as "variantId", visitor, visitor_shown as "visitorShown", visitor_day as "visitorDay", network_day as "networkDay", visitor_eve as "visitorEve", network_eve as "networkEve", rendering`

/** The oldest clicks that nobody has judged yet, locked against another judge. */
export async function lockUnclassified(tx: DatabaseOrTransaction, limit: number): Promise<UnclassifiedClick[]> {
  const { rows } = await sql<UnclassifiedClick>`
    select ${COUNTED}, eshop_id as "eshopId", rendering_state as "renderingState", user_agent as "userAgent", purpose, 
      is_after_cap or (lease_id is not null and not exists (
        select from clicks.lease l where l.id = c.lease_id and l.eshop_id = c.eshop_id and l.settled_at is null)) as "isAfterCap",
      exists (select from clicks.click e where e.click_id = c.click_id and e.uid <> c.uid and (e.billable or (e.at, e.uid) < (c.at, c.uid))) as "isReplay"
    from clicks.click c where classified_at is null order by at, uid limit ${limit} for update of c`.execute(tx)
  return rows
}

/** Clicks that count, on the same offers, by the same visitors or networks, up to `reachMs` away in time. */
export async function findCountedNear(
  tx: DatabaseOrTransaction,
  clicks: readonly CountedClick[],
  reachMs: number,
): Promise<CountedClick[]> {
  const reach = sql`make_interval(secs => ${reachMs / 1000})`
  const isNear = sql`e.variant_id = a.variant_id and e.billable and e.at > a.at - ${reach} and e.at < a.at + ${reach}`
  const { rows } = await sql<CountedClick>`
    with asked as (select variant_id, visitor, visitor_day, network_day, visitor_eve, network_eve, at from clicks.click where uid = any(${clicks.map(({ uid }) => uid)}::uuid[])),
      found as (
        select e.* from asked a join clicks.click e on e.visitor = a.visitor and ${isNear}
        union all select e.* from asked a join clicks.click e on e.visitor_day = a.visitor_day and ${isNear}
        union all select e.* from asked a join clicks.click e on e.network_day = a.network_day and ${isNear}
        union all select e.* from asked a join clicks.click e on e.visitor_day = a.visitor_eve and ${isNear}
        union all select e.* from asked a join clicks.click e on e.visitor_eve = a.visitor_day and ${isNear}
        union all select e.* from asked a join clicks.click e on e.network_day = a.network_eve and ${isNear}
        union all select e.* from asked a join clicks.click e on e.network_eve = a.network_day and ${isNear})
    select distinct on (uid) ${COUNTED} from found order by uid`.execute(tx)
  return rows
}

/** How many clicks count of each of these networks (of their day) or renderings. */
export async function countCounted(
  tx: DatabaseOrTransaction,
  of: 'network_day' | 'rendering',
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select ${sql.ref(of)} as name, count(*)::int as count from clicks.click where billable and ${sql.ref(of)} = any(${names}) group by 1`.execute(
    tx,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

export interface Judgement {
  readonly uid: string
  readonly reason: string | null
}

/** With the category by which its sums are kept. */
export interface KeptJudgement extends Judgement {
  /** Of the offer now; null: none, or nobody knows it. */
  readonly categoryId: number | null
}

/**
 * Writes what became of the clicks: billable without a reason, not billable with one; what came after a budget's end counts, and
 * costs nothing. Those that count and cost something are numbered on, without gaps: call it under the judge's lock.
 */
export async function storeJudgements(
  tx: DatabaseOrTransaction,
  judgements: readonly KeptJudgement[],
  now: Date,
): Promise<void> {
  if (judgements.length === 0) return
  await sql`
    with judged as (
      select uid, reason, "categoryId" from jsonb_to_recordset(${JSON.stringify(judgements)}::jsonb) as j("uid" uuid, "reason" text, "categoryId" int)
    ), numbered as (
      select c.uid, (select coalesce(max(billable_number), 0) from clicks.click) + row_number() over (order by c.at, c.uid) as number
      from judged j join clicks.click c using (uid) where j.reason is null and c.cpc_micros > 0
    )
    update clicks.click c set classified_at = ${now}, billable = (j.reason is null or j.reason = 'after_cap'), reason = j.reason,
      cpc_micros = case when j.reason = 'after_cap' then 0 else c.cpc_micros end, billable_number = n.number, category_id = j."categoryId"
    from judged j left join numbered n using (uid) where c.uid = j.uid`.execute(tx)
}

/** Of clicks of before nobody needs to know any more who they were the day before. */
export async function forgetEves(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`update clicks.click set visitor_eve = null, network_eve = null where visitor_eve is not null and at <= ${before}`.execute(
    db,
  )
}

/**
 * How many clicks that count were made on each product, from `from` until before `until`; those that nobody has judged yet
 * are left out. By productId as it was at the click.
 */
export async function clicksByProduct(
  db: DatabaseOrTransaction,
  from: Date,
  until: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; clicks: number }>`
    select product_id as "productId", count(*)::int as clicks from clicks.click
    where billable and at >= ${from} and at < ${until} group by product_id`.execute(db)
  return new Map(rows.map(({ productId, clicks }) => [productId, clicks]))
}

/** How many clicks that count were made on each of these offers since then; those without one are absent. */
export async function clicksByVariant(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ variantId: number; clicks: number }>`
    select variant_id as "variantId", count(*)::int as clicks from clicks.click
    where billable and variant_id = any(${variantIds as number[]}::bigint[]) and at >= ${since} group by 1`.execute(db)
  return new Map(rows.map(({ variantId, clicks }) => [variantId, clicks]))
}

/** When each of these clicks out to the shop was made, by `uid`; those that are none of its are absent. */
export async function clicksOfShop(
  db: DatabaseOrTransaction,
  eshopId: number,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (uids.length === 0) return new Map()
  const { rows } = await sql<{ uid: string; at: Date }>`
    select uid, at from clicks.click where uid = any(${uids as string[]}::uuid[]) and eshop_id = ${eshopId}`.execute(db)
  return new Map(rows.map(({ uid, at }) => [uid, at]))
}
