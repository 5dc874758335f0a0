import { useSyncExternalStore } from 'react'
import { labels } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { meStore } from '../../state/me-store.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { UserIcon } from '../../ui/icons.tsx'

export interface HeaderUserProps {
  readonly href: string
  /** Of who is signed out. */
  readonly signInHref: string
}

/** H-03, until there are accounts: 'Entrar' leads to the page that says so; who is signed in sees their name. Pages are everybody's, so it is filled in here (ADR 0051). */
export const headerUser = defineIsland<HeaderUserProps>({
  name: 'HeaderUser',
  wakes: 'idle',
  why: 'nobody waits for their own name',
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'native',
  Component: HeaderUser,
})

function HeaderUser({ href, signInHref }: HeaderUserProps) {
  const user = useSyncExternalStore(subscribe, current, nobody)
  if (user === null)
    return (
      <a className="header-link sign-in-link" href={signInHref}>
        <UserIcon />
        <span>{labels.signIn}</span>
      </a>
    )
  return (
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
