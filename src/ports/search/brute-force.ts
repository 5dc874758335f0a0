/**
 * The reference adapter: plain rows, plain loops, nothing shared with the engine. It is what a plan means; slow is fine.
 */
import type {
  FacetAnswer,
  FacetRequest,
  Hit,
  IndexRow,
  IndexSchema,
  OrderKey,
  ProductChange,
  SearchAnswer,
  SearchPlan,
  SearchPort,
} from './port.ts'
import { MAX_FILTERED_FACETS, MAX_NUMBERED_HITS, MAX_PLAN_WORDS } from './port.ts'
import { matchesFilter, readerOf, type ReadValue } from './brute-force-filter.ts'
import { scoreOf, vocabularyOf } from './brute-force-text.ts'

export interface BruteForceSearch extends SearchPort {
  /** Replaces the rows of the named products. `version` names the state in the generation of later answers. */
  applyChanges(changes: readonly ProductChange[], version: string): void
}

/** A row that passes the plan's category and words, with what the rest of the execution asks of it. */
interface Candidate {
  readonly row: IndexRow
  readonly score: number
  /** Names of the facets of which the row fails at least one filter. */
  readonly failed: ReadonlySet<string>
}

/** A product's shown row. */
interface Shown {
  readonly candidate: Candidate
  readonly matchingRows: number
  readonly keys: readonly (number | null)[]
}

/** An index over plain row objects. */
export function bruteForceSearch(schema: IndexSchema, rows: readonly IndexRow[]): BruteForceSearch {
  const products = groupRows(rows)
  let version = '0'
  const vocabulary = vocabularyOf(schema, rows)
  return {
    applyChanges(changes, newVersion) {
      for (const { group, rows: present } of changes) {
        if (present.length === 0) products.delete(group)
        else products.set(group, [...present])
      }
      version = newVersion
    },
    search: async (plan) => execute(schema, products, plan, version),
    vocabulary: () => vocabulary,
  }
}

function groupRows(rows: readonly IndexRow[]): Map<number, IndexRow[]> {
  const products = new Map<number, IndexRow[]>()
  for (const row of rows) {
    const product = products.get(row.group)
    if (product) product.push(row)
    else products.set(row.group, [row])
  }
  return products
}

function execute(
  schema: IndexSchema,
  products: Map<number, IndexRow[]>,
  plan: SearchPlan,
  version: string,
): SearchAnswer {
  refuseTooMuch(plan)
  const read = readerOf(schema)
  const candidates = candidatesByProduct(schema, products, plan, read)
  const shownBy = plan.shownBy
  const shown: Shown[] = []
  for (const [group, ofProduct] of candidates) {
    const matching = ofProduct.filter((c) => c.failed.size === 0)
    const best = showBest(matching, shownBy, read)
    if (best)
      shown.push({
        candidate: best,
        matchingRows: matching.length,
        keys: orderKeys(best, plan.orderBy, read, products.get(group)!),
      })
  }
  shown.sort((a, b) => compareKeys(a.keys, b.keys, plan.orderBy) || a.candidate.row.group - b.candidate.row.group)
  let rowsVisited = 0
  for (const rows of products.values()) rowsVisited += rows.length
  return {
    hits: page(shown, plan).map((s) => hitOf(s, products)),
    totalCount: shown.length,
    facets: plan.facets.map((request) => answerFacet(request, schema, plan, candidates, shown, read)),
    generation: `brute-force.${version}`,
    rowsVisited,
  }
}

function refuseTooMuch(plan: SearchPlan): void {
  if (plan.words.length > MAX_PLAN_WORDS)
    throw new RangeError(`plan has ${plan.words.length} words, at most ${MAX_PLAN_WORDS}`)
  const facets = new Set(plan.filters.map((f) => f.facet)).size
  if (facets > MAX_FILTERED_FACETS)
    throw new RangeError(`plan filters ${facets} facets, at most ${MAX_FILTERED_FACETS}`)
  if (plan.page.kind === 'numbered' && plan.page.number * plan.page.size > MAX_NUMBERED_HITS)
    throw new RangeError(`page ${plan.page.number} of ${plan.page.size} ends after hit ${MAX_NUMBERED_HITS}`)
}

function candidatesByProduct(
  schema: IndexSchema,
  products: Map<number, IndexRow[]>,
  plan: SearchPlan,
  read: ReadValue,
): Map<number, Candidate[]> {
  const range = plan.category === null ? null : categoryOf(schema, plan.category)
  const orderOf = new Map(schema.categories.map((c) => [c.id, c.order]))
  const candidates = new Map<number, Candidate[]>()
  for (const [group, rows] of products) {
    const ofProduct: Candidate[] = []
    for (const row of rows) {
      const order = row.category === null ? null : orderOf.get(row.category)!
      if (range && (order === null || order < range.order || order > range.subtreeEnd)) continue
      const score = scoreOf(schema, row, plan)
      if (score === null) continue
      const failed = new Set(
        plan.filters.filter((f) => !matchesFilter(f.filter, row, schema, read)).map((f) => f.facet),
      )
      ofProduct.push({ row, score, failed })
    }
    if (ofProduct.length > 0) candidates.set(group, ofProduct)
  }
  return candidates
}

function categoryOf(schema: IndexSchema, id: number) {
  const category = schema.categories.find((c) => c.id === id)
  if (!category) throw new RangeError(`plan names category ${id}, which the schema does not have`)
  return category
}

