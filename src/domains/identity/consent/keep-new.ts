import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { consentIdIn } from '../rules/consent.ts'
import { consentHistory, type Consenting, type ConsentRecord, insertRecords } from './consents.ts'

/** Adds what says something else than the last word on the same, and is no older. */
export async function keepNew(
  tx: DatabaseOrTransaction,
  of: Consenting,
  records: readonly ConsentRecord[],
): Promise<void> {
  const history = await consentHistory(tx, of)
  const isNew = ({ what, isGiven, textVersion, decidedAt }: ConsentRecord): boolean => {
    const last = history.find((each) => each.what === what)
    if (last === undefined) return true
    return decidedAt >= last.decidedAt && (last.isGiven !== isGiven || last.textVersion !== textVersion)
  }
  await insertRecords(tx, of, records.filter(isNew))
}

/**
 * T-01: what was chosen in this browser before its person signed in belongs to their account, too. It is copied: another one
 * who signs in there has agreed to the same.
 */
export async function joinChoice(
  tx: DatabaseOrTransaction,
  personId: number,
  cookies: string | undefined,
): Promise<void> {
  const consentId = consentIdIn(cookies)
  if (consentId === null) return
  const chosen = await consentHistory(tx, { consentId })
  const last = chosen.filter((record, index) => chosen.findIndex(({ what }) => what === record.what) === index)
  await keepNew(tx, { personId }, last)
}
