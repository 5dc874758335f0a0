import { paths } from '../../paths.ts'
import { SignOutForm } from './SignOutForm.tsx'

/** R-10 /user: who is signed in, what is theirs, and the way out. */
export function UserPage({ name, email }: { name: string; email: string }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>A sua conta</h1>
        <p className="lead">
          Tem sessão iniciada como <b>{name}</b>.
        </p>
        <p>
          E-mail: <bdi>{email}</bdi>
        </p>
        <ul className="account-links">
          {ACCOUNT_LINKS.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
        <SignOutForm />
      </div>
    </div>
  )
}

const ACCOUNT_LINKS = [
  { text: 'Perfil', href: paths.profile() },
  { text: 'Favoritos', href: paths.favourites() },
  { text: 'Alertas', href: paths.userWatchdog() },
  { text: 'Mudar o e-mail', href: paths.userEmail() },
  { text: 'Mudar a palavra-passe', href: paths.userPassword() },
  { text: 'Chaves de acesso', href: paths.userPasskeys() },
  { text: 'Sessões', href: paths.userSessions() },
  { text: 'Os seus dados', href: paths.personalData() },
]
