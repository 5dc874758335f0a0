import { ancestors, type Category, categoryById } from '#domains/catalogue/contract.ts'
import type { Bid } from './bidding.ts'

/** A category that a shop may want to bid for, by all names of its path: 'Mesas › Mesas de centro'. */
export interface BiddableCategory {
  readonly id: number
  readonly name: string
}

/** The categories of a shop's offers, those above them, and those that are bid for; in the order of the tree. */
export function biddableCategories(live: readonly number[], bids: readonly Bid[]): readonly BiddableCategory[] {
  const named = [...live, ...bids.flatMap(({ categoryId }) => categoryId ?? [])]
  const found = new Map<number, Category>()
  for (const id of named) {
    const category = categoryById(id)
    for (const each of category === null ? [] : [...ancestors(category), category]) found.set(each.id, each)
  }
  return [...found.values()]
    .toSorted((a, b) => a.order - b.order)
    .map((category) => ({
      id: category.id,
      name: [...ancestors(category), category].map(({ name }) => name).join(' › '),
    }))
}
