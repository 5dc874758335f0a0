import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Answer, Question } from './question.ts'
import type { TypedWords } from './asking/typed-words.ts'

const QUESTION_COLUMNS: RawBuilder<unknown> = sql`
  q.id, q.external_id as "externalId", q.variant_id as "variantId", q.person_id as "personId", q.address, q.nickname, q.body, q.state, q.version,
  q.wants_mails as "wantsMails", q.is_told as "isTold", q.written_at as "writtenAt", q.published_at as "publishedAt"`

const ANSWER_COLUMNS: RawBuilder<unknown> = sql`
  a.id, a.external_id as "externalId", a.question_id as "questionId", a.role, a.eshop_id as "eshopId", a.person_id as "personId",
  a.addressee_id as "addresseeId", a.nickname, a.body, a.shown_body as "shownBody", a.state, a.version, a.written_at as "writtenAt", a.published_at as "publishedAt"`

/** A name outside: of a question, or of an answer. */
export function newExternalId(of: 'q' | 'a'): string {
  return of + randomBytes(8).toString('hex')
}

export async function findQuestion(
  db: DatabaseOrTransaction,
  by: { readonly externalId: string } | { readonly id: number },
): Promise<Question | null> {
  return (await selectQuestion(by).execute(db)).rows[0] ?? null
}

/** The same, held until the transaction ends: who changes a question or its answers locks it first. */
export async function lockQuestion(
  tx: DatabaseTransaction,
  by: { readonly externalId: string } | { readonly id: number },
): Promise<Question | null> {
  return (await selectQuestion(by, sql`for update`).execute(tx)).rows[0] ?? null
}

function selectQuestion(by: { readonly externalId: string } | { readonly id: number }, lock = sql``) {
  const which = 'id' in by ? sql`q.id = ${by.id}` : sql`q.external_id = ${by.externalId}`
  return sql<Question>`select ${QUESTION_COLUMNS} from questions.question q where ${which} ${lock}`
}

/** The question that an answer was given to: it is locked before its answers, by everybody. */
export async function lockQuestionOfAnswer(tx: DatabaseTransaction, answerId: string): Promise<Question | null> {
  const { rows } = await sql<Question>`select ${QUESTION_COLUMNS} from questions.question q
    where q.id = (select question_id from questions.answer where external_id = ${answerId}) for update`.execute(tx)
  return rows[0] ?? null
}

export async function lockAnswer(tx: DatabaseTransaction, externalId: string): Promise<Answer | null> {
  const { rows } =
    await sql<Answer>`select ${ANSWER_COLUMNS} from questions.answer a where a.external_id = ${externalId} for update`.execute(
      tx,
    )
  return rows[0] ?? null
}

export interface NewQuestion extends TypedWords {
  readonly variantId: number
  readonly personId: number | null
  readonly address: string | null
}

/** Keeps a question that waits to be looked at. */
export async function insertQuestion(tx: DatabaseTransaction, asked: NewQuestion, now: Date): Promise<Question> {
  const { rows } = await sql<Question>`
    insert into questions.question as q (external_id, variant_id, person_id, address, nickname, body, state, written_at)
    values (${newExternalId('q')}, ${asked.variantId}, ${asked.personId}, ${asked.address}, ${asked.nickname}, ${asked.body}, 'waiting', ${now})
    returning ${QUESTION_COLUMNS}`.execute(tx)
  return rows[0] as Question
}

/** Whether the person has asked this already: a form that is sent twice is one question. */
export async function hasAsked(
  tx: DatabaseTransaction,
  { personId, variantId, body }: { readonly personId: number; readonly variantId: number; readonly body: string },
): Promise<boolean> {
  const { rows } = await sql`select from questions.question
    where person_id = ${personId} and variant_id = ${variantId} and body = ${body} limit 1`.execute(tx)
  return rows.length > 0
}

/** Who answers, in the columns of an answer. */
export type Answerer =
  | { readonly role: 'shop'; readonly eshopId: number; readonly addresseeId: number | null; readonly personId: null }
  | { readonly role: 'buyer'; readonly eshopId: null; readonly addresseeId: number; readonly personId: null }
  | { readonly role: 'somebody'; readonly eshopId: null; readonly addresseeId: null; readonly personId: number }

/** The answer that somebody has given already. */
export async function answerBy(db: DatabaseOrTransaction, questionId: number, by: Answerer): Promise<Answer | null> {
  const { rows } = await sql<Answer>`select ${ANSWER_COLUMNS} from questions.answer a
    where a.question_id = ${questionId} and ${isBy(by)}`.execute(db)
  return rows[0] ?? null
}

function isBy(by: Answerer): RawBuilder<unknown> {
  if (by.role === 'shop') return sql`a.eshop_id = ${by.eshopId}`
  return by.role === 'buyer' ? sql`a.addressee_id = ${by.addresseeId}` : sql`a.person_id = ${by.personId}`
}

/** Keeps an answer, or the change of one; what others read stays until that is decided. The caller has locked the question. */
export async function putAnswer(
  tx: DatabaseTransaction,
  questionId: number,
  { by, words, now }: { readonly by: Answerer; readonly words: TypedWords; readonly now: Date },
): Promise<Answer> {
  const known = await answerBy(tx, questionId, by)
  const { rows } =
    known === null
      ? await sql<Answer>`
        insert into questions.answer as a (external_id, question_id, role, eshop_id, person_id, addressee_id, nickname, body, state, written_at)
        values (${newExternalId('a')}, ${questionId}, ${by.role}, ${by.eshopId}, ${by.personId}, ${by.addresseeId}, ${words.nickname}, ${words.body}, 'waiting', ${now})
        returning ${ANSWER_COLUMNS}`.execute(tx)
      : await sql<Answer>`
        update questions.answer a set body = ${words.body}, nickname = ${words.nickname}, state = 'waiting', version = version + 1, written_at = ${now},
          addressee_id = coalesce(a.addressee_id, ${by.addresseeId}::bigint)
        where a.id = ${known.id} returning ${ANSWER_COLUMNS}`.execute(tx)
  return rows[0] as Answer
}

/** Forgets who voted; the sums stay. */
export async function forgetVoters(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from questions.vote where at <= ${before}`.execute(db)
}

/** Tokens that are over: who was written to is forgotten, unless they have answered (their answer is found by it). */
export async function forgetAddressees(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from questions.addressee d where mailed_at <= ${before}
    and not exists (select from questions.answer a where a.addressee_id = d.id)`.execute(db)
}
