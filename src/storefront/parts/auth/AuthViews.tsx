import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { AuthView } from './auth-views.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { sendAccountForm } from './send-account-form.ts'

interface Views {
  readonly next: string
  show(view: AuthView): void
}

/** M-01: one view after another; each begins with the focus on what is to be done. */
export function AuthViews({ view: first, next }: { readonly view: AuthView; readonly next: string }) {
  const [view, show] = useState(first)
  const View = VIEWS[view]
  return (
    <Begun key={view}>
      <View next={next} show={show} />
    </Begun>
  )
}

/** Puts the focus on what a view begins with. */
function Begun({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input:not([type=hidden]), [data-begin]')?.focus()
  }, [])
  return (
    <div ref={place} className="form">
      {children}
    </div>
  )
}

const VIEWS: Readonly<Record<AuthView, (views: Views) => ReactNode>> = {
  home: ({ show }) => (
    <>
      <p tabIndex={-1} data-begin="">
        Com uma conta, os favoritos e os alertas estão em todos os seus dispositivos.
      </p>
      <div className="form">
        <Button tone="primary" onClick={() => show('login')}>
          Entrar
        </Button>
        <Button onClick={() => show('registration')}>Criar conta</Button>
      </div>
    </>
  ),
  login: ({ next, show }) => (
    <>
      <h3>
        <b>Entrar</b>
      </h3>
      <AccountForm
        form="login"
        action={paths.login()}
        next={next}
        send={async (fields) => {
          const sent = await sendAccountForm(paths.login(), fields)
          if (!('seeOther' in sent)) return sent
          // Its own entry of the history becomes the page that it was opened over, drawn for who is signed in now.
          location.replace(sent.seeOther)
          return null
        }}
      />
      <PasskeySignIn next={next} />
      <ViewLink
        href={paths.resetPassword()}
        text="Não se lembra da palavra-passe?"
        onShow={() => show('resetPassword')}
      />
      <p>
        Ainda não tem conta? <ViewLink href={paths.register()} text="Criar conta" onShow={() => show('registration')} />
      </p>
    </>
  ),
  registration: ({ show }) => (
    <>
      <h3>
        <b>Criar conta</b>
      </h3>
      <p>Os favoritos que guardou neste navegador juntam-se à conta.</p>
      <AccountForm form="registration" action={paths.register()} send={mailed(paths.register(), show)} />
      <p>
        Já tem conta? <ViewLink href={paths.login()} text="Entrar" onShow={() => show('login')} />
      </p>
    </>
  ),
  resetPassword: ({ show }) => (
    <>
      <h3>
        <b>Escolher outra palavra-passe</b>
      </h3>
      <p>Escreva o e-mail da sua conta. Enviamos-lhe uma ligação para escolher outra.</p>
      <AccountForm form="resetPassword" action={paths.resetPassword()} send={mailed(paths.resetPassword(), show)} />
      <ViewLink href={paths.login()} text="Voltar a entrar" onShow={() => show('login')} />
    </>
  ),
  confirm: () => (
    <>
      <h3 tabIndex={-1} data-begin="">
        <b>Veja o seu e-mail</b>
      </h3>
      <p>Enviámos-lhe uma mensagem com uma ligação, válida durante uma hora. Pode levar uns minutos a chegar.</p>
    </>
  ),
}

function mailed(action: string, show: Views['show']) {
  return async (fields: URLSearchParams) => {
    const sent = await sendAccountForm(action, fields)
    if ('seeOther' in sent) show('confirm')
    return sent
  }
}

/** A link to the page of a view, which shows it here instead. */
function ViewLink({
  href,
  text,
  onShow,
}: {
  readonly href: string
  readonly text: string
  readonly onShow: () => void
}) {
  return (
    <a
      className="quiet"
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onShow()
      }}
    >
      {text}
    </a>
  )
}
