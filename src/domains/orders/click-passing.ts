import type { Database } from '#platform/database/connect.ts'
import { shopsThatPassClicks } from './shop-storage.ts'

/** Which shops' addresses are opened with the number of the click, as it was last read: clicks go out without the database too. */
export interface ClickPassing {
  passesClick(eshopId: number): boolean
  refresh(): Promise<void>
}

/** Nobody's, until it has been read. */
export function createClickPassing({ db }: { readonly db: Database }): ClickPassing {
  let shops: ReadonlySet<number> = new Set()
  return {
    passesClick: (eshopId) => shops.has(eshopId),
    refresh: async () => void (shops = await shopsThatPassClicks(db)),
  }
}
