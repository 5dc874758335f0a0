import type { PasskeyRequest } from '#domains/identity/contract.ts'
import type { Complaints, TypedFields } from '#domains/identity/rules/account-fields.ts'
import { definePage, forNowAt } from '../../page/page.ts'
import {
  passkeyFields,
  shownAgain,
  typedOf,
  waitText,
  WRONG_PASSKEY,
  WRONG_SIGN_IN,
} from '../../parts/auth/account-forms.ts'
import { paths } from '../../paths.ts'
import { AuthPage } from './AuthPage.tsx'
import { ownPath } from './own-path.ts'
import { visitorOf } from './visitor.ts'

/** Fields of accounts are short. */
export const ACCOUNT_FORM_BYTES = 8 * 1024

interface LoginProps {
  readonly next: string | null
  readonly typed?: TypedFields
  readonly complaints?: Complaints
  readonly failure?: string
  /** What a device is to sign, where that was asked for. */
  readonly request?: PasskeyRequest
}

/** signs in, and leads back to what asked for it. */
export const loginPage = definePage({
  id: 'R-11',
  name: 'login',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ query }) => {
    const next = ownPath(query.get('next'))
    return { canonical: paths.login(next === null ? {} : { next }), next }
  },
  load: async ({ next }, { people }, request) => {
    const user = await people.current(request)
    // Staff sign in once more, by a passkey (ADR 0103).
    return user === null || user.needsPasskey ? { props: { next } as LoginProps } : forNowAt(next ?? paths.user())
  },
  head: () => ({
    title: 'Entrar',
    description: 'Entre na sua conta para ter os favoritos e os alertas em todos os seus dispositivos.',
    canonical: paths.login(),
    robots: 'noindex, follow',
  }),
  Page: LoginPage,
  form: {
    maxBytes: ACCOUNT_FORM_BYTES,
    told: ({ complaints = {}, failure = null, request }) => ({ complaints, failure, request }),
    take: async (fields, _asked, { people }, request) => {
      const next = ownPath(fields.get('next'))
      const passkey = fields.get(passkeyFields.answer)
      if (passkey !== null) {
        const signed = await people.accounts.signInByPasskey(passkey, visitorOf(request))
        return signed.kind === 'signed-in'
          ? { seeOther: next ?? paths.user(), cookies: signed.cookies }
          : { status: 422, props: { next, failure: WRONG_PASSKEY } }
      }
      if (fields.has(passkeyFields.wanted)) {
        const asked = await people.accounts.askPasskeySignIn(visitorOf(request))
        return asked.kind === 'asked'
          ? { props: { next, request: asked.request } }
          : { status: 429, props: { next, failure: waitText(asked.seconds) } }
      }
      const typed = typedOf('login', fields)
      const outcome = await people.accounts.signIn(typed, visitorOf(request))
      const again = { next, typed: shownAgain(typed) }
      switch (outcome.kind) {
        case 'signed-in':
          return { seeOther: next ?? paths.user(), cookies: outcome.cookies }
        case 'refused':
          return { status: 422, props: { ...again, complaints: outcome.complaints } }
        case 'wrong':
          return { status: 422, props: { ...again, failure: WRONG_SIGN_IN } }
        case 'wait':
          return { status: 429, props: { ...again, failure: waitText(outcome.seconds) } }
      }
    },
  },
})

function LoginPage({ next, request: _request, ...form }: LoginProps) {
  const onwards = next === null ? {} : { next }
  return (
    <AuthPage title="Entrar" lead={null} form={{ form: 'login', action: paths.login(), ...onwards, ...form }}>
      <p>
        <a href={paths.resetPassword()}>Não se lembra da palavra-passe?</a>
      </p>
      <p>
        Ainda não tem conta? <a href={paths.register(onwards)}>Criar conta</a>
      </p>
    </AuthPage>
  )
}
