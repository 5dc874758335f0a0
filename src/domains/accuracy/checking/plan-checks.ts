import { sql } from 'kysely'
import { type ClickOnOffer, lastCountedClicks } from '#domains/clicks/contract.ts'
import { loadEshops } from '#domains/eshops/contract.ts'
import { type OfferToCheck, offersToCheck } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { CHECK_LIMITS } from '../accuracy-limits.ts'
import { pageAddress } from '../reading/page-address.ts'
import { isOnDomains } from './is-on-domains.ts'

/** Clicks are judged ten seconds after they are stored; some come a little later. */
const JUDGED_AFTER_MS = 30_000
/** What came while no worker ran is too long ago. */
const LONGEST_STRETCH_MS = 300_000

export interface PlannedCheck {
  readonly offer: OfferToCheck
  readonly cause: 'click' | 'report'
  readonly at: Date
}

/** Takes some of the clicks since the last time for pages to be read. */
export async function planClickChecks(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const until = new Date(now.getTime() - JUDGED_AFTER_MS)
    const from = await takeStretch(tx, until)
    if (from >= until) return
    const room = await roomOfShops(tx, now)
    const clicks = await lastCountedClicks(tx, {
      eshopIds: [...room.keys()],
      from,
      until,
      mostOfShop: CHECK_LIMITS.waitingOfShop,
    })
    const offers = await offersToCheck(tx, await notReadLately(tx, clicks, now))
    await planChecks(tx, fitting(clicks, offers, room))
  })
}

/** Enters checks for hosts that may be asked; an offer that waits already waits on. */
export async function planChecks(tx: DatabaseTransaction, planned: readonly PlannedCheck[]): Promise<void> {
  const rows = planned.flatMap(({ offer, cause, at }) => {
    const url = pageAddress(offer.link)
    if (url === null || !isOnDomains(url.hostname, offer.domains)) return []
    const { variantId, eshopId, priceCents, availability } = offer
    return [{ variantId, eshopId, host: url.host, cause, at: at.toISOString(), priceCents, availability }]
  })
  if (rows.length === 0) return
  await sql`
    insert into accuracy.planned_check (variant_id, eshop_id, host, cause, clicked_at, shown_cents, shown_availability)
    select p."variantId", p."eshopId", p.host, p.cause, p.at, p."priceCents", p.availability
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p ("variantId" bigint, "eshopId" int, host text, cause text, at timestamptz, "priceCents" int, availability text)
    where not exists (select from accuracy.unread_shop u where u.eshop_id = p."eshopId")
    order by 1 on conflict (variant_id) do nothing`.execute(tx)
}

/** The stretch of time that is this round's; of two workers each takes its own. */
async function takeStretch(tx: DatabaseTransaction, until: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select at from accuracy.sampled_until for update`.execute(tx)
  await sql`insert into accuracy.sampled_until (at) values (${until}) on conflict (singleton) do update set at = greatest(accuracy.sampled_until.at, excluded.at)`.execute(
    tx,
  )
  return new Date(Math.max(rows[0]?.at.getTime() ?? 0, until.getTime() - LONGEST_STRETCH_MS))
}

/** How many more pages of each shop may be planned; those without room are absent. */
async function roomOfShops(tx: DatabaseTransaction, now: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ eshopId: number; waiting: number; today: number }>`
    select coalesce(w.eshop_id, o.eshop_id, u.eshop_id) as "eshopId", coalesce(w.count, 0)::int as waiting,
      case when u.eshop_id is null then coalesce(o.count, 0)::int else ${CHECK_LIMITS.ofShopADay}::int end as today
    from (select eshop_id, count(*) from accuracy.planned_check group by 1) w
      full join (select eshop_id, count(*) from accuracy.observation where observed_at >= date_trunc('day', ${now}::timestamptz, 'Europe/Lisbon') group by 1) o using (eshop_id)
      full join accuracy.unread_shop u using (eshop_id)`.execute(tx)
  const used = new Map(rows.map((row) => [row.eshopId, row]))
  return new Map(
    (await loadEshops(tx)).flatMap(({ id, isSuspended }) => {
      const { waiting, today } = used.get(id) ?? { waiting: 0, today: 0 }
      const room = Math.min(CHECK_LIMITS.waitingOfShop - waiting, CHECK_LIMITS.ofShopADay - today - waiting)
      return isSuspended || room <= 0 ? [] : [[id as number, room] as const]
    }),
  )
}

async function notReadLately(
  tx: DatabaseTransaction,
  clicks: readonly ClickOnOffer[],
  now: Date,
): Promise<readonly number[]> {
  const ids = clicks.map(({ variantId }) => variantId)
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${ids}::bigint[]) asked (id) where not exists (
      select from accuracy.observation o where o.variant_id = asked.id and o.observed_at > ${new Date(now.getTime() - CHECK_LIMITS.offerAgainMs)})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** As many of each shop as there is room for. An offer whose price is another than at the click has changed since, and what stock was shown is not known. */
function fitting(
  clicks: readonly ClickOnOffer[],
  offers: ReadonlyMap<number, OfferToCheck>,
  room: ReadonlyMap<number, number>,
): PlannedCheck[] {
  const fit = clicks.flatMap(({ variantId, at, priceCents }): PlannedCheck[] => {
    const offer = offers.get(variantId)
    return offer === undefined || offer.priceCents !== priceCents ? [] : [{ offer, cause: 'click', at }]
  })
  return [...Map.groupBy(fit, ({ offer }) => offer.eshopId)].flatMap(([eshopId, own]) =>
    own.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, room.get(eshopId) ?? 0),
  )
}
