import type { VocabularyName } from './words/attribute-words.ts'

/** What a shop has said that values of its feed's fields mean, by `shopValueKey`: ids of the list; none: nothing. */
export type ShopValues = ReadonlyMap<string, readonly number[]>

export const NO_SHOP_VALUES: ShopValues = new Map()

/** Longest value that a rule can speak of. */
export const MOST_VALUE_CHARS = 200

/** Values that differ in their case or the blanks around them alone are one. */
export function shopValueKey(list: VocabularyName, value: string): string {
  return `${list}\n${value.slice(0, MOST_VALUE_CHARS).trim().toLowerCase()}`
}
