import type { WordsLibrary } from '#domains/content/contract.ts'
import { paths } from '../paths.ts'

/** What the box of /registo names: parts/auth/AccountForm.tsx. */
const ACCEPTED = [paths.termsOfUse(), paths.privacy()].map((path) => path.slice(1))

/** the versions that who registers at a moment accepts: 'termos/utilizacao 1, privacidade 1'. */
export function acceptedTexts(words: WordsLibrary, moment: Date): string {
  return ACCEPTED.map((ident) => `${ident} ${words.at(ident, moment)?.text.version}`).join(', ')
}
