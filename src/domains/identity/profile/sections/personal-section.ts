import { readPostalCode } from '#platform/postal-code.ts'
import { readPersonName } from '../../rules/person-name.ts'
import { renamePerson, writeProfile } from '../profile-storage.ts'
import type { ProfileSection } from './profile-section.ts'

/** Name and postal code. */
export const personalSection: ProfileSection = {
  fields: ['nome', 'codigo-postal'],
  typed: ({ profile }) => ({ nome: profile.name, 'codigo-postal': profile.postalCode ?? '' }),
  complaints: ({ nome = '', 'codigo-postal': code = '' }) => ({
    ...(readPersonName(nome) === null && { nome: nome.trim() === '' ? 'missing' : 'malformed' }),
    ...(code.trim() !== '' && readPostalCode(code) === null && { 'codigo-postal': 'malformed' }),
  }),
  write: async (tx, personId, { nome = '', 'codigo-postal': code = '' }) => {
    const name = readPersonName(nome)
    if (name !== null) await renamePerson(tx, personId, name)
    await writeProfile(tx, personId, { postalCode: readPostalCode(code) })
  },
}
