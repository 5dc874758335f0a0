import type { QuietHours } from '../../rules/quiet-hours.ts'
import { type MailKind, mailKindNames, writeMailPreferences } from '../mail-preferences.ts'
import type { ProfileSection, TypedFields } from './profile-section.ts'

/** The boxes, by their names on the wire. */
export const mailBoxes: Readonly<Record<MailKind, string>> = {
  watchdog: 'mail-alertas',
  favourites: 'mail-favoritos',
  boards: 'mail-quadros',
  reviews: 'mail-avaliacoes',
  news: 'mail-novidades',
}

/** On the wire. */
export const TICKED = 'sim'
export const PACES = { daily: 'diario', 'at-once': 'imediato' } as const

/** Which mails, how often, and the hours in which none comes. */
export const mailSection: ProfileSection = {
  fields: [...Object.values(mailBoxes), 'ritmo', 'silencio-de', 'silencio-ate'],
  typed: ({ mail }) => ({
    ...Object.fromEntries(mailKindNames.map((kind) => [mailBoxes[kind], mail.kinds[kind] ? TICKED : ''])),
    ritmo: PACES[mail.pace],
    'silencio-de': mail.quiet === null ? '' : String(mail.quiet.from),
    'silencio-ate': mail.quiet === null ? '' : String(mail.quiet.to),
  }),
  complaints: (typed) => {
    const quiet = readQuiet(typed)
    return {
      ...(!Object.values<string>(PACES).includes(typed['ritmo'] ?? '') && { ritmo: 'missing' as const }),
      ...(typeof quiet === 'string' && { 'silencio-ate': quiet }),
    }
  },
  write: (tx, personId, typed) => {
    const quiet = readQuiet(typed)
    const kinds = Object.fromEntries(mailKindNames.map((kind) => [kind, typed[mailBoxes[kind]] === TICKED]))
    return writeMailPreferences(tx, personId, {
      kinds: kinds as Record<MailKind, boolean>,
      pace: typed['ritmo'] === PACES['at-once'] ? 'at-once' : 'daily',
      quiet: typeof quiet === 'string' ? null : quiet,
    })
  },
}

/** Both hours or none; the same hour twice would be a whole day. */
function readQuiet(typed: TypedFields): QuietHours | null | 'malformed' | 'incomplete' {
  const [from = '', to = ''] = [typed['silencio-de'], typed['silencio-ate']]
  if (from === '' && to === '') return null
  if (from === '' || to === '') return 'incomplete'
  if (!isHour(from) || !isHour(to) || Number(from) === Number(to)) return 'malformed'
  return { from: Number(from), to: Number(to) }
}

function isHour(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= 23
}
