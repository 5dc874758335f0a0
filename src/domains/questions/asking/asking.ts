import { offersOfProduct } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { takeTurns, type TurnTaker } from '#platform/pace/turns.ts'
import { submitQuestion } from '../publishing/hand-over.ts'
import { confirmQuestion } from '../mails/question-notices.ts'
import { REQUEST_MS } from '../question.ts'
import type { QuestionLinks } from '../mails/question-links.ts'
import { QUESTION_TURNS } from './question-turns.ts'
import { keepRequest, requestKey, takeRequest } from './request-storage.ts'
import { hasAsked, insertQuestion } from '../storage.ts'
import type { TypedWords } from './typed-words.ts'

export interface AskingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly links: QuestionLinks
  /** The name of an address' network, as moderation is told it. */
  networkHash(ip: string): string
  readonly turns: TurnTaker
}

export interface AskedQuestion {
  readonly variantId: number
  readonly words: TypedWords
  /** An account, or an address that is asked first. */
  readonly by: { readonly personId: number } | { readonly address: string }
  readonly ip: string
  /** Of the product, for the mail that asks. */
  readonly productTitle: string
}

/** asked: it waits to be looked at. mailed: the address is asked first, and answered alike whoever it is. */
export type AskOutcome = 'asked' | 'mailed' | { readonly waitSeconds: number }

export async function ask(asked: AskedQuestion, deps: AskingDeps): Promise<AskOutcome> {
  const { turns } = deps
  const network = networkOf(asked.ip)
  const waitSeconds = await takeTurns(turns, [
    [QUESTION_TURNS.ofNetwork, network],
    ...('personId' in asked.by ? ([[QUESTION_TURNS.ofPerson, String(asked.by.personId)]] as const) : []),
    [QUESTION_TURNS.ofAll, ''],
  ])
  if (waitSeconds !== null) return { waitSeconds }
  const { by } = asked
  if ('personId' in by) {
    await deps.db.transaction().execute((tx) => keepOfPerson(tx, { ...asked, personId: by.personId }, deps))
    return 'asked'
  }
  // Who asked is told nothing of the address' own turns: it may be somebody else's.
  if ((await turns.take(QUESTION_TURNS.ofAddress, mailboxOf(by.address))) === null)
    await deps.db.transaction().execute((tx) => askAddress(tx, { ...asked, address: by.address }, deps))
  return 'mailed'
}

async function keepOfPerson(
  tx: DatabaseTransaction,
  { variantId, words, personId, ip }: AskedQuestion & { readonly personId: number },
  { clock, links, networkHash }: AskingDeps,
): Promise<void> {
  if (await hasAsked(tx, { personId, variantId, body: words.body })) return
  const question = await insertQuestion(tx, { variantId, ...words, personId, address: null }, clock.now())
  await submitQuestion(tx, question, { network: networkHash(ip), links })
}

async function askAddress(
  tx: DatabaseTransaction,
  { variantId, words, address, ip, productTitle }: AskedQuestion & { readonly address: string },
  { clock, links, networkHash }: AskingDeps,
): Promise<void> {
  const id = await keepRequest(tx, { address, ...words, variantId, network: networkHash(ip) }, clock.now())
  await queueMail(tx, confirmQuestion, {
    to: address,
    data: { product: productTitle, path: links.confirmPath(id) },
    key: requestKey(id),
  })
}

/** Takes what an address has said yes to; null: the link is none, has been used or is over. Gives the offer that was asked about. */
export function confirm(hash: string, { db, clock, links }: AskingDeps): Promise<number | null> {
  const named = links.read(hash)
  if (named?.kind !== 'confirm') return Promise.resolve(null)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const request = await takeRequest(tx, named.id, new Date(now.getTime() - REQUEST_MS))
    if (request === null) return null
    const { network, ...asked } = request
    // The product may have gone for good meanwhile: then nobody could read it.
    if ((await offersOfProduct(tx, asked.variantId)) === null) return null
    const question = await insertQuestion(tx, { ...asked, personId: null }, now)
    await submitQuestion(tx, question, { network, links })
    return asked.variantId
  })
}
