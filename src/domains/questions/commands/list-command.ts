import { sql } from 'kysely'
import type { Command } from '#platform/cli/command.ts'
import { readJson, terminalText } from '#platform/cli/parameters.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

const MOST_SHOWN = 1_000

/** `poiso questions list [--json]`: what people asked, the newest first, with what was answered; never an address. */
export const questionsListCommand: Command = async (parameters, { database, print }) => {
  const json = readJson('questions list', parameters)
  const { db } = await database()
  const questions = await listQuestions(db)
  if (json) return (print(JSON.stringify(questions)), 0)
  for (const { questionId, variantId, state, writtenAt, nickname, body, answers } of questions) {
    print(
      [questionId, writtenAt.toISOString(), state, `variant ${variantId}`, nickname ?? '-']
        .map(terminalText)
        .join('\t'),
    )
    print(`  ${terminalText(body ?? '(erased)')}`)
    for (const { answerId, role, state: answerState, body: answer } of answers)
      print(`    ${[answerId, role, answerState, answer].map(terminalText).join('\t')}`)
  }
  return 0
}

interface ListedQuestion {
  readonly questionId: string
  readonly variantId: number
  readonly state: string
  readonly writtenAt: Date
  readonly nickname: string | null
  readonly body: string | null
  readonly answers: readonly {
    readonly answerId: string
    readonly role: string
    readonly state: string
    readonly body: string
  }[]
}

async function listQuestions(db: DatabaseOrTransaction): Promise<ListedQuestion[]> {
  const { rows } = await sql<ListedQuestion>`
    select q.external_id as "questionId", q.variant_id as "variantId", q.state, q.written_at as "writtenAt", q.nickname, q.body,
      coalesce((select jsonb_agg(jsonb_build_object('answerId', a.external_id, 'role', a.role, 'state', a.state, 'body', a.body) order by a.id)
        from questions.answer a where a.question_id = q.id), '[]') as answers
    from questions.question q order by q.id desc limit ${MOST_SHOWN}`.execute(db)
  return rows
}
