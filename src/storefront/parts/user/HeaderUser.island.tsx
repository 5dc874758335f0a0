import { createElement, type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { labels } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { meStore } from '../../state/me-store.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { UserIcon } from '../../ui/icons.tsx'
import { AuthModal } from '../auth/AuthModal.tsx'
import { UserBoxModal } from './UserBoxModal.tsx'

export interface HeaderUserProps {
  /** Of who is signed out: where the link leads without script, and what the modal opens over. */
  readonly signInHref: string
}

/** H-03: 'Entrar' opens the forms of accounts; who is signed in finds their menu there. Pages are everybody's, so it is filled in here (ADR 0051). */
export const headerUser = defineIsland<HeaderUserProps>({
  name: 'HeaderUser',
  wakes: 'idle',
  why: 'nobody waits for their own name',
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'held',
  Component: HeaderUser,
})

function HeaderUser({ signInHref }: HeaderUserProps) {
  const user = useSyncExternalStore(subscribe, current, nobody)
  const [isOpen, setOpen] = useState(false)
  if (user !== null)
    return (
      <>
        <button
          className="header-link user-link"
          type="button"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.currentTarget.focus({ preventScroll: true })
            setOpen(true)
          }}
        >
          <span className="visually-hidden">{`${labels.userMenu}: ${user.name}`}</span>
          {user.avatarUrl === null ? (
            <b className="tag info round" aria-hidden="true">
              {user.initials}
            </b>
          ) : (
            <img className="tag round" src={user.avatarUrl} alt="" width="32" height="32" />
          )}
          <span aria-hidden="true">{user.firstName}</span>
        </button>
        {user.adminModeEnabled && <AdminMode origin={user.adminOrigin ?? ''} />}
        {isOpen && <UserBoxModal user={user} onClose={() => setOpen(false)} />}
      </>
    )
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    const { ctrlKey, metaKey, shiftKey, altKey, button, currentTarget } = event
    // The pages of accounts hold the same forms.
    if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || document.querySelector('.auth') !== null) return
    event.preventDefault()
    currentTarget.focus({ preventScroll: true })
    setOpen(true)
  }
  return (
    <>
      <a className="header-link sign-in-link" href={signInHref} aria-haspopup="dialog" onClick={open}>
        <UserIcon />
        <span>{labels.signIn}</span>
      </a>
      {isOpen && <AuthModal view="login" opener="header" address={signInHref} onClose={() => setOpen(false)} />}
    </>
  )
}

/** P-03: the panels' code and styles, for an admin in admin mode alone; where they cannot be loaded the page stays as it is. */
function AdminMode({ origin }: { readonly origin: string }) {
  const [loaded, keep] = useState<typeof import('../admin/AdminPanels.tsx') | null>(null)
  useEffect(() => {
    void import('../admin/AdminPanels.tsx').then(keep, () => undefined)
  }, [])
  return loaded === null ? null : createElement(loaded.AdminPanels, { origin })
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
