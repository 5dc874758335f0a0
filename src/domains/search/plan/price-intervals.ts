import type { Cents } from '#platform/money.ts'
import type { FacetAnswer, SearchPlan, SearchPort } from '#ports/search/port.ts'
import { priceStepEnds } from '../price-steps.ts'

/** An interval of prices that a listing offers as one choice; both ends belong to it, null is open. */
export interface PriceInterval {
  readonly fromCents: Cents | null
  readonly toCents: Cents | null
}

export interface CountedPriceInterval extends PriceInterval {
  readonly count: number
}

/** Choices offered at most, and the products below which a listing is short enough without them (docs/limits.md). */
export const MOST_PRICE_CHOICES = 5
export const FEWEST_PRODUCTS_TO_SPLIT = 12

/**
 * Predefined price choices (L-12): round ends that part the listing as evenly as its prices allow, each with the number
 * of products that it shows. A product may have offers in two steps, so the counts of steps do not add up to those of an
 * interval: each is asked for.
 */
export async function countedPriceIntervals(
  plan: SearchPlan,
  facets: readonly FacetAnswer[],
  search: SearchPort,
): Promise<CountedPriceInterval[]> {
  return Promise.all(
    evenIntervals(stepCounts(facets)).map(async (interval) => ({
      ...interval,
      count: (await search.search(planWithin(plan, interval))).totalCount,
    })),
  )
}

/** Neighbouring steps put together at the ends that lie nearest to equal shares; none when there is nothing to part. */
export function evenIntervals(counts: ReadonlyMap<number, number>): PriceInterval[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total < FEWEST_PRODUCTS_TO_SPLIT) return []
  const cuts = evenCuts(counts, total)
  if (cuts.length === 0) return []
  return [...cuts, null].map((toCents, at) => ({ fromCents: at === 0 ? null : (cuts[at - 1] ?? null), toCents }))
}

/** For each equal share the end of a step that comes nearest to it, if products lie on both of its sides. */
function evenCuts(counts: ReadonlyMap<number, number>, total: number): Cents[] {
  let below = 0
  const belowEnds = priceStepEnds.map((end, step) => ({ end, below: (below += counts.get(step) ?? 0) }))
  const possible = belowEnds.filter((each) => each.below > 0 && each.below < total)
  const nearest = Array.from({ length: MOST_PRICE_CHOICES - 1 }, (_, at) => {
    const wanted = (total * (at + 1)) / MOST_PRICE_CHOICES
    return possible.reduce<(typeof possible)[number] | null>(
      (best, each) => (best === null || Math.abs(each.below - wanted) < Math.abs(best.below - wanted) ? each : best),
      null,
    )
  })
  return [...new Set(nearest.flatMap((each) => (each === null ? [] : [each.end])))]
}

function stepCounts(facets: readonly FacetAnswer[]): ReadonlyMap<number, number> {
  const answer = facets.find((each) => each.kind === 'values' && each.column === 'price-step')
  return new Map(answer?.kind === 'values' ? answer.counts.map(({ value, count }) => [value, count]) : [])
}

/** The same listing within an interval: only its total is asked for. */
function planWithin(plan: SearchPlan, { fromCents, toCents }: PriceInterval): SearchPlan {
  return {
    ...plan,
    filters: [
      ...plan.filters.filter(({ facet }) => facet !== 'preco'),
      { facet: 'preco', filter: { kind: 'between', column: 'price', low: fromCents, high: toCents } },
    ],
    facets: [],
    page: { kind: 'numbered', number: 1, size: 1 },
  }
}
