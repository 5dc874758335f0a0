import { type PageLikes, pageLikes } from './page-likes.ts'

/** The offers that are liked (T-02), for every heart of a page and in step with other tabs: in this browser, and by who is signed in. */
export interface LikedStore {
  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  ids(): ReadonlySet<number>
  /** How many there are, of those too that nothing on the page shows. */
  count(): number
  /** Has it asked how an offer stands that is shown. */
  want(variantId: number): void
  /** False: there was no more room for it. */
  toggle(variantId: number): boolean
  /** `before`: where it was, when it is put back. */
  add(variantId: number, before?: number | null): void
  remove(variantId: number): void
  /** False: this browser keeps nothing, so that it holds until the page is left. */
  isKept(): boolean
  /** Asks for all that the person likes who is signed in. */
  askAll(): Promise<void>
  /** They are kept with an account. */
  isWithAccount(): boolean
  /** Once, when so many are kept here that signing in is worth it (section 9). */
  takesPrompt(): boolean
  subscribe(listener: () => void): () => void
}

let opened: LikedStore | null = null

/** The page's one store. */
export function likedStore(): LikedStore {
  return (opened ??= createLikedStore(pageLikes()))
}

export function createLikedStore(likes: PageLikes): LikedStore {
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
    count: () => likes.count(),
    want: (variantId) => likes.want(variantId),
    askAll: () => likes.askAll(),
    toggle: (itemId) => remove(itemId) || add(itemId),
    add: (itemId, before) => void add(itemId, before),
    remove,
    isKept: () => isKept,
    isWithAccount: () => likes.isWithAccount(),
    takesPrompt: () => {
      const isRaised = likes.isPromptRaised()
      if (isRaised) likes.lowerPrompt()
      return isRaised
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
