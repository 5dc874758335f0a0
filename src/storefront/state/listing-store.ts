/** What is under way with the listing of this page: nothing, another one that was asked for, or one that did not come. */
export type ListingStep =
  | { readonly kind: 'still' }
  | { readonly kind: 'asking' }
  /** `url`: the page that would say it without script. */
  | { readonly kind: 'failed'; readonly url: string; again(): void }

export interface ListingState {
  readonly step: ListingStep
  /** To be said aloud: how many products the last change left. */
  readonly words: string
  /** What is asked for stands in this dialog, and all else is out of reach, so that only the filters follow until it closes; null: no dialog is open. */
  readonly dialog: HTMLElement | null
}

/** State of the listing for islands and handlers of its page. The same object until something changes, as `useSyncExternalStore` wants it. */
export interface ListingStore {
  state(): ListingState
  change(part: Partial<ListingState>): void
  subscribe(listener: () => void): () => void
}

let opened: ListingStore | null = null

/** The page's one store. */
export function listingStore(): ListingStore {
  return (opened ??= createListingStore())
}

export function createListingStore(): ListingStore {
  const listeners = new Set<() => void>()
  let state: ListingState = { step: { kind: 'still' }, words: '', dialog: null }
  return {
    state: () => state,
    change: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
