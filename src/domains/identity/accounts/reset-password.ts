import { queueMail } from '#platform/mail/queue-mail.ts'
import type { UserId } from '#platform/ids.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { CODE_TTL_MS, hashCode, isCode, newCode } from '../codes/code.ts'
import { endMailCodes, findMailCode, insertMailCode, takeMailCode } from '../codes/mail-code-storage.ts'
import { accountChanged, noAccount, resetPassword } from '../mails/account-notices.ts'
import { complaintsAbout, type Complaints, type TypedFields } from '../rules/account-fields.ts'
import { readEmail } from '../rules/email-address.ts'
import { revokeSessions } from '../sessions/session-storage.ts'
import { findPerson } from '../storage.ts'
import { SIGN_IN_TURNS } from '../throttle/account-turns.ts'
import type { AccountDeps, SignedIn, Visitor, Wait } from './account-deps.ts'
import { findCredentials, storePassword } from './account-storage.ts'
import { newPasswordComplaints, takeMailTurn } from './password-check.ts'
import { signInPerson } from './sign-in-person.ts'

export type AskResetOutcome =
  | { readonly kind: 'refused'; readonly complaints: Complaints }
  | Wait
  | { readonly kind: 'mailed' }

/** Has a link to choose a new password sent. An address without an account is told so by mail, and nobody else is. */
export async function askReset(deps: AccountDeps, typed: TypedFields, from: Visitor): Promise<AskResetOutcome> {
  const complaints = complaintsAbout(['email'], typed)
  const email = readEmail(typed.email ?? '')
  if (email === null) return { kind: 'refused', complaints }
  const wait = await takeMailTurn(deps.turns, email, from)
  if (wait !== null) return wait
  const [code, now] = [newCode(), deps.clock.now()]
  await deps.db.transaction().execute(async (tx) => {
    const found = await findCredentials(tx, email)
    if (found === null) return queueMail(tx, noAccount, { to: email, data: { registerPath: deps.paths.register() } })
    const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
    await insertMailCode(tx, { hash: code.hash, personId: found.personId, purpose: 'set-password', now, expiresAt })
    // To the address that is kept, whatever spelling was typed.
    return queueMail(tx, resetPassword, { to: found.email, data: { path: deps.paths.setPassword(code.text) } })
  })
  return { kind: 'mailed' }
}

export type SetPasswordState = { readonly kind: 'gone' } | { readonly kind: 'ready'; readonly email: string }

/** Whether a code still sets the password of somebody. */
export async function setPasswordState({ db, clock }: AccountDeps, code: string): Promise<SetPasswordState> {
  const found = isCode(code) ? await findMailCode(db, hashCode(code), 'set-password', clock.now()) : null
  const person = found === null || found.isUsed ? null : await findPerson(db, found.personId)
  return person === null ? { kind: 'gone' } : { kind: 'ready', email: person.email }
}

export type SetPasswordOutcome =
  | SignedIn
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly email: string; readonly complaints: Complaints }

/** Sets the password by a code, ends all sessions and opens one here: whoever had the old password is out. */
export async function setPassword(
  deps: AccountDeps,
  code: string,
  typed: TypedFields,
  from: Visitor,
): Promise<SetPasswordOutcome> {
  const state = await setPasswordState(deps, code)
  if (state.kind === 'gone') return state
  const { email } = state
  const complaints = newPasswordComplaints(complaintsAbout(['password'], { ...typed, email }), typed)
  if (Object.keys(complaints).length > 0) return { kind: 'refused', email, complaints }
  const passwordHash = await deps.passwords.hash(typed.password ?? '')
  const [hash, now] = [hashCode(code), deps.clock.now()]
  const personId = await deps.db.transaction().execute(async (tx): Promise<UserId | null> => {
    const found = await findMailCode(tx, hash, 'set-password', now)
    if (found === null || !(await takeMailCode(tx, hash, now))) return null
    await replacePassword(deps, tx, { personId: found.personId, email, passwordHash })
    return found.personId
  })
  if (personId === null) return { kind: 'gone' }
  await deps.turns.clear(SIGN_IN_TURNS.ofAccount, email)
  return (await signInPerson(deps, { personId, passwordHash }, from)) ?? { kind: 'gone' }
}

/** What a new password ends: every session, and every code that waits. The owner is told. */
export async function replacePassword(
  { clock, paths }: Pick<AccountDeps, 'clock' | 'paths'>,
  tx: DatabaseOrTransaction,
  {
    personId,
    email,
    passwordHash,
  }: { readonly personId: UserId; readonly email: string; readonly passwordHash: string },
): Promise<void> {
  await storePassword(tx, personId, passwordHash)
  await revokeSessions(tx, { personId }, clock.now())
  await endMailCodes(tx, personId)
  await queueMail(tx, accountChanged, {
    to: email,
    data: { change: 'password', resetPath: paths.resetPassword() },
  })
}
