import { sql } from 'kysely'
import type { Outcome } from './change-board.ts'
import type { Doing } from './doing.ts'

/** To another place, of its column or of another. Of two who move it the later one decides, and both see that. */
export async function movePiece(
  doing: Doing,
  { pieceId, stageId, beforeId }: { pieceId: number; stageId: number; beforeId?: number },
): Promise<Outcome> {
  const { tx, board } = doing
  const stage = await tx
    .selectFrom('boards.stage')
    .select('id')
    .where('id', '=', stageId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  if (stage === undefined || (await stageOf(doing, pieceId)) === null) return 'unknown'
  const present = await piecesOf(doing, stageId)
  const others = present.filter((id) => id !== pieceId)
  // What it was to stand before has gone elsewhere meanwhile: then it stands last.
  const at = beforeId === undefined ? -1 : others.indexOf(beforeId)
  return keepOrder(doing, stageId, { present, wanted: others.toSpliced(at === -1 ? others.length : at, 0, pieceId) })
}

/** Past its neighbour: the way of the keyboard. At the end of the column nothing happens. */
export async function shiftPiece(doing: Doing, { pieceId, by }: { pieceId: number; by: -1 | 1 }): Promise<Outcome> {
  const stageId = await stageOf(doing, pieceId)
  if (stageId === null) return 'unknown'
  const present = await piecesOf(doing, stageId)
  const at = Math.max(0, present.indexOf(pieceId) + by)
  const wanted = present.filter((id) => id !== pieceId).toSpliced(at, 0, pieceId)
  return keepOrder(doing, stageId, { present, wanted })
}

async function stageOf({ tx, board }: Doing, pieceId: number): Promise<number | null> {
  const piece = await tx
    .selectFrom('boards.piece')
    .select('stage_id')
    .where('id', '=', pieceId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  return piece?.stage_id ?? null
}

/** The pieces of a column, in their order. */
async function piecesOf({ tx }: Doing, stageId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('boards.piece')
    .select('id')
    .where('stage_id', '=', stageId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Changes are one after another (change-board.ts), so a column is numbered anew as a whole. */
async function keepOrder(
  { tx }: Doing,
  stageId: number,
  { present, wanted }: { readonly present: readonly number[]; readonly wanted: readonly number[] },
): Promise<Outcome> {
  if (wanted.length === present.length && wanted.every((id, place) => id === present[place])) return 'same'
  await sql`update boards.piece p set stage_id = ${stageId}, place = o.place
    from unnest(${wanted as number[]}::bigint[]) with ordinality o (id, place) where p.id = o.id`.execute(tx)
  return 'changed'
}
