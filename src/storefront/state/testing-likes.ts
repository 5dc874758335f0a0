import type { Me } from '#platform/api-client/calls.ts'
import { ResponseError } from '#platform/api-client/runtime.ts'
import { type AccountLikes, createAccountLikes } from './account-likes.ts'
import { browserStorage } from './browser-storage.ts'
import type { KeptType } from './known-likes.ts'
import { type LocalLikes, openLocalLikes } from './local-likes.ts'
import type { MeStore } from './me-store.ts'
import { createPageLikes, type PageLikes } from './page-likes.ts'
import type { StoredSurroundings } from './stored-value.ts'

/** Likes of pages for tests; never part of the product. */

/** Those of a browser without an account. */
export function likesOfBrowser(surroundings: StoredSurroundings): PageLikes {
  return createPageLikes(openLocalLikes(surroundings), { isOpen: () => false, subscribe: () => () => undefined }, never)
}

async function never(): Promise<AccountLikes> {
  throw new Error('nobody is signed in')
}

/** What a likes service keeps of one person, and how it answers. */
export class MemoryLikes {
  readonly kept: Record<KeptType, Set<number>> = { variant: new Set(), comparison: new Set() }
  /** What was asked, in order. */
  readonly asked: string[] = []
  /** Status of what it refuses with; 0: there is no answer. */
  refuses: number | null = null
  /** Held until `let`. */
  isHeld = false
  private readonly held: (() => void)[] = []

  let(): void {
    this.isHeld = false
    this.held.splice(0).forEach((go) => go())
  }

  private async answer<Answer>(asked: string, answer: () => Answer): Promise<Answer> {
    this.asked.push(asked)
    if (this.isHeld) await new Promise<void>((go) => this.held.push(go))
    if (this.refuses === 0) throw new TypeError('away')
    if (this.refuses !== null) throw new ResponseError(new Response(null, { status: this.refuses }))
    return answer()
  }

  private state(type: KeptType, item_id: number) {
    return { item_id, liked_by_user: this.kept[type].has(item_id), saved_by_user: false, likes_count: 0 }
  }

  readonly service = {
    states: (type: KeptType, ids: readonly number[]) =>
      this.answer(`states ${type} ${ids.join()}`, () => ids.map((id) => this.state(type, id))),
    all: (type: KeptType) =>
      this.answer(`all ${type}`, () => [...this.kept[type]].toReversed().map((id) => this.state(type, id))),
    like: (type: KeptType, id: number) => this.answer(`like ${type} ${id}`, () => void this.kept[type].add(id)),
    unlike: (type: KeptType, id: number) => this.answer(`unlike ${type} ${id}`, () => void this.kept[type].delete(id)),
    login: () => this.answer('login', () => 7),
  }
}

export function aMe(likes: MemoryLikes): Me {
  return {
    name: 'Ana Reis',
    firstName: 'Ana',
    initials: 'AR',
    avatarUrl: null,
    isAdmin: false,
    isEshop: false,
    adminModeEnabled: false,
    adminOrigin: null,
    staffUrl: null,
    keepsViewed: false,
    likes: {
      variants: likes.kept.variant.size,
      comparisons: [...likes.kept.comparison].map((itemId) => ({ itemId, productId: null })),
    },
  }
}

/** The browser's side of an account. `signIn`, `signOut`: as a page sees that somebody has. */
export function anAccount(likes = new MemoryLikes(), tabs = aChannel()) {
  const listeners = new Set<() => void>()
  let user: Me | null = null
  let isOpen = false
  let pairedWith: number | null = null
  const tell = (): void => listeners.forEach((listener) => listener())
  const me: MeStore = {
    current: () => user,
    refresh: () => {
      user = isOpen ? aMe(likes) : null
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const tellSession: (() => void)[] = []
  const turns: (() => void)[] = []
  const account: AccountLikes = createAccountLikes({
    session: { isOpen: () => isOpen },
    me,
    service: likes.service,
    paired: {
      current: () => pairedWith,
      set: (id) => {
        pairedWith = id
        return null
      },
    },
    tabs,
    later: (act) => void turns.push(act),
  })
  const become = (open: boolean): void => {
    isOpen = open
    tellSession.forEach((listener) => listener())
    me.refresh()
  }
  return {
    session: {
      isOpen: () => isOpen,
      subscribe: (listener: () => void) => {
        tellSession.push(listener)
        return () => undefined
      },
    },
    account,
    likes,
    signIn: () => become(true),
    signOut: () => become(false),
    pairedWith: () => pairedWith,
    /** The next turn of the page, and whatever it brings about. */
    turn: async () => {
      turns.splice(0).forEach((act) => act())
      await settled()
    },
  }
}

export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** Between tabs; what one posts the others hear. */
export function aChannel(tabs: EventTarget[] = []): Channel {
  const own = new EventTarget()
  tabs.push(own)
  return {
    addEventListener: own.addEventListener.bind(own) as Channel['addEventListener'],
    postMessage: (data: unknown) => {
      for (const tab of tabs) if (tab !== own) tab.dispatchEvent(Object.assign(new Event('message'), { data }))
    },
  }
}

/** This browser's likes over a storage in memory, the same for all that are opened over one. */
export function aBrowser(): () => LocalLikes {
  const kept = new Map<string, string>()
  const storage = browserStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }))
  return () => openLocalLikes({ storage, page: new EventTarget() as Window })
}
