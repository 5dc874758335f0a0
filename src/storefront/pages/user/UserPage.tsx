import { paths } from '../../paths.ts'
import { AdminModeForm } from './AdminModeForm.tsx'
import { SignOutForm } from './SignOutForm.tsx'

export interface UserPageProps {
  readonly name: string
  readonly email: string
  /** Of an admin: whether admin mode is on (P-03); null: it is none. */
  readonly adminMode: boolean | null
}

/** R-10 /user: who is signed in, what is theirs, and the way out. */
export function UserPage({ name, email, adminMode }: UserPageProps) {
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
        <h2>O que é seu</h2>
        <AccountLinks of={OWN_THINGS} />
        <h2>Conta e segurança</h2>
        <AccountLinks of={ACCOUNT_LINKS} />
        {adminMode !== null && <AdminModeForm isOn={adminMode} />}
        <SignOutForm />
      </div>
    </div>
  )
}

interface AccountLink {
  readonly text: string
  readonly href: string
  readonly about: string
}

function AccountLinks({ of }: { of: readonly AccountLink[] }) {
  return (
    <ul className="account-links">
      {of.map(({ text, href, about }) => (
        <li key={href}>
          <a href={href}>{text}</a>
          <p className="fine">{about}</p>
        </li>
      ))}
    </ul>
  )
}

const OWN_THINGS: readonly AccountLink[] = [
  { text: 'Favoritos', href: paths.favourites(), about: 'O que guardou, em listas, com o preço de hoje.' },
  { text: 'Alertas', href: paths.userWatchdog(), about: 'Os preços e os produtos de que espera notícias.' },
  { text: 'Avaliações', href: paths.userReviews(), about: 'O que escreveu, como está e o que foi decidido.' },
  { text: 'Quadros', href: paths.boards(), about: 'As peças de uma divisão, para decidir em conjunto.' },
]
const ACCOUNT_LINKS: readonly AccountLink[] = [
  { text: 'Perfil', href: paths.profile(), about: 'Nome, fotografia, medidas da casa e e-mails.' },
  { text: 'Mudar o e-mail', href: paths.userEmail(), about: 'Confirma-se no endereço novo.' },
  { text: 'Mudar a palavra-passe', href: paths.userPassword(), about: 'Termina as outras sessões.' },
  { text: 'Chaves de acesso', href: paths.userPasskeys(), about: 'Entrar sem palavra-passe.' },
  { text: 'Sessões', href: paths.userSessions(), about: 'Onde tem sessão iniciada.' },
  { text: 'Os seus dados', href: paths.personalData(), about: 'Consentimentos, uma cópia de tudo, apagar a conta.' },
]
