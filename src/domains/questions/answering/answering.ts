import { offersOfProduct, sharedOffersOf } from '#domains/offers/contract.ts'
import { isOfShops } from '#domains/reviews/contract.ts'
import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import type { AskingDeps } from '../asking/asking.ts'
import { submitAnswer } from '../publishing/hand-over.ts'
import type { AnswerRole, Question } from '../question.ts'
import { takeTurns } from '#platform/pace/turns.ts'
import { QUESTION_TURNS } from '../asking/question-turns.ts'
import { answerBy, type Answerer, findQuestion, lockQuestion, putAnswer } from '../storage.ts'
import type { TypedWords } from '../asking/typed-words.ts'

/** By what somebody may answer: the token of a mail, an account, or a shop's own program. */
export type AnswerRight = { readonly token: string } | { readonly personId: number } | { readonly eshopId: number }

/** A question as who may answer it sees it. */
export interface OpenedAnswer {
  readonly questionId: string
  readonly variantId: number
  readonly body: string
  readonly role: AnswerRole
  /** Of a shop. */
  readonly eshopId: number | null
  /** What they have written before. */
  readonly written: TypedWords | null
}

/** kept: it waits to be looked at. over: the token is forged or over, or the question is gone; they are answered alike. */
export type AnswerOutcome = 'kept' | 'over' | { readonly waitSeconds: number }

export async function openAnswer(
  questionId: string,
  right: AnswerRight,
  { db, links, clock }: AskingDeps,
): Promise<OpenedAnswer | null> {
  const question = await findQuestion(db, { externalId: questionId })
  const by = question && (await answererOf(db, question, right, { links, now: clock.now() }))
  if (question === null || by === null || question.body === null) return null
  const written = await answerBy(db, question.id, by)
  return {
    questionId,
    variantId: question.variantId,
    body: question.body,
    role: by.role,
    eshopId: by.eshopId,
    written: written && { body: written.body, nickname: written.nickname },
  }
}

/** Keeps an answer, or the change of one. */
export async function answer(
  questionId: string,
  { right, words, ip }: { readonly right: AnswerRight; readonly words: TypedWords; readonly ip: string },
  deps: AskingDeps,
): Promise<AnswerOutcome> {
  const { db, clock, links, networkHash, turns } = deps
  const waitSeconds = await takeTurns(turns, [
    ...('eshopId' in right ? [] : ([[QUESTION_TURNS.answersOfNetwork, networkOf(ip)]] as const)),
    ...('personId' in right ? ([[QUESTION_TURNS.answersOfPerson, String(right.personId)]] as const) : []),
  ])
  if (waitSeconds !== null) return { waitSeconds }
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const question = await lockQuestion(tx, { externalId: questionId })
    const by = question && (await answererOf(tx, question, right, { links, now }))
    if (question === null || by === null) return 'over'
    const before = await answerBy(tx, question.id, by)
    // Sent twice, it is one answer, and needs to be looked at once.
    if (before?.body === words.body && before.nickname === words.nickname && before.state !== 'removed') return 'kept'
    const kept = await putAnswer(tx, question.id, { by, words, now })
    const network = 'eshopId' in right ? null : networkHash(ip)
    const address = by.role === 'buyer' ? await addressOf(tx, by.addresseeId) : null
    await submitAnswer(tx, kept, { variantId: question.variantId, address, network, links })
    return 'kept'
  })
}

/** Who answers by such a right; null: nobody may by it, or not this question. */
async function answererOf(
  db: DatabaseOrTransaction,
  question: Question,
  right: AnswerRight,
  { links, now }: Pick<AskingDeps, 'links'> & { readonly now: Date },
): Promise<Answerer | null> {
  if (question.state !== 'published') return null
  if ('personId' in right) {
    const { personId } = right
    if (question.personId === personId || (await sells(db, question, personId))) return null
    return { role: 'somebody', eshopId: null, addresseeId: null, personId }
  }
  if ('eshopId' in right) {
    return (await sharedOffersOf(db, right.eshopId, [question.variantId])).size > 0
      ? { role: 'shop', eshopId: right.eshopId, addresseeId: null, personId: null }
      : null
  }
  return answererOfToken(db, question, links.readToken(question.externalId, right.token, now))
}

/** Who is of a shop that has the product answers as the shop, and as nobody else. */
async function sells(db: DatabaseOrTransaction, { variantId }: Question, personId: number): Promise<boolean> {
  const offers = (await offersOfProduct(db, variantId))?.offers ?? []
  return isOfShops(
    db,
    personId,
    offers.map(({ eshopId }) => eshopId),
  )
}

async function answererOfToken(
  db: DatabaseOrTransaction,
  question: Question,
  owner: ReturnType<AskingDeps['links']['readToken']>,
): Promise<Answerer | null> {
  if (owner === null) return null
  const { rows } = await sql<{ eshopId: number | null }>`select eshop_id as "eshopId" from questions.addressee
    where id = ${owner.addresseeId} and question_id = ${question.id} and role = ${owner.role}`.execute(db)
  const found = rows[0]
  if (found === undefined) return null
  const { addresseeId } = owner
  return found.eshopId === null
    ? { role: 'buyer', eshopId: null, addresseeId, personId: null }
    : { role: 'shop', eshopId: found.eshopId, addresseeId, personId: null }
}

async function addressOf(tx: DatabaseTransaction, addresseeId: number): Promise<string | null> {
  const { rows } = await sql<{
    address: string | null
  }>`select address from questions.addressee where id = ${addresseeId}`.execute(tx)
  return rows[0]?.address ?? null
}
