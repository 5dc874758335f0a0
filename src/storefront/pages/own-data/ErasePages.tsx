import { UNDO_DAYS } from '#domains/identity/contract.ts'
import { fieldNames } from '../../parts/auth/account-forms.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ACCOUNT_CRUMBS } from '../user/account-crumbs.ts'

export interface EraseAccountPageProps {
  readonly email: string
  /** The day on which it is erased, when that has been asked for. */
  readonly dueOn: string | null
  /** Who signed in a moment ago has just proved who they are. */
  readonly needsPassword: boolean
  readonly complaint: string | null
  /** Without them nobody could give anybody a role. */
  readonly isLastAdmin: boolean
}

/** G-09 /user/apagar: what it means, and the button; or, once asked for, how to undo it. */
export function EraseAccountPage({ email, dueOn, needsPassword, complaint, isLastAdmin }: EraseAccountPageProps) {
  return (
    <div className="wrap">
      <div className="info own">
        <Breadcrumbs crumbs={ACCOUNT_CRUMBS} />
        <h1>Apagar a conta</h1>
        {isLastAdmin ? (
          <p className="complaint" role="alert">
            A conta de <bdi>{email}</bdi> não foi apagada: é a única com o papel de administração. Atribua primeiro esse
            papel a outra pessoa, em Pessoas, na gestão do site, e volte aqui depois.
          </p>
        ) : dueOn === null ? (
          <AskForm email={email} needsPassword={needsPassword} complaint={complaint} />
        ) : (
          <>
            <p className="lead">
              A conta de <bdi>{email}</bdi> é apagada em {dueOn}. Até lá nada foi retirado.
            </p>
            <form method="post" action={paths.eraseAccount()}>
              <input type="hidden" name="acao" value="anular" />
              <Button tone="primary" type="submit">
                Ficar com a conta
              </Button>
            </form>
          </>
        )}
      </div>
    </div>
  )
}

function AskForm({ email, needsPassword, complaint }: Omit<EraseAccountPageProps, 'dueOn' | 'isLastAdmin'>) {
  return (
    <>
      <p className="lead">
        Apagamos tudo o que guardamos da conta de <bdi>{email}</bdi>: perfil, fotografia, favoritos, alertas, quadros,
        sessões e e-mails.
      </p>
      <ul>
        <li>A sessão termina em todos os dispositivos.</li>
        <li>{`Recebe um e-mail com uma ligação para voltar atrás, durante ${UNDO_DAYS} dias.`}</li>
        <li>Depois disso já não é possível recuperar nada.</li>
      </ul>
      <p>
        Quer guardar os seus dados? <a href={paths.personalData()}>Peça primeiro uma cópia.</a>
      </p>
      <form className="form" method="post" action={paths.eraseAccount()}>
        <input type="hidden" name="acao" value="apagar" />
        {needsPassword ? (
          <Field
            id="campo-palavra-passe"
            label="Palavra-passe atual"
            name={fieldNames.currentPassword}
            hint={
              <>
                Não tem palavra-passe? <a href={paths.logout()}>Saia</a>, entre de novo e volte aqui nos dez minutos
                seguintes.
              </>
            }
            type="password"
            autoComplete="current-password"
            required
            error={complaint}
          />
        ) : (
          complaint !== null && (
            <p className="complaint" role="alert">
              {complaint}
            </p>
          )
        )}
        <Button type="submit">Apagar a conta</Button>
      </form>
    </>
  )
}

/** The person is signed out now: it says what comes next. */
export function EraseAskedPage() {
  return (
    <div className="wrap">
      <div className="info">
        <h1>A conta vai ser apagada</h1>
        <p className="lead">{`Terminámos a sessão em todos os dispositivos. Dentro de ${UNDO_DAYS} dias apagamos tudo.`}</p>
        <p>Se mudar de ideias, use a ligação do e-mail que lhe enviámos, ou entre de novo na conta.</p>
        <p>
          <LinkButton href={paths.homepage()}>Página inicial</LinkButton>
        </p>
      </div>
    </div>
  )
}

/** From the mail: a button alone; a program that follows links undoes nothing. */
export function UndoErasePage({ dueOn, code }: { readonly dueOn: string | null; readonly code: string }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Ficar com a conta</h1>
        {dueOn === null ? (
          <p className="lead">{`Esta ligação já não serve: ou já voltou atrás, ou os ${UNDO_DAYS} dias passaram.`}</p>
        ) : (
          <>
            <p className="lead">A conta está marcada para ser apagada em {dueOn}. Nada foi retirado ainda.</p>
            <form method="post" action={paths.undoErase(code)}>
              <Button tone="primary" type="submit">
                Ficar com a conta
              </Button>
            </form>
          </>
        )}
      </div>
    </div>
  )
}

export function EraseUndonePage() {
  return (
    <div className="wrap">
      <div className="info">
        <h1>A conta fica</h1>
        <p className="lead">Já não vai ser apagada. Está tudo como estava.</p>
        <p>
          {/* Who asked for the erasure was signed out everywhere. */}
          <LinkButton href={paths.login({ next: paths.user() })}>Entrar</LinkButton>
        </p>
      </div>
    </div>
  )
}
