import { categoryMedians } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What ranks are measured against. It stands beside a base, so that a change on top of it is measured as its neighbours were. */
export interface Yardsticks {
  /** Median price in cents by category; too few prices: absent. */
  readonly medians: ReadonlyMap<number, number>
  /** How much of what a shop sends is right, 0 to 1; nothing to tell by: absent. */
  readonly accuracies: ReadonlyMap<number, number>
}

/** Where nothing is known, all are neutral. */
export const noYardsticks: Yardsticks = { medians: new Map(), accuracies: new Map() }

/** As they are kept with a base. */
export interface StoredYardsticks {
  readonly medians: readonly (readonly [number, number])[]
  readonly accuracies: readonly (readonly [number, number])[]
}

export async function measureYardsticks(db: DatabaseOrTransaction): Promise<Yardsticks> {
  const shops = await db.selectFrom('search.shop_accuracy').select(['eshop_id', 'accuracy']).execute()
  return {
    medians: await categoryMedians(db),
    accuracies: new Map(shops.map(({ eshop_id: id, accuracy }) => [id, accuracy])),
  }
}

export function storeYardsticks({ medians, accuracies }: Yardsticks): StoredYardsticks {
  return { medians: [...medians], accuracies: [...accuracies] }
}

export function yardsticksOf({ medians, accuracies }: StoredYardsticks): Yardsticks {
  return { medians: new Map(medians), accuracies: new Map(accuracies) }
}
