import { readPostalCode } from '#platform/europe/postal-code.ts'
import { readPersonName } from '../../rules/person-name.ts'
import { renamePerson, writeProfile } from '../profile-storage.ts'
import { fieldComplaints, type ProfileSection } from './profile-section.ts'

const FIELDS = ['nome', 'codigo-postal'] as const

/** Name and postal code. */
export const personalSection: ProfileSection = {
  fields: FIELDS,
  typed: ({ profile }) => ({ nome: profile.name, 'codigo-postal': profile.postalCode ?? '' }),
  complaints: (typed) => fieldComplaints(FIELDS, typed),
  write: async (tx, personId, { nome = '', 'codigo-postal': code = '' }) => {
    const name = readPersonName(nome)
    if (name !== null) await renamePerson(tx, personId, name)
    await writeProfile(tx, personId, { postalCode: readPostalCode(code) })
  },
}
