import { timingSafeEqual } from 'node:crypto'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { cookieValue, setCookie } from '#platform/http/access/cookies.ts'
import type { UserId } from '#platform/ids.ts'
import { CODE_TTL_MS, hashCode, isCode, newCode } from '../codes/code.ts'
import {
  findRegistration,
  insertRegistration,
  type Registration,
  takeRegistration,
} from '../codes/registration-storage.ts'
import { recordConsent } from '../consent/consents.ts'
import { alreadyRegistered, confirmAddress } from '../mails/account-notices.ts'
import { complaintsAbout, type Complaints, type TypedFields } from '../rules/account-fields.ts'
import { readEmail } from '../rules/email-address.ts'
import { readPersonName } from '../rules/person-name.ts'
import type { AccountDeps, SignedIn, Visitor, Wait } from './account-deps.ts'
import { findCredentials, insertPerson } from './account-storage.ts'
import { checkPassword, newPasswordComplaints, takeMailTurn } from './password-check.ts'
import { signInPerson } from './sign-in-person.ts'

export type RegisterOutcome =
  | { readonly kind: 'refused'; readonly complaints: Complaints }
  | Wait
  /** A mail is on its way; the cookie spares this browser the password when it confirms. */
  | { readonly kind: 'mailed'; readonly cookies: readonly string[] }

const BROWSER_COOKIE = 'registration'

/**
 * Begins an account. What is answered, and the time that it takes, is the same whether the address is known or not: only the
 * mail that its owner receives differs.
 */
export async function register(deps: AccountDeps, typed: TypedFields, from: Visitor): Promise<RegisterOutcome> {
  const complaints = newPasswordComplaints(complaintsAbout(['name', 'email', 'password', 'terms'], typed), typed)
  const [email, name] = [readEmail(typed.email ?? ''), readPersonName(typed.name ?? '')]
  if (Object.keys(complaints).length > 0 || email === null || name === null) return { kind: 'refused', complaints }
  const wait = await takeMailTurn(deps.turns, email, from)
  if (wait !== null) return wait
  const passwordHash = await deps.passwords.hash(typed.password ?? '')
  const [code, browser, now] = [newCode(), newCode(), deps.clock.now()]
  await deps.db.transaction().execute(async (tx) => {
    if ((await findCredentials(tx, email)) !== null) {
      const data = { loginPath: deps.paths.login(), resetPath: deps.paths.resetPassword() }
      return queueMail(tx, alreadyRegistered, { to: email, data })
    }
    const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
    const hashes = { passwordHash, codeHash: code.hash, browserHash: browser.hash }
    const id = await insertRegistration(tx, { email, name, ...hashes, now, expiresAt })
    return queueMail(tx, confirmAddress, {
      to: email,
      data: { path: deps.paths.confirmRegistration(id, code.text) },
    })
  })
  return { kind: 'mailed', cookies: [browserCookie(deps, browser.text, CODE_TTL_MS / 1000)] }
}

function browserCookie({ config }: Pick<AccountDeps, 'config'>, value: string, maxAgeSeconds: number): string {
  return setCookie(BROWSER_COOKIE, value, { maxAgeSeconds, httpOnly: true, secure: config.url.startsWith('https:') })
}

/** How a registration stands to who opens its link. */
export type ConfirmationState =
  | { readonly kind: 'gone' | 'already' }
  /** `asksPassword`: this is not the browser that registered, and whose mail it is may not be who did. */
  | { readonly kind: 'ready'; readonly email: string; readonly asksPassword: boolean }

export type ConfirmOutcome =
  | SignedIn
  | Wait
  | ConfirmationState
  | { readonly kind: 'refused'; readonly email: string; readonly complaints: Complaints }

export async function confirmationState(
  deps: AccountDeps,
  link: { readonly personId: number; readonly code: string },
  from: Visitor,
): Promise<ConfirmationState> {
  const found = await registrationOf(deps, link)
  if (found === null) return { kind: 'gone' }
  return found.isUsed
    ? { kind: 'already' }
    : { kind: 'ready', email: found.email, asksPassword: !isSameBrowser(found, from) }
}

/**
 * Makes the account. The code shows whose the address is, and the browser or the password who registered: somebody who opens
 * the mail of a stranger's registration does not give them an account under their own address.
 */
export async function confirmRegistration(
  deps: AccountDeps,
  link: { readonly personId: number; readonly code: string },
  { password = '' }: TypedFields,
  from: Visitor,
): Promise<ConfirmOutcome> {
  const found = await registrationOf(deps, link)
  if (found === null) return { kind: 'gone' }
  if (found.isUsed) return { kind: 'already' }
  if (!isSameBrowser(found, from)) {
    const { email } = found
    if (password === '') return { kind: 'refused', email, complaints: { password: 'missing' } }
    const account = `registration ${found.id}`
    const checked = await checkPassword(deps, { account, kept: found.passwordHash, password, from })
    if (checked === 'wrong') return { kind: 'refused', email, complaints: { password: 'wrong' } }
    if (checked !== 'right') return checked
  }
  return makeAccount(deps, found, from)
}

async function makeAccount(deps: AccountDeps, registration: Registration, from: Visitor): Promise<ConfirmOutcome> {
  const now = deps.clock.now()
  const made = await deps.db.transaction().execute(async (tx): Promise<UserId | null> => {
    if (!(await takeRegistration(tx, registration.id, now))) return null
    const personId = await insertPerson(tx, registration, now)
    if (personId === null) return null
    const { createdAt: decidedAt } = registration
    const textVersion = deps.termsAt(decidedAt)
    await recordConsent(tx, personId, { what: 'terms', isGiven: true, textVersion, decidedAt })
    return personId
  })
  if (made === null) return { kind: 'already' }
  const signedIn = await signInPerson(deps, { personId: made, passwordHash: registration.passwordHash }, from)
  if (signedIn === null) return { kind: 'already' }
  return { kind: 'signed-in', cookies: [...signedIn.cookies, browserCookie(deps, '', 0)] }
}

function registrationOf({ db, clock }: AccountDeps, { personId, code }: { personId: number; code: string }) {
  return isCode(code) ? findRegistration(db, personId, hashCode(code), clock.now()) : null
}

function isSameBrowser({ browserHash }: Registration, { cookies }: Visitor): boolean {
  const token = cookieValue(cookies, BROWSER_COOKIE)
  return token !== null && isCode(token) && timingSafeEqual(hashCode(token), browserHash)
}
