/** Random schemas, rows, changes and plans for property tests: small numbers, so that ties, edges and empty answers happen. */
import fc from 'fast-check'
import type {
  CategoryNode,
  ColumnSpec,
  ColumnValue,
  FacetRequest,
  IndexRow,
  IndexSchema,
  OrderKey,
  ProductChange,
  RowFilter,
  SearchPlan,
} from './port.ts'

/** A catalogue, changes to it in batches, and plans to ask after each. */
export interface Scenario {
  readonly schema: IndexSchema
  readonly rows: readonly IndexRow[]
  readonly batches: readonly (readonly ProductChange[])[]
  readonly plans: readonly SearchPlan[]
}

const WORDS = ['sofa', 'sofas', 'mesa', 'mesinha', 'cama', 'branca', 'preto', 'é', 'x']
const TERMS = [...WORDS, 'so', 'me', 'nada', '']

/**
 *   1 (0 … 4)            7 (5 … 5)   9 (6 … 8)
 *     3 (1 … 2)  6 (3)                 11 (7)
 *       4 (2)      8 (4 … 4)           2 (8)
 */
const CATEGORIES: readonly CategoryNode[] = [
  { id: 1, order: 0, subtreeEnd: 4 },
  { id: 3, order: 1, subtreeEnd: 2 },
  { id: 4, order: 2, subtreeEnd: 2 },
  { id: 6, order: 3, subtreeEnd: 3 },
  { id: 8, order: 4, subtreeEnd: 4 },
  { id: 7, order: 5, subtreeEnd: 5 },
  { id: 9, order: 6, subtreeEnd: 8 },
  { id: 11, order: 7, subtreeEnd: 7 },
  { id: 2, order: 8, subtreeEnd: 8 },
]

/** Highest value of each column, chosen around the widths that an engine may store: 5, 16, 32 bits and one more. */
const MAXIMA: Record<ColumnSpec['kind'], readonly number[]> = {
  integer: [3, 65_534, 65_535, 2 ** 31 - 1],
  enum: [2, 31, 32, 65_534, 65_535],
  bitmask: [0, 6, 31],
  list: [3, 40, 65_535],
  range: [50, 65_535, 2 ** 31 - 1],
}

interface Column extends Omit<ColumnSpec, 'perProduct'> {
  readonly max: number
  /** All rows of a product have the same value, as an engine may find out and use. */
  readonly perProduct: boolean
}

function columnArb(name: string): fc.Arbitrary<Column> {
  return fc
    .constantFrom<ColumnSpec['kind']>('integer', 'enum', 'bitmask', 'list', 'range')
    .chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        max: fc.constantFrom(...MAXIMA[kind]),
        perProduct: fc.boolean(),
        within: fc.option(fc.constantFrom(1, 3, 9), { freq: 3 }),
      }),
    )
    .map(({ within, ...column }) => ({ name, ...column, ...(within === null ? {} : { withinCategory: within }) }))
}

function specOf({ name, kind, withinCategory, perProduct }: Column): ColumnSpec {
  return {
    name,
    kind,
    ...(withinCategory === undefined ? {} : { withinCategory }),
    ...(perProduct ? { perProduct } : {}),
  }
}

/** Few distinct values, the highest among them. */
function valueUpTo(max: number) {
  return fc.constantFrom(...new Set([0, 1, 2, 3, max >> 1, max].filter((value) => value <= max)))
}

function columnValue({ kind, max }: Column): fc.Arbitrary<ColumnValue> {
  switch (kind) {
    case 'integer':
    case 'enum':
      return fc.option(valueUpTo(max), { freq: 4 })
    case 'bitmask':
    case 'list':
      return fc.option(fc.uniqueArray(valueUpTo(max), { maxLength: 3 }), { freq: 6 })
    case 'range':
      return fc.option(
        fc.tuple(valueUpTo(max), valueUpTo(max)).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) })),
        { freq: 4 },
      )
  }
}

const categoryArb = fc.option(fc.constantFrom(...CATEGORIES.map((c) => c.id)), { freq: 8 })

/** Rows of one product; ids are handed out afterwards. */
function productArb(columns: readonly Column[]) {
  const valuesOf = (own: readonly Column[]) =>
    fc.record(Object.fromEntries(own.map((column) => [column.name, columnValue(column)]))) as fc.Arbitrary<
      Record<string, ColumnValue>
    >
  const row = fc.record({
    version: fc.nat(5),
    rank: fc.constantFrom(0, 1, 5, 2 ** 20 - 1),
    values: valuesOf(columns.filter((column) => !column.perProduct)),
    words: fc.record({
      title: fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }),
      brand: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }),
    }),
  })
  return fc
    .record({
      category: categoryArb,
      shared: valuesOf(columns.filter((column) => column.perProduct)),
      rows: fc.array(row, { minLength: 1, maxLength: 4 }),
    })
    .map(({ category, shared, rows }) => ({
      category,
      rows: rows.map((own) => ({ ...own, values: { ...own.values, ...shared } })),
    }))
}

