import type { LikeState, MeLikes } from '#platform/api-client/calls.ts'
import type { LocalLike } from './local-likes.ts'

/** What an account keeps likes of. */
export type KeptType = 'variant' | 'comparison'

/** What a page knows of a person's likes: of offers those that it has asked for, of comparisons all. */
export interface KnownLikes {
  list(type: KeptType): readonly LocalLike[]
  /** How many offers the person likes, of those too that the page has not asked for. */
  count(): number
  /** Something has changed here or in another tab: older answers say nothing of it any more. */
  put(like: LocalLike, isLiked: boolean): void
  /** How offers stand, as the service said. */
  learn(states: readonly LikeState[]): void
  /** All offers, the newest first. */
  learnAll(states: readonly LikeState[]): void
  /** Who is there, by their name, and what is said of their likes on every page. Another one's are forgotten. */
  meet(name: string | null, likes: MeLikes | null): void
}

export function knownLikes(): KnownLikes {
  let known: Record<KeptType, Map<number, LocalLike | null>> = { variant: new Map(), comparison: new Map() }
  let total = 0
  let who: string | null = null
  const moved = new Set<number>()
  return {
    list: (type) => [...known[type].values()].filter((like) => like !== null),
    count: () => total,
    put: (like, isLiked) => {
      const { itemType, itemId } = like
      if (itemType === 'user-related') return
      if (itemType === 'variant') {
        if ((known.variant.get(itemId) != null) !== isLiked) total += isLiked ? 1 : -1
        moved.add(itemId)
      }
      known[itemType].set(itemId, isLiked ? like : null)
    },
    learn: (states) => {
      for (const { item_id: itemId, liked_by_user } of states)
        if (!moved.has(itemId)) known.variant.set(itemId, liked_by_user ? { itemType: 'variant', itemId } : null)
    },
    learnAll: (states) => {
      // As they were liked; what was changed here since stands.
      const all = new Map<number, LocalLike | null>(
        states.toReversed().map(({ item_id: itemId }) => [itemId, { itemType: 'variant', itemId }]),
      )
      for (const [id, like] of known.variant) if (moved.has(id) || !all.has(id)) all.set(id, like)
      known.variant = all
      total = [...all.values()].filter((like) => like !== null).length
    },
    meet: (name, likes) => {
      // Of the same person what is known stands until it has been asked for again.
      known = { variant: name !== null && name === who ? known.variant : new Map(), comparison: new Map() }
      who = name
      moved.clear()
      total = likes?.variants ?? 0
      for (const { itemId, productId } of likes?.comparisons ?? [])
        known.comparison.set(itemId, { itemType: 'comparison', itemId, ...(productId !== null && { productId }) })
    },
  }
}
