import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Click } from './click.ts'

/** Stores clicks as they came; one that is there already stays as it is. */
export const insertClicks = async (db: DatabaseOrTransaction, clicks: readonly Click[]): Promise<void> => {
  if (clicks.length === 0) return
  await sql`
    insert into clicks.click (uid, click_id, at, variant_id, product_id, eshop_id, price_cents, cpc_cents, source, position, rendering,
      rendering_state, visitor, visitor_shown, visitor_day, user_agent, purpose, extra)
    select c."uid"::uuid, c."clickId", c."at", c."variantId", c."productId", c."eshopId", c."priceCents", c."cpcCents", c."source", c."position",
      c."rendering", c."renderingState", c."visitor", c."visitorShown", c."visitorDay", c."userAgent", c."purpose", c."extra"
    from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) as c("uid" text, "clickId" text, "at" timestamptz, "variantId" bigint, "productId" bigint,
      "eshopId" int, "priceCents" int, "cpcCents" int, "source" smallint, "position" int, "rendering" text, "renderingState" text, "visitor" text,
      "visitorShown" boolean, "visitorDay" text, "userAgent" text, "purpose" text, "extra" jsonb)
    on conflict (uid) do nothing`.execute(db)
}

export interface UnclassifiedClick {
  readonly uid: string
  readonly at: Date
  readonly variantId: number
  readonly visitor: string
  readonly visitorShown: boolean
  readonly visitorDay: string
  readonly renderingState: 'good' | 'stale' | 'missing' | 'forged'
  readonly userAgent: string | null
  readonly purpose: string | null
  /** A click with the same click id came before. */
  readonly isReplay: boolean
  /** Already billable clicks on the offer within an hour before or after (a spool may be drained late). */
  readonly neighbours: readonly { readonly visitor: string; readonly visitorDay: string }[]
}

/** The oldest clicks that nobody has judged yet, locked against another judge. */
export const lockUnclassified = async (tx: DatabaseOrTransaction, limit: number): Promise<UnclassifiedClick[]> => {
  const { rows } = await sql<UnclassifiedClick>`
    select c.uid, c.at, c.variant_id as "variantId", c.visitor, c.visitor_shown as "visitorShown", c.visitor_day as "visitorDay",
      c.rendering_state as "renderingState", c.user_agent as "userAgent", c.purpose,
      exists (select from clicks.click e where e.click_id = c.click_id and (e.at, e.uid) < (c.at, c.uid)) as "isReplay",
      coalesce((select jsonb_agg(jsonb_build_object('visitor', e.visitor, 'visitorDay', e.visitor_day)) from clicks.click e
        where e.variant_id = c.variant_id and (e.visitor = c.visitor or e.visitor_day = c.visitor_day) and e.billable
          and e.at > c.at - interval '1 hour' and e.at < c.at + interval '1 hour'), '[]') as neighbours
    from clicks.click c where c.classified_at is null order by c.at, c.uid limit ${limit} for update of c`.execute(tx)
  return rows
}

export interface Judgement {
  readonly uid: string
  readonly reason: string | null
}

/** Writes what became of the clicks: billable without a reason, not billable with one. */
export const storeJudgements = async (tx: DatabaseOrTransaction, judgements: readonly Judgement[], now: Date): Promise<void> => {
  if (judgements.length === 0) return
  await sql`
    update clicks.click c set classified_at = ${now}, billable = (j."reason" is null), reason = j."reason"
    from jsonb_to_recordset(${JSON.stringify(judgements)}::jsonb) as j("uid" uuid, "reason" text) where c.uid = j."uid"`.execute(tx)
}
