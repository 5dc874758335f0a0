import type { Assumptions } from './assumptions.ts'
import type { Load } from './demand.ts'
import { type CostReader, product, type Quantity, sum } from './quantity.ts'

/** Bytes on disk, by store. */
export interface Stores {
  readonly postgres: Quantity
  /** The worker's `index/`, `clicks/targets.dat` and kept feeds; each web machine has the first two as well. */
  readonly worker: Quantity
  /** Originals of pictures. */
  readonly pictures: Quantity
  /** All nodes together, each offer twice. */
  readonly openSearch: Quantity
}

/** Two generations are kept and a third is being written (docs/contracts/base-index-files.md). */
const GENERATIONS = 3
/** So that one node can be lost. */
const COPIES = 2
const DAY_SECONDS = 86_400

export function storesOf(load: Load, assumed: Assumptions, { cost }: CostReader): Stores {
  const { offers } = load
  const priceRows = offers * assumed.changedShare * assumed.historyDays
  const clicks = load.requestsPerSecond * assumed.quietShare * assumed.mixClick * DAY_SECONDS * assumed.clickDays
  return {
    postgres: sum(
      product(offers, cost('postgresOffer')),
      product(priceRows, cost('priceRow')),
      product(clicks, cost('clickRow')),
    ),
    worker: sum(
      product(offers, GENERATIONS, sum(cost('indexFile'), cost('cards'))),
      product(offers, sum(cost('clickTarget'), cost('keptFeed'))),
    ),
    pictures: offers * assumed.picturesAnOffer * assumed.originalKb * 1_000,
    openSearch: product(offers, COPIES, cost('openSearchOffer')),
  }
}
