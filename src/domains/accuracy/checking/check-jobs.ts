import { sql } from 'kysely'
import pLimit from 'p-limit'
import { z } from 'zod'
import { type OfferToCheck, offersToCheck } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { CHECK_LIMITS } from '../accuracy-limits.ts'
import { checkPage } from './check-page.ts'
import type { FetchTools } from './fetch-page.ts'
import { type CheckedClick, keepReading } from './keep-reading.ts'

export interface CheckJobDeps extends FetchTools {
  readonly db: Database
  readonly clock: Clock
}

interface ClaimedCheck extends CheckedClick {
  readonly id: number
}

/** Reads the pages of a batch, each of another host, and keeps what came of them. */
export const readPagesJob = defineJob({
  name: 'accuracy.read-pages',
  payload: z.object({ checkIds: z.array(z.number()).max(CHECK_LIMITS.batch) }),
  queue: { name: 'shop-pages', places: 1 },
  // A page that could not be read now says nothing of the click any more.
  maxAttempts: 2,
  run: async ({ checkIds }, deps: CheckJobDeps, { signal }) => {
    const checks = await findClaimed(deps.db, checkIds)
    const offers = await offersToCheck(
      deps.db,
      checks.map(({ variantId }) => variantId),
    )
    const limit = pLimit(CHECK_LIMITS.atOnce)
    await Promise.all(checks.map((check) => limit(() => runCheck(check, offers.get(check.variantId), deps, signal))))
  },
})

/** Has the pages read whose hosts may be asked now, one of each; drops those whose click is too long ago. */
export function enqueueDueChecks({ db, clock }: Pick<CheckJobDeps, 'db' | 'clock'>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const tooOld = new Date(now.getTime() - CHECK_LIMITS.latestMs)
    await sql`delete from accuracy.planned_check where clicked_at < ${tooOld}`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      with due as (
        select distinct on (host) id, host from accuracy.planned_check p
        where claimed_at is null and not exists (select from accuracy.host h where h.host = p.host and h.next_at > ${now})
        order by host, clicked_at desc, id limit ${CHECK_LIMITS.batch}),
      taken as (
        insert into accuracy.host as h (host, next_at)
        select host, ${new Date(now.getTime() + CHECK_LIMITS.hostEveryMs)} from due order by host
        on conflict (host) do update set next_at = excluded.next_at where h.next_at <= ${now} returning host)
      update accuracy.planned_check p set claimed_at = ${now} from due join taken using (host) where p.id = due.id returning p.id`.execute(
      tx,
    )
    if (rows.length > 0) await enqueue(tx, readPagesJob, { checkIds: rows.map(({ id }) => id) })
  })
}

async function findClaimed(db: Database, ids: readonly number[]): Promise<ClaimedCheck[]> {
  const { rows } = await sql<ClaimedCheck>`
    select id, variant_id as "variantId", eshop_id as "eshopId", cause, clicked_at as "clickedAt", shown_cents as "priceCents", shown_availability as availability
    from accuracy.planned_check where id = any(${ids as number[]}::bigint[]) order by id`.execute(db)
  return rows
}

/** An offer that is gone by now has no page to be compared. */
async function runCheck(
  check: ClaimedCheck,
  offer: OfferToCheck | undefined,
  { db, clock, ...tools }: CheckJobDeps,
  stop: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const result = offer === undefined ? null : await checkPage(offer, check, { ...tools, db, now, stop })
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('accuracy.planned_check')
      .where('id', '=', check.id)
      .executeTakeFirst()
    // A second run of the job finds what the first one has not kept.
    if (result !== null && numDeletedRows > 0n) await keepReading(tx, check, result, now)
  })
}
