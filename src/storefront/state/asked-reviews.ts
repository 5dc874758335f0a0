/** Reviews that somebody wants to see over the page: opened by a plain handler, shown by an island. */
export interface AskedReviews {
  readonly variantId: number
  /** One photo of them, as large as the window; null: the reviews. */
  readonly imageId: string | null
  readonly opener: 'card' | 'product'
}

export interface AskedReviewsStore {
  now(): AskedReviews | null
  /** Somebody shows them. */
  isHeard(): boolean
  ask(asked: AskedReviews): void
  done(): void
  subscribe(listener: () => void): () => void
}

let opened: AskedReviewsStore | null = null

/** The page's one. */
export function askedReviews(): AskedReviewsStore {
  return (opened ??= createAskedReviews())
}

function createAskedReviews(): AskedReviewsStore {
  const listeners = new Set<() => void>()
  let asked: AskedReviews | null = null
  const become = (next: AskedReviews | null): void => {
    asked = next
    listeners.forEach((listener) => listener())
  }
  return {
    now: () => asked,
    isHeard: () => listeners.size > 0,
    ask: become,
    done: () => become(null),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
