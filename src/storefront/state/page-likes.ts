import type { AccountLikes, Sent } from './account-likes.ts'
import { type LocalLike, type LocalLikes, localLikes, MOST_LOCAL_LIKES } from './local-likes.ts'
import { type SessionStore, sessionStore } from './session-store.ts'

/** All likes that a page shows: this browser's, and those of the person who is signed in. */
export interface PageLikes extends LocalLikes {
  /** How many offers are liked. */
  count(): number
  /** Has it asked whether the person likes an offer that is shown. */
  want(variantId: number): void
  /** Asks for all offers that the person likes who is signed in. */
  askAll(): Promise<void>
  /** Somebody is signed in, so that likes are kept with an account. */
  isWithAccount(): boolean
}

let opened: PageLikes | null = null

/** The page's one list: hearts and the comparison keep theirs in it. */
export function pageLikes(): PageLikes {
  return (opened ??= createPageLikes(localLikes(), sessionStore(), async () =>
    (await import('./open-account-likes.ts')).openAccountLikes(),
  ))
}

/**
 * T-02: what is liked is kept here first. With an account it is sent at once, and whatever an earlier page could not send when this one
 * begins; on success it is the account's alone. What fails stays here, silently, until the next time.
 * @param load the account's side: its code is loaded when somebody is signed in, since most visitors never need it.
 */
export function createPageLikes(
  local: LocalLikes,
  session: Pick<SessionStore, 'isOpen' | 'subscribe'>,
  load: () => Promise<AccountLikes>,
): PageLikes {
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((listener) => listener())
  local.onChange(tell)
  const [account, openAccount] = opener(load, (loaded) => {
    loaded.onChange(tell)
    loaded.onPaired(() => void sendAll())
    wanted.forEach((id) => loaded.want(id))
  })
  const wanted = new Set<number>()
  const ofAccount = (like: Pick<LocalLike, 'itemType' | 'itemId'>): LocalLike | undefined =>
    like.itemType === 'user-related' ? undefined : account()?.list(like.itemType).find(isSame(like))
  /** Taken back here while they may be under way. */
  const unwanted = new Set<string>()
  const send = async (like: LocalLike): Promise<Sent> => {
    const key = keyOf(like)
    unwanted.delete(key)
    const sender = await openAccount().catch(() => null)
    const outcome = (await sender?.send(like, () => !unwanted.has(key))) ?? 'later'
    if (outcome !== 'later' && !unwanted.has(key)) local.remove(like)
    return outcome
  }
  const sendAll = async (): Promise<void> => {
    const waiting = [...local.list('variant'), ...local.list('comparison')]
    // Where one cannot be sent the others hardly can.
    for (const like of waiting) if ((await send(like)) === 'later') return
    if (waiting.length > 0) account()?.refresh()
  }
  const openWhenThere = (): void => {
    if (session.isOpen()) openAccount().catch(() => undefined)
  }
  session.subscribe(openWhenThere)
  openWhenThere()
  const list: LocalLikes['list'] = (type) => {
    const here = local.list(type)
    if (type === 'user-related') return here
    const there = account()?.list(type) ?? []
    return there.length === 0 ? here : [...there, ...here.filter((like) => !there.some(isSame(like)))]
  }
  return {
    list,
    add: (like, before) => {
      if (ofAccount(like) !== undefined) return 'known'
      if (list(like.itemType).length >= MOST_LOCAL_LIKES[like.itemType]) return 'full'
      const kept = local.add(like, before)
      if (session.isOpen() && kept !== 'full') void send(like)
      return kept
    },
    remove: (like) => {
      const wasHere = local.remove(like)
      if (wasHere) unwanted.add(keyOf(like))
      const there = ofAccount(like)
      if (there !== undefined) account()?.take(there)
      return wasHere || there !== undefined
    },
    count: () => {
      const here = local.list('variant').filter((like) => ofAccount(like) === undefined)
      return (account()?.count() ?? 0) + here.length
    },
    want: (variantId) => {
      wanted.add(variantId)
      account()?.want(variantId)
    },
    askAll: async () => (await openAccount()).askAll(),
    isWithAccount: () => session.isOpen(),
    isPromptRaised: () => !session.isOpen() && local.isPromptRaised(),
    lowerPrompt: () => local.lowerPrompt(),
    onChange: (listener) => void listeners.add(listener),
  }
}

/** What is loaded once, and again where that failed: what is there now, and the promise of it. */
function opener(
  load: () => Promise<AccountLikes>,
  begin: (loaded: AccountLikes) => void,
): [() => AccountLikes | null, () => Promise<AccountLikes>] {
  let there: AccountLikes | null = null
  let loading: Promise<AccountLikes> | null = null
  const open = (): Promise<AccountLikes> =>
    (loading ??= load().then(
      (loaded) => {
        begin(loaded)
        return (there = loaded)
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    ))
  return [() => there, open]
}

function keyOf({ itemType, itemId }: Pick<LocalLike, 'itemType' | 'itemId'>): string {
  return `${itemType} ${itemId}`
}

function isSame(a: Pick<LocalLike, 'itemType' | 'itemId'>) {
  return (b: LocalLike): boolean => keyOf(a) === keyOf(b)
}
