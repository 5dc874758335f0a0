import { type Complaints, signInComplaints, type TypedFields } from '../rules/account-fields.ts'
import { readEmail } from '../rules/email-address.ts'
import type { AccountDeps, SignedIn, Visitor, Wait } from './account-deps.ts'
import { findCredentials } from './account-storage.ts'
import { checkPassword } from './password-check.ts'
import { signInPerson } from './sign-in-person.ts'

export type SignInOutcome =
  | SignedIn
  | Wait
  /** It fits no account; which of both is wrong is nobody's business. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'refused'; readonly complaints: Complaints }

/** Signs in by e-mail and password. An address that nobody has costs the same time and gets the same answer. */
export async function signIn(deps: AccountDeps, typed: TypedFields, from: Visitor): Promise<SignInOutcome> {
  const complaints = signInComplaints(typed)
  const email = readEmail(typed.email ?? '')
  if (Object.keys(complaints).length > 0 || email === null) return { kind: 'refused', complaints }
  const found = await findCredentials(deps.db, email)
  const kept = found?.passwordHash ?? null
  const checked = await checkPassword(deps, { account: email, kept, password: typed.password ?? '', from })
  if (checked === 'right' && found !== null) return (await signInPerson(deps, found, from)) ?? { kind: 'wrong' }
  return checked === 'right' || checked === 'wrong' ? { kind: 'wrong' } : checked
}
