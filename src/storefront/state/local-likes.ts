import { browserStorage, type BrowserStorage, type StorageProblem, STORED } from './browser-storage.ts'

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
  add(like: LocalLike): Kept
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

/**
 * The likes of this browser (P-01, T-02): where the likes service is told of them once somebody signs in, it lists, sends and
 * removes through the same four functions. What other programs left in the storage counts as nothing.
 */
export function openLocalLikes(
  storage: BrowserStorage = browserStorage(),
  tabs: Pick<Window, 'addEventListener' | 'dispatchEvent'> = window,
): LocalLikes {
  let likes = readLikes(storage.read(LIKES_KEY))
  let isRaised = storage.read(PROMPT_KEY) === '1'
  const listeners: (() => void)[] = []
  const tell = () => listeners.forEach((listener) => listener())
  /** What is held here is what stands in the storage. */
  let stands = true
  /** Another tab may have changed them since: what it wrote is what is changed. */
  const fresh = () => {
    if (stands) likes = readLikes(storage.read(LIKES_KEY))
  }
  const keep = (next: readonly LocalLike[]): StorageProblem | null => {
    likes = next
    const problem = storage.write(LIKES_KEY, likes.length === 0 ? null : JSON.stringify(likes))
    stands = problem === null
    tell()
    if (likes.length > 0) tabs.dispatchEvent(new CustomEvent(STORED, { detail: LIKES_KEY }))
    return problem
  }
  const raise = (to: boolean) => {
    isRaised = to
    storage.write(PROMPT_KEY, to ? '1' : null)
  }
  const readAgain = () => {
    likes = readLikes(storage.read(LIKES_KEY))
    tell()
  }
  // A key of null: everything was cleared.
  tabs.addEventListener('storage', ({ key }) => {
    if (key === LIKES_KEY || key === null) readAgain()
  })
  // A page from the browser's memory has missed what other pages changed.
  tabs.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stands) readAgain()
  })
  return {
    list: (type) => likes.filter(({ itemType }) => itemType === type),
    add: (like) => {
      fresh()
      if (likes.some(isSame(like))) return 'known'
      const before = likes.filter(({ itemType }) => itemType === like.itemType).length
      if (before >= MOST_LOCAL_LIKES[like.itemType]) return 'full'
      if (like.itemType === 'variant' && before + 1 === PROMPT_AT) raise(true)
      return keep([...likes, like]) ?? 'kept'
    },
    remove: (like) => {
      fresh()
      if (!likes.some(isSame(like))) return false
      keep(likes.filter((each) => !isSame(like)(each)))
      return true
    },
    isPromptRaised: () => isRaised,
    lowerPrompt: () => raise(false),
    onChange: (listener) => void listeners.push(listener),
  }
}

function isSame(a: Pick<LocalLike, 'itemType' | 'itemId'>) {
  return (b: LocalLike): boolean => a.itemType === b.itemType && a.itemId === b.itemId
}

/** The likes in a text of anybody's making: what is none is left out, doubles and what is too many as well. */
function readLikes(text: string | null): readonly LocalLike[] {
  const counts: Record<LikeItemType, number> = { variant: 0, comparison: 0, 'user-related': 0 }
  const seen = new Set<string>()
  return parsed(text).flatMap((value) => {
    const like = likeOf(value)
    const pair = `${like?.itemType} ${like?.itemId}`
    if (like === null || seen.has(pair) || counts[like.itemType] >= MOST_LOCAL_LIKES[like.itemType]) return []
    seen.add(pair)
    counts[like.itemType] += 1
    return [like]
  })
}

function parsed(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
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
