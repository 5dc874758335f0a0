import { isDeepStrictEqual } from 'node:util'
import { listOfField, type ShopCategoryRule, shopValueKey, type ShopValues } from '#domains/catalogue/contract.ts'
import { type CategorisableOffer, categorisableOffers, type RecategorisedOffer } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { readAgain } from '../categories/rule-reach.ts'
import { attributeFieldsOf } from '../import/staging/staged-offer-of.ts'
import type { ValueRule } from './value-storage.ts'

/** The rules that a shop's offers are read by. */
export interface ReadingRules {
  readonly categories: readonly ShopCategoryRule[]
  readonly values: ShopValues
}

/** What a rule changes, counted as its offers are looked at. */
export interface ChangedOffers {
  /** Live ones. */
  count: number
  readonly examples: { readonly itemId: string; readonly title: string }[]
}

const EXAMPLES = 5

export function nothingChanged(): ChangedOffers {
  return { count: 0, examples: [] }
}

/**
 * The offers that say a rule's value and are read to something else under `rules`, in batches; `changed` counts the live ones. The same
 * look decides a preview and the change itself.
 */
export async function* changedByValue(
  db: DatabaseOrTransaction,
  eshopId: number,
  rule: Pick<ValueRule, 'list' | 'value'>,
  { categories, values }: ReadingRules,
  changed: ChangedOffers,
): AsyncGenerator<RecategorisedOffer[]> {
  for await (const offers of categorisableOffers(db, eshopId, { fieldValue: rule.value })) {
    const others: RecategorisedOffer[] = []
    for (const offer of offers) {
      if (!says(offer, rule)) continue
      const after = readAgain(offer, categories, values)
      if (isDeepStrictEqual(after.attributes, offer.attributes)) continue
      others.push(after)
      count(offer, changed)
    }
    yield others
  }
}

function says({ extra }: CategorisableOffer, { list, value }: Pick<ValueRule, 'list' | 'value'>): boolean {
  const key = shopValueKey(list, value)
  return Object.entries(attributeFieldsOf(extra)).some(
    ([name, said]) => listOfField(name) === list && shopValueKey(list, said) === key,
  )
}

function count({ isLive, itemId, title }: CategorisableOffer, changed: ChangedOffers): void {
  if (!isLive) return
  changed.count += 1
  if (changed.examples.length < EXAMPLES) changed.examples.push({ itemId, title })
}
