import { sql } from 'kysely'
import { categoryById, departmentOf } from '#domains/catalogue/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { categoryOfScope, type ListingSelection } from './rules/listing-selection.ts'
import { type ListingDirectory, parseListingUrl } from './url/parse-listing-url.ts'

/** How often listings of a department (null: without a category) were narrowed by a facet, by its key in the URL. */
export interface FacetUse {
  readonly facet: string
  readonly departmentId: number | null
  readonly uses: number
}

/** Addresses remembered between two flushes (docs/limits.md): a flood of others is not counted. */
export const MOST_ADDRESSES = 20_000
/** Longer ones are of many filters at once, or of texts that nobody types twice. */
export const MOST_ADDRESS_CHARS = 400
const NO_DEPARTMENT = 0

/**
 * Counts by what shoppers narrow listings, so that a shop can be told what its silence costs. Owns the addresses shown since
 * the last `flush`; what they say is read only then, for most pages come from a cache that does not look at them.
 */
export class FacetUses {
  #shown = new Map<string, number>()

  /** A page with a canonical address was shown. */
  count(address: string): void {
    if (address.length > MOST_ADDRESS_CHARS) return
    const times = this.#shown.get(address)
    if (times !== undefined || this.#shown.size < MOST_ADDRESSES) this.#shown.set(address, (times ?? 0) + 1)
  }

  /** Adds what was counted to the day's sums; on a failure it is kept for the next time. */
  async flush(db: Database, directory: ListingDirectory, now: Date): Promise<void> {
    const shown = this.#shown
    this.#shown = new Map()
    try {
      await addUses(db, usesOf(shown, directory), now)
    } catch (error) {
      for (const [address, times] of shown) this.#shown.set(address, (this.#shown.get(address) ?? 0) + times)
      throw error
    }
  }
}

/** Sums since the day of a moment. */
export async function facetUsesSince(db: Database, since: Date): Promise<FacetUse[]> {
  const { rows } =
    await sql<FacetUse>`select facet, nullif(department_id, ${NO_DEPARTMENT}) as "departmentId", sum(uses)::int as uses from search.facet_use
    where day >= (${since}::timestamptz at time zone 'Europe/Lisbon')::date group by 1, 2`.execute(db)
  return rows
}

async function addUses(db: Database, uses: readonly FacetUse[], now: Date): Promise<void> {
  if (uses.length === 0) return
  await sql`insert into search.facet_use as u (day, department_id, facet, uses)
    select (${now}::timestamptz at time zone 'Europe/Lisbon')::date, * from unnest(${uses.map(({ departmentId }) => departmentId ?? NO_DEPARTMENT)}::int[],
      ${uses.map(({ facet }) => facet)}::text[], ${uses.map((use) => use.uses)}::bigint[])
    on conflict (day, department_id, facet) do update set uses = u.uses + excluded.uses`.execute(db)
}

function usesOf(shown: ReadonlyMap<string, number>, directory: ListingDirectory): FacetUse[] {
  const sums = new Map<string, FacetUse>()
  for (const [address, times] of shown) {
    const outcome = parseListingUrl(address, directory)
    if (outcome.kind !== 'selection' || outcome.selection.page !== 1) continue
    const departmentId = departmentIdOf(outcome.selection)
    for (const facet of usedFacets(outcome.selection)) {
      const key = `${departmentId} ${facet}`
      sums.set(key, { facet, departmentId, uses: (sums.get(key)?.uses ?? 0) + times })
    }
  }
  return [...sums.values()]
}

/** Who looks into a category has chosen by it. The first page only: who reads on has searched once. */
function usedFacets(selection: ListingSelection): string[] {
  return [
    ...(categoryOfScope(selection.scope) === null ? [] : ['categoria']),
    ...Object.keys(selection.choices),
    ...(Object.keys(selection.dimensions).length > 0 ? ['dimensao'] : []),
    ...Object.keys(selection.parameters).map((slug) => `p-${slug}`),
  ]
}

function departmentIdOf({ scope }: ListingSelection): number | null {
  const categoryId = categoryOfScope(scope)
  const category = categoryId === null ? null : categoryById(categoryId)
  return category === null ? null : departmentOf(category).id
}
