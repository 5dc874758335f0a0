import { createHash } from 'node:crypto'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { mailPreferencesOf, standardMailPreferences } from './mail-preferences.ts'
import { findProfile, lockPerson } from './profile-storage.ts'
import { mailSection } from './sections/mail-section.ts'
import { personalSection } from './sections/personal-section.ts'
import type { PersonState, ProfileComplaints, ProfileSection, TypedFields } from './sections/profile-section.ts'
import { publicSection } from './sections/public-section.ts'
import { sizesSection } from './sections/sizes-section.ts'

/** The forms of the profile page, by their names on the wire. */
const sections = {
  dados: personalSection,
  medidas: sizesSection,
  emails: mailSection,
  publico: publicSection,
} as const satisfies Readonly<Record<string, ProfileSection>>

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as readonly SectionName[]

/** A form as it stands or was typed. */
export interface ProfileForm {
  readonly typed: TypedFields
  readonly complaints: ProfileComplaints
  /** Of what stood there when it was read: comes back with the form. */
  readonly stamp: string
  /** Other values were saved since the form was opened: sent again, it replaces them. */
  readonly replaces: boolean
}

export type ProfileForms = Readonly<Record<SectionName, ProfileForm>>

/** The forms of a person as they stand; null: there is no such person. */
export async function profileForms(db: DatabaseOrTransaction, personId: UserId): Promise<ProfileForms | null> {
  const state = await stateOf(db, personId)
  if (state === null) return null
  const form = (name: SectionName): ProfileForm => {
    const typed = sections[name].typed(state)
    return { typed, complaints: {}, stamp: stampOf(typed), replaces: false }
  }
  return { dados: form('dados'), medidas: form('medidas'), emails: form('emails'), publico: form('publico') }
}

export type SavedForm =
  | { readonly kind: 'saved' }
  | { readonly kind: 'wrong'; readonly form: ProfileForm }
  | { readonly kind: 'unknown' }

/**
 * Writes one form. Of two windows the one that saves last is told that something was saved in between, and asked again: nothing is
 * lost in silence.
 */
export function saveProfileForm(
  db: Database,
  personId: UserId,
  name: SectionName,
  fields: URLSearchParams,
): Promise<SavedForm> {
  const section: ProfileSection = sections[name]
  const typed = Object.fromEntries(section.fields.map((field) => [field, fields.get(field) ?? '']))
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, personId)
    const state = await stateOf(tx, personId)
    if (state === null) return { kind: 'unknown' }
    const stamp = stampOf(section.typed(state))
    const replaces = fields.get('visto') !== stamp
    const complaints = section.complaints(typed)
    if (replaces || Object.keys(complaints).length > 0)
      return { kind: 'wrong', form: { typed, complaints, stamp, replaces } }
    await section.write(tx, personId, typed)
    return { kind: 'saved' }
  })
}

async function stateOf(db: DatabaseOrTransaction, personId: UserId): Promise<PersonState | null> {
  const profile = await findProfile(db, personId)
  if (profile === null) return null
  const mail = (await mailPreferencesOf(db, [personId])).get(personId) ?? standardMailPreferences
  return { profile, mail }
}

function stampOf(typed: TypedFields): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('hex').slice(0, 12)
}
