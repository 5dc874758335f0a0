import { readEmail } from './email-address.ts'
import { passwordComplaint, PASSWORD_CHARS } from './password.ts'
import { readPersonName } from './person-name.ts'

/** Fields of the forms of accounts, as people fill them in; the browser and the server ask the same of them. */
export type AccountField = 'name' | 'email' | 'password' | 'currentPassword' | 'terms'

export type FieldComplaint = 'missing' | 'malformed' | 'too_short' | 'too_long' | 'common' | 'wrong' | 'not_accepted'

export type Complaints = Readonly<Partial<Record<AccountField, FieldComplaint>>>

export type TypedFields = Readonly<Partial<Record<AccountField, string>>>

/** What is wrong with the fields that a form has, as far as they themselves say it. */
export function complaintsAbout(fields: readonly AccountField[], typed: TypedFields): Complaints {
  const found = fields.flatMap((field) => {
    const complaint = CHECKS[field](typed[field] ?? '', typed)
    return complaint === null ? [] : [[field, complaint] as const]
  })
  return Object.fromEntries(found)
}

/** The password of a sign-in is not chosen here: whatever it is, it is tried. */
export function signInComplaints(typed: TypedFields): Complaints {
  return { ...complaintsAbout(['email'], typed), ...presence('password', typed) }
}

const CHECKS: Readonly<Record<AccountField, (typed: string, all: TypedFields) => FieldComplaint | null>> = {
  name: (typed) => (typed.trim() === '' ? 'missing' : readPersonName(typed) === null ? 'malformed' : null),
  email: (typed) => (typed.trim() === '' ? 'missing' : readEmail(typed) === null ? 'malformed' : null),
  password: (typed, { email = '', name = '' }) => passwordComplaint(typed, { email, name }),
  currentPassword: (typed) => (typed === '' ? 'missing' : null),
  terms: (typed) => (typed === '' ? 'not_accepted' : null),
}

function presence(field: AccountField, typed: TypedFields): Complaints {
  const text = typed[field] ?? ''
  if (text === '') return { [field]: 'missing' }
  return text.length > PASSWORD_CHARS.most ? { [field]: 'wrong' } : {}
}
