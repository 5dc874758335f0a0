import { type ReactNode, useRef } from 'react'
import { Link, NavLink, Outlet, useLoaderData, useNavigation } from 'react-router'
import { type NavigationEntry, type NavigationGroup, navigationFor } from './navigation.ts'
import { usePlace } from './place-context.ts'
import type { Screen } from './screen.ts'
import { useArrival } from './use-arrival.ts'
import { useWindowTitle } from './use-window-title.ts'

/** Who asks, as every application says it. */
export interface ShellMe {
  readonly name: string
  readonly initials: string
  /** What of the screens' `access` they fulfil. */
  readonly may: readonly string[]
}

export interface ShellProps {
  readonly screens: readonly Screen[]
  /** Of the navigation, in its order. */
  readonly groups: readonly string[]
  /** Beside the site's name: 'gestão'. */
  readonly brand: string
  /** What the navigation is called to those who hear it. */
  readonly label: string
  /** Between the brand and the account. */
  readonly children?: ReactNode
}

/** What stands around every screen: where one is, what there is, who one is. Both panels are popovers: Escape closes them and gives the focus back, without script. */
export function Shell({ screens, groups, brand, label, children }: ShellProps) {
  const { siteName, siteUrl } = usePlace()
  const me = useLoaderData<ShellMe>()
  const isBusy = useNavigation().state !== 'idle'
  const main = useRef<HTMLElement>(null)
  useWindowTitle()
  useArrival(main)
  return (
    <>
      <a className="skip" href="#conteudo">
        Saltar para o conteúdo
      </a>
      <header className="top">
        <button type="button" className="menu-button" popoverTarget={NAVIGATION_ID}>
          Menu
        </button>
        <Link className="wordmark" to="/">
          {siteName} <span>{brand}</span>
        </Link>
        {children}
        <UserBox {...me} siteUrl={siteUrl} />
      </header>
      <Navigation groups={navigationFor(screens, groups, me.may)} label={label} />
      <main id="conteudo" ref={main} tabIndex={-1} aria-busy={isBusy}>
        <Outlet />
      </main>
    </>
  )
}

const NAVIGATION_ID = 'navegacao'
const ACCOUNT_ID = 'conta'

function UserBox({ name, initials, siteUrl }: ShellMe & { siteUrl: string }) {
  return (
    <>
      <button type="button" className="user-button" popoverTarget={ACCOUNT_ID}>
        <span aria-hidden="true">{initials}</span>
        <b className="visually-hidden">Conta de {name}</b>
      </button>
      <div id={ACCOUNT_ID} popover="auto">
        <p>{name}</p>
        <a href={`${siteUrl}/user`}>A minha conta</a>
        <a href={`${siteUrl}/`}>Ver o site</a>
        <form method="post" action={`${siteUrl}/logout`}>
          <button type="submit">Terminar sessão</button>
        </form>
      </div>
    </>
  )
}

/** On a phone it opens over the page; a popover needs no script for that. */
function Navigation({ groups, label }: { groups: readonly NavigationGroup[]; label: string }) {
  const nav = useRef<HTMLElement>(null)
  return (
    <nav id={NAVIGATION_ID} ref={nav} popover="auto" aria-label={label}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-label={name}>
          {(entries.length > 1 || entries[0]?.label !== name) && <h2>{name}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry {...entry} onOpen={() => nav.current?.hidePopover()} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Entry({ label, path, onOpen }: NavigationEntry & { onOpen(): void }) {
  return (
    <NavLink to={path} end={path === '/'} onClick={onOpen}>
      {label}
    </NavLink>
  )
}
