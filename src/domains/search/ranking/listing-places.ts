import type { Clock } from '#platform/clock.ts'
import { asId } from '#platform/ids.ts'
import type { SearchPort } from '#ports/search/port.ts'
import type { SearchDirectory } from '../directory.ts'
import { compilePlan } from '../plan/compile-plan.ts'
import { emptySelection } from '../rules/listing-selection.ts'

/** Further back nobody leafs, and the place says no more than that. */
export const MOST_PLACES = 1_000
const GOOD_FOR_MS = 30_000
/** Listings whose places are remembered: an admin looks at a few at a time. */
const MOST_LISTINGS = 50

export interface ListingPlaces {
  /** Places from 1 on of the first products of a category's recommended order, by product; null: of the whole catalogue. */
  of(categoryId: number | null): Promise<ReadonlyMap<number, number>>
}

interface Kept {
  readonly until: number
  readonly places: Promise<ReadonlyMap<number, number>>
}

/** Where products stand in listings, for admins (E-02). An order is asked for once in half a minute. */
export function createListingPlaces(dependencies: {
  readonly search: SearchPort
  readonly clock: Clock
  directory(): SearchDirectory
}): ListingPlaces {
  const kept = new Map<number | null, Kept>()
  return {
    of: (categoryId) => {
      const now = dependencies.clock.now().getTime()
      const known = kept.get(categoryId)
      if (known !== undefined && known.until > now) return known.places
      const places = placesIn(categoryId, dependencies)
      kept.delete(categoryId)
      kept.set(categoryId, { until: now + GOOD_FOR_MS, places })
      places.catch(() => kept.delete(categoryId))
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_LISTINGS) break
        kept.delete(oldest)
      }
      return places
    },
  }
}

async function placesIn(
  categoryId: number | null,
  { search, directory }: { readonly search: SearchPort; directory(): SearchDirectory },
): Promise<ReadonlyMap<number, number>> {
  const selection = emptySelection(
    categoryId === null ? { kind: 'all' } : { kind: 'category', categoryId: asId(categoryId) },
  )
  const plan = compilePlan(selection, directory(), { kind: 'numbered', number: 1, size: MOST_PLACES }, null)
  if (plan === null) return new Map()
  const { hits } = await search.search({ ...plan, facets: [] })
  return new Map(hits.map(({ group }, index) => [group, index + 1]))
}
