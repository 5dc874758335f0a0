import { sql } from 'kysely'
import { firstChars } from '#platform/readable-text.ts'
import { BOARD_LIMITS } from './board.ts'
import type { Doing } from './doing.ts'
import type { Outcome } from './change-board.ts'

const TITLE_CHARS = 300

/** Pins a piece: at the end of the column that is named, else of the first. */
export async function addPiece(
  { tx, board, now }: Doing,
  { variantId, title, stageId }: { variantId: number; title: string; stageId: number | null },
): Promise<Outcome> {
  const { rows: held } = await sql<{ variantId: number }>`
    select variant_id as "variantId" from boards.piece where board_id = ${board.id}`.execute(tx)
  if (held.some((piece) => piece.variantId === variantId)) return 'there_already'
  if (held.length >= BOARD_LIMITS.pieces) return 'full'
  const { numAffectedRows } = await sql`
    insert into boards.piece (board_id, stage_id, variant_id, title, place, added_at)
    select ${board.id}, s.id, ${variantId}, ${firstChars(title, TITLE_CHARS)}, ${nextPlace(board.id)}, ${now}
    from boards.stage s where s.board_id = ${board.id} and (${stageId}::bigint is null or s.id = ${stageId})
    order by s.place, s.id limit 1`.execute(tx)
  return numAffectedRows === 1n ? 'changed' : 'unknown'
}

/** To the end of a column. Of two who move it the later one decides, and both see that. */
export async function movePiece(
  { tx, board }: Doing,
  { pieceId, stageId }: { pieceId: number; stageId: number },
): Promise<Outcome> {
  const piece = await tx
    .selectFrom('boards.piece')
    .select('stage_id')
    .where('id', '=', pieceId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  const stage = await tx
    .selectFrom('boards.stage')
    .select('id')
    .where('id', '=', stageId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  if (piece === undefined || stage === undefined) return 'unknown'
  if (piece.stage_id === stageId) return 'same'
  await sql`update boards.piece set stage_id = ${stageId}, place = ${nextPlace(board.id)} where id = ${pieceId}`.execute(
    tx,
  )
  return 'changed'
}

/** Takes a piece off, with its votes and comments; one that is off already is no complaint. */
export async function removePiece({ tx, board }: Doing, { pieceId }: { pieceId: number }): Promise<Outcome> {
  const gone = await tx
    .deleteFrom('boards.piece')
    .where('id', '=', pieceId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n ? 'changed' : 'same'
}

/** Behind everything on the board: the order within a column is that of arriving there. */
function nextPlace(boardId: number) {
  return sql`(select coalesce(max(place), 0) + 1 from boards.piece where board_id = ${boardId})`
}
