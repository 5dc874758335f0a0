import { suggestionTypes } from '../rules/suggestion-types.ts'
import type { SuggestionGroup } from './suggest-call.ts'

/** Categories and categories with a filter together (specification 3 and 9). */
const MOST_CATEGORIES = 10

/**
 * At most ten categories, and beside them so many categories with a filter that together there are ten: where there are ten
 * categories the other group is dropped. Groups without an item are left out.
 */
export function trimmedGroups(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  const count = groups.find(({ type }) => type === suggestionTypes.category)?.items.length ?? 0
  const left = Math.max(0, MOST_CATEGORIES - count)
  return groups
    .map((group) => {
      if (group.type === suggestionTypes.category) return { ...group, items: group.items.slice(0, MOST_CATEGORIES) }
      return group.type === suggestionTypes.categoryWithFilter ? { ...group, items: group.items.slice(0, left) } : group
    })
    .filter(({ items }) => items.length > 0)
}
