import {
  type AccountField,
  type Complaints,
  complaintsAbout,
  type FieldComplaint,
  signInComplaints,
  type TypedFields,
} from '#domains/identity/rules/account-fields.ts'
import { PASSWORD_CHARS } from '#domains/identity/rules/password.ts'

/** The forms of accounts (M-01, R-11): on their pages and in the modal the same. */
export type AccountFormName =
  | 'login'
  | 'registration'
  | 'resetPassword'
  | 'setPassword'
  | 'confirm'
  | 'changePassword'
  | 'changeEmail'
  | 'addPasskey'

interface AccountFormFacts {
  readonly fields: readonly AccountField[]
  readonly submit: string
  /** Its password is chosen here. */
  readonly isNewPassword: boolean
}

export const accountForms: Readonly<Record<AccountFormName, AccountFormFacts>> = {
  login: { fields: ['email', 'password'], submit: 'Entrar', isNewPassword: false },
  registration: { fields: ['name', 'email', 'password', 'terms'], submit: 'Criar conta', isNewPassword: true },
  resetPassword: { fields: ['email'], submit: 'Enviar o e-mail', isNewPassword: false },
  setPassword: { fields: ['password'], submit: 'Guardar a palavra-passe', isNewPassword: true },
  confirm: { fields: ['password'], submit: 'Confirmar o e-mail', isNewPassword: false },
  changePassword: {
    fields: ['currentPassword', 'password'],
    submit: 'Mudar a palavra-passe',
    isNewPassword: true,
  },
  changeEmail: { fields: ['email', 'currentPassword'], submit: 'Mudar o e-mail', isNewPassword: false },
  addPasskey: { fields: ['currentPassword'], submit: 'Acrescentar uma chave de acesso', isNewPassword: false },
}

/** What the browser can say of a form before it is sent; the server says the same, and more. */
export function formComplaints(form: AccountFormName, typed: TypedFields): Complaints {
  const { isNewPassword } = accountForms[form]
  // A form may lack a field of its kind: the password of a confirmation, where the browser is known.
  const fields = accountForms[form].fields.filter((field) => field === 'terms' || typed[field] !== undefined)
  if (isNewPassword || !fields.includes('password')) return complaintsAbout(fields, typed)
  const { email, ...others } = signInComplaints(typed)
  return fields.includes('email') && email !== undefined ? { email, ...others } : others
}

/** Names of the fields on the wire. */
export const fieldNames: Readonly<Record<AccountField, string>> = {
  name: 'nome',
  email: 'email',
  password: 'palavra-passe',
  currentPassword: 'palavra-passe-atual',
  terms: 'termos',
}

export function typedOf(form: AccountFormName, fields: URLSearchParams): TypedFields {
  const sent = accountForms[form].fields.map((field) => [field, fields.get(fieldNames[field])] as const)
  return Object.fromEntries(sent.flatMap(([field, value]) => (value === null ? [] : [[field, value]])))
}

/** What of it is shown again: passwords are not. */
export function shownAgain({ name, email }: TypedFields): TypedFields {
  return { ...(name !== undefined && { name }), ...(email !== undefined && { email }) }
}

const LABELS: Readonly<Record<AccountField, string>> = {
  name: 'Nome',
  email: 'E-mail',
  password: 'Palavra-passe',
  currentPassword: 'Palavra-passe atual',
  terms: 'Aceito os termos de utilização e a política de privacidade',
}

const NEW_LABELS: Partial<Record<AccountFormName, Partial<Record<AccountField, string>>>> = {
  setPassword: { password: 'Nova palavra-passe' },
  changePassword: { password: 'Nova palavra-passe' },
  changeEmail: { email: 'Novo e-mail' },
}

export function labelOf(form: AccountFormName, field: AccountField): string {
  return NEW_LABELS[form]?.[field] ?? LABELS[field]
}

const WORDS: Readonly<Record<AccountField, Partial<Record<FieldComplaint, string>>>> = {
  name: {
    missing: 'Escreva o seu nome.',
    malformed: 'Escreva um nome com 80 letras no máximo, sem endereços.',
  },
  email: {
    missing: 'Escreva o seu e-mail.',
    malformed: 'Verifique o e-mail, por exemplo ana@exemplo.pt.',
  },
  password: {
    missing: 'Escreva a palavra-passe.',
    too_short: `Use pelo menos ${PASSWORD_CHARS.least} caracteres.`,
    too_long: `Use no máximo ${PASSWORD_CHARS.most} caracteres.`,
    common: 'Muitas pessoas usam esta palavra-passe ou uma parecida. Escolha outra.',
    wrong: 'A palavra-passe não está certa.',
  },
  currentPassword: { missing: 'Escreva a palavra-passe atual.', wrong: 'A palavra-passe não está certa.' },
  terms: { not_accepted: 'Para criar a conta, aceite os termos.' },
}

export function complaintText(field: AccountField, complaint: FieldComplaint | undefined): string | null {
  return complaint === undefined ? null : (WORDS[field][complaint] ?? 'Verifique este campo.')
}

/** Fields of the answers of passkeys. */
export const passkeyFields = { wanted: 'chave-pedida', answer: 'chave' } as const

export const WRONG_PASSKEY = 'Esta chave de acesso não serve aqui. Entre com o e-mail e a palavra-passe.'
export const WRONG_SIGN_IN = 'O e-mail ou a palavra-passe não estão certos.'

/** "Espere 40 segundos": the wait is named, so that nobody tries in vain. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? count(seconds, 'segundo') : count(minutes, 'minuto')
  return `Demasiadas tentativas seguidas. Espere ${wait} e tente de novo.`
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
