import { queueMail } from '#platform/mail/queue-mail.ts'
import type { UserId } from '#platform/ids.ts'
import { readableLine } from '#platform/readable-text.ts'
import type { AccountDeps, SignedIn, Visitor, Wait } from '../accounts/account-deps.ts'
import { findCredentialsOf } from '../accounts/account-storage.ts'
import { showPassword } from '../accounts/change-account.ts'
import { signInPerson } from '../accounts/sign-in-person.ts'
import { hashCode, newCode } from '../codes/code.ts'
import { accountChanged } from '../mails/account-notices.ts'
import type { Complaints, TypedFields } from '../rules/account-fields.ts'
import { SIGN_IN_TURNS, waitForTurns } from '../throttle/account-turns.ts'
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  noteUse,
  takeChallenge,
} from './passkey-storage.ts'
import { readMade, readSigned } from './passkey-answer.ts'

/** What is signed within so long (docs/limits.md). */
const CHALLENGE_MS = 5 * 60_000
const MOST_PASSKEYS = 20
const MAX_LABEL = 80

/** What the browser is asked for; it fills in the rest, which is always the same (parts/auth/passkey-calls.ts). */
export interface PasskeyRequest {
  readonly challenge: string
  readonly rpId: string
}

export interface PasskeyCreation extends PasskeyRequest {
  /** Opaque to the device; the same for all passkeys of a person. */
  readonly userId: string
  readonly email: string
  readonly name: string
  /** Devices that hold one of these make no second. */
  readonly known: readonly string[]
}

/** Whose passkeys are changed. `needsPasskey`: they have a role of the back office, and this session was not opened by a passkey (`User`). */
export interface PasskeyHolder {
  readonly id: UserId
  readonly needsPasskey: boolean
}

/**
 * Who has a role guards it by the passkeys that are there: a password alone neither adds one, which would open the back office to whoever has
 * got the password, nor takes one away. The first is added by the password.
 */
async function isGuarded({ db }: Pick<AccountDeps, 'db'>, { id, needsPasskey }: PasskeyHolder): Promise<boolean> {
  return needsPasskey && (await listPasskeys(db, id)).length > 0
}

export type AskPasskeyOutcome =
  | { readonly kind: 'asked'; readonly creation: PasskeyCreation }
  | Wait
  | { readonly kind: 'refused'; readonly complaints: Complaints }
  | { readonly kind: 'full' }
  /** They have to sign in by one that they have. */
  | { readonly kind: 'guarded' }

/** Begins a passkey of who is signed in and knows their password. */
export async function askPasskey(
  deps: AccountDeps,
  holder: PasskeyHolder,
  typed: TypedFields,
  from: Visitor,
): Promise<AskPasskeyOutcome> {
  if (await isGuarded(deps, holder)) return { kind: 'guarded' }
  const { id: personId } = holder
  const shown = await showPassword(deps, personId, typed, from)
  if (shown.kind !== 'shown') return shown
  const known = await listPasskeys(deps.db, personId)
  if (known.length >= MOST_PASSKEYS) return { kind: 'full' }
  const { email } = shown.owner
  return {
    kind: 'asked',
    creation: {
      ...(await newChallenge(deps, personId)),
      userId: Buffer.from(`person ${personId}`).toString('base64url'),
      email,
      name: email,
      known: known.map(({ credentialId }) => credentialId),
    },
  }
}

/** Keeps the passkey that a device has made. The owner is told by mail. */
export async function addPasskey(
  deps: AccountDeps,
  holder: PasskeyHolder,
  answer: string,
  from: Visitor,
  label: string,
): Promise<'added' | 'refused' | 'guarded'> {
  const { db, clock, paths } = deps
  const { id: personId } = holder
  const response = readMade(answer)
  if (response === null || from.origin === undefined) return 'refused'
  if (await isGuarded(deps, holder)) return 'guarded'
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, { hash: hashCode(challenge), personId, now: clock.now() }),
    expectedOrigin: from.origin,
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
  }).catch(() => null)
  const owner = await findCredentialsOf(db, personId)
  if (verified?.verified !== true || owner === null) return 'refused'
  const { credential } = verified.registrationInfo
  return db.transaction().execute(async (tx) => {
    const isNew = await insertPasskey(tx, {
      credentialId: credential.id,
      personId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      label: readableLine(label, MAX_LABEL),
      now: clock.now(),
    })
    if (!isNew) return 'refused'
    const data = { change: 'passkey-added' as const, resetPath: paths.resetPassword() }
    await queueMail(tx, accountChanged, { to: owner.email, data })
    return 'added'
  })
}

/** Takes one of a person's own away; they are told by mail. */
export async function removePasskey(
  deps: AccountDeps,
  holder: PasskeyHolder,
  credentialId: string,
): Promise<'removed' | 'unknown' | 'guarded'> {
  const { db, paths } = deps
  const { id: personId } = holder
  if (await isGuarded(deps, holder)) return 'guarded'
  const owner = await findCredentialsOf(db, personId)
  if (owner === null) return 'unknown'
  return db.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, personId, credentialId))) return 'unknown'
    const data = { change: 'passkey-removed' as const, resetPath: paths.resetPassword() }
    await queueMail(tx, accountChanged, { to: owner.email, data })
    return 'removed'
  })
}

/** What a device is asked to sign for a sign-in; whose it is comes with the answer. */
export async function askPasskeySignIn(
  deps: AccountDeps,
  from: Visitor,
): Promise<{ readonly kind: 'asked'; readonly request: PasskeyRequest } | Wait> {
  const wait = await waitForTurns(deps.turns, [[SIGN_IN_TURNS.ofNetwork, from.network]])
  return wait ?? { kind: 'asked', request: await newChallenge(deps, null) }
}

/** Signs in by what a device has signed. A challenge is good once, whatever comes of it. */
export async function signInByPasskey(
  deps: AccountDeps,
  answer: string,
  from: Visitor,
): Promise<SignedIn | { readonly kind: 'wrong' }> {
  const { db, clock } = deps
  const response = readSigned(answer)
  const passkey = response === null ? null : await findPasskey(db, response.id)
  if (response === null || passkey === null || from.origin === undefined) return { kind: 'wrong' }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      takeChallenge(db, { hash: hashCode(challenge), personId: null, now: clock.now() }),
    expectedOrigin: from.origin,
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => null)
  const owner = await findCredentialsOf(db, passkey.personId)
  if (verified?.verified !== true || owner === null) return { kind: 'wrong' }
  const counter = verified.authenticationInfo.newCounter
  await noteUse(db, { credentialId: passkey.credentialId, counter, now: clock.now() })
  return (await signInPerson(deps, owner, from, { isByPasskey: true })) ?? { kind: 'wrong' }
}

async function newChallenge(deps: AccountDeps, personId: UserId | null): Promise<PasskeyRequest> {
  const { text, hash } = newCode()
  await insertChallenge(deps.db, { hash, personId, expiresAt: new Date(deps.clock.now().getTime() + CHALLENGE_MS) })
  return { challenge: text, rpId: rpIdOf(deps) }
}

/** Passkeys belong to the site's name; a device gives them to no other. */
function rpIdOf({ config }: Pick<AccountDeps, 'config'>): string {
  return new URL(config.url).hostname
}
