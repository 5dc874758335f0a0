import type { UserId } from '#platform/ids.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { CODE_TTL_MS, hashCode, isCode, newCode } from '../codes/code.ts'
import { endMailCodes, findMailCode, insertMailCode, takeMailCode } from '../codes/mail-code-storage.ts'
import { accountChanged, confirmNewEmail, emailTaken } from '../mails/account-notices.ts'
import { complaintsAbout, type Complaints, type TypedFields } from '../rules/account-fields.ts'
import { readEmail } from '../rules/email-address.ts'
import { findPerson } from '../storage.ts'
import type { AccountDeps, SignedIn, Visitor, Wait } from './account-deps.ts'
import { type Credentials, findCredentials, findCredentialsOf, isEmailTaken, storeEmail } from './account-storage.ts'
import { checkPassword, newPasswordComplaints, takeMailTurn } from './password-check.ts'
import { replacePassword } from './reset-password.ts'
import { signInPerson } from './sign-in-person.ts'

type Refused = { readonly kind: 'refused'; readonly complaints: Complaints }

export type ChangePasswordOutcome = SignedIn | Wait | Refused

/** Changes the password of who is signed in and knows the present one; every other session ends. */
export async function changePassword(
  deps: AccountDeps,
  personId: UserId,
  typed: TypedFields,
  from: Visitor,
): Promise<ChangePasswordOutcome> {
  const person = await findPerson(deps.db, personId)
  const about = { ...typed, email: person?.email ?? '', name: person?.name ?? '' }
  const complaints = newPasswordComplaints(complaintsAbout(['currentPassword', 'password'], about), typed)
  if (Object.keys(complaints).length > 0) return { kind: 'refused', complaints }
  const shown = await showPassword(deps, personId, typed, from)
  if (shown.kind !== 'shown') return shown
  const passwordHash = await deps.passwords.hash(typed.password ?? '')
  await deps.db
    .transaction()
    .execute((tx) => replacePassword(deps, tx, { personId, email: shown.owner.email, passwordHash }))
  return (await signInPerson(deps, { personId, passwordHash }, from)) ?? wrongPassword
}

export type ChangeEmailOutcome = { readonly kind: 'mailed' } | Wait | Refused

/** Has the new address of an account asked whether it is theirs; until it says so nothing changes. */
export async function askNewEmail(
  deps: AccountDeps,
  personId: UserId,
  typed: TypedFields,
  from: Visitor,
): Promise<ChangeEmailOutcome> {
  const complaints = complaintsAbout(['email', 'currentPassword'], typed)
  const newEmail = readEmail(typed.email ?? '')
  if (Object.keys(complaints).length > 0 || newEmail === null) return { kind: 'refused', complaints }
  const shown = await showPassword(deps, personId, typed, from)
  if (shown.kind !== 'shown') return shown
  const wait = await takeMailTurn(deps.turns, newEmail, from)
  if (wait !== null) return wait
  const [code, now] = [newCode(), deps.clock.now()]
  await deps.db.transaction().execute(async (tx) => {
    if ((await findCredentials(tx, newEmail)) !== null)
      return queueMail(tx, emailTaken, { to: newEmail, data: { loginPath: deps.paths.login() } })
    const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
    await insertMailCode(tx, { hash: code.hash, personId, purpose: 'change-email', newEmail, now, expiresAt })
    return queueMail(tx, confirmNewEmail, { to: newEmail, data: { path: deps.paths.confirmEmail(code.text) } })
  })
  return { kind: 'mailed' }
}

export type NewEmailState = { readonly kind: 'gone' } | { readonly kind: 'ready'; readonly newEmail: string }

/** Whether a code still changes somebody's address. */
export async function newEmailState({ db, clock }: AccountDeps, code: string): Promise<NewEmailState> {
  const found = isCode(code) ? await findMailCode(db, hashCode(code), 'change-email', clock.now()) : null
  return found === null || found.isUsed || found.newEmail === null
    ? { kind: 'gone' }
    : { kind: 'ready', newEmail: found.newEmail }
}

/** 'taken': between the mail and its link somebody else has shown that the address is theirs. */
export type ConfirmEmailOutcome = 'changed' | 'gone' | 'taken'

/** Changes the address; the old one is told, and what was sent to it and not used is worth nothing. */
export async function confirmEmail(deps: AccountDeps, code: string): Promise<ConfirmEmailOutcome> {
  const [hash, now] = [isCode(code) ? hashCode(code) : null, deps.clock.now()]
  if (hash === null) return 'gone'
  const changing = deps.db.transaction().execute(async (tx): Promise<ConfirmEmailOutcome> => {
    const found = await findMailCode(tx, hash, 'change-email', now)
    if (found?.newEmail == null || !(await takeMailCode(tx, hash, now))) return 'gone'
    const before = await findCredentialsOf(tx, found.personId)
    if (before === null) return 'gone'
    if (!(await storeEmail(tx, found.personId, found.newEmail))) return 'taken'
    await endMailCodes(tx, found.personId)
    await queueMail(tx, accountChanged, {
      to: before.email,
      data: { change: 'email', resetPath: deps.paths.resetPassword() },
    })
    return 'changed'
  })
  // Of two that confirm one address at the same moment neither sees the other's; the index does.
  return changing.catch((error: unknown) => {
    if (isEmailTaken(error)) return 'taken'
    throw error
  })
}

const wrongPassword: Refused = { kind: 'refused', complaints: { currentPassword: 'wrong' } }

/** Whoever changes what an account stands on shows its password once more: an open session may be a borrowed machine's. */
export async function showPassword(
  deps: AccountDeps,
  personId: UserId,
  { currentPassword = '' }: TypedFields,
  from: Visitor,
): Promise<{ readonly kind: 'shown'; readonly owner: Credentials } | Wait | Refused> {
  const owner = await findCredentialsOf(deps.db, personId)
  if (owner === null) return wrongPassword
  const tried = { account: owner.email, kept: owner.passwordHash, password: currentPassword, from }
  const checked = await checkPassword(deps, tried)
  if (checked === 'right') return { kind: 'shown', owner }
  return checked === 'wrong' ? wrongPassword : checked
}
