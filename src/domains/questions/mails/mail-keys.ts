import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { eraseMailsOf } from '#platform/mail/kept-mails.ts'
import { NOT_SHOWN_BY, type NotShownBy } from './question-notices.ts'

/** Keys of the mails about a question and its answers: what is erased takes its mails along. */
export function askedKey(addresseeId: number): string {
  return `question-asked:${addresseeId}`
}

export function answeredKey(answerId: string): string {
  return `question-answered:${answerId}`
}

export function notPublishedKey(itemId: string, version: number, by: NotShownBy): string {
  return `question-not-published:${itemId}:${version}:${by}`
}

/** Erases the mails that hold the words of these questions, or of answers to them. */
export async function eraseMailsOfQuestions(tx: DatabaseOrTransaction, ids: readonly number[]): Promise<void> {
  const which = ids as number[]
  const { rows: addressees } = await sql<{ id: number }>`
    select id from questions.addressee where question_id = any(${which}::bigint[])`.execute(tx)
  const { rows: own } = await sql<{ externalId: string; version: number }>`
    select external_id as "externalId", version from questions.question where id = any(${which}::bigint[])`.execute(tx)
  await eraseMailsOf(tx, [...addressees.map(({ id }) => askedKey(id)), ...own.flatMap(versionKeys)])
  await eraseMailsOfAnswers(tx, sql`a.question_id = any(${which}::bigint[])`)
}

/** The same of answers alone. */
export async function eraseMailsOfAnswers(tx: DatabaseOrTransaction, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ externalId: string; version: number }>`
    select a.external_id as "externalId", a.version from questions.answer a where ${which}`.execute(tx)
  await eraseMailsOf(
    tx,
    rows.flatMap((row) => [answeredKey(row.externalId), ...versionKeys(row)]),
  )
}

function versionKeys({ externalId, version }: { readonly externalId: string; readonly version: number }): string[] {
  return Array.from({ length: version }, (_, index) =>
    NOT_SHOWN_BY.map((by) => notPublishedKey(externalId, index + 1, by)),
  ).flat()
}
