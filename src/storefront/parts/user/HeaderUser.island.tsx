import { useSyncExternalStore } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { LOGIN_COOKIE, meStore } from '../../state/me-store.ts'

/** H-03, first version: who is signed in leads to their page. Pages are everybody's, so it is filled in here (ADR 0051). */
export const headerUser = defineIsland<{ readonly href: string }>({
  name: 'HeaderUser',
  wakes: 'idle',
  why: 'nobody waits for their own name',
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'native',
  Component: HeaderUser,
})

function HeaderUser({ href }: { href: string }) {
  const user = useSyncExternalStore(subscribe, current, nobody)
  return user === null ? null : (
    <a className="header-link user-link" href={href}>
      <span className="visually-hidden">{`A sua conta: ${user.name}`}</span>
      <b aria-hidden="true">{user.initials}</b>
      <span aria-hidden="true">{user.firstName}</span>
    </a>
  )
}

function subscribe(listener: () => void): () => void {
  return meStore().subscribe(listener)
}

function current() {
  return meStore().current()
}

/** On the server, and until the island is awake. */
function nobody(): null {
  return null
}
