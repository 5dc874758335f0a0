import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { type ProfileComplaint, profileComplaint } from '../../rules/profile-fields.ts'
import type { MailPreferences } from '../mail-preferences.ts'
import type { Profile } from '../profile-storage.ts'

/** What all sections of the profile page are filled from. */
export interface PersonState {
  readonly profile: Profile
  readonly mail: MailPreferences
}

/** Fields as text, by their names on the wire; a box that is not ticked is ''. */
export type TypedFields = Readonly<Record<string, string>>

export type ProfileComplaints = Readonly<Record<string, ProfileComplaint>>

/** One form of the profile page: what it shows, what it accepts and what it writes. */
export interface ProfileSection {
  /** Names of its fields. */
  readonly fields: readonly string[]
  /** The form as it stands. */
  typed(state: PersonState): TypedFields
  /** What is wrong with what was typed; nothing: it can be written. */
  complaints(typed: TypedFields): ProfileComplaints
  /** Only of what has no complaints. */
  write(tx: DatabaseOrTransaction, personId: UserId, typed: TypedFields): Promise<void>
}

/** What each field says of itself. */
export function fieldComplaints(fields: readonly string[], typed: TypedFields): ProfileComplaints {
  const found = fields.flatMap((field) => {
    const complaint = profileComplaint(field, typed[field] ?? '')
    return complaint === null ? [] : [[field, complaint] as const]
  })
  return Object.fromEntries(found)
}
