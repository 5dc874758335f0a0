import { type LocalLikes, localLikes } from './local-likes.ts'

/** The offers that this browser likes (T-02, without an account), for every heart of a page and in step with other tabs. */
export interface LikedStore {
  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  ids(): ReadonlySet<number>
  /** False: there was no more room for it. */
  toggle(variantId: number): boolean
  /** `before`: where it was, when it is put back. */
  add(variantId: number, before?: number | null): void
  remove(variantId: number): void
  /** False: this browser keeps nothing, so that it holds until the page is left. */
  isKept(): boolean
  subscribe(listener: () => void): () => void
}

let opened: LikedStore | null = null

/** The page's one store. */
export function likedStore(): LikedStore {
  return (opened ??= createLikedStore(localLikes()))
}

export function createLikedStore(likes: LocalLikes): LikedStore {
  const listeners = new Set<() => void>()
  const read = (): ReadonlySet<number> => new Set(likes.list('variant').map(({ itemId }) => itemId))
  let ids = read()
  likes.onChange(() => {
    ids = read()
    listeners.forEach((listener) => listener())
  })
  let isKept = true
  const add = (itemId: number, before: number | null = null): boolean => {
    const kept = likes.add({ itemType: 'variant', itemId }, before)
    isKept = kept === 'kept' || kept === 'known' || kept === 'full'
    return kept !== 'full'
  }
  const remove = (itemId: number): boolean => likes.remove({ itemType: 'variant', itemId })
  return {
    ids: () => ids,
    toggle: (itemId) => remove(itemId) || add(itemId),
    add: (itemId, before) => void add(itemId, before),
    remove,
    isKept: () => isKept,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
