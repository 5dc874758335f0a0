import { type RawBuilder, sql } from 'kysely'

/** SQL: whether an offer of the table named so can be had by shoppers: its shop's feed holds it, and its shop is not suspended. */
export function isListed(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('state')} = 'live' and ${column('eshop_id')} not in (select id from eshops.eshop where is_suspended))`
}
