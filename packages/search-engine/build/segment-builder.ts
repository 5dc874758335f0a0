import { RANK_LIMIT, type ColumnSpec, type EngineRow, type EngineSchema } from '../plan/schema.ts'
import { categoryRows, openSegment, type Segment } from '../segment/segment.ts'
import type { NumberArray } from '../segment/number-array.ts'
import { clusterRows, type Cluster } from './cluster.ts'
import { gather, GrowableColumn, packUnsigned } from './growable-column.ts'
import { layOut, type ColumnFacts } from './layout.ts'
import { columnFacts, levelOf, type OrderedColumn, orderColumn } from './ordered-column.ts'
import { packColumns } from './pack-columns.ts'
import { aRawColumn, pushUnknown, pushValue, type RawColumn } from './raw-column.ts'
import { type Pieces, wholly } from './pieces.ts'
import { listRows } from './row-lists.ts'
import { TextIndexBuilder } from './text-index-builder.ts'

/** Below this many rows a scan is as quick as a list. */
const ROW_LISTS_FROM = 20_000

export interface BuildOptions {
  /** From so many rows on, lists of the rows of rarer values are kept. */
  readonly rowListsFrom?: number
}

const NO_CATEGORY = -1

/**
 * Takes rows in any order, one by one, into growing typed arrays (a million row objects never stand side by side), then
 * clusters and packs them. `generation` names the data in the answers. A builder makes one segment.
 */
export class SegmentBuilder {
  readonly #schema: EngineSchema
  readonly #generation: string
  readonly #rowListsFrom: number
  readonly #ids = new GrowableColumn('float64')
  readonly #groups = new GrowableColumn('float64')
  readonly #versions = new GrowableColumn('float64')
  readonly #ranks = new GrowableColumn('int32')
  readonly #categories = new GrowableColumn('int32')
  readonly #columns: readonly { readonly raw: RawColumn; readonly scope: Scope | null }[]
  readonly #orderOf: ReadonlyMap<number, number>
  readonly #text: TextIndexBuilder

  constructor(schema: EngineSchema, generation: string, options: BuildOptions = {}) {
    this.#schema = schema
    this.#generation = generation
    this.#rowListsFrom = options.rowListsFrom ?? ROW_LISTS_FROM
    this.#orderOf = new Map(schema.categories.map((c) => [c.id, c.order]))
    this.#columns = schema.columns.map((spec) => ({ raw: aRawColumn(spec), scope: scopeOf(spec, schema) }))
    this.#text = new TextIndexBuilder(schema.textFields.map((field) => field.name))
  }

  get rowCount(): number {
    return this.#ids.length
  }

  /** Throws a RangeError that names row and column when a value does not fit its kind or a category is not in the schema. */
  add(row: EngineRow): void {
    const order = row.category === null ? NO_CATEGORY : this.#orderOf.get(row.category)
    if (order === undefined)
      throw new RangeError(`row ${row.id} names category ${row.category}, which the schema does not have`)
    if (!(row.rank >= 0 && row.rank < RANK_LIMIT && Number.isInteger(row.rank)))
      throw new RangeError(`row ${row.id} has rank ${row.rank}`)
    if (!isWhole(row.id) || !isWhole(row.group) || !isWhole(row.version))
      throw new RangeError(`row ${row.id} of group ${row.group}, version ${row.version}: not whole numbers`)
    for (const { raw, scope } of this.#columns) {
      const isInside = scope === null || (order >= scope.order && order <= scope.subtreeEnd)
      if (isInside) pushValue(raw, row.values[raw.spec.name] ?? null, row.id)
      else pushUnknown(raw)
    }
    this.#ids.push(row.id)
    this.#groups.push(row.group)
    this.#versions.push(row.version)
    this.#ranks.push(row.rank)
    this.#categories.push(order)
    this.#text.add(row.words)
  }

  build(): Segment {
    return wholly(this.buildInPieces())
  }

  /** The same, for a thread that has others to answer: it may do so between two pieces. */
  *buildInPieces(): Pieces<Segment> {
    const count = this.#ids.length
    const cluster = clusterRows({
      ids: this.#ids.values.subarray(0, count) as Float64Array,
      groups: this.#groups.values.subarray(0, count) as Float64Array,
      categories: this.#categories.values.subarray(0, count) as Int32Array,
      ranks: this.#ranks.values.subarray(0, count) as Int32Array,
    })
    yield
    const scopes = this.#columns.map(({ scope }) =>
      scope ? categoryRows(cluster, scope.order, scope.subtreeEnd) : { start: 0, end: count },
    )
    const columns: OrderedColumn[] = []
    const facts: ColumnFacts[] = []
    for (const [i, { raw }] of this.#columns.entries()) {
      const column = orderColumn(raw, cluster.rows.subarray(scopes[i]!.start, scopes[i]!.end))
      columns.push(column)
      facts.push(this.#factsOf(column, scopes[i]!, cluster))
      yield
    }
    const layout = layOut(facts)
    const groupCount = cluster.groupIds.length
    const arrays: Record<string, NumberArray> = {
      ...this.#rowArrays(cluster),
      ...(yield* packColumns(layout, columns, cluster)),
      ...Object.assign(
        {},
        ...layout.columns.map((column, i) => (column.hasRowLists ? listRows(column, columns[i]!) : {})),
      ),
      ...(yield* this.#text.build(cluster.rows)),
    }
    let largestGroup = 0
    for (let g = 0; g < groupCount; g++)
      largestGroup = Math.max(largestGroup, cluster.groupStarts[g + 1]! - cluster.groupStarts[g]!)
    const meta = {
      generation: this.#generation,
      schema: this.#schema,
      rowCount: count,
      groupCount,
      largestGroup,
      ...layout,
    }
    return openSegment(meta, arrays)
  }

  #factsOf(column: OrderedColumn, { start, end }: RowRange, { rows, groupOf }: Cluster): ColumnFacts {
    const { spec } = column
    const isListable = spec.kind !== 'integer' && spec.kind !== 'range'
    const hasRowLists = isListable && spec.withinCategory === undefined && rows.length >= this.#rowListsFrom
    return {
      spec,
      start,
      end,
      level: levelOf(column, groupOf.subarray(start, end)),
      hasRowLists,
      ...columnFacts(column),
    }
  }

  #rowArrays(cluster: Cluster): Record<string, NumberArray> {
    const inOrder = (column: GrowableColumn) =>
      gather(column.values, cluster.rows, new Float64Array(cluster.rows.length))
    const { groupIds } = cluster
    return {
      rowIds: packUnsigned(inOrder(this.#ids)),
      versions: packUnsigned(inOrder(this.#versions)),
      ranks: gather(this.#ranks.values, cluster.rows, new Uint32Array(cluster.rows.length)),
      groupOf: cluster.groupOf,
      groupIds: packUnsigned(groupIds),
      groupRanks: cluster.groupRanks,
      groupStarts: cluster.groupStarts,
      groupsById: cluster.groupsById,
      categoryOrders: cluster.categoryOrders,
      categoryStarts: cluster.categoryStarts,
    }
  }
}

interface RowRange {
  readonly start: number
  readonly end: number
}

interface Scope {
  readonly order: number
  readonly subtreeEnd: number
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function scopeOf(spec: ColumnSpec, schema: EngineSchema): Scope | null {
  if (spec.withinCategory === undefined) return null
  const category = schema.categories.find((c) => c.id === spec.withinCategory)
  if (!category)
    throw new RangeError(
      `column "${spec.name}" lives in category ${spec.withinCategory}, which the schema does not have`,
    )
  return category
}
