import { ADMIN_MODE_COOKIE, ADMIN_MODE_SECONDS } from '#domains/identity/rules/admin-mode.ts'
import type { Me } from '#platform/api-client/calls.ts'
import { ADMIN_MODE_LABEL } from '../../copy/admin-mode-label.ts'
import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { meStore } from '../../state/me-store.ts'
import { keepSiteCookie } from '../../state/site-cookie.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../modals/Modal.tsx'

/** M-03: who is signed in, what is theirs, for admins their mode, and the way out. */
export function UserBoxModal({ user, onClose }: { readonly user: Me; readonly onClose: () => void }) {
  const { name, initials, avatarUrl, isAdmin, adminModeEnabled, staffUrl } = user
  const links = staffUrl === null ? LINKS : [...LINKS, { href: staffUrl, text: 'Gestão' }]
  return (
    <Modal name="userBox" opener="header" side="right" title={labels.userMenu} onClose={onClose}>
      <div className="form">
        <p>
          {avatarUrl === null ? (
            <b className="tag info round" aria-hidden="true">
              {initials}
            </b>
          ) : (
            <img src={avatarUrl} alt="" width="40" height="40" />
          )}{' '}
          {name}
        </p>
        <ul className="form">
          {links.map(({ href, text }) => (
            <li key={href}>
              <a className="quiet" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        {isAdmin && (
          <label>
            <input type="checkbox" checked={adminModeEnabled} onChange={() => switchAdminMode(!adminModeEnabled)} />{' '}
            {ADMIN_MODE_LABEL}
          </label>
        )}
        <form method="post" action={paths.logout()}>
          <Button type="submit">Terminar sessão</Button>
        </form>
      </div>
    </Modal>
  )
}

const LINKS = [
  { href: paths.user(), text: 'A sua conta' },
  { href: paths.favourites(), text: labels.favourites },
  { href: paths.userWatchdog(), text: 'Alertas' },
  { href: paths.boards(), text: 'Quadros' },
  { href: paths.profile(), text: 'Perfil' },
]

/** The header hears of it, and shows or takes away the panels (HeaderUser). */
function switchAdminMode(isOn: boolean): void {
  keepSiteCookie(ADMIN_MODE_COOKIE, isOn ? '1' : '0', ADMIN_MODE_SECONDS)
  meStore().refresh()
}
