import {
  idsOfValue,
  listOfField,
  MOST_VALUE_CHARS,
  shopValueKey,
  type VocabularyName,
} from '#domains/catalogue/contract.ts'
import { saidFields } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { valuesInForce } from './value-storage.ts'

/** One value that fields of a list have in the shop's live offers. */
export interface SaidValue {
  /** As it is written most. */
  readonly value: string
  readonly fields: readonly string[]
  readonly offers: number
  /** What we read it as, by the shop's rule where there is one. */
  readonly ids: readonly number[]
  readonly isRuled: boolean
}

/** Values of a list that the shop's live offers say, those that nothing is read from first, each kind by its offers. */
export async function saidValues(
  db: Database,
  eshopId: number,
  list: VocabularyName,
  most: number,
): Promise<SaidValue[]> {
  const rules = await valuesInForce(db, eshopId)
  const byKey = new Map<string, { value: string; fields: Set<string>; offers: number }>()
  for (const { field, value, offers } of await saidFields(db, eshopId, MOST_VALUE_CHARS)) {
    if (listOfField(field) !== list || value.trim() === '') continue
    const key = shopValueKey(list, value)
    const known = byKey.get(key)
    if (known === undefined) byKey.set(key, { value, fields: new Set([field]), offers })
    else {
      known.fields.add(field)
      known.offers += offers
    }
  }
  return [...byKey]
    .map(([key, { value, fields, offers }]) => ({
      value,
      fields: [...fields],
      offers,
      ids: rules.get(key) ?? idsOfValue(list, value),
      isRuled: rules.has(key),
    }))
    .sort((a, b) => Number(isRead(a)) - Number(isRead(b)) || b.offers - a.offers)
    .slice(0, most)
}

function isRead({ ids, isRuled }: SaidValue): boolean {
  return isRuled || ids.length > 0
}
