import type { FacetAnswer, FacetRequest, Hit, SearchAnswer, SearchPlan } from '../port.ts'
import { type BoundSchema, refuseWrongPlan } from './bound-schema.ts'
import type { ClusterClient } from './client.ts'
import type { KeptProduct } from './documents.ts'
import { showProduct, valueOf } from './evaluate.ts'
import { histogramOf } from './histogram-script.ts'
import { MOST_FETCHED } from './mapping.ts'
import { orderBounds, type OrderBounds } from './order-bounds.ts'
import { type FoundHit, PageReader } from './read-page.ts'
import { searchRequest, type SearchRequest } from './search-request.ts'

export interface SearchedIndex {
  readonly client: ClusterClient
  readonly index: string
  readonly schema: BoundSchema
}

interface SearchResult {
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly FoundHit[] }
  readonly aggregations?: Readonly<Record<string, unknown>>
}

/** Read beyond the page at first, where bounds are not the keys: most pages are settled by them. */
const AHEAD = 24
/** Products of one step of a walk. */
const STEP = 2_000
const WALK_MS = 60_000
const KEEP_ALIVE = '1m'

/** Executes a plan on one index: in one request where its order allows, else by walking its products at one point in time. */
export async function executePlan(
  searched: SearchedIndex,
  plan: SearchPlan,
): Promise<Omit<SearchAnswer, 'generation'>> {
  refuseWrongPlan(plan, searched.schema)
  const request = searchRequest(plan, searched.schema, (facet) => isScanned(facet, plan, searched.schema))
  const bounds = orderBounds(plan, searched.schema, request.shown)
  const scanned = plan.facets.filter((facet) => isScanned(facet, plan, searched.schema))
  if (scanned.length === 0) {
    const answer = await askOnce(searched, plan, request, bounds)
    if (answer !== null) return answer
  }
  return walk(searched, plan, request, bounds)
}

/** The shown row depends on scores, which aggregations over rows do not know: its histogram is made of all products. No page of ours asks so. */
function isScanned(request: FacetRequest, plan: SearchPlan, schema: BoundSchema): boolean {
  return (
    request.kind === 'histogram' &&
    plan.words.length > 0 &&
    plan.shownBy.some(({ by }) => by === 'score') &&
    !schema.column(request.column, ['integer', 'range']).perProduct
  )
}

/** Null: the page is not settled by what one request may read. */
async function askOnce(
  { client, index, schema }: SearchedIndex,
  plan: SearchPlan,
  request: SearchRequest,
  bounds: OrderBounds,
): Promise<Omit<SearchAnswer, 'generation'> | null> {
  const { page } = plan
  const after = page.kind === 'cursor' ? page.after : null
  if (after !== null && !bounds.areKeys) return null
  const end = page.kind === 'numbered' ? page.number * page.size : page.size
  const from = bounds.areKeys ? end - page.size : 0
  const size = Math.min(MOST_FETCHED, bounds.areKeys ? page.size : end + AHEAD + (end >> 3))
  const result = await client.ask<SearchResult>({
    method: 'POST',
    path: `/${index}/_search`,
    query: { allow_partial_search_results: false, filter_path: ANSWERED },
    body: {
      ...bodyOf(request, bounds),
      aggs: request.aggs,
      track_total_hits: true,
      size,
      ...(after === null ? { from } : { search_after: bounds.write(after) }),
    },
  })
  const reader = new PageReader(plan, schema, bounds)
  reader.add(result.hits.hits ?? [])
  const totalCount = result.hits.total?.value ?? 0
  const read = result.hits.hits?.length ?? 0
  const hits = reader.page(from, bounds.areKeys || read < size)
  if (hits === null) return null
  return { hits, totalCount, facets: facetsOf(plan, request, result), rowsVisited: reader.rowsRead }
}
const ANSWERED = 'hits.total.value,hits.hits._id,hits.hits.sort,hits.hits.fields,aggregations'

function bodyOf({ query, postFilter }: SearchRequest, { sort }: OrderBounds): object {
  return {
    query,
    ...(postFilter && { post_filter: postFilter }),
    sort,
    stored_fields: ['kept', 'cards'],
  }
}

