import { readableLine } from '#platform/readable-text.ts'
import { writeProfile } from '../profile-storage.ts'
import { TICKED } from './mail-section.ts'
import type { ProfileSection } from './profile-section.ts'

/** As long as a public name may be, in UTF-16 units (docs/limits.md). */
export const LONGEST_NICKNAME = 30
/** Letters of any writing, digits and what stands between them: no markup, no marks that turn the direction. */
const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u

/** The public name, and whether there is a public page. */
export const publicSection: ProfileSection = {
  fields: ['nome-publico', 'publico'],
  typed: ({ profile }) => ({ 'nome-publico': profile.nickname ?? '', publico: profile.isPublic ? TICKED : '' }),
  complaints: (typed) => {
    const nickname = nicknameOf(typed['nome-publico'] ?? '')
    if (nickname === '') return typed['publico'] === TICKED ? { 'nome-publico': 'missing' } : {}
    if (nickname.length > LONGEST_NICKNAME) return { 'nome-publico': 'too_long' }
    return NICKNAME.test(nickname) ? {} : { 'nome-publico': 'malformed' }
  },
  write: (tx, personId, typed) => {
    const nickname = nicknameOf(typed['nome-publico'] ?? '')
    return writeProfile(tx, personId, {
      nickname: nickname === '' ? null : nickname,
      isPublic: typed['publico'] === TICKED,
    })
  },
}

function nicknameOf(typed: string): string {
  return readableLine(typed, LONGEST_NICKNAME + 1)
}
