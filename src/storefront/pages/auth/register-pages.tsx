import type { Complaints, TypedFields } from '#domains/identity/rules/account-fields.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { definePage, forNowAt } from '../../page/page.ts'
import { shownAgain, typedOf, waitText } from '../../parts/auth/account-forms.ts'
import { paths } from '../../paths.ts'
import { AuthPage } from './AuthPage.tsx'
import { ACCOUNT_FORM_BYTES } from './login-page.tsx'
import { ownPath } from './own-path.ts'
import { readAccountLink } from './account-link.ts'
import { SentPage } from './SentPage.tsx'
import { visitorOf } from './visitor.ts'
import { wayOnCookie, wayOnOf } from './way-on.ts'

interface RegisterProps {
  /** Where to go on to once the account is made. */
  readonly next: string | null
  readonly isSent: boolean
  readonly typed?: TypedFields
  readonly complaints?: Complaints
  readonly failure?: string
}

/** R-11 U-03: begins an account; says the same whether the address has one or not. */
export const registerPage = definePage({
  id: 'R-11',
  name: 'register',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const isSent = query.has('enviado')
    const next = ownPath(query.get('next'))
    return { canonical: paths.register(isSent ? { enviado: '1' } : next === null ? {} : { next }), isSent, next }
  },
  load: async ({ isSent, next }, { people }, request) =>
    (await people.current(request)) === null
      ? { props: { isSent, next } as RegisterProps }
      : forNowAt(next ?? paths.user()),
  head: () => ({
    title: 'Criar conta',
    description: 'Com uma conta, os favoritos e os alertas estão em todos os seus dispositivos.',
    canonical: paths.register(),
    robots: 'noindex, follow',
  }),
  Page: RegisterPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    told: ({ complaints = {}, failure = null }) => ({ complaints, failure }),
    take: async (fields, _asked, { people, site }, request) => {
      const typed = typedOf('registration', fields)
      const outcome = await people.accounts.register(typed, visitorOf(request))
      const next = ownPath(fields.get('next'))
      const again = { isSent: false, next, typed: shownAgain(typed) }
      switch (outcome.kind) {
        case 'mailed':
          return {
            seeOther: paths.register({ enviado: '1' }),
            cookies: next === null ? outcome.cookies : [...outcome.cookies, wayOnCookie(next, site)],
          }
        case 'refused':
          return { status: 422, props: { ...again, complaints: outcome.complaints } }
        case 'wait':
          return { status: 429, props: { ...again, failure: waitText(outcome.seconds) } }
      }
    },
  },
})

function RegisterPage({ isSent, next, ...form }: RegisterProps) {
  const onwards = next === null ? {} : { next }
  if (isSent) return <SentPage again={paths.register()} />
  return (
    <AuthPage
      title="Criar conta"
      lead="Os favoritos que guardou neste navegador juntam-se à conta."
      form={{ form: 'registration', action: paths.register(), ...onwards, ...form }}
    >
      <p>
        Já tem conta? <a href={paths.login(onwards)}>Entrar</a>
      </p>
    </AuthPage>
  )
}

interface ReadyProps {
  readonly kind: 'ready'
  readonly action: string
  readonly email: string
  readonly asksPassword: boolean
  readonly complaints?: Complaints
  readonly failure?: string
}

type ConfirmProps = { readonly kind: 'gone' } | { readonly kind: 'already' } | ReadyProps

/** of the mail. Opening it changes nothing, since mail programs open links; its button does. */
export const confirmationPage = definePage({
  id: 'R-11',
  name: 'registerConfirmation',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ path, params }) => {
    const link = readAccountLink(params)
    return link === null ? refusal('not_found', 'this is no confirmation') : { canonical: path, link }
  },
  load: async ({ link, canonical }, { people }, request) => {
    const state = await people.accounts.confirmationState(link, visitorOf(request))
    return shownConfirmation(state.kind === 'ready' ? { ...state, action: canonical } : { kind: state.kind })
  },
  head: () => ({
    title: 'Confirmar o e-mail',
    description: 'O último passo para ter a sua conta.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: ConfirmationPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    take: async (fields, { params, path }, { people, site }, request) => {
      const link = readAccountLink(params)
      if (link === null) return refusal('not_found', 'this is no confirmation')
      const from = visitorOf(request)
      const outcome = await people.accounts.confirmRegistration(link, typedOf('confirm', fields), from)
      if (outcome.kind === 'signed-in') {
        const next = wayOnOf(request.headers.cookie)
        return next === null
          ? { seeOther: paths.user(), cookies: outcome.cookies }
          : { seeOther: next, cookies: [...outcome.cookies, wayOnCookie('', site)] }
      }
      if (outcome.kind === 'gone' || outcome.kind === 'already') return shownConfirmation({ kind: outcome.kind })
      const state = await people.accounts.confirmationState(link, from)
      if (state.kind !== 'ready') return shownConfirmation({ kind: state.kind })
      const again = { ...state, action: path }
      if (outcome.kind === 'wait') return { status: 429, props: { ...again, failure: waitText(outcome.seconds) } }
      return { status: 422, props: outcome.kind === 'refused' ? { ...again, complaints: outcome.complaints } : again }
    },
  },
})

function shownConfirmation(props: ConfirmProps) {
  return { props, status: props.kind === 'gone' ? 410 : 200 }
}

function ConfirmationPage(props: ConfirmProps) {
  if (props.kind === 'ready') return <ReadyToConfirm {...props} />
  if (props.kind === 'already')
    return (
      <AuthPage title="O e-mail já está confirmado" lead={null}>
        <p>
          Pode <a href={paths.login()}>entrar na sua conta</a>.
        </p>
      </AuthPage>
    )
  return (
    <AuthPage title="Esta ligação já não é válida" lead="Vale durante uma hora e usa-se uma só vez.">
      <p>
        <a href={paths.register()}>Criar a conta outra vez</a> ou <a href={paths.login()}>entrar</a>.
      </p>
    </AuthPage>
  )
}

function ReadyToConfirm({ action, email, asksPassword, complaints, failure }: ReadyProps) {
  return (
    <AuthPage
      title="Confirmar o e-mail"
      lead={
        asksPassword
          ? `A conta fica com o e-mail ${email}. Escreva a palavra-passe que escolheu ao registar-se.`
          : `A conta fica com o e-mail ${email}.`
      }
      form={{
        form: 'confirm',
        action,
        without: asksPassword ? [] : ['password'],
        ...(complaints !== undefined && { complaints }),
        ...(failure !== undefined && { failure }),
      }}
    />
  )
}
