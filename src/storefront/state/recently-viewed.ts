import { consentStore } from './consent-store.ts'
import { functionalStorage } from './functional-storage.ts'
import { openStored, type StoredSurroundings } from './stored-value.ts'

/** Kept (U-06), so that what is sold no more leaves others to show: five are. */
const MOST_VIEWED = 50

/** Section 9: remembered variants, at most 5 shown. */
export const MOST_VIEWED_SHOWN = 5

export const VIEWED_KEY = 'poiso.viewed'

/** The offers that were looked at in this browser (U-06): a product page for two seconds, or a card that was opened. The last one first. */
export interface RecentlyViewed {
  /** Variant ids; the same object until something changes, as `useSyncExternalStore` wants it. */
  list(): readonly number[]
  view(variantId: number): void
  /** What the account keeps takes the place of the list: it holds that, too. */
  replace(variantIds: readonly number[]): void
  subscribe(listener: () => void): () => void
}

let opened: RecentlyViewed | null = null

/** The page's one store. */
export function recentlyViewed(): RecentlyViewed {
  return (opened ??= openViewed())
}

/** What this page holds follows a choice: into what lasts, or out of it. */
function openViewed(): RecentlyViewed {
  const viewed = createRecentlyViewed({ storage: functionalStorage(VIEWED_KEY) })
  consentStore().subscribe(() => viewed.list().length > 0 && viewed.replace(viewed.list()))
  return viewed
}

export function createRecentlyViewed(surroundings: StoredSurroundings = {}): RecentlyViewed {
  const stored = openStored<readonly number[]>({ key: VIEWED_KEY, version: 1, read }, surroundings)
  return {
    list: () => stored.current() ?? NONE,
    view: (variantId) =>
      void stored.change((before) =>
        [variantId, ...(before ?? NONE).filter((id) => id !== variantId)].slice(0, MOST_VIEWED),
      ),
    replace: (variantIds) => void stored.set(variantIds.slice(0, MOST_VIEWED)),
    subscribe: stored.subscribe,
  }
}

const NONE: readonly number[] = []

function read(value: unknown): readonly number[] | null {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0)
    ? value.slice(0, MOST_VIEWED)
    : null
}
