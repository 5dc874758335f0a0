import { type LocalLikes, localLikes } from './local-likes.ts'

/** The offers that this browser likes (T-02, without an account), for every heart of a page and in step with other tabs. */
export interface LikedStore {
  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  ids(): ReadonlySet<number>
  toggle(variantId: number): void
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
  return {
    ids: () => ids,
    toggle: (itemId) => {
      if (!likes.remove({ itemType: 'variant', itemId })) likes.add({ itemType: 'variant', itemId })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
