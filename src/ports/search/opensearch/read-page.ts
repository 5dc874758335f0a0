import type { Hit, IndexSchema, SearchPlan } from '../port.ts'
import { compareKeys } from './compare-keys.ts'
import type { KeptProduct } from './documents.ts'
import { type ShownRow, showProduct } from './evaluate.ts'
import type { Bound, OrderBounds } from './order-bounds.ts'

/** A hit as the cluster says it. */
export interface FoundHit {
  readonly _id: string
  readonly sort?: readonly (number | null)[]
  readonly fields: { readonly kept: readonly [string]; readonly cards?: readonly [string] }
}

interface Candidate {
  readonly group: number
  readonly product: KeptProduct
  readonly shown: ShownRow
  readonly cards: string | undefined
}

/** Products read so far, in the order of their bounds, and the page that they make. */
export class PageReader {
  private readonly plan: SearchPlan
  private readonly schema: IndexSchema
  private readonly bounds: OrderBounds
  private readonly candidates: Candidate[] = []
  private last: Bound | null = null
  rowsRead = 0

  get found(): number {
    return this.candidates.length
  }

  constructor(plan: SearchPlan, schema: IndexSchema, bounds: OrderBounds) {
    this.plan = plan
    this.schema = schema
    this.bounds = bounds
  }

  add(hits: readonly FoundHit[]): void {
    const { plan, schema } = this
    for (const { _id: id, fields, sort } of hits) {
      const product = JSON.parse(fields.kept[0]) as KeptProduct
      this.rowsRead += product.rows.length
      if (sort) this.last = this.bounds.read(sort)
      const shown = showProduct(product, plan, { schema, filters: plan.filters })
      if (shown !== null) this.candidates.push({ group: Number(id), product, shown, cards: fields.cards?.[0] })
    }
  }

  /** The hits of the page, `skipped` of them having been left to the cluster; null: what is not read yet may stand among them. */
  page(skipped: number, isAll: boolean): Hit[] | null {
    const { page, orderBy } = this.plan
    const after = page.kind === 'cursor' ? page.after : null
    const ordered = this.candidates
      .filter(({ shown, group }) => after === null || isBehind(shown.keys, group, after, orderBy))
      .toSorted((a, b) => compareKeys(a.shown.keys, b.shown.keys, orderBy) || a.group - b.group)
    const from = page.kind === 'numbered' ? (page.number - 1) * page.size - skipped : 0
    const end = from + page.size
    const lastShown = ordered[end - 1]
    if (
      !isAll &&
      (!lastShown || this.last === null || isBehind(lastShown.shown.keys, lastShown.group, this.last, orderBy))
    )
      return null
    return ordered.slice(from, end).map(hitOf)
  }
}

function isBehind(
  keys: readonly (number | null)[],
  group: number,
  bound: Bound,
  orderBy: SearchPlan['orderBy'],
): boolean {
  return (compareKeys(keys, bound.keys, orderBy) || group - bound.group) > 0
}

function hitOf({ group, product, shown, cards }: Candidate): Hit {
  const { row, at, score, matchingRows, keys } = shown
  const payload = cards === undefined ? null : (JSON.parse(cards) as (string | null)[])[at]
  return {
    group,
    id: row.id,
    version: row.version,
    matchingRows,
    rows: product.rows.length,
    score,
    cursor: { keys, group },
    ...(payload !== null && payload !== undefined && { payload }),
  }
}
