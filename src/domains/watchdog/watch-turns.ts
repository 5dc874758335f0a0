import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import type { TurnTaker } from '#platform/pace/turns.ts'

/** Who asks: a person, whose profile says how often they are written to, or whoever has typed an address. */
export type Asker = { readonly personId: number } | AddressAsker

export interface AddressAsker {
  readonly address: string
  readonly ip: string
  /** Mails as they come, or one a day; absent: nothing was said. */
  readonly isFrequent?: boolean
}

/** Mails to an address that has not said yes: nobody is flooded in another's name. */
const OF_ADDRESS = { purpose: 'watches of an address', burst: 5, everyMs: 4.8 * 3_600_000 }
/** A household asks for a few in a row. */
const OF_NETWORK = { purpose: 'watches of a network', burst: 20, everyMs: 180_000 }

/** Whether a network may ask for one more watch in the name of an address. */
export async function refuseNetwork(turns: TurnTaker, ip: string): Promise<Refusal<'too_many_requests'> | null> {
  const seconds = await turns.take(OF_NETWORK, networkOf(ip))
  return seconds === null ? null : refusal('too_many_requests', 'too many watches from this network', seconds)
}

/** Whether one more mail may go to the address; who asked is told nothing of it. */
export async function mayAskAddress(turns: TurnTaker, address: string): Promise<boolean> {
  return (await turns.take(OF_ADDRESS, mailboxOf(address))) === null
}
