import { defineIsland } from '../../islands/define-island.ts'
import { AccountForm, type AccountFormProps } from './AccountForm.tsx'

/** A form of accounts on its page: looked at field by field as it is filled in; without script the server does. */
export const authForm = defineIsland<AccountFormProps>({
  name: 'AuthForm',
  wakes: 'load',
  why: 'the page is its form, and who types quickly is to be told of a mistake as soon as the field is left',
  earlyClicks: 'native',
  Component: AccountForm,
})
