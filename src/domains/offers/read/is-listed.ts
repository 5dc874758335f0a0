import { type RawBuilder, sql } from 'kysely'
import type { Eshop } from '#domains/eshops/contract.ts'
import type { VariantState } from '../rules/offer-words.ts'

/** SQL: whether an offer of the table named so can be had by shoppers: its shop's feed holds it, and its shop is not suspended. */
export function isListed(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('state')} = 'live' and ${column('eshop_id')} not in (select id from eshops.eshop where is_suspended))`
}

/** The same of a row that was read: the offers of a suspended shop are absent for everybody. */
export function shownState(state: VariantState, { isSuspended }: Pick<Eshop, 'isSuspended'>): VariantState {
  return isSuspended && state === 'live' ? 'absent' : state
}
