import type { UserId } from '#platform/ids.ts'
import type { TypedFields } from '../rules/account-fields.ts'
import type { AccountDeps, Visitor } from './account-deps.ts'
import { askNewEmail, changePassword, confirmEmail, newEmailState, showPassword } from './change-account.ts'
import { confirmationState, confirmRegistration, register } from './register.ts'
import { askReset, setPassword, setPasswordState } from './reset-password.ts'
import { openSessions, revokeOtherSessions, revokeSession } from './own-sessions.ts'
import { listPasskeys } from '../passkeys/passkey-storage.ts'
import {
  addPasskey,
  askPasskey,
  askPasskeySignIn,
  type PasskeyHolder,
  removePasskey,
  signInByPasskey,
} from '../passkeys/passkeys.ts'
import { signIn } from './sign-in.ts'

/** What people do with their accounts, bound to a process' database, clock and keys. */
export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(deps: AccountDeps) {
  return {
    register: (typed: TypedFields, from: Visitor) => register(deps, typed, from),
    confirmationState: (link: ConfirmationLink, from: Visitor) => confirmationState(deps, link, from),
    confirmRegistration: (link: ConfirmationLink, typed: TypedFields, from: Visitor) =>
      confirmRegistration(deps, link, typed, from),
    signIn: (typed: TypedFields, from: Visitor) => signIn(deps, typed, from),
    askReset: (typed: TypedFields, from: Visitor) => askReset(deps, typed, from),
    setPasswordState: (code: string) => setPasswordState(deps, code),
    setPassword: (code: string, typed: TypedFields, from: Visitor) => setPassword(deps, code, typed, from),
    changePassword: (person: UserId, typed: TypedFields, from: Visitor) => changePassword(deps, person, typed, from),
    askNewEmail: (person: UserId, typed: TypedFields, from: Visitor) => askNewEmail(deps, person, typed, from),
    newEmailState: (code: string) => newEmailState(deps, code),
    confirmEmail: (code: string) => confirmEmail(deps, code),
    /** Whether the person has just shown their password: `currentPassword`. */
    showPassword: (person: UserId, typed: TypedFields, from: Visitor) => showPassword(deps, person, typed, from),
    passkeys: (person: UserId) => listPasskeys(deps.db, person),
    askPasskey: (holder: PasskeyHolder, typed: TypedFields, from: Visitor) => askPasskey(deps, holder, typed, from),
    addPasskey: (holder: PasskeyHolder, answer: string, from: Visitor, label: string) =>
      addPasskey(deps, holder, answer, from, label),
    removePasskey: (holder: PasskeyHolder, credentialId: string) => removePasskey(deps, holder, credentialId),
    askPasskeySignIn: (from: Visitor) => askPasskeySignIn(deps, from),
    signInByPasskey: (answer: string, from: Visitor) => signInByPasskey(deps, answer, from),
    openSessions: (person: UserId, from: Visitor) => openSessions(deps, person, from),
    revokeSession: (person: UserId, id: number) => revokeSession(deps, person, id),
    revokeOtherSessions: (person: UserId, from: Visitor) => revokeOtherSessions(deps, person, from),
  }
}

/** What the link of a confirmation carries. */
export interface ConfirmationLink {
  readonly personId: number
  readonly code: string
}