function facetsOf(plan: SearchPlan, request: SearchRequest, { aggregations }: SearchResult): FacetAnswer[] {
  const answered = request.readFacets(aggregations ?? {})
  return plan.facets.flatMap((_, at) => answered.get(at) ?? [])
}

/** All that the plan finds, step by step in the order of bounds, until the page is settled. */
async function walk(
  searched: SearchedIndex,
  plan: SearchPlan,
  request: SearchRequest,
  bounds: OrderBounds,
): Promise<Omit<SearchAnswer, 'generation'>> {
  const { client, index, schema } = searched
  const scanned = plan.facets.filter((facet) => isScanned(facet, plan, schema))
  const { pit_id: id } = await client.ask<{ readonly pit_id: string }>({
    method: 'POST',
    path: `/${index}/_search/point_in_time`,
    query: { keep_alive: KEEP_ALIVE, allow_partial_pit_creation: false },
  })
  try {
    const reader = new PageReader(plan, schema, bounds)
    const histograms = new Histograms(plan, schema, scanned)
    // What is counted here counts products that the page's own filters leave out, too.
    const asked = scanned.length > 0 ? { ...request, postFilter: null } : request
    let first: SearchResult | null = null
    let hits: Hit[] | null = null
    let behind: readonly (number | null)[] | undefined
    while (hits === null) {
      const result: SearchResult = await client.ask<SearchResult>({
        method: 'POST',
        path: '/_search',
        query: { allow_partial_search_results: false, filter_path: ANSWERED },
        body: {
          ...bodyOf(asked, bounds),
          pit: { id, keep_alive: KEEP_ALIVE },
          size: STEP,
          ...(behind ? { search_after: behind } : { aggs: request.aggs, track_total_hits: true }),
        },
        timeoutMs: WALK_MS,
      })
      first ??= result
      const found = result.hits.hits ?? []
      behind = found.at(-1)?.sort
      reader.add(found)
      histograms.add(found)
      const isAll = found.length < STEP
      hits = scanned.length > 0 && !isAll ? null : reader.page(0, isAll)
    }
    const answered = request.readFacets(first?.aggregations ?? {})
    return {
      hits,
      totalCount: scanned.length > 0 ? reader.found : (first?.hits.total?.value ?? 0),
      facets: plan.facets.flatMap((facet, at) => answered.get(at) ?? histograms.answer(facet) ?? []),
      rowsVisited: reader.rowsRead,
    }
  } finally {
    await client
      .ask({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [id] } })
      // It ends by itself.
      .catch(() => undefined)
  }
}

/** Histograms of shown rows, from all products that a plan finds. */
class Histograms {
  private readonly plan: SearchPlan
  private readonly schema: BoundSchema
  private readonly values: ReadonlyMap<FacetRequest, number[]>

  constructor(plan: SearchPlan, schema: BoundSchema, requests: readonly FacetRequest[]) {
    this.plan = plan
    this.schema = schema
    this.values = new Map(requests.map((request) => [request, []]))
  }

  add(hits: readonly FoundHit[]): void {
    if (this.values.size === 0) return
    for (const { fields } of hits) {
      const product = JSON.parse(fields.kept[0]) as KeptProduct
      for (const [request, values] of this.values) {
        const value = this.shownValue(request, product)
        if (value !== null) values.push(value)
      }
    }
  }

  private shownValue(request: FacetRequest, product: KeptProduct): number | null {
    if (request.kind !== 'histogram') return null
    const filters = this.plan.filters.filter(({ facet }) => facet !== request.facet)
    const shown = showProduct(product, this.plan, { schema: this.schema, filters })
    const value = shown && valueOf(product, shown.row, request.column)
    if (typeof value === 'number') return value
    return request.end !== undefined && typeof value === 'object' && value !== null && 'low' in value
      ? value[request.end]
      : null
  }

  answer(request: FacetRequest): FacetAnswer | null {
    const values = this.values.get(request)
    if (values === undefined || request.kind !== 'histogram') return null
    const { facet, column, end, buckets } = request
    return { kind: 'histogram', facet, column, ...(end !== undefined && { end }), ...histogramOf(values, buckets) }
  }
}
