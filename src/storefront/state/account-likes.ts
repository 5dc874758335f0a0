import type { LikeState } from '#platform/api-client/calls.ts'
import { ResponseError } from '#platform/api-client/runtime.ts'
import type { LocalLike } from './local-likes.ts'
import type { MeStore } from './me-store.ts'
import type { SessionStore } from './session-store.ts'
import type { StoredValue } from './stored-value.ts'

/** What an account keeps likes of. */
export type KeptType = 'variant' | 'comparison'

/** The calls of the likes service, as a page makes them. */
export interface LikesService {
  states(type: KeptType, itemIds: readonly number[]): Promise<readonly LikeState[]>
  like(type: KeptType, itemId: number): Promise<unknown>
  unlike(type: KeptType, itemId: number): Promise<unknown>
  /** All of a type, the newest first. */
  all(type: KeptType): Promise<readonly LikeState[]>
  /** Id of the person whose likes these are. */
  login(): Promise<number>
}

/** What became of a like that was sent: `never`: there is no such item, or it is wanted no more; `later`: it may go another time. */
export type Sent = 'kept' | 'never' | 'later'

/** What the person who is signed in likes, as far as a page has asked (T-02); the same in all tabs. */
export interface AccountLikes {
  isOpen(): boolean
  /** Liked, as far as it is known here; of comparisons all. */
  list(type: KeptType): readonly LocalLike[]
  /** How many offers the person likes. */
  count(): number
  /** Asks how an offer stands, together with the others that are asked for in this turn. */
  want(variantId: number): void
  /** Asks for all offers that the person likes. */
  askAll(): Promise<void>
  /** Sends a like, after what was sent before it; one that is wanted no more when its turn comes, or once it has gone, is not kept. */
  send(like: LocalLike, isWanted: () => boolean): Promise<Sent>
  /** Gone at once, and back when that fails. */
  take(like: LocalLike): void
  /** Asks anew who is there and what they like. */
  refresh(): void
  /** Told when the browser is paired with a person: then what it kept for itself can be sent. */
  onPaired(listener: () => void): void
  onChange(listener: () => void): void
}

export interface AccountLikesSurroundings {
  readonly session: Pick<SessionStore, 'isOpen'>
  readonly me: MeStore
  readonly service: LikesService
  /** Id of the person whom this browser's likes were paired with last. */
  readonly paired: Pick<StoredValue<number>, 'current' | 'set'>
  /** To the other tabs and from them. */
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>
  later?(act: () => void, ms: number): unknown
}

/** As many as one call takes. */
const MOST_ASKED = 100
/** A batch that failed goes with the next one, or by itself after so long, and each time twice as long. */
const AGAIN_MS = 10_000
const AGAIN_AT_MOST_MS = 320_000

export function createAccountLikes(surroundings: AccountLikesSurroundings): AccountLikes {
  const { session, me, service, paired, tabs, later = setTimeout } = surroundings
  const [changed, pairedNow] = [new Set<() => void>(), new Set<() => void>()]
  let known: Record<KeptType, Map<number, LocalLike | null>> = { variant: new Map(), comparison: new Map() }
  let total = 0
  let name: string | null = null
  let line: Promise<unknown> = Promise.resolve()
  const inLine = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = line.then(act)
    line = next.catch(() => undefined)
    return next
  }
  const wanted = new Set<number>()
  const pending = new Set<number>()
  /** Changed on this page since it was asked for: no older answer counts. */
  const moved = new Set<number>()
  let againMs = AGAIN_MS
  const tell = (): void => changed.forEach((listener) => listener())
  const put = (like: LocalLike, isLiked: boolean): void => {
    const { itemType, itemId } = like
    if (itemType === 'user-related') return
    if (itemType === 'variant') {
      if ((known.variant.get(itemId) != null) !== isLiked) total += isLiked ? 1 : -1
      moved.add(itemId)
    }
    known[itemType].set(itemId, isLiked ? like : null)
    tell()
  }
  const flush = (): void => {
    const ids = [...pending].slice(0, MOST_ASKED)
    if (ids.length === 0 || !session.isOpen()) return
    ids.forEach((id) => pending.delete(id))
    service.states('variant', ids).then(
      (states) => {
        for (const { item_id: itemId, liked_by_user } of states)
          if (!moved.has(itemId)) known.variant.set(itemId, liked_by_user ? { itemType: 'variant', itemId } : null)
        againMs = AGAIN_MS
        tell()
      },
      () => {
        console.error('Failed to load a batch of likes')
        ids.forEach((id) => pending.add(id))
        later(flush, againMs)
        againMs = Math.min(againMs * 2, AGAIN_AT_MOST_MS)
      },
    )
    flush()
  }
  const want = (id: number): void => {
    wanted.add(id)
    if (pending.size === 0) later(flush, 0)
    pending.add(id)
  }
  const pair = async (): Promise<void> => {
    if (paired.current() === null) paired.set(await service.login())
    pairedNow.forEach((listener) => listener())
  }
  const meet = (): void => {
    const user = me.current()
    // Of the same person what is known stands until it has been asked for again.
    known = { variant: user !== null && user.name === name ? known.variant : new Map(), comparison: new Map() }
    name = user?.name ?? null
    moved.clear()
    total = user?.likes.variants ?? 0
    for (const { itemId, productId } of user?.likes.comparisons ?? [])
      known.comparison.set(itemId, { itemType: 'comparison', itemId, ...(productId !== null && { productId }) })
    tell()
    if (user !== null) {
      wanted.forEach(want)
      pair().catch(() => undefined)
    } else if (!session.isOpen() && paired.current() !== null) paired.set(null)
  }
  me.subscribe(meet)
  tabs.onmessage = ({ data }) => put(...(data as Parameters<typeof put>))
  return {
    isOpen: () => session.isOpen(),
    list: (type) => [...known[type].values()].filter((like) => like !== null),
    count: () => total,
    want,
    askAll: async () => {
      const states = await service.all('variant')
      // As they were liked; what was changed here since stands.
      const all = new Map<number, LocalLike>(
        states.toReversed().map(({ item_id: itemId }) => [itemId, { itemType: 'variant', itemId }]),
      )
      known.variant = new Map<number, LocalLike | null>([
        ...all,
        ...[...known.variant].filter(([id]) => !all.has(id) || moved.has(id)),
      ])
      total = [...known.variant.values()].filter((like) => like !== null).length
      tell()
    },
    send: (like, isWanted) =>
      inLine(async () => {
        if (!isWanted()) return 'never'
        const type = like.itemType as KeptType
        try {
          await service.like(type, like.itemId)
          if (!isWanted()) {
            await service.unlike(type, like.itemId)
            return 'never'
          }
        } catch (error) {
          return error instanceof ResponseError && error.response.status === 404 ? 'never' : 'later'
        }
        put(like, true)
        tabs.postMessage([like, true])
        return 'kept'
      }),
    take: (like) => {
      put(like, false)
      inLine(() => service.unlike(like.itemType as KeptType, like.itemId)).then(
        () => tabs.postMessage([like, false]),
        () => put(like, true),
      )
    },
    refresh: () => me.refresh(),
    onPaired: (listener) => void pairedNow.add(listener),
    onChange: (listener) => void changed.add(listener),
  }
}
