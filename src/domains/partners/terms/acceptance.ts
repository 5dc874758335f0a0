import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Keeps who has accepted which version of the terms for shops, and when; the first time counts. */
export async function recordAcceptance(
  tx: DatabaseOrTransaction,
  { applicationId, personId, version, now }: { applicationId: number; personId: number; version: number; now: Date },
): Promise<void> {
  await sql`insert into partners.terms_acceptance (application_id, person_id, version, accepted_at)
    values (${applicationId}, ${personId}, ${version}, ${now}) on conflict (application_id, version) do nothing`.execute(
    tx,
  )
}
