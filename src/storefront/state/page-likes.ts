import { like, likeAll, likesLogin, likeStates, unlike } from '#platform/api-client/calls.ts'
import { Configuration } from '#platform/api-client/runtime.ts'
import { type AccountLikes, createAccountLikes, type KeptType, type LikesService, type Sent } from './account-likes.ts'
import { ANSWERED_WITHIN_MS } from './calls.ts'
import { type LocalLike, type LocalLikes, localLikes, MOST_LOCAL_LIKES } from './local-likes.ts'
import { meStore } from './me-store.ts'
import { sessionStore } from './session-store.ts'
import { openStored } from './stored-value.ts'

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
  return (opened ??= createPageLikes(localLikes(), openAccountLikes()))
}

/**
 * T-02: what is liked is kept here first. With an account it is sent at once, and whatever an earlier page could not send when this one
 * begins; on success it is the account's alone. What fails stays here, silently, until the next time.
 */
export function createPageLikes(local: LocalLikes, account: AccountLikes): PageLikes {
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((listener) => listener())
  local.onChange(tell)
  account.onChange(tell)
  const ofAccount = (like: Pick<LocalLike, 'itemType' | 'itemId'>): LocalLike | undefined =>
    like.itemType === 'user-related' ? undefined : account.list(like.itemType).find(isSame(like))
  /** Taken back here while they may be under way. */
  const unwanted = new Set<string>()
  const send = async (like: LocalLike): Promise<Sent> => {
    const key = `${like.itemType} ${like.itemId}`
    unwanted.delete(key)
    const outcome = await account.send(like, () => !unwanted.has(key))
    if (outcome !== 'later' && !unwanted.has(key)) local.remove(like)
    return outcome
  }
  const sendAll = async (): Promise<void> => {
    const waiting = [...local.list('variant'), ...local.list('comparison')]
    // Where one cannot be sent the others hardly can.
    for (const like of waiting) if ((await send(like)) === 'later') return
    if (waiting.length > 0) account.refresh()
  }
  account.onPaired(() => void sendAll())
  const list: LocalLikes['list'] = (type) => {
    const here = local.list(type)
    if (type === 'user-related') return here
    const there = account.list(type)
    return there.length === 0 ? here : [...there, ...here.filter((like) => !there.some(isSame(like)))]
  }
  return {
    list,
    add: (like, before) => {
      if (ofAccount(like) !== undefined) return 'known'
      if (list(like.itemType).length >= MOST_LOCAL_LIKES[like.itemType]) return 'full'
      const kept = local.add(like, before)
      if (account.isOpen() && kept !== 'full') void send(like)
      return kept
    },
    remove: (like) => {
      const wasHere = local.remove(like)
      if (wasHere) unwanted.add(`${like.itemType} ${like.itemId}`)
      const there = ofAccount(like)
      if (there !== undefined) account.take(there)
      return wasHere || there !== undefined
    },
    count: () => {
      const here = local.list('variant').filter((like) => ofAccount(like) === undefined)
      return account.count() + here.length
    },
    want: (variantId) => account.want(variantId),
    askAll: () => account.askAll(),
    isWithAccount: () => account.isOpen(),
    isPromptRaised: () => !account.isOpen() && local.isPromptRaised(),
    lowerPrompt: () => local.lowerPrompt(),
    onChange: (listener) => void listeners.add(listener),
  }
}

function isSame(a: Pick<LocalLike, 'itemType' | 'itemId'>) {
  return (b: LocalLike): boolean => a.itemType === b.itemType && a.itemId === b.itemId
}

function openAccountLikes(): AccountLikes {
  return createAccountLikes({
    session: sessionStore(),
    me: meStore(),
    service: likesService(document.body.dataset),
    paired: openStored<number>({
      key: 'poiso.likes-person',
      version: 1,
      read: (value) => (typeof value === 'number' ? value : null),
    }),
    tabs: new BroadcastChannel('poiso.likes'),
  })
}

function likesService({ likes = '', project = 'poiso' }: DOMStringMap): LikesService {
  const configuration = new Configuration({ basePath: likes })
  const soon = (): RequestInit => ({ signal: AbortSignal.timeout(ANSWERED_WITHIN_MS), keepalive: true })
  const item = (itemType: KeptType, itemId: number) => ({ project, itemType, itemId })
  return {
    states: (itemType, requestBody) => likeStates(configuration, { project, itemType, requestBody }, soon()),
    like: (type, id) => like(configuration, item(type, id), soon()),
    unlike: (type, id) => unlike(configuration, item(type, id), soon()),
    all: (itemType) => likeAll(configuration, { project, itemType }, soon()),
    login: async () => (await likesLogin(configuration, { project }, soon())).user_id,
  }
}
