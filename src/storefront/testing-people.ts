import type { PeopleSource } from './dependencies.ts'

/** For tests of pages: people without a database; never part of the product. */

/** A code of a mail that is still good, and one that is over. */
export const OPEN_CODE = 'o'.repeat(43)
export const GONE_CODE = 'g'.repeat(43)

const memoryAccounts: PeopleSource['accounts'] = {
  register: async () => ({ kind: 'mailed', cookies: [] }),
  confirmationState: async ({ code }) =>
    code === OPEN_CODE ? { kind: 'ready', email: 'ana@exemplo.pt', asksPassword: true } : { kind: 'gone' },
  confirmRegistration: async () => ({ kind: 'gone' }),
  signIn: async () => ({ kind: 'wrong' }),
  askReset: async () => ({ kind: 'mailed' }),
  setPasswordState: async (code) =>
    code === OPEN_CODE ? { kind: 'ready', email: 'ana@exemplo.pt' } : { kind: 'gone' },
  setPassword: async () => ({ kind: 'gone' }),
  changePassword: async () => ({ kind: 'refused', complaints: { currentPassword: 'wrong' } }),
  askNewEmail: async () => ({ kind: 'mailed' }),
  newEmailState: async (code) =>
    code === OPEN_CODE ? { kind: 'ready', newEmail: 'ana@exemplo.pt' } : { kind: 'gone' },
  confirmEmail: async () => 'gone',
  showPassword: async () => ({ kind: 'refused', complaints: { currentPassword: 'wrong' } }),
  passkeys: async () => [],
  askPasskey: async () => ({ kind: 'refused', complaints: { currentPassword: 'wrong' } }),
  addPasskey: async () => 'refused',
  removePasskey: async () => 'unknown',
  askPasskeySignIn: async () => ({ kind: 'wait', seconds: 60 }),
  signInByPasskey: async () => ({ kind: 'wrong' }),
  openSessions: async () => [],
  revokeSession: async () => false,
  revokeOtherSessions: async () => 0,
}

/** Nobody is signed in, and every sign-in is wrong, unless it says otherwise. */
export function aPeopleSource(given: Partial<PeopleSource> = {}): PeopleSource {
  return { current: async () => null, signOut: async () => [], accounts: memoryAccounts, ...given }
}
