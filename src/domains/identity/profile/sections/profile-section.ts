import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import type { MailPreferences } from '../mail-preferences.ts'
import type { Profile } from '../profile-storage.ts'

/** What all sections of the profile page are filled from. */
export interface PersonState {
  readonly profile: Profile
  readonly mail: MailPreferences
}

/** Fields as text, by their names on the wire; a box that is not ticked is ''. */
export type TypedFields = Readonly<Record<string, string>>

/** What is wrong with a field; the page has the words. */
export type ProfileComplaint = 'missing' | 'malformed' | 'too_long' | 'out_of_range' | 'incomplete'
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
