import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { QuietHours } from '../rules/quiet-hours.ts'

/** Mails that a person may do without, and whether one who has said nothing gets them. Those about the account itself always come. */
export const mailKinds = {
  watchdog: true,
  favourites: true,
  boards: true,
  reviews: true,
  news: false,
} as const
export type MailKind = keyof typeof mailKinds
export const mailKindNames = Object.keys(mailKinds) as readonly MailKind[]

export type MailPace = 'daily' | 'at-once'

export interface MailPreferences {
  readonly kinds: Readonly<Record<MailKind, boolean>>
  /** 'daily': at most one mail a day, with all of that day; 'at-once': each by itself. */
  readonly pace: MailPace
  readonly quiet: QuietHours | null
}

export const standardMailPreferences: MailPreferences = {
  kinds: mailKinds,
  pace: 'daily',
  quiet: { from: 22, to: 8 },
}

/** What each of these people wants of our mails; who has said nothing, or does not exist, has the standard. */
export async function mailPreferencesOf(
  db: DatabaseOrTransaction,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, MailPreferences>> {
  const found = new Map<number, MailPreferences>(personIds.map((id) => [id, standardMailPreferences]))
  if (personIds.length === 0) return found
  const rows = await db
    .selectFrom('identity.mail_preference')
    .selectAll()
    .where('person_id', 'in', [...personIds])
    .execute()
  for (const { person_id, kinds, pace, quiet_from, quiet_to } of rows)
    found.set(person_id, {
      kinds: { ...mailKinds, ...(kinds as Partial<MailPreferences['kinds']>) },
      pace: pace as MailPace,
      quiet: quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to },
    })
  return found
}

export async function writeMailPreferences(
  tx: DatabaseOrTransaction,
  personId: number,
  { kinds, pace, quiet }: MailPreferences,
): Promise<void> {
  const values = {
    kinds: JSON.stringify(kinds),
    pace,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
  }
  await tx
    .insertInto('identity.mail_preference')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute()
}
