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

/** Adds to the history of what a person has agreed to; nothing of it is ever changed. What was kept on a consent goes with it. */
export async function recordConsent(
  tx: DatabaseOrTransaction,
  personId: number,
  { what, isGiven, textVersion, decidedAt }: ConsentRecord,
): Promise<void> {
  await tx
    .insertInto('identity.consent_record')
    .values({ person_id: personId, what, is_given: isGiven, text_version: textVersion, decided_at: decidedAt })
    .execute()
  if (what === 'viewed' && !isGiven) await tx.deleteFrom('identity.viewed').where('person_id', '=', personId).execute()
}

/** The history, the latest first. */
export async function consentHistory(db: DatabaseOrTransaction, personId: number): Promise<readonly ConsentRecord[]> {
  const rows = await db
    .selectFrom('identity.consent_record')
    .select(['what', 'is_given', 'text_version', 'decided_at'])
    .where('person_id', '=', personId)
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
