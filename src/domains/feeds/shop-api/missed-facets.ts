import { categoryById, departmentOf } from '#domains/catalogue/contract.ts'
import { facetGaps } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'

/** How often a facet narrowed listings of a department (null: listings without a category). */
export interface FacetUse {
  readonly facet: string
  readonly departmentId: number | null
  readonly uses: number
}

/** Facets that a shop's offers can leave unsaid, by their key in the URL, with the words of the filter panel. */
const FACETS: Readonly<Record<string, string>> = {
  categoria: 'Categoria',
  cor: 'Cor',
  material: 'Material',
  dimensao: 'Dimensões',
  estilo: 'Estilo',
  fabricante: 'Fabricante',
  entrega: 'Prazo de entrega',
}

/**
 * For each facet: the live offers that say nothing of it, and the searches by it of the last days that passed them over, in the
 * departments where there are such offers and on listings of everything. An offer without a category is in no department's listing.
 */
export async function missedFacets(db: Database, eshopId: number, uses: readonly FacetUse[]) {
  const { liveOffers, gaps } = await facetGaps(db, eshopId)
  const facets = Object.entries(FACETS).map(([facet, label]) => {
    const missing = gaps.filter((gap) => (gap.missing[facet] ?? 0) > 0)
    const departments = new Set<number | null>(missing.map(({ categoryId }) => departmentIdOf(categoryId)))
    const passedOver = uses.filter((use) =>
      facet === 'categoria'
        ? use.departmentId !== null && missing.length > 0
        : use.facet === facet && (use.departmentId === null ? missing.length > 0 : departments.has(use.departmentId)),
    )
    return {
      facet,
      label,
      missingOffers: sum(missing.map((gap) => gap.missing[facet] ?? 0)),
      searches: sum(passedOver.map((use) => use.uses)),
    }
  })
  return { liveOffers, facets: facets.sort((a, b) => b.searches - a.searches || b.missingOffers - a.missingOffers) }
}

function departmentIdOf(categoryId: number | null): number | null {
  const category = categoryId === null ? null : categoryById(categoryId)
  return category ? departmentOf(category).id : null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
