import { takeTurns, type TurnRule, type TurnTaker } from '#platform/pace/turns.ts'
import type { Wait } from '../accounts/account-deps.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Tries to sign in, and every other question for a password. By account: 30 an hour after the first ten. */
export const SIGN_IN_TURNS = {
  ofAccount: { purpose: 'sign-in of an account', burst: 10, everyMs: 2 * MINUTE },
  ofNetwork: { purpose: 'sign-in from a network', burst: 30, everyMs: 20 * SECOND },
  /** While the whole site is tried at, a network has these. */
  ofNetworkUnderAttack: { purpose: 'sign-in from a network under attack', burst: 3, everyMs: 2 * MINUTE },
  /** What people mistype; beyond it somebody tries passwords. */
  ofAll: { purpose: 'failed sign-ins', burst: 300, everyMs: SECOND / 2 },
} as const satisfies Record<string, TurnRule>

/** Mails that somebody can have sent to an address without having shown that it is theirs. */
export const MAIL_TURNS = {
  toAddress: { purpose: 'mails to an address', burst: 3, everyMs: 20 * MINUTE },
  ofNetwork: { purpose: 'mails from a network', burst: 20, everyMs: 2 * MINUTE },
} as const satisfies Record<string, TurnRule>

/** Takes a turn of each, in order, until one has none. */
export async function waitForTurns(
  turns: TurnTaker,
  wanted: readonly (readonly [TurnRule, string])[],
): Promise<Wait | null> {
  const seconds = await takeTurns(turns, wanted)
  return seconds === null ? null : { kind: 'wait', seconds }
}
