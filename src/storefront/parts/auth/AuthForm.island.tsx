import { defineIsland } from '../../islands/define-island.ts'
import { AccountForm, type AccountFormProps } from './AccountForm.tsx'
import { AuthViews } from './AuthViews.tsx'
import type { AuthView } from './auth-views.ts'
import { makePasskey } from './passkey-calls.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import type { SentForm } from './sent-form.ts'

export interface AuthFormProps {
  /** One form, on its page. */
  readonly page?: AccountFormProps
  /** All of them over another page, beginning with this one; `next`: that page's path. */
  readonly modal?: { readonly view: AuthView; readonly next: string }
}

/** The forms of accounts (R-11, M-01): looked at field by field as they are filled in; without script the server does. */
export const authForm = defineIsland<AuthFormProps>({
  name: 'AuthForm',
  wakes: 'load',
  why: 'the page is its form, and who types quickly is to be told of a mistake as soon as the field is left',
  earlyClicks: 'native',
  Component: AuthForm,
})

function AuthForm({ page, modal }: AuthFormProps) {
  if (modal !== undefined) return <AuthViews {...modal} />
  if (page === undefined) return null
  switch (page.form) {
    case 'login':
      return (
        <>
          <AccountForm {...page} />
          <PasskeySignIn next={page.next} />
        </>
      )
    case 'addPasskey':
      return <AccountForm {...page} send={(fields) => goOn(makePasskey(page.action, fields))} />
    default:
      return <AccountForm {...page} />
  }
}

/** Leaves for where it leads; null: the page is on its way. */
async function goOn(sending: Promise<SentForm>): Promise<SentForm | null> {
  const sent = await sending
  if (!('seeOther' in sent)) return sent
  location.assign(sent.seeOther)
  return null
}
