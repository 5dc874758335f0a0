import { useRef } from 'react'
import { Link, NavLink, Outlet, useLoaderData, useNavigation } from 'react-router'
import type { BackOfficeMe } from '#platform/api-client/calls.ts'
import { type NavigationEntry, navigationFor } from './navigation.ts'
import { usePlace } from './place-context.ts'
import type { Screen } from './screen.ts'
import { useArrival } from './use-arrival.ts'
import { useWindowTitle } from './use-window-title.ts'

/** What stands around every screen: where one is, what there is, who one is. */
export function AdminShell({ screens }: { screens: readonly Screen[] }) {
  const { siteName, siteUrl } = usePlace()
  const me = useLoaderData<BackOfficeMe>()
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
          {siteName} <span>gestão</span>
        </Link>
        <a className="to-site" href={`${siteUrl}/`}>
          Ver o site
        </a>
        <UserBox {...me} siteUrl={siteUrl} />
      </header>
      <Navigation screens={screens} may={me.may} />
      <main id="conteudo" ref={main} tabIndex={-1} aria-busy={isBusy}>
        <Outlet />
      </main>
    </>
  )
}

const NAVIGATION_ID = 'navegacao'

function UserBox({ name, initials, siteUrl }: BackOfficeMe & { siteUrl: string }) {
  return (
    <details className="user-box">
      <summary>
        <span aria-hidden="true">{initials}</span>
        <b className="visually-hidden">Conta de {name}</b>
      </summary>
      <div>
        <p>{name}</p>
        <a href={`${siteUrl}/user`}>A minha conta</a>
        <form method="post" action={`${siteUrl}/logout`}>
          <button type="submit">Terminar sessão</button>
        </form>
      </div>
    </details>
  )
}

/** On a phone it opens over the page; a popover needs no script for that. */
function Navigation({ screens, may }: { screens: readonly Screen[]; may: readonly string[] }) {
  const nav = useRef<HTMLElement>(null)
  return (
    <nav id={NAVIGATION_ID} ref={nav} popover="auto" aria-label="Gestão">
      {navigationFor(screens, may).map(({ name, entries }) => (
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
