import { browserStorage, type BrowserStorage } from './browser-storage.ts'

/** 50 are kept (U-06), so that what is sold no more leaves others to show. */
export const MOST_VIEWED = 50
/** Specification 9: remembered variants, at most 5 shown. */
export const MOST_SHOWN = 5

export const VIEWED_KEY = 'poiso.viewed'
/** Another version's text counts as nothing. */
const VERSION = 1

/** The offers that were looked at in this browser (U-06): a product page for two seconds, or a card that was opened. The last one first. */
export interface RecentlyViewed {
  /** Variant ids; the same object until something changes, as `useSyncExternalStore` wants it. */
  list(): readonly number[]
  view(variantId: number): void
  subscribe(listener: () => void): () => void
}

let opened: RecentlyViewed | null = null

/** The page's one store. */
export function recentlyViewed(): RecentlyViewed {
  return (opened ??= createRecentlyViewed())
}

export function createRecentlyViewed(
  storage: BrowserStorage = browserStorage(),
  tabs: Pick<Window, 'addEventListener'> = window,
): RecentlyViewed {
  const listeners = new Set<() => void>()
  let list = read(storage.read(VIEWED_KEY))
  const become = (next: readonly number[]): void => {
    list = next
    listeners.forEach((listener) => listener())
  }
  /** Where the storage keeps nothing, what is held here is all there is. */
  let problem: ReturnType<BrowserStorage['write']> = null
  tabs.addEventListener('storage', ({ key }) => {
    if (key === VIEWED_KEY || key === null) become(read(storage.read(VIEWED_KEY)))
  })
  return {
    list: () => list,
    view: (variantId) => {
      const before = problem === null ? read(storage.read(VIEWED_KEY)) : list
      const next = [variantId, ...before.filter((id) => id !== variantId)].slice(0, MOST_VIEWED)
      problem = storage.write(VIEWED_KEY, JSON.stringify({ version: VERSION, ids: next }))
      become(next)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function read(text: string | null): readonly number[] {
  try {
    const { version, ids } = JSON.parse(text ?? '{}') as { version?: unknown; ids?: unknown }
    return version === VERSION && Array.isArray(ids) ? ids.filter(isId).slice(0, MOST_VIEWED) : []
  } catch {
    return []
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}
