import { type CookieJar, readCookie } from './cookie.ts'

/** Login state: its presence says that somebody may be signed in (specification 4); only the call knows (ADR 0008). */
export const LOGIN_COOKIE = 'jwt'

/** Whether somebody may be signed in, in step with other tabs. */
export interface SessionStore {
  isOpen(): boolean
  /** Told when that may have changed: another tab signs in or out, or the page comes back from the browser's memory. */
  subscribe(listener: () => void): () => void
}

export function sessionStore(
  jar: CookieJar = document,
  page: Pick<Window, 'addEventListener'> = window,
  root: Pick<Document, 'addEventListener' | 'visibilityState'> = document,
): SessionStore {
  const listeners = new Set<() => void>()
  let shown = readCookie(LOGIN_COOKIE, jar)
  const look = (isForced: boolean): void => {
    const before = shown
    shown = readCookie(LOGIN_COOKIE, jar)
    if (isForced || shown !== before) listeners.forEach((listener) => listener())
  }
  // What such a page shows may be older than any cookie.
  page.addEventListener('pageshow', ({ persisted }) => persisted && look(true))
  // Cookies tell no other tab: who comes to this one sees how it stands.
  root.addEventListener('visibilitychange', () => root.visibilityState === 'visible' && look(false))
  return {
    isOpen: () => readCookie(LOGIN_COOKIE, jar) !== null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
