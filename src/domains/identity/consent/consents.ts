import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/**
 * What can be agreed to: the terms, the four kinds of the specification's consent (section 3), and that what was looked at is kept
 * with the account.
 */
export const consentNames = ['terms', 'essential', 'functional', 'analytics', 'marketing', 'viewed'] as const
export type ConsentName = (typeof consentNames)[number]

export interface ConsentRecord {
  readonly what: ConsentName
  readonly isGiven: boolean
  /** Of the text that was shown: '2026-11'. */
  readonly textVersion: string
  readonly decidedAt: Date
}

/** Whose record it is: a person's, or a browser's by its random number (ADR 0085). */
export type Consenting = { readonly personId: number } | { readonly consentId: string }

/** Adds to the history of what a person has agreed to; nothing of it is ever changed. What was kept on a consent goes with it. */
export async function recordConsent(tx: DatabaseOrTransaction, personId: number, record: ConsentRecord): Promise<void> {
  await insertRecords(tx, { personId }, [record])
  if (record.what === 'viewed' && !record.isGiven)
    await tx.deleteFrom('identity.viewed').where('person_id', '=', personId).execute()
}

export async function insertRecords(
  tx: DatabaseOrTransaction,
  of: Consenting,
  records: readonly ConsentRecord[],
): Promise<void> {
  const [column, id] = whose(of)
  const rows = records.map(({ what, isGiven, textVersion, decidedAt }) => ({
    [column]: id,
    what,
    is_given: isGiven,
    text_version: textVersion,
    decided_at: decidedAt,
  }))
  if (rows.length > 0) await tx.insertInto('identity.consent_record').values(rows).execute()
}

/** The history, the latest first. */
export async function consentHistory(db: DatabaseOrTransaction, of: Consenting): Promise<readonly ConsentRecord[]> {
  const [column, id] = whose(of)
  const rows = await db
    .selectFrom('identity.consent_record')
    .select(['what', 'is_given', 'text_version', 'decided_at'])
    .where(column, '=', id)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    what: row.what as ConsentName,
    isGiven: row.is_given,
    textVersion: row.text_version,
    decidedAt: row.decided_at,
  }))
}

/** Whether the person's last word on it is yes; no word is no. */
export async function hasConsented(db: DatabaseOrTransaction, personId: number, what: ConsentName): Promise<boolean> {
  const last = await db
    .selectFrom('identity.consent_record')
    .select('is_given')
    .where('person_id', '=', personId)
    .where('what', '=', what)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.is_given === true
}

/** Two years beyond the year for which a choice holds: as long as somebody may ask for the proof. */
export const PROOF_KEPT_MS = 3 * 365 * 86_400_000

/** Proofs of browsers without an account; a person's stay as long as the person. */
export async function forgetProofs(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await db
    .deleteFrom('identity.consent_record')
    .where('consent_id', 'is not', null)
    .where('decided_at', '<=', before)
    .execute()
}

function whose(of: Consenting) {
  return 'personId' in of ? (['person_id', of.personId] as const) : (['consent_id', of.consentId] as const)
}
