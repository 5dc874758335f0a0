import { setImmediate as breathe } from 'node:timers/promises'
import { categories } from '#domains/catalogue/contract.ts'
import { asId } from '#platform/ids.ts'
import type { FacetRequest, SearchAnswer, SearchPlan, SearchPort } from '#ports/search/port.ts'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import { landingFacets } from '../url/choice-slugs.ts'

type LandingFacet = (typeof landingFacets)[number]

/** Products under a category, whole and with each choice that has a page of its own. */
export interface CategoryCounts {
  readonly total: number
  readonly choices: Readonly<Record<LandingFacet, ReadonlyMap<number, number>>>
}

export interface CountedIndex {
  readonly search: SearchPort
  versionOf(selection: ListingSelection): string
}

interface Versioned<Counts> {
  readonly version: string
  readonly counts: Counts
}

/**
 * How many products each suggestion leads to, counted by the engine ahead of who types: a letter may meet a hundred
 * categories, and counting them takes longer than a suggestion may. A category is counted again once something under it has changed.
 */
export class ProductCounts {
  readonly #index: CountedIndex
  readonly #categories = new Map<number, Versioned<CategoryCounts>>()
  #whole: Versioned<Record<'loja' | 'fabricante', ReadonlyMap<number, number>>> | null = null
  #refreshing: Promise<void> | null = null

  constructor(index: CountedIndex) {
    this.#index = index
  }

  /** Whether everything has been counted once. */
  get isReady(): boolean {
    return this.#whole !== null
  }

  category(id: number): CategoryCounts | null {
    return this.#categories.get(id)?.counts ?? null
  }

  eshop(id: number): number {
    return this.#whole?.counts.loja.get(id) ?? 0
  }

  manufacturer(id: number): number {
    return this.#whole?.counts.fabricante.get(id) ?? 0
  }

  /** Counts what has changed since, one category at a time, others answered in between. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null))
    return this.#refreshing
  }

  async #refresh(): Promise<void> {
    for (const { id } of categories) {
      const version = this.#index.versionOf(emptySelection({ kind: 'category', categoryId: id }))
      if (this.#categories.get(id)?.version === version) continue
      const answer = await this.#index.search.search(planOf(asId(id), landingFacets))
      this.#categories.set(id, { version, counts: categoryCounts(answer) })
      await breathe()
    }
    const version = this.#index.versionOf(emptySelection({ kind: 'all' }))
    if (this.#whole?.version === version) return
    const answer = await this.#index.search.search(planOf(null, ['loja', 'fabricante']))
    this.#whole = { version, counts: { loja: valuesOf(answer, 'loja'), fabricante: valuesOf(answer, 'fabricante') } }
  }
}

function planOf(category: number | null, columns: readonly string[]): SearchPlan {
  return {
    category,
    words: [],
    adjacencyBonus: 0,
    filters: [],
    shownBy: [],
    orderBy: [{ by: 'rank', direction: 'desc' }],
    facets: columns.map((column): FacetRequest => ({ kind: 'values', facet: column, column })),
    page: { kind: 'numbered', number: 1, size: 1 },
  }
}

function categoryCounts(answer: SearchAnswer): CategoryCounts {
  return {
    total: answer.totalCount,
    choices: Object.fromEntries(landingFacets.map((facet) => [facet, valuesOf(answer, facet)])) as Record<
      LandingFacet,
      ReadonlyMap<number, number>
    >,
  }
}

function valuesOf({ facets }: SearchAnswer, name: string): ReadonlyMap<number, number> {
  const found = facets.find(({ facet }) => facet === name)
  return new Map(found?.kind === 'values' ? found.counts.map(({ value, count }) => [value, count]) : [])
}
