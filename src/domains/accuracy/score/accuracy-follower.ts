import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/connect.ts'
import { accuracyOfShops, type ShopAccuracy } from './shop-accuracy.ts'

/** What is shown of shops, as it was last read: pages are made without asking for it. */
export interface AccuracyFollower {
  /** null: nothing is known of the shop. */
  of(eshopId: number): ShopAccuracy | null
  /** Another one as soon as anything that is shown is another. */
  version(): string
  refresh(): Promise<void>
}

/** Nobody's, until it has been read. */
export function followAccuracy({ db }: { readonly db: Database }): AccuracyFollower {
  let known: ReadonlyMap<number, ShopAccuracy> = new Map()
  let version = ''
  return {
    of: (eshopId) => known.get(eshopId) ?? null,
    version: () => version,
    refresh: async () => {
      known = await accuracyOfShops(db)
      version = known.size === 0 ? '' : versionOf(known)
    },
  }
}

/** The day of settling is not shown: a day on which nothing changed makes no page anew. */
function versionOf(known: ReadonlyMap<number, ShopAccuracy>): string {
  const shown = [...known].map(([eshopId, { settledOn: _day, ...accuracy }]) => [eshopId, accuracy])
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 10)
}
