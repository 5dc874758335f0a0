import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { DecideDeps, Deciding } from '../deciding.ts'
import type { Item } from '../items/item.ts'
import { noticeDecided } from '../mails/decision-notices.ts'
import { reasonWords } from '../rules/reason-words.ts'
import { policyRules } from '../statement.ts'
import { casePath } from './case-links.ts'

/** A decision as who reported is told of it. */
export interface Answer extends Deciding {
  readonly decisionId: number
  /** kept: others can still read the text. */
  readonly outcome: 'kept' | 'acted'
}

interface Answered {
  readonly id: number
  readonly email: string | null
  readonly isAgain: boolean
}

/** Ends the open notices of a text: who reported it, and has shown that the address is theirs, is told what came of it. */
export async function answerNotices(
  tx: DatabaseTransaction,
  item: Item,
  answer: Answer,
  deps: DecideDeps,
): Promise<void> {
  const { rows } = await sql<Answered>`
    update moderation.notice set outcome = ${answer.outcome}, decision_id = ${answer.decisionId}, decided_at = ${deps.now}
    where item_id = ${item.id} and outcome is null
    returning id, case when is_address_confirmed then email end as email, false as "isAgain"`.execute(tx)
  await mailAnswers(tx, item, answer, deps, rows)
}

/** Ends the open complaints about a text; the author's is answered by the statement of reasons. */
export async function answerComplaints(
  tx: DatabaseTransaction,
  item: Item,
  answer: Answer,
  deps: DecideDeps,
): Promise<{ readonly ofAuthor: boolean }> {
  const { rows } = await sql<{ noticeId: number | null }>`
    update moderation.complaint set answer_id = ${answer.decisionId} where item_id = ${item.id} and answer_id is null
    returning notice_id as "noticeId"`.execute(tx)
  const notices = rows.flatMap(({ noticeId }) => (noticeId === null ? [] : [noticeId]))
  const again = await sql<Answered>`
    select id, case when is_address_confirmed then email end as email, true as "isAgain" from moderation.notice
    where id = any(${notices}::bigint[])`.execute(tx)
  await mailAnswers(tx, item, answer, deps, again.rows)
  return { ofAuthor: rows.some(({ noticeId }) => noticeId === null) }
}

async function mailAnswers(
  tx: DatabaseTransaction,
  { kind }: Item,
  { decisionId, outcome, reasons, words }: Answer,
  { links }: DecideDeps,
  answered: readonly Answered[],
): Promise<void> {
  for (const { id, email, isAgain } of answered) {
    if (email === null) continue
    await queueMail(tx, noticeDecided, {
      to: email,
      data: {
        kind,
        number: id,
        path: casePath(links.tokenOf('notice', id)),
        outcome,
        reasons: answerWords(reasons, words),
        isAgain,
      },
      key: noticeMailKey(id, decisionId),
    })
  }
}

/** What who reported reads of a decision. */
export function answerWords(reasons: readonly string[], words: string | null): string[] {
  return [...reasons.map(reasonWords), ...policyRules(reasons), ...(words === null ? [] : [words])]
}

export function noticeMailKey(noticeId: number, decisionId: number): string {
  return `moderation:notice:${noticeId}:${decisionId}`
}
