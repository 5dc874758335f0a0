import { search, type SuggestionGroup, trending, type TrendingAnswer } from '#platform/api-client/calls.ts'
import { Configuration } from '#platform/api-client/runtime.ts'
import type { Question } from '../../state/calls.ts'

const SUGGESTIONS_FRESH_MS = 60_000
const TRENDING_FRESH_MS = 300_000

/** S-05: what may be meant by these words. `origin` of the search service, '' where it is the page's. */
export function suggestions(query: string, origin: string): Question<readonly SuggestionGroup[]> {
  return {
    key: `suggestions ${query}`,
    send: (configuration, init) => search(at(origin, configuration), { q: query }, init),
    read: (answer) => readGroups(field(answer, 'data')),
    freshMs: SUGGESTIONS_FRESH_MS,
  }
}

/** S-01: what is shown before anything is typed. */
export function trendingNow(origin: string): Question<TrendingAnswer> {
  return {
    key: 'trending',
    send: (configuration, init) => trending(at(origin, configuration), {}, init),
    read: (answer) => {
      const categories = field(answer, 'categories')
      return Array.isArray(categories) &&
        categories.every((each) => isText(each, 'urlSlug') && isText(each, 'longName'))
        ? { categories, blackFriday: field(answer, 'blackFriday') === true }
        : null
    },
    freshMs: TRENDING_FRESH_MS,
  }
}

function at(origin: string, configuration: Configuration): Configuration {
  return origin === '' ? configuration : new Configuration({ ...configuration, basePath: origin })
}

/** Groups that the overlay can show; one wrong item spoils the answer, for nobody knows what else is wrong with it. */
function readGroups(data: unknown): readonly SuggestionGroup[] | null {
  const isWhole =
    Array.isArray(data) &&
    data.every((group) => {
      const items = field(group, 'items')
      return (
        isText(group, 'typeName') &&
        Array.isArray(items) &&
        items.every(
          (item) =>
            isText(item, 'title') && isAddress(field(item, 'url')) && typeof field(item, 'productCount') === 'number',
        )
      )
    })
  return isWhole ? (data as readonly SuggestionGroup[]) : null
}

/** A page of ours: nothing else is led to. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}

function isText(value: unknown, name: string): boolean {
  return typeof field(value, name) === 'string'
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
