import type { Availability } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PageCheck } from './check-page.ts'

/** Why a page is read, and what was shown of its offer at the click. */
export interface CheckedClick {
  readonly variantId: number
  readonly eshopId: number
  readonly cause: 'click' | 'report'
  readonly clickedAt: Date
  readonly priceCents: number
  readonly availability: Availability
}

const MOST_URL_CHARS = 2_000

/** Keeps one reading of a page beside what was shown, and answers its number. */
export async function keepReading(
  db: DatabaseOrTransaction,
  { variantId, eshopId, cause, clickedAt, priceCents, availability }: CheckedClick,
  result: PageCheck,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('accuracy.observation')
    .values({
      eshop_id: eshopId,
      variant_id: variantId,
      cause,
      clicked_at: clickedAt,
      observed_at: now,
      url: result.url.slice(0, MOST_URL_CHARS),
      shown_cents: priceCents,
      shown_availability: availability,
      read_cents: result.readCents,
      read_availability: result.readAvailability,
      outcome: result.outcome,
      why: result.why,
      evidence: result.evidence?.replaceAll('\u0000', '').toWellFormed() ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
