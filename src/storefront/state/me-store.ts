import { me, type Me, type MeAnswer } from '#platform/api-client/calls.ts'
import { calls, type Question } from './calls.ts'
import { type SessionStore, sessionStore } from './session-store.ts'

/** Who is signed in, for every island of a page: pages themselves are the same bytes for everybody (ADR 0051). */
export interface MeStore {
  /** Null: nobody, or not known yet. The same object until it changes, as `useSyncExternalStore` wants it. */
  current(): Me | null
  /** Asks anew. */
  refresh(): void
  /** The first who listens has it asked. */
  subscribe(listener: () => void): () => void
}

let opened: MeStore | null = null

/** The page's one store. */
export function meStore(): MeStore {
  return (opened ??= createMeStore(askMe, sessionStore()))
}

/** @param ask fails where nobody can say; then the page stays as it is for everybody. */
export function createMeStore(ask: () => Promise<Me | null>, session: SessionStore): MeStore {
  const listeners = new Set<() => void>()
  let user: Me | null = null
  let isAsked = false
  const refresh = async (): Promise<void> => {
    user = session.isOpen() ? await ask().catch(() => null) : null
    if (user?.keepsViewed === true) void import('./viewed-sync.ts').then(({ followViewed }) => followViewed())
    listeners.forEach((listener) => listener())
  }
  const begin = (): void => {
    isAsked = true
    void refresh()
    // Somebody may have signed out since, in another tab or on the page before this one.
    session.subscribe(() => void refresh())
  }
  return {
    current: () => user,
    refresh: () => void refresh(),
    subscribe: (listener) => {
      listeners.add(listener)
      if (!isAsked) begin()
      return () => void listeners.delete(listener)
    },
  }
}

async function askMe(): Promise<Me | null> {
  return (await calls().ask(whoIsThere)).user
}

const whoIsThere: Question<MeAnswer> = {
  key: 'me',
  send: (configuration, init) => me(configuration, {}, { ...init, cache: 'no-store' }),
  read: (answer) => (typeof answer === 'object' && answer !== null && 'user' in answer ? (answer as MeAnswer) : null),
  freshMs: 0,
}
