import type { Complaints, TypedFields } from '#domains/identity/rules/account-fields.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { shownAgain, typedOf, waitText } from '../../parts/auth/account-forms.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { isLinkCode } from '../auth/account-link.ts'
import { AuthPage } from '../auth/AuthPage.tsx'
import { ACCOUNT_FORM_BYTES } from '../auth/login-page.tsx'
import { SentPage } from '../auth/SentPage.tsx'
import { visitorOf } from '../auth/visitor.ts'

interface FormProps {
  /** Whose account it is. */
  readonly email: string
  readonly complaints?: Complaints
  readonly failure?: string
}

/** U-03: changes the password of who knows the present one. */
export const userPasswordPage = definePage({
  id: 'R-10',
  name: 'userPassword',
  access: 'user',
  cache: 'private',
  script: 'person',
  load: async (_at, { people }, request) => {
    const user = await people.current(request)
    return user === null
      ? refusal('unauthenticated', 'the session has ended')
      : { props: { email: user.email } as FormProps }
  },
  head: () => ({
    title: 'Mudar a palavra-passe',
    description: 'A palavra-passe da sua conta.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: PasswordPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    take: async (fields, _asked, { people }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      const typed = typedOf('changePassword', fields)
      const outcome = await people.accounts.changePassword(user.id, typed, visitorOf(request))
      switch (outcome.kind) {
        case 'signed-in':
          return { seeOther: paths.user(), cookies: outcome.cookies }
        case 'refused':
          return { status: 422, props: { email: user.email, complaints: outcome.complaints } }
        case 'wait':
          return { status: 429, props: { email: user.email, failure: waitText(outcome.seconds) } }
      }
    },
  },
})

function PasswordPage({ email, ...form }: FormProps) {
  return (
    <AuthPage
      title="Mudar a palavra-passe"
      lead={`Da conta ${email}. As sessões abertas noutros dispositivos terminam.`}
      form={{ form: 'changePassword', action: paths.userPassword(), ...form }}
    >
      <p>
        <a href={paths.user()}>Voltar à sua conta</a>
      </p>
    </AuthPage>
  )
}

interface EmailProps extends FormProps {
  readonly isSent: boolean
  readonly typed?: TypedFields
}

/** U-03: has a new address asked whether it is theirs. */
export const userEmailPage = definePage({
  id: 'R-10',
  name: 'userEmail',
  access: 'user',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const isSent = query.has('enviado')
    return { canonical: paths.userEmail(isSent ? { enviado: '1' } : {}), isSent }
  },
  load: async ({ isSent }, { people }, request) => {
    const user = await people.current(request)
    return user === null
      ? refusal('unauthenticated', 'the session has ended')
      : { props: { email: user.email, isSent } as EmailProps }
  },
  head: (_props: EmailProps) => ({
    title: 'Mudar o e-mail',
    description: 'O e-mail da sua conta.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: EmailPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    take: async (fields, _asked, { people }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      const typed = typedOf('changeEmail', fields)
      const outcome = await people.accounts.askNewEmail(user.id, typed, visitorOf(request))
      const again = { email: user.email, isSent: false, typed: shownAgain(typed) }
      switch (outcome.kind) {
        case 'mailed':
          return { seeOther: paths.userEmail({ enviado: '1' }) }
        case 'refused':
          return { status: 422, props: { ...again, complaints: outcome.complaints } as EmailProps }
        case 'wait':
          return { status: 429, props: { ...again, failure: waitText(outcome.seconds) } as EmailProps }
      }
    },
  },
})

function EmailPage({ email, isSent, ...form }: EmailProps) {
  if (isSent) return <SentPage again={paths.userEmail()} />
  return (
    <AuthPage
      title="Mudar o e-mail"
      lead={`Agora é ${email}. Enviamos uma ligação para o novo, e a conta só muda quando a abrir.`}
      form={{ form: 'changeEmail', action: paths.userEmail(), ...form }}
    >
      <p>
        <a href={paths.user()}>Voltar à sua conta</a>
      </p>
    </AuthPage>
  )
}

type NewEmailProps =
  | { readonly kind: 'gone' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'ready'; readonly action: string; readonly newEmail: string }

/** U-03: of the mail to a new address; its button changes it, on whatever device it is opened. */
export const userEmailConfirmationPage = definePage({
  id: 'R-10',
  name: 'userEmailConfirmation',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ path, params }) =>
    isLinkCode(params.code)
      ? { canonical: path, code: params.code }
      : refusal('not_found', 'this is no link to confirm an address'),
  load: async ({ code, canonical }, { people }) => {
    const state = await people.accounts.newEmailState(code)
    return shownNewEmail(state.kind === 'ready' ? { ...state, action: canonical } : state)
  },
  head: () => ({
    title: 'Confirmar o novo e-mail',
    description: 'O novo e-mail da sua conta.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: NewEmailPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    take: async (_fields, { params: { code } }, { people }) =>
      shownNewEmail({ kind: await people.accounts.confirmEmail(code) }),
  },
})

const NEW_EMAIL_STATUS = { gone: 410, taken: 409, changed: 200, ready: 200 } as const

function shownNewEmail(props: NewEmailProps) {
  return { props, status: NEW_EMAIL_STATUS[props.kind] }
}

function NewEmailPage(props: NewEmailProps) {
  if (props.kind === 'changed')
    return (
      <AuthPage title="O e-mail mudou" lead="A partir de agora entra na conta com o novo.">
        <p>
          <a href={paths.user()}>A sua conta</a>
        </p>
      </AuthPage>
    )
  if (props.kind === 'taken')
    return (
      <AuthPage
        title="Este e-mail já é de outra conta"
        lead="Foi confirmado noutra conta depois de o pedir. A sua conta mantém o e-mail que tinha."
      >
        <p>
          <a href={paths.userEmail()}>Escolher outro e-mail</a>
        </p>
      </AuthPage>
    )
  if (props.kind === 'gone')
    return (
      <AuthPage title="Esta ligação já não é válida" lead="Vale durante uma hora e usa-se uma só vez.">
        <p>
          <a href={paths.userEmail()}>Pedir outra ligação</a>
        </p>
      </AuthPage>
    )
  return (
    <AuthPage title="Confirmar o novo e-mail" lead={`A conta passa a ter o e-mail ${props.newEmail}.`}>
      <form className="form" method="post" action={props.action}>
        <Button tone="primary" type="submit">
          Confirmar o novo e-mail
        </Button>
      </form>
    </AuthPage>
  )
}