/** The candidate that the keys put first, ties by row id. */
function showBest(
  candidates: readonly Candidate[],
  shownBy: readonly OrderKey[],
  read: ReadValue,
): Candidate | undefined {
  const keysOf = (c: Candidate) => shownBy.map((key) => keyValue(c, key, read, c.row.rank))
  return [...candidates].sort((a, b) => compareKeys(keysOf(a), keysOf(b), shownBy) || a.row.id - b.row.id)[0]
}

function orderKeys(
  candidate: Candidate,
  orderBy: readonly OrderKey[],
  read: ReadValue,
  product: readonly IndexRow[],
): (number | null)[] {
  let productRank = 0
  for (const row of product) productRank = Math.max(productRank, row.rank)
  return orderBy.map((key) => keyValue(candidate, key, read, productRank))
}

function keyValue(candidate: Candidate, key: OrderKey, read: ReadValue, rank: number): number | null {
  switch (key.by) {
    case 'rank':
      return rank
    case 'score':
      return candidate.score
    case 'id':
      return candidate.row.id
    case 'column':
      return read.number(candidate.row, key.column ?? '')
  }
}

function compareKeys(a: readonly (number | null)[], b: readonly (number | null)[], keys: readonly OrderKey[]): number {
  for (let i = 0; i < keys.length; i++) {
    const left = a[i]!
    const right = b[i]!
    if (left === right) continue
    if (left === null) return 1
    if (right === null) return -1
    return keys[i]!.direction === 'asc' ? left - right : right - left
  }
  return 0
}

function page(shown: readonly Shown[], plan: SearchPlan): readonly Shown[] {
  if (plan.page.kind === 'numbered') {
    const start = (plan.page.number - 1) * plan.page.size
    return shown.slice(start, start + plan.page.size)
  }
  const { after, size } = plan.page
  const rest =
    after === null
      ? shown
      : shown.filter((s) => (compareKeys(s.keys, after.keys, plan.orderBy) || s.candidate.row.group - after.group) > 0)
  return rest.slice(0, size)
}

function hitOf({ candidate: { row, score }, matchingRows, keys }: Shown, products: Map<number, IndexRow[]>): Hit {
  const rows = products.get(row.group)!.length
  return {
    group: row.group,
    id: row.id,
    version: row.version,
    matchingRows,
    rows,
    score,
    cursor: { keys, group: row.group },
  }
}

function answerFacet(
  request: FacetRequest,
  schema: IndexSchema,
  plan: SearchPlan,
  candidates: Map<number, Candidate[]>,
  shown: readonly Shown[],
  read: ReadValue,
): FacetAnswer {
  const { facet } = request
  if (request.kind === 'children')
    return { kind: 'children', facet, counts: countChildren(schema, plan.category, shown) }
  /** Rows that match when the facet's own filters are left out, by product. */
  const passing = [...candidates.values()].map((ofProduct) =>
    ofProduct.filter((c) => [...c.failed].every((name) => name === facet)),
  )
  const { column } = request
  if (request.kind === 'values') {
    const counts = countValues(passing.map((rows) => new Set(rows.flatMap((c) => read.set(c.row, column)))))
    return {
      kind: 'values',
      facet,
      column,
      counts: request.limit === undefined ? counts : counts.slice(0, request.limit),
    }
  }
  if (request.kind === 'unknown')
    return {
      kind: 'unknown',
      facet,
      column,
      count: passing.filter((rows) => rows.some((c) => read.isUnknown(c.row, column))).length,
    }
  const values = passing
    .map((rows) => showBest(rows, plan.shownBy, read))
    .map((best) => (best ? valueOf(best.row, request, read) : null))
    .filter((value) => value !== null)
  const { end } = request
  return { kind: 'histogram', facet, column, ...(end !== undefined && { end }), ...histogram(values, request.buckets) }
}

function valueOf(
  row: IndexRow,
  { column, end }: Extract<FacetRequest, { kind: 'histogram' }>,
  read: ReadValue,
): number | null {
  return end === undefined ? read.integer(row, column) : (read.range(row, column)?.[end] ?? null)
}

function countValues(products: readonly Set<number>[]): { value: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const values of products) for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || a.value - b.value)
}

function histogram(values: readonly number[], buckets: number) {
  if (values.length === 0) return { min: null, max: null, buckets: [] }
  const min = values.reduce((a, b) => Math.min(a, b))
  const max = values.reduce((a, b) => Math.max(a, b))
  const width = Math.max(1, Math.ceil((max - min) / buckets))
  const bars: { lower: number; upper: number; count: number }[] = []
  for (let lower = min; bars.length === 0 || lower < max; lower += width) {
    const upper = lower + width
    const isLast = upper >= max
    bars.push({
      lower,
      upper,
      count: values.filter((v) => v >= lower && (v < upper || (isLast && v === upper))).length,
    })
  }
  return { min, max, buckets: bars }
}

function countChildren(
  schema: IndexSchema,
  parent: number | null,
  shown: readonly Shown[],
): { category: number; count: number }[] {
  const inside = (inner: { order: number }, outer: { order: number; subtreeEnd: number }) =>
    inner.order > outer.order && inner.order <= outer.subtreeEnd
  const below =
    parent === null ? [...schema.categories] : schema.categories.filter((c) => inside(c, categoryOf(schema, parent)))
  const children = below.filter((c) => !below.some((other) => inside(c, other))).sort((a, b) => a.order - b.order)
  const orderOf = new Map(schema.categories.map((c) => [c.id, c.order]))
  return children
    .map((child) => {
      const isUnder = ({ candidate: { row } }: Shown) =>
        row.category !== null &&
        orderOf.get(row.category)! >= child.order &&
        orderOf.get(row.category)! <= child.subtreeEnd
      return { category: child.id, count: shown.filter(isUnder).length }
    })
    .filter((c) => c.count > 0)
}
