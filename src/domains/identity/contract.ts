/** What others may use of identity (architecture.md, Layout). */
export { currentUser, identifyBy, type CurrentUser, type IdentityDeps } from './current-user.ts'
export { loginTokens, type LoginTokens } from './login-token.ts'
export type { User } from './user.ts'
export { ADMIN_MODE_COOKIE, ADMIN_MODE_SECONDS } from './rules/admin-mode.ts'
export { signOutBy, type SignOut } from './sign-out.ts'
export { type OwnData, type OwnDataDeps, type PublicPerson, createOwnData } from './own-data.ts'
export { EXPORT_KEPT_DAYS, EXPORTS_A_DAY, type ShownExport } from './export/exports.ts'
export { CODE_TTL_MS } from './codes/code.ts'
export { PROOF_KEPT_MS, type ConsentName, type ConsentRecord, recordConsent } from './consent/consents.ts'
export { SESSION_IDLE_MS, SESSION_TTL_SECONDS, cookieDomainOf } from './sessions.ts'
export { UNDO_DAYS } from './erase/erasures.ts'
export { type ConsentChoices, createConsentChoices } from './consent/consent-choices.ts'
export {
  acceptedAll,
  type ChosenKind,
  chosenKinds,
  type Consent,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_TEXT_VERSION,
  consentIdIn,
  PROOF_COOKIE,
  refusedAll,
  writeConsent,
  writeProof,
} from './rules/consent.ts'
export { consentOf } from './consent/consent-of-request.ts'
export {
  type MailKind,
  type MailPace,
  type MailPreferences,
  mailPreferencesOf,
  standardMailPreferences,
} from './profile/mail-preferences.ts'
export { afterQuiet, type QuietHours } from './rules/quiet-hours.ts'
export { type ProfileForm, type ProfileForms, sectionNames, type SectionName } from './profile/profile-forms.ts'
export { readEmail } from './rules/email-address.ts'
export { mailBoxes, PACES, TICKED } from './profile/sections/mail-section.ts'
export { type Accounts, createAccounts } from './accounts/accounts.ts'
export type { AccountPaths, Visitor } from './accounts/account-deps.ts'
export type { SessionRow } from './sessions/session-storage.ts'
export { createPasswords } from './passwords/hash-password.ts'
export { createTurns } from './throttle/turns.ts'
export type { MeLikes } from './calls.ts'
export type { PasskeyRow } from './passkeys/passkey-storage.ts'
export type { PasskeyCreation, PasskeyRequest } from './passkeys/passkeys.ts'
export type { StoredRoles } from './roles/stored-roles.ts'
export { setShopsOfPerson } from './roles/shops-of-person.ts'
export { demoPeopleCommand } from './cli/demo-people.ts'
export { accountsSince, addressesOf, addressesSpeakingFor, namesOf, personsAt } from './addresses.ts'
