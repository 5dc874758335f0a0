import { type RawBuilder, sql } from 'kysely'
import { tellTextGone } from '#domains/moderation/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { eraseMailsOfAnswers, eraseMailsOfQuestions } from './mails/mail-keys.ts'
import { tellChange } from './publishing/publish.ts'

/**
 * Takes questions away at their author's request. One that others have answered in public stays without words, name, person and address
 * (ADR 0098): the answers are others' words. All mails that hold its words go.
 */
export async function eraseQuestions(tx: DatabaseTransaction, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: number
    externalId: string
    variantId: number
    isShown: boolean
    isAnswered: boolean
  }>`
    select q.id, q.external_id as "externalId", q.variant_id as "variantId", q.state in ('published', 'erased') as "isShown",
      q.state in ('published', 'erased') and exists (select from questions.answer a where a.question_id = q.id and a.shown_body is not null) as "isAnswered"
    from questions.question q where ${which} for update`.execute(tx)
  if (rows.length === 0) return
  const ids = (isAnswered: boolean) => rows.filter((row) => row.isAnswered === isAnswered).map(({ id }) => id)
  await eraseMailsOfQuestions(
    tx,
    rows.map(({ id }) => id),
  )
  const { rows: answers } = await sql<{ externalId: string }>`
    delete from questions.answer where question_id = any(${ids(false)}::bigint[]) or (question_id = any(${ids(true)}::bigint[]) and shown_body is null)
    returning external_id as "externalId"`.execute(tx)
  await sql`delete from questions.question where id = any(${ids(false)}::bigint[])`.execute(tx)
  await sql`update questions.question set state = 'erased', body = null, nickname = null, person_id = null, address = null, wants_mails = false
    where id = any(${ids(true)}::bigint[])`.execute(tx)
  await tellTextGone(tx, [
    ...rows.map(({ externalId }) => ({ kind: 'question' as const, itemId: externalId })),
    ...answers.map(({ externalId }) => ({ kind: 'answer' as const, itemId: externalId })),
  ])
  for (const variantId of new Set(rows.filter(({ isShown }) => isShown).map((row) => row.variantId)))
    await tellChange(tx, variantId)
}

/** The same of answers: they are gone, with the mails that hold them; a question without words and answers has nothing left to say. */
export async function eraseAnswers(tx: DatabaseTransaction, which: RawBuilder<unknown>): Promise<void> {
  await eraseMailsOfAnswers(tx, which)
  const { rows } = await sql<{ questionId: number; externalId: string }>`
    delete from questions.answer a where ${which} returning question_id as "questionId", external_id as "externalId"`.execute(
    tx,
  )
  await tellTextGone(
    tx,
    rows.map(({ externalId }) => ({ kind: 'answer' as const, itemId: externalId })),
  )
  const ids = [...new Set(rows.map(({ questionId }) => questionId))]
  const { rows: questions } = await sql<{ variantId: number }>`
    select distinct variant_id as "variantId" from questions.question where id = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from questions.question q where q.id = any(${ids}::bigint[]) and q.state = 'erased'
    and not exists (select from questions.answer a where a.question_id = q.id)`.execute(tx)
  for (const { variantId } of questions) await tellChange(tx, variantId)
}
