import { mailboxOf } from '#platform/mail/mailbox.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import type { Complaints, TypedFields } from '../rules/account-fields.ts'
import { MAIL_TURNS, SIGN_IN_TURNS, waitForTurns } from '../throttle/account-turns.ts'
import type { AccountDeps, Visitor, Wait } from './account-deps.ts'

const EVERYBODY = ''

/**
 * Whether a password is right, or how long to wait before it is looked at. `account` names what is tried, whether it exists or
 * not. A turn is taken before the password is read, so that tries at once are counted too; who is right has theirs back.
 */
export async function checkPassword(
  { turns, passwords }: Pick<AccountDeps, 'turns' | 'passwords'>,
  tried: { readonly account: string; readonly kept: string | null; readonly password: string; readonly from: Visitor },
): Promise<'right' | 'wrong' | Wait> {
  const { account, kept, password, from } = tried
  const wait = await waitForTurns(turns, [
    [SIGN_IN_TURNS.ofNetwork, from.network],
    [SIGN_IN_TURNS.ofAccount, account],
  ])
  if (wait !== null) return wait
  const isAttack = await turns.isExhausted(SIGN_IN_TURNS.ofAll, EVERYBODY)
  const attackWait = isAttack ? await waitForTurns(turns, [[SIGN_IN_TURNS.ofNetworkUnderAttack, from.network]]) : null
  if (attackWait !== null) return attackWait
  if (await passwords.matches(kept, password)) {
    await turns.clear(SIGN_IN_TURNS.ofAccount, account)
    await turns.giveBack(SIGN_IN_TURNS.ofNetwork, from.network)
    return 'right'
  }
  await turns.take(SIGN_IN_TURNS.ofAll, EVERYBODY)
  return 'wrong'
}

/** Before a mail is sent to an address that somebody has typed. */
export function takeMailTurn(turns: AccountDeps['turns'], email: string, from: Visitor): Promise<Wait | null> {
  return waitForTurns(turns, [
    [MAIL_TURNS.ofNetwork, from.network],
    [MAIL_TURNS.toAddress, mailboxOf(email)],
  ])
}

/** The rules' complaints, and that of the list of common ones, which only the server has. */
export function newPasswordComplaints(complaints: Complaints, { password = '' }: TypedFields): Complaints {
  return complaints.password === undefined && isCommonPassword(password)
    ? { ...complaints, password: 'common' }
    : complaints
}
