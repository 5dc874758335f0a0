/** Values of PostgreSQL's COPY text format. */
export const NULL = '\\N'

/** One value, escaped; null is \N. */
export function copyValue(value: string | number | null): string {
  if (value === null) return NULL
  return typeof value === 'number' ? String(value) : escapeText(value)
}

/** A text[] column. */
export function copyArray(values: readonly string[]): string {
  return values.length === 0 ? '{}' : escapeText(`{${quotedList(values)}}`)
}

function quotedList(values: readonly string[]): string {
  let list = ''
  for (const value of values) list += list === '' ? quoted(value) : `,${quoted(value)}`
  return list
}

function quoted(value: string): string {
  return QUOTABLE.test(value) ? `"${value.replace(/[\\"]/g, '\\$&')}"` : `"${value}"`
}
const QUOTABLE = /[\\"]/

/** A json column; null is SQL's null. */
export function copyJson(value: unknown): string {
  return value === null ? NULL : escapeText(JSON.stringify(value))
}

/** The same for values that many items of a feed share as one object, which nobody writes to: written once each. */
export function copySharedJson(value: object | null): string {
  if (value === null) return NULL
  let text = shared.get(value)
  if (text === undefined) shared.set(value, (text = copyJson(value)))
  return text
}

const shared = new WeakMap<object, string>()

const SPECIAL = /[\\\t\n\r]/
function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, escapeChar) : text
}
function escapeChar(char: string): string {
  return ESCAPES[char] ?? char
}
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
