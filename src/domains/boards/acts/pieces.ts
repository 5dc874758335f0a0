import { sql } from 'kysely'
import { firstChars } from '#platform/readable-text.ts'
import { BOARD_LIMITS } from '../board.ts'
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

/** How many of it are wanted; none is taken off (removePiece). */
export async function setQuantity(
  { tx, board }: Doing,
  { pieceId, quantity }: { pieceId: number; quantity: number },
): Promise<Outcome> {
  if (quantity > BOARD_LIMITS.quantity) return 'full'
  const piece = await tx
    .selectFrom('boards.piece')
    .select('quantity')
    .where('id', '=', pieceId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  if (piece === undefined || quantity < 1) return 'unknown'
  if (piece.quantity === quantity) return 'same'
  await tx.updateTable('boards.piece').set({ quantity }).where('id', '=', pieceId).execute()
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

/** Behind everything on the board: what is added stands at the end of its column. */
function nextPlace(boardId: number) {
  return sql`(select coalesce(max(place), 0) + 1 from boards.piece where board_id = ${boardId})`
}
