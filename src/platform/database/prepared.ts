import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** A comment to PostgreSQL; to our own connections the word that it is to be kept (connect.ts). */
const MARK = '/* prepared */ '

/**
 * A statement that each connection keeps once it has read it: those that pages and calls ask all day are planned once instead of at each
 * turn, which for short ones takes longer than their rows. Its text has to be one of a few: what differs from call to call is a parameter.
 */
export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(MARK)}${statement}`
}

/** By their text: equal ones have one name on every connection, and another text never takes it. */
const names = new Map<string, string>()

/** The name that the driver keeps a statement under; null: it is not to be kept. */
export function preparedName(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith(MARK)) return null
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('md5').update(text).digest('hex')
  names.set(text, name)
  return name
}
