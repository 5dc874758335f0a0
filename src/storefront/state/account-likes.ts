import type { LikeState } from '#platform/api-client/calls.ts'
import { ResponseError } from '#platform/api-client/runtime.ts'
import { type KeptType, knownLikes } from './known-likes.ts'
import type { LocalLike } from './local-likes.ts'
import type { MeStore } from './me-store.ts'
import type { SessionStore } from './session-store.ts'
import type { StoredValue } from './stored-value.ts'

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
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  later?(act: () => void, ms: number): unknown
}

/** As many as one call takes. */
const MOST_ASKED = 100
/** A batch that failed goes with the next one, or by itself after so long, and each time twice as long. */
const AGAIN_MS = 10_000
const AGAIN_AT_MOST_MS = 320_000

export function createAccountLikes(surroundings: AccountLikesSurroundings): AccountLikes {
  const { session, me, service, paired, tabs, later = setTimeout } = surroundings
  const known = knownLikes()
  const [changed, pairedNow] = [new Set<() => void>(), new Set<() => void>()]
  const tell = (): void => changed.forEach((listener) => listener())
  const put = (like: LocalLike, isLiked: boolean): void => {
    known.put(like, isLiked)
    tell()
  }
  const batches = openBatches(surroundings, (states) => {
    known.learn(states)
    tell()
  })
  const pair = async (): Promise<void> => {
    if (paired.current() === null) paired.set(await service.login())
    pairedNow.forEach((listener) => listener())
  }
  const meet = (): void => {
    const user = me.current()
    known.meet(user?.name ?? null, user?.likes ?? null)
    tell()
    if (user !== null) {
      batches.wantAgain()
      pair().catch(() => undefined)
    } else if (!session.isOpen() && paired.current() !== null) paired.set(null)
  }
  me.subscribe(meet)
  // Another island has asked before.
  if (me.current() !== null) later(meet, 0)
  tabs.addEventListener('message', ({ data }) => put(...(data as Parameters<typeof put>)))
  return {
    isOpen: () => session.isOpen(),
    list: (type) => known.list(type),
    count: () => known.count(),
    want: (variantId) => batches.want(variantId),
    askAll: async () => {
      known.learnAll(await service.all('variant'))
      tell()
    },
    ...senders(surroundings, put),
    refresh: () => me.refresh(),
    onPaired: (listener) => void pairedNow.add(listener),
    onChange: (listener) => void changed.add(listener),
  }
}

/** Offers that are asked for in one turn of the page, in as few calls as they need. */
function openBatches(
  { session, service, later = setTimeout }: AccountLikesSurroundings,
  learn: (states: readonly LikeState[]) => void,
) {
  const [wanted, pending] = [new Set<number>(), new Set<number>()]
  let againMs = AGAIN_MS
  const flush = (): void => {
    const ids = [...pending].slice(0, MOST_ASKED)
    if (ids.length === 0 || !session.isOpen()) return
    ids.forEach((id) => pending.delete(id))
    service.states('variant', ids).then(
      (states) => {
        againMs = AGAIN_MS
        learn(states)
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
  return { want, wantAgain: () => wanted.forEach(want) }
}

/** What is sent goes one after another, so that the last word on an item is the last to arrive. */
function senders(
  { service, tabs }: Pick<AccountLikesSurroundings, 'service' | 'tabs'>,
  put: (like: LocalLike, isLiked: boolean) => void,
): Pick<AccountLikes, 'send' | 'take'> {
  let line: Promise<unknown> = Promise.resolve()
  const inLine = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = line.then(act)
    line = next.catch(() => undefined)
    return next
  }
  return {
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
  }
}
