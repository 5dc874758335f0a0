import { type EshopName, eshopNames } from '#domains/eshops/contract.ts'
import type { Database } from '#platform/database/connect.ts'

/** docs/limits.md */
const NAMES_KEPT_MS = 60_000

export type ShopNames = (eshopIds: readonly number[]) => Promise<ReadonlyMap<number, EshopName>>

/** Names of shops, which hardly change: asked for once a minute, and whenever one is not known yet. */
export function keptShopNames(db: Database, now: () => number = () => performance.now()): ShopNames {
  const kept = new Map<number, EshopName>()
  let until = 0
  return async (eshopIds) => {
    if (now() > until) {
      kept.clear()
      until = now() + NAMES_KEPT_MS
    }
    const unknown = eshopIds.filter((id) => !kept.has(id))
    for (const [id, name] of await eshopNames(db, unknown)) kept.set(id, name)
    return kept
  }
}
