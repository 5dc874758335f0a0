import {
  categoryOfScope,
  emptySelection,
  type ListingScope,
  type ListingSelection,
  PROMO,
} from '../rules/listing-selection.ts'
import { sortedUnique } from '../rules/listing-query.ts'
import type { Meaning, Understanding } from './meaning.ts'

/** The listing that a sentence asks for. `within`: the category in which it was typed, for a sentence that names none. */
export function understoodListing({ slots, leftWords }: Understanding, within: number | null = null): ListingSelection {
  const meanings = slots.map(({ meaning }) => meaning)
  const query = leftWords.map(({ text }) => text).join(' ') || null
  const start: ListingSelection = { ...emptySelection(scopeOf(meanings, query, within)), query }
  return meanings.reduce(withMeaning, start)
}

function scopeOf(meanings: readonly Meaning[], query: string | null, within: number | null): ListingScope {
  const categoryId = meanings.find((meaning) => meaning.kind === 'category')?.category.id ?? within
  const promo = meanings.find((meaning) => meaning.kind === 'promo')?.promo
  if (promo === PROMO.priceDrop && categoryId !== null) return { kind: 'priceDrops', categoryId }
  if (promo !== undefined) return { kind: 'offers', categoryId }
  if (categoryId !== null) return { kind: 'category', categoryId }
  return query === null ? { kind: 'all' } : { kind: 'search' }
}

function withMeaning(selection: ListingSelection, meaning: Meaning): ListingSelection {
  switch (meaning.kind) {
    case 'price':
      return { ...selection, priceFromCents: meaning.low, priceToCents: meaning.high }
    case 'size':
      return { ...selection, dimensions: { ...selection.dimensions, [meaning.axis]: meaning.interval } }
    case 'choice':
      return { ...selection, choices: added(selection.choices, meaning.facet, meaning.slugs) }
    case 'parameter':
      return { ...selection, parameters: added(selection.parameters, meaning.parameter.slug, [meaning.slug]) }
    case 'region':
      return { ...selection, region: meaning.region }
    case 'sort':
      return { ...selection, sort: meaning.sort }
    default:
      return selection
  }
}

function added<Choices extends Readonly<Record<string, readonly string[] | undefined>>>(
  choices: Choices,
  key: string,
  slugs: readonly string[],
): Choices {
  return { ...choices, [key]: sortedUnique([...(choices[key] ?? []), ...slugs]) }
}

/** How many of its wishes a listing filters by: what it lists, and each choice, price and size. */
export function filtersCount(selection: ListingSelection): number {
  const { scope, priceFromCents, priceToCents, dimensions, choices, parameters, region } = selection
  return (
    Number(categoryOfScope(scope) !== null) +
    Number(scope.kind === 'offers' || scope.kind === 'priceDrops') +
    Number(priceFromCents !== null || priceToCents !== null) +
    Object.keys(dimensions).length +
    [...Object.values(choices), ...Object.values(parameters)].reduce((count, slugs) => count + slugs.length, 0) +
    Number(region !== 'mainland')
  )
}
