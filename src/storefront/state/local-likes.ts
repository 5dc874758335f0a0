import type { StorageProblem } from './browser-storage.ts'
import { openStored, type StoredKey, type StoredSurroundings } from './stored-value.ts'

export type LikeItemType = 'variant' | 'comparison' | 'user-related'

/** A like that is kept in this browser (specification 3): unique by the pair of type and id. */
export interface LocalLike {
  readonly itemType: LikeItemType
  readonly itemId: number
  /** Of a comparison: the product that the offer stood for, because another place may show it by another shop's offer. */
  readonly productId?: number
}

/** What came of keeping one: `full` is our own limit, the others the storage's; then it holds until the page is left. */
export type Kept = 'kept' | 'known' | 'full' | StorageProblem

export interface LocalLikes {
  /** Of a type, in the order in which they were added. */
  list(type: LikeItemType): readonly LocalLike[]
  /** Last, or before another of its type: where it was before it was taken out. */
  add(like: LocalLike, before?: number | null): Kept
  /** False when it was not there. */
  remove(like: Pick<LocalLike, 'itemType' | 'itemId'>): boolean
  /** The local half of T-02: three liked variants ask for a sign-in; raised once, until it is lowered. */
  isPromptRaised(): boolean
  lowerPrompt(): void
  /** Told after each change, of another tab too. */
  onChange(listener: () => void): void
}

/** decisions.md, Pages: up to 99 are kept for comparing; of the others more than anybody likes without an account. */
export const MOST_LOCAL_LIKES = { variant: 500, comparison: 99, 'user-related': 500 } as const satisfies Record<
  LikeItemType,
  number
>
/** Section 9: so many local variant likes raise the prompt. */
const PROMPT_AT = 3

export const LIKES_KEY = 'poiso.likes'
export const PROMPT_KEY = 'poiso.likes-prompt'

let opened: LocalLikes | null = null

/** The page's one list: hearts and the comparison keep theirs in it. */
export function localLikes(): LocalLikes {
  return (opened ??= openLocalLikes())
}

/**
 * The likes of this browser (P-01, T-02): where the likes service is told of them once somebody signs in, it lists, sends and
 * removes through the same four functions. What other programs left in the storage counts as nothing.
 */
export function openLocalLikes(surroundings: StoredSurroundings = {}): LocalLikes {
  const stored = openStored<readonly LocalLike[]>(keptLikes, surroundings)
  const prompt = openStored<true>(keptPrompt, surroundings)
  const likes = (): readonly LocalLike[] => stored.current() ?? []
  return {
    list: (type) => likes().filter(({ itemType }) => itemType === type),
    add: (like, before = null) => {
      let refused: 'known' | 'full' | null = null
      const problem = stored.change((present) => {
        refused = refusalOf(like, present ?? [])
        return refused === null ? placed(like, present ?? [], before) : present
      })
      if (refused !== null) return refused
      if (like.itemType === 'variant' && ofType(likes(), 'variant') === PROMPT_AT) prompt.set(true)
      return problem ?? 'kept'
    },
    remove: (like) => {
      let wasThere = false
      stored.change((present) => {
        wasThere = present?.some(isSame(like)) === true
        if (present === null || !wasThere) return present
        const others = present.filter((each) => !isSame(like)(each))
        return others.length === 0 ? null : others
      })
      return wasThere
    },
    isPromptRaised: () => prompt.current() === true,
    lowerPrompt: () => void prompt.set(null),
    onChange: (listener) => void stored.subscribe(listener),
  }
}

const keptLikes: StoredKey<readonly LocalLike[]> = {
  key: LIKES_KEY,
  version: 1,
  read: (value) => (Array.isArray(value) ? likesIn(value) : null),
  // A bare list.
  earlier: (text) => {
    const likes = likesIn(listIn(text))
    return likes.length === 0 ? null : likes
  },
}

const keptPrompt: StoredKey<true> = {
  key: PROMPT_KEY,
  version: 1,
  read: (value) => (value === true ? true : null),
  earlier: (text) => (text === '1' ? true : null),
}

function refusalOf(like: LocalLike, present: readonly LocalLike[]): 'known' | 'full' | null {
  if (present.some(isSame(like))) return 'known'
  return ofType(present, like.itemType) >= MOST_LOCAL_LIKES[like.itemType] ? 'full' : null
}

function placed(like: LocalLike, present: readonly LocalLike[], before: number | null): readonly LocalLike[] {
  const at = before === null ? -1 : present.findIndex(isSame({ itemType: like.itemType, itemId: before }))
  return at === -1 ? [...present, like] : present.toSpliced(at, 0, like)
}

function ofType(likes: readonly LocalLike[], type: LikeItemType): number {
  return likes.filter(({ itemType }) => itemType === type).length
}

function isSame(a: Pick<LocalLike, 'itemType' | 'itemId'>) {
  return (b: LocalLike): boolean => a.itemType === b.itemType && a.itemId === b.itemId
}

/** The likes in a list of anybody's making: what is none is left out, doubles and what is too many as well. */
function likesIn(values: readonly unknown[]): readonly LocalLike[] {
  const counts: Record<LikeItemType, number> = { variant: 0, comparison: 0, 'user-related': 0 }
  const seen = new Set<string>()
  return values.flatMap((value) => {
    const like = likeOf(value)
    const pair = `${like?.itemType} ${like?.itemId}`
    if (like === null || seen.has(pair) || counts[like.itemType] >= MOST_LOCAL_LIKES[like.itemType]) return []
    seen.add(pair)
    counts[like.itemType] += 1
    return [like]
  })
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function likeOf(value: unknown): LocalLike | null {
  if (typeof value !== 'object' || value === null) return null
  const { itemType, itemId, productId } = value as Record<string, unknown>
  if (!isItemType(itemType) || !isId(itemId)) return null
  return isId(productId) ? { itemType, itemId, productId } : { itemType, itemId }
}

function isItemType(value: unknown): value is LikeItemType {
  return typeof value === 'string' && Object.hasOwn(MOST_LOCAL_LIKES, value)
}
/** The largest id that an address takes (pages/compare/compare-address.ts). */
const MAX_ID = 2_147_483_647
function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID
}
