import { sql } from 'kysely'
import { categoryById, departmentOf } from '#domains/catalogue/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ListingSelection } from './listing-selection.ts'

/** How often listings of a department (null: without a category) were narrowed by a facet, by its key in the URL. */
export interface FacetUse {
  readonly facet: string
  readonly departmentId: number | null
  readonly uses: number
}

const NO_DEPARTMENT = 0

/**
 * Counts by what shoppers narrow listings, so that a shop can be told what its silence costs. Owns the counts since the last
 * `flush`, at most a few hundred: facets times departments.
 */
export class FacetUses {
  #counts = new Map<string, number>()

  /** A listing was shown. The first page only: who reads on has searched once. Each category shown counts as one use of `categoria`. */
  count(selection: ListingSelection): void {
    if (selection.page !== 1) return
    const department = departmentIdOf(selection)
    for (const facet of usedFacets(selection)) {
      const key = `${department}\n${facet}`
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    }
  }

  /** Adds what was counted to the day's sums; on a failure it is kept for the next time. */
  async flush(db: Database, now: Date): Promise<void> {
    const counts = [...this.#counts]
    if (counts.length === 0) return
    this.#counts = new Map()
    const parts = counts.map(([key, uses]) => ({ department: Number(key.split('\n')[0]), facet: key.split('\n')[1] as string, uses }))
    try {
      await sql`insert into search.facet_use as u (day, department_id, facet, uses)
        select (${now}::timestamptz at time zone 'Europe/Lisbon')::date, * from unnest(${parts.map((part) => part.department)}::int[], ${parts.map((part) => part.facet)}::text[], ${parts.map((part) => part.uses)}::bigint[])
        on conflict (day, department_id, facet) do update set uses = u.uses + excluded.uses`.execute(db)
    } catch (error) {
      for (const [key, uses] of counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + uses)
      throw error
    }
  }
}

/** Sums since the day of a moment. */
export const facetUsesSince = async (db: Database, since: Date): Promise<FacetUse[]> => {
  const { rows } = await sql<FacetUse>`select facet, nullif(department_id, ${NO_DEPARTMENT}) as "departmentId", sum(uses)::int as uses from search.facet_use
    where day >= (${since}::timestamptz at time zone 'Europe/Lisbon')::date group by 1, 2`.execute(db)
  return rows
}

const usedFacets = (selection: ListingSelection): string[] => [
  ...(selection.scope.kind === 'category' ? ['categoria'] : []),
  ...Object.keys(selection.choices),
  ...(Object.keys(selection.dimensions).length > 0 ? ['dimensao'] : []),
  ...Object.keys(selection.parameters).map((slug) => `p-${slug}`),
]

const departmentIdOf = ({ scope }: ListingSelection): number => {
  const category = scope.kind === 'category' ? categoryById(scope.categoryId) : null
  return category === null ? NO_DEPARTMENT : departmentOf(category).id
}
