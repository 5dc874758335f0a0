import { lisbonLocal, lisbonMoment } from '../../../parts/lisbon-moment.ts'
import type { EditedKind, Entry, EntryField } from './edited-kinds.ts'
import { fieldsOf } from './edited-kinds.ts'

/** What a field of the form shows of an entry. */
export function valueOf(entry: Entry, { name, type }: EntryField): string {
  const value = name.startsWith(SETTINGS) ? settingsOf(entry)[name.slice(SETTINGS.length)] : entry[name]
  if (value === undefined || value === null) return ''
  if (type === 'moment') return lisbonLocal(String(value))
  if (type === 'pairs')
    return Object.entries(value as Entry)
      .map(([key, each]) => `${key} ${String(each)}`)
      .join('\n')
  return String(value)
}

/** The entry that the form says: what was left empty is not in it. Its values are checked by the call, by their paths. */
export function entryOf(kind: EditedKind, sort: string | null, form: FormData): Entry {
  const entry: Record<string, unknown> = {}
  const settings: Record<string, unknown> = {}
  for (const field of fieldsOf(kind, sort)) {
    const typed = String(form.get(field.name) ?? '').trim()
    if (typed === '') continue
    const value = read(typed, field)
    if (field.name.startsWith(SETTINGS)) settings[field.name.slice(SETTINGS.length)] = value
    else entry[field.name] = value
  }
  return sort === null ? entry : { ...entry, kind: sort, settings }
}

const SETTINGS = 'settings.'

function settingsOf(entry: Entry): Entry {
  return (entry['settings'] ?? {}) as Entry
}

function read(typed: string, { type }: EntryField): unknown {
  if (type === 'number') return Number(typed)
  if (type === 'moment') return lisbonMoment(typed)
  if (type !== 'pairs') return typed
  return Object.fromEntries(
    typed.split('\n').map((line) => {
      const [key = '', ...rest] = line.trim().split(/\s+/)
      return [key, rest.join(' ')]
    }),
  )
}
