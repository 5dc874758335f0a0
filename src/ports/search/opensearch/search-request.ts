import type { FacetAnswer, FacetRequest, SearchPlan } from '../port.ts'
import type { BoundSchema } from './bound-schema.ts'
import { allOf, type Conditions, conditionsOf, productClauses, scopeClauses } from './conditions.ts'
import type { Query } from './query.ts'
import { type FacetGroup, facetGroup, type FacetQuery, facetQuery } from './facet-queries.ts'
import { scoreKey } from './order-bounds.ts'
import { scoringQuery } from './word-query.ts'

/** A plan as one request: what is found, what narrows it to the page's products, and what is counted beside. */
export interface SearchRequest {
  readonly query: Query
  /** Filters of facets that are counted without them; null: there are none. */
  readonly postFilter: Query | null
  readonly aggs: Query
  /** What holds of a product and row on the page. */
  readonly shown: Conditions
  /** The plan's facets in its order, from what the aggregations answered; without those that `isLeftOut`. */
  readFacets(answer: Readonly<Record<string, unknown>>): ReadonlyMap<number, FacetAnswer>
}

/** Facets for which `isLeftOut` is true are not counted by the cluster. */
export function searchRequest(
  plan: SearchPlan,
  schema: BoundSchema,
  isLeftOut: (request: FacetRequest) => boolean,
): SearchRequest {
  const filtered = new Set(plan.filters.map(({ facet }) => facet))
  const alone = new Set(plan.facets.map(aloneName).filter((facet) => facet !== null && filtered.has(facet)))
  const common = conditionsOf(plan, commonFilters(plan), schema)
  const shown = conditionsOf(plan, plan.filters, schema)
  const groups: FacetGroup[] = []
  const asked = plan.facets.map((request, at) => [at, request] as const).filter(([, request]) => !isLeftOut(request))
  for (const facet of [null, ...alone]) {
    const own = asked.filter(([, request]) => {
      const name = aloneName(request)
      return (name !== null && alone.has(name) ? name : null) === facet
    })
    if (own.length === 0) continue
    const filters = plan.filters.filter((filter) => filter.facet !== facet)
    const found = facet === null ? shown : conditionsOf(plan, filters, schema)
    const isNarrower = filters.length > commonFilters(plan).length
    const facets = new Map<number, FacetQuery>(
      own.map(([at, request]) => [at, facetQuery(request, plan, schema, found)]),
    )
    groups.push(facetGroup(facets, found, { name: `g${groups.length}`, isNarrower }))
  }
  return {
    query: baseQuery(plan, schema, common),
    postFilter: alone.size === 0 ? null : allOf(productClauses(shown)),
    aggs: Object.assign({}, ...groups.map(({ aggs }) => aggs)) as Query,
    shown,
    readFacets: (answer) => new Map(groups.flatMap((group) => [...group.read(answer)])),
  }
}

/** The facet whose filters a request is counted without. */
function aloneName(request: FacetRequest): string | null {
  return request.kind === 'children' ? null : request.facet
}

/** Filters that every count of the plan keeps to. */
export function commonFilters(plan: SearchPlan): SearchPlan['filters'] {
  const alone = new Set(plan.facets.map(aloneName))
  return plan.filters.filter(({ facet }) => !alone.has(facet))
}

function baseQuery(plan: SearchPlan, schema: BoundSchema, common: Conditions): Query {
  const scored = scoreKey(plan)
  if (scored === null) return allOf([...scopeClauses(plan), ...productClauses(common)])
  const rows = {
    bool: { must: [scoringQuery(plan, schema, scored.direction)], filter: common.row },
  }
  const nested = { path: 'rows', score_mode: scored.direction === 'asc' ? 'min' : 'max', query: rows }
  return { bool: { filter: [...scopeClauses(plan), ...common.product], must: [{ nested }] } }
}