function filterArb(columns: readonly Column[]): fc.Arbitrary<RowFilter> {
  return fc.constantFrom(...columns).chain((column): fc.Arbitrary<RowFilter> => {
    const bound = fc.option(valueUpTo(column.max), { freq: 3 })
    const few = fc.uniqueArray(valueUpTo(column.max), { maxLength: 3 })
    /** Passes every row of a known value. */
    const all = fc.constant([0, 1, 2, 3, column.max >> 1, column.max])
    const any = fc
      .oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: all })
      .map((values): RowFilter => ({ kind: 'any', column: column.name, values }))
    const interval = fc.record({
      kind: fc.constant(column.kind === 'range' ? ('overlaps' as const) : ('between' as const)),
      column: fc.constant(column.name),
      low: bound,
      high: bound,
    })
    return column.kind === 'range' ? interval : column.kind === 'integer' ? fc.oneof(any, interval) : any
  })
}

function facetArb(columns: readonly Column[]): fc.Arbitrary<FacetRequest> {
  const facet = fc.constantFrom('a', 'b', 'c')
  const requests: fc.Arbitrary<FacetRequest>[] = [fc.record({ kind: fc.constant('children'), facet })]
  for (const { name, kind } of columns) {
    const column = fc.constant(name)
    requests.push(fc.record({ kind: fc.constant('unknown'), facet, column }))
    if (kind === 'integer')
      requests.push(fc.record({ kind: fc.constant('histogram'), facet, column, buckets: fc.constantFrom(1, 3, 24) }))
    else if (kind === 'range')
      requests.push(
        fc.record({
          kind: fc.constant('histogram'),
          facet,
          column,
          end: fc.constantFrom('low', 'high'),
          buckets: fc.constantFrom(1, 3),
        }),
      )
    else requests.push(fc.record({ kind: fc.constant('values'), facet, column, limit: fc.constantFrom(1, 2, 100) }))
  }
  return fc.oneof(...requests)
}

function keysArb(columns: readonly Column[]): fc.Arbitrary<OrderKey[]> {
  const direction = fc.constantFrom<'asc' | 'desc'>('asc', 'desc')
  const keys: fc.Arbitrary<OrderKey>[] = [fc.record({ by: fc.constantFrom('rank', 'score', 'id'), direction })]
  for (const { name, kind } of columns)
    if (kind === 'integer' || kind === 'enum')
      keys.push(fc.record({ by: fc.constant('column'), column: fc.constant(name), direction }))
  return fc.array(fc.oneof(...keys), { maxLength: 3 })
}

const wordArb = fc.record({
  alternatives: fc.array(fc.record({ term: fc.constantFrom(...TERMS), weight: fc.nat(4), prefix: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  }),
})

function planArb(columns: readonly Column[]): fc.Arbitrary<SearchPlan> {
  return fc.record({
    category: fc.option(fc.constantFrom(...CATEGORIES.map((c) => c.id)), { freq: 2 }),
    words: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(wordArb, { maxLength: 3 }) },
    ),
    adjacencyBonus: fc.constantFrom(0, 7),
    filters: fc.array(fc.record({ facet: fc.constantFrom('a', 'b', 'c', 'd'), filter: filterArb(columns) }), {
      maxLength: 4,
    }),
    shownBy: keysArb(columns),
    orderBy: keysArb(columns),
    facets: fc.array(facetArb(columns), { maxLength: 6 }),
    page: fc.record({
      kind: fc.constant('numbered'),
      number: fc.integer({ min: 1, max: 3 }),
      size: fc.integer({ min: 1, max: 6 }),
    }),
  })
}

/** `maxProducts`: size of the catalogue before changes. */
export function scenarioArb(maxProducts: number): fc.Arbitrary<Scenario> {
  const columnsArb = fc
    .integer({ min: 1, max: 6 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => columnArb(`c${i}`))))
  return columnsArb.chain((columns) => {
    const change = fc.record({ product: fc.nat(maxProducts + 3), replaced: fc.option(productArb(columns)) })
    return fc
      .record({
        products: fc.array(productArb(columns), { maxLength: maxProducts }),
        batches: fc.array(fc.uniqueArray(change, { maxLength: 5, selector: (c) => c.product }), { maxLength: 3 }),
        plans: fc.array(planArb(columns), { minLength: 1, maxLength: 4 }),
      })
      .map(({ products, batches, plans }) => {
        let nextId = 1
        const rowsOf = (group: number, product: (typeof products)[number]): IndexRow[] =>
          product.rows.map((row) => ({ ...row, id: (nextId++ * 7919) % 100_003, group, category: product.category }))
        const schema: IndexSchema = {
          columns: columns.map(specOf),
          categories: CATEGORIES,
          textFields: [
            { name: 'title', weight: 3 },
            { name: 'brand', weight: 2 },
          ],
        }
        return {
          schema,
          rows: products.flatMap((product, i) => rowsOf(i * 10 + 5, product)),
          batches: batches.map((batch) =>
            batch.map(({ product, replaced }) => ({
              group: product * 10 + 5,
              rows: replaced ? rowsOf(product * 10 + 5, replaced) : [],
            })),
          ),
          plans,
        }
      })
  })
}
