import { readPostalCode } from '#platform/postal-code.ts'
import { readableLine } from '#platform/readable-text.ts'
import { renamePerson, writeProfile } from '../profile-storage.ts'
import type { ProfileComplaint, ProfileSection } from './profile-section.ts'

/** As long as a name may be, in UTF-16 units (docs/limits.md). */
export const LONGEST_NAME = 80

/** Name and postal code. */
export const personalSection: ProfileSection = {
  fields: ['nome', 'codigo-postal'],
  typed: ({ profile }) => ({ nome: profile.name, 'codigo-postal': profile.postalCode ?? '' }),
  complaints: (typed) => {
    const name = nameComplaint(typed['nome'] ?? '')
    const code = (typed['codigo-postal'] ?? '').trim()
    return {
      ...(name !== null && { nome: name }),
      ...(code !== '' && readPostalCode(code) === null && { 'codigo-postal': 'malformed' as const }),
    }
  },
  write: async (tx, personId, typed) => {
    await renamePerson(tx, personId, lineOf(typed['nome'] ?? ''))
    await writeProfile(tx, personId, { postalCode: readPostalCode(typed['codigo-postal'] ?? '') })
  },
}

function nameComplaint(typed: string): ProfileComplaint | null {
  const line = lineOf(typed)
  if (line === '') return 'missing'
  return line.length > LONGEST_NAME ? 'too_long' : null
}

/** One unit more than is allowed tells a name that is too long from one that just fits. */
function lineOf(typed: string): string {
  return readableLine(typed, LONGEST_NAME + 1)
}
