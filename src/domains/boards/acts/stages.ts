import { sql } from 'kysely'
import { wordsOf } from '../words.ts'
import { BOARD_LIMITS } from '../board.ts'
import type { Doing } from './doing.ts'
import type { Outcome } from './change-board.ts'

/** A column more, behind the others. */
export async function addStage({ tx, board }: Doing, { name }: { name: string }): Promise<Outcome> {
  const read = wordsOf(name, BOARD_LIMITS.stageChars)
  if (typeof read === 'string') return read
  if ((await stageCount({ tx, board })) >= BOARD_LIMITS.stages) return 'full'
  await sql`insert into boards.stage (board_id, name, place)
    select ${board.id}, ${read.words}, coalesce(max(place), 0) + 1 from boards.stage where board_id = ${board.id}`.execute(
    tx,
  )
  return 'changed'
}

export async function renameStage(
  { tx, board }: Doing,
  { stageId, name }: { stageId: number; name: string },
): Promise<Outcome> {
  const read = wordsOf(name, BOARD_LIMITS.stageChars)
  if (typeof read === 'string') return read
  const done = await tx
    .updateTable('boards.stage')
    .set({ name: read.words })
    .where('id', '=', stageId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n ? 'changed' : 'unknown'
}

/** What hangs in it goes behind all in the first that is left; the last one stays. */
export async function removeStage({ tx, board }: Doing, { stageId }: { stageId: number }): Promise<Outcome> {
  if ((await stageCount({ tx, board })) < 2) return 'last_stage'
  await sql`update boards.piece set stage_id = (
      select id from boards.stage where board_id = ${board.id} and id <> ${stageId} order by place, id limit 1),
      place = place + (select max(place) from boards.piece where board_id = ${board.id})
    where board_id = ${board.id} and stage_id = ${stageId}`.execute(tx)
  const gone = await tx
    .deleteFrom('boards.stage')
    .where('id', '=', stageId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n ? 'changed' : 'same'
}

async function stageCount({ tx, board }: Pick<Doing, 'tx' | 'board'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from boards.stage where board_id = ${board.id}`.execute(tx)
  return rows[0]?.count ?? 0
}
