import { createHash } from 'node:crypto'

/**
 * What a change names of the thing that it was made from: another value has another version, whoever wrote it. The order of fields, which
 * the database does not keep, says nothing.
 */
export function versionOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 32)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
