import { readNickname } from '../../rules/profile-fields.ts'
import { writeProfile } from '../profile-storage.ts'
import { TICKED } from './mail-section.ts'
import { fieldComplaints, type ProfileSection } from './profile-section.ts'

/** The public name, and whether there is a public page. */
export const publicSection: ProfileSection = {
  fields: ['nome-publico', 'publico'],
  typed: ({ profile }) => ({ 'nome-publico': profile.nickname ?? '', publico: profile.isPublic ? TICKED : '' }),
  complaints: (typed) =>
    typed['publico'] === TICKED && readNickname(typed['nome-publico'] ?? '') === ''
      ? { 'nome-publico': 'missing' }
      : fieldComplaints(['nome-publico'], typed),
  write: (tx, personId, typed) => {
    const nickname = readNickname(typed['nome-publico'] ?? '')
    return writeProfile(tx, personId, {
      nickname: nickname === '' ? null : nickname,
      isPublic: typed['publico'] === TICKED,
    })
  },
}
