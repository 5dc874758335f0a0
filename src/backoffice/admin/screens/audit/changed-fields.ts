import { microsText } from '../../../parts/money-words.ts'
import { momentWords } from '../../../parts/words.ts'
import { fieldText, type NamedKind, stateText } from './field-words.ts'

/** One field of a change, named by its path: 'settings.title'. `undefined`: it was not there. */
export interface ChangedField {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields in which two values of the log differ, to the last leaf; what is no object is one field. */
export function changedFields(before: unknown, after: unknown): readonly ChangedField[] {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
}

/** A value in one line; a moment as Lisbon's clocks say it. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '–'
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value as string | number)
  return MOMENT.test(text) ? momentWords(text) : text
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

const SHOWN_FIELDS = 3
const SHOWN_CHARACTERS = 40

/** A change in a cell of the list: 'Estado: rascunho → publicado; e mais 4'. */
export function changeText(change: NamedKind & { readonly before?: unknown; readonly after?: unknown }): string {
  const fields = changedFields(change.before, change.after)
  const told = fields
    .slice(0, SHOWN_FIELDS)
    .map(
      (field) =>
        `${fieldText(change, field.name)}: ${short(shown(field, field.before))} → ${short(shown(field, field.after))}`,
    )
  const left = fields.length - told.length
  return fields.length === 0 ? '–' : [...told, ...(left > 0 ? [`e mais ${left}`] : [])].join('; ')
}

const MICROS_OF_CENT = 10_000

/** A value of a field: money in euros, as its name says in what it is counted, and a state in words. */
export function shown(field: Pick<ChangedField, 'name'>, value: unknown): string {
  if (typeof value === 'number' && /micros$/i.test(field.name)) return microsText(value)
  if (typeof value === 'number' && /cents$/i.test(field.name)) return microsText(value * MICROS_OF_CENT)
  return stateText(field.name, valueText(value))
}

function short(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 1)}…` : text
}

const ROOT = 'valor'

function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  const parts = partsOf(value)
  if (parts === null) return new Map(value === null || value === undefined ? [] : [[path || ROOT, value]])
  return new Map(parts.flatMap(([name, part]) => [...leavesOf(part, path === '' ? name : `${path}.${name}`)]))
}

/** Of an object its fields, of a list of objects each, of entries with names each by its own and their order; null: it is a leaf. */
function partsOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return Object.entries(value)
  const idents = value.map((entry) => (entry as { readonly ident?: unknown } | null)?.ident)
  const isOfObjects = value.some((entry) => typeof entry === 'object' && entry !== null)
  if (value.length === 0 || !idents.every((ident) => typeof ident === 'string'))
    return isOfObjects ? value.map((entry, at) => [String(at), entry] as const) : null
  return [...value.map((entry, at) => [idents[at] as string, entry] as const), ['ordem', idents.join(', ')]]
}
