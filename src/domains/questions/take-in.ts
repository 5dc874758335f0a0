import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { tellChange } from './publishing/publish.ts'
import type { AnswerRole } from './question.ts'

/** A question that comes ready, with its answers: published at once, written to nobody. */
export interface ReadyQuestion {
  readonly variantId: number
  readonly nickname: string | null
  readonly body: string
  readonly writtenAt: Date
  readonly answers: readonly ReadyAnswer[]
}

export interface ReadyAnswer {
  readonly role: AnswerRole
  /** Of a shop, and of no one else. */
  readonly eshopId: number | null
  readonly nickname: string | null
  readonly body: string
  readonly writtenAt: Date
  readonly helpful: number
  readonly unhelpful: number
}

/** Takes in questions of a demo; those that are there already stay as they are. Gives how many came. */
export async function takeInQuestions(tx: DatabaseTransaction, ready: readonly ReadyQuestion[]): Promise<number> {
  let taken = 0
  for (const question of ready) taken += (await takeIn(tx, question)) ? 1 : 0
  return taken
}

async function takeIn(tx: DatabaseTransaction, ready: ReadyQuestion): Promise<boolean> {
  const { variantId, nickname, body, writtenAt } = ready
  const { rows } = await sql<{ id: number }>`
    insert into questions.question (external_id, variant_id, nickname, body, state, is_told, written_at, published_at)
    values (${idOf('q', ready)}, ${variantId}, ${nickname}, ${body}, 'published', true, ${writtenAt}, ${writtenAt})
    on conflict (external_id) do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) return false
  for (const [index, answer] of ready.answers.entries())
    await sql`
      insert into questions.answer (external_id, question_id, role, eshop_id, nickname, shown_nickname, body, shown_body, state, helpful, unhelpful, written_at, published_at)
      values (${idOf('a', { ...ready, answers: [], index })}, ${id}, ${answer.role}, ${answer.eshopId}, ${answer.nickname}, ${answer.nickname}, ${answer.body}, ${answer.body},
        'published', ${answer.helpful}, ${answer.unhelpful}, ${answer.writtenAt}, ${answer.writtenAt})`.execute(tx)
  await tellChange(tx, variantId)
  return true
}

/** The same question has the same name whenever it comes. */
function idOf(of: 'q' | 'a', said: object): string {
  return of + createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)
}
