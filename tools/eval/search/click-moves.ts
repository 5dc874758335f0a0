import type { IndexableProduct } from '../../../src/domains/offers/contract.ts'
import { indexRows } from '../../../src/domains/search/indexing/index-rows.ts'
import type { RankWeights } from '../../../src/domains/search/ranking/ranking-table.ts'
import { noYardsticks, type Yardsticks } from '../../../src/domains/search/ranking/yardsticks.ts'

/** Clicks that count, by the product on which they were made. */
export type ClicksByProduct = ReadonlyMap<number, number>

/** What another table of weights does to clicks: in the listing of its own category a clicked product stands higher, lower or where it stood. */
export interface ClickMoves {
  readonly clicks: number
  readonly up: number
  readonly down: number
  /** Of clicks, how many fall on the first page before and after. */
  readonly onFirstPage: readonly [before: number, after: number]
}

const FIRST_PAGE = 48

/** Clicks on products that are gone, or that have no category, say nothing. */
export function movesOf(
  clicks: ClicksByProduct,
  products: readonly IndexableProduct[],
  [before, after]: readonly [RankWeights, RankWeights],
  now: Date,
  yardsticks: Yardsticks = noYardsticks,
): ClickMoves {
  const placesUnder = (weights: RankWeights) =>
    placesOf(products, (product) => indexRows(product, now, yardsticks, weights))
  const [old, fresh] = [placesUnder(before), placesUnder(after)]
  const moved = [...clicks].flatMap(([productId, count]) => {
    const [from, to] = [old.get(productId), fresh.get(productId)]
    return from === undefined || to === undefined ? [] : [{ count, from, to }]
  })
  const sum = (of: (move: { from: number; to: number }) => boolean): number =>
    moved.filter(of).reduce((all, { count }) => all + count, 0)
  return {
    clicks: sum(() => true),
    up: sum(({ from, to }) => to < from),
    down: sum(({ from, to }) => to > from),
    onFirstPage: [sum(({ from }) => from < FIRST_PAGE), sum(({ to }) => to < FIRST_PAGE)],
  }
}

/** Of each product its place in the recommended order of its category. */
function placesOf(
  products: readonly IndexableProduct[],
  rowsOf: (product: IndexableProduct) => readonly { readonly rank: number }[],
): Map<number, number> {
  const ranked = products.flatMap((product) =>
    product.categoryId === null
      ? []
      : [
          {
            productId: product.productId as number,
            categoryId: product.categoryId as number,
            rank: Math.max(...rowsOf(product).map(({ rank }) => rank)),
          },
        ],
  )
  return new Map(
    [...Map.groupBy(ranked, ({ categoryId }) => categoryId).values()].flatMap((own) =>
      own
        .toSorted((a, b) => b.rank - a.rank || a.productId - b.productId)
        .map(({ productId }, place): [number, number] => [productId, place]),
    ),
  )
}
