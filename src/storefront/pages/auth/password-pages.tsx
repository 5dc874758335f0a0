import type { Complaints, TypedFields } from '#domains/identity/rules/account-fields.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { shownAgain, typedOf, waitText } from '../../parts/auth/account-forms.ts'
import { paths } from '../../paths.ts'
import { isLinkCode } from './account-link.ts'
import { AuthPage } from './AuthPage.tsx'
import { ACCOUNT_FORM_BYTES } from './login-page.tsx'
import { SentPage } from './SentPage.tsx'
import { visitorOf } from './visitor.ts'

interface ResetProps {
  readonly isSent: boolean
  readonly typed?: TypedFields
  readonly complaints?: Complaints
  readonly failure?: string
}

/** R-11 U-03: asks for the mail by which a new password is chosen. */
export const resetPasswordPage = definePage({
  id: 'R-11',
  name: 'resetPassword',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const isSent = query.has('enviado')
    return { canonical: paths.resetPassword(isSent ? { enviado: '1' } : {}), isSent }
  },
  load: ({ isSent }) => ({ props: { isSent } as ResetProps }),
  head: () => ({
    title: 'Escolher outra palavra-passe',
    description: 'Enviamos-lhe um e-mail com uma ligação para escolher outra palavra-passe.',
    canonical: paths.resetPassword(),
    robots: 'noindex, follow',
  }),
  Page: ResetPasswordPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    told: ({ complaints = {}, failure = null }) => ({ complaints, failure }),
    take: async (fields, _asked, { people }, request) => {
      const typed = typedOf('resetPassword', fields)
      const outcome = await people.accounts.askReset(typed, visitorOf(request))
      const again = { isSent: false, typed: shownAgain(typed) }
      switch (outcome.kind) {
        case 'mailed':
          return { seeOther: paths.resetPassword({ enviado: '1' }) }
        case 'refused':
          return { status: 422, props: { ...again, complaints: outcome.complaints } }
        case 'wait':
          return { status: 429, props: { ...again, failure: waitText(outcome.seconds) } }
      }
    },
  },
})

function ResetPasswordPage({ isSent, ...form }: ResetProps) {
  if (isSent) return <SentPage again={paths.resetPassword()} />
  return (
    <AuthPage
      title="Escolher outra palavra-passe"
      lead="Escreva o e-mail da sua conta. Enviamos-lhe uma ligação para escolher outra."
      form={{ form: 'resetPassword', action: paths.resetPassword(), ...form }}
    >
      <p>
        <a href={paths.login()}>Voltar a entrar</a>
      </p>
    </AuthPage>
  )
}

type SetPasswordProps =
  | { readonly kind: 'gone' }
  | { readonly kind: 'ready'; readonly action: string; readonly email: string; readonly complaints?: Complaints }

/** R-11 U-03: of the mail; chooses the password, ends all other sessions and signs in. */
export const setPasswordPage = definePage({
  id: 'R-11',
  name: 'setPassword',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ path, params }) =>
    isLinkCode(params.code)
      ? { canonical: path, code: params.code }
      : refusal('not_found', 'this is no link to choose a password'),
  load: async ({ code, canonical }, { people }) => {
    const state = await people.accounts.setPasswordState(code)
    return shownSetPassword(state.kind === 'ready' ? { ...state, action: canonical } : state)
  },
  head: () => ({
    title: 'Nova palavra-passe',
    description: 'Escolha a nova palavra-passe da sua conta.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: SetPasswordPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    take: async (fields, { params: { code }, path }, { people }, request) => {
      const outcome = await people.accounts.setPassword(code, typedOf('setPassword', fields), visitorOf(request))
      if (outcome.kind === 'signed-in') return { seeOther: paths.user(), cookies: outcome.cookies }
      if (outcome.kind === 'gone') return shownSetPassword(outcome)
      const { email, complaints } = outcome
      return { status: 422, props: { kind: 'ready' as const, action: path, email, complaints } }
    },
  },
})

function shownSetPassword(props: SetPasswordProps) {
  return { props, status: props.kind === 'gone' ? 410 : 200 }
}

function SetPasswordPage(props: SetPasswordProps) {
  if (props.kind === 'gone')
    return (
      <AuthPage title="Esta ligação já não é válida" lead="Vale durante uma hora e usa-se uma só vez.">
        <p>
          <a href={paths.resetPassword()}>Pedir outra ligação</a>
        </p>
      </AuthPage>
    )
  const { action, email, complaints } = props
  return (
    <AuthPage
      title="Nova palavra-passe"
      lead={`Da conta ${email}. As sessões abertas noutros dispositivos terminam.`}
      form={{ form: 'setPassword', action, ...(complaints !== undefined && { complaints }) }}
    />
  )
}
