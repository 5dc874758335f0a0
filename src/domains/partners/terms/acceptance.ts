import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ShopTerms } from '../joining/joining-deps.ts'

export interface Acceptance {
  readonly applicationId: number
  readonly personId: number
  readonly version: number
  /** From when what was accepted holds for the shop: `acceptedTermsHoldFrom`. */
  readonly holdsFrom: Date
  readonly now: Date
}

/** Keeps who has accepted which version of the terms for shops, and when; the first time counts. */
export async function recordAcceptance(
  tx: DatabaseOrTransaction,
  { applicationId, personId, version, holdsFrom, now }: Acceptance,
): Promise<void> {
  await sql`insert into partners.terms_acceptance (application_id, person_id, version, accepted_at, holds_from)
    values (${applicationId}, ${personId}, ${version}, ${now}, ${holdsFrom}) on conflict (application_id, version) do nothing`.execute(
    tx,
  )
}

/** A version that is accepted before its own day holds from that day on, any other at once. */
export function acceptedTermsHoldFrom({ next }: ShopTerms, version: number, now: Date): Date {
  const begins = next?.version === version ? Date.parse(next.holdsFrom) : 0
  return new Date(Math.max(begins, now.getTime()))
}
