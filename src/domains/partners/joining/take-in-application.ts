import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { recordAcceptance } from '../terms/acceptance.ts'
import { type CompanyTyped, readCompany } from './company.ts'
import { isTaken } from './domain-step.ts'
import { insertApplication, submitApplication, writeApplication } from './storage.ts'

/** A shop that has gone all steps elsewhere. */
export interface TakenApplication {
  readonly personId: UserId
  readonly company: CompanyTyped
  readonly domain: string
  readonly feedUrl: string
  /** Items of its feed, all of them good. */
  readonly items: number
  readonly termsVersion: number
}

/**
 * Keeps an application of an invented shop that waits for its decision, as if its domain had been proven and its feed read here: for
 * development sites alone. Nobody is told. Null: its domain waits or is a shop's already.
 * @throws RangeError when the company cannot be taken.
 */
export async function takeInApplication(
  tx: DatabaseTransaction,
  { personId, domain, feedUrl, items, termsVersion, ...typed }: TakenApplication,
  now: Date,
): Promise<number | null> {
  const { company, complaints } = readCompany(typed.company)
  if (company === null) throw new RangeError(`company: ${JSON.stringify(complaints)}`)
  if (await isTaken(tx, domain)) return null
  const id = await insertApplication(tx, { personId, proofText: 'de'.repeat(15), now })
  const lab = { id: 'demo', url: feedUrl, at: now.toISOString(), read: items, accepted: items, rejected: 0 }
  await writeApplication(
    tx,
    id,
    {
      company,
      domain,
      proof: { by: 'mail', at: now },
      feed: { url: feedUrl, labId: null },
      lab: { ...lab, fatal: [], errors: [], warnings: 0 },
      terms: { version: termsVersion, at: now },
    },
    now,
  )
  await recordAcceptance(tx, { applicationId: id, personId, version: termsVersion, holdsFrom: now, now })
  await submitApplication(tx, id, now)
  return id
}
