import { sql } from 'kysely'
import type { Doing } from './doing.ts'
import { BOARD_LIMITS } from '../board.ts'
import type { Outcome } from './change-board.ts'
import { wordsOf } from '../words.ts'

/** One vote a guest and piece; 0 takes it back. Said twice it is the same vote. */
export async function vote(
  { tx, board, guestId }: Doing,
  { pieceId, value }: { pieceId: number; value: -1 | 0 | 1 },
): Promise<Outcome> {
  if (!(await isThere({ tx, board }, pieceId))) return 'unknown'
  const { numAffectedRows } =
    value === 0
      ? await sql`delete from boards.vote where piece_id = ${pieceId} and guest_id = ${guestId}`.execute(tx)
      : await sql`insert into boards.vote as v (piece_id, guest_id, value) values (${pieceId}, ${guestId}, ${value})
          on conflict (piece_id, guest_id) do update set value = excluded.value where v.value <> excluded.value`.execute(
          tx,
        )
  return numAffectedRows === 1n ? 'changed' : 'same'
}

/** Kept as one line of plain words: what is drawn with it is text, whatever it looks like. */
export async function comment(
  { tx, board, guestId, now }: Doing,
  { pieceId, text }: { pieceId: number; text: string },
): Promise<Outcome> {
  const read = wordsOf(text, BOARD_LIMITS.commentChars)
  if (typeof read === 'string') return read
  if (!(await isThere({ tx, board }, pieceId))) return 'unknown'
  const { rows } = await sql<{ count: number }>`select count(*) as count from boards.comment c
    join boards.piece p on p.id = c.piece_id where p.board_id = ${board.id}`.execute(tx)
  if ((rows[0]?.count ?? 0) >= BOARD_LIMITS.comments) return 'full'
  await tx
    .insertInto('boards.comment')
    .values({ piece_id: pieceId, guest_id: guestId, text: read.words, created_at: now })
    .execute()
  return 'changed'
}

/** One's own; the owner removes anybody's. */
export async function removeComment(
  { tx, board, guestId, isOwner }: Doing,
  { commentId }: { commentId: number },
): Promise<Outcome> {
  const { numAffectedRows } = await sql`delete from boards.comment c using boards.piece p
    where c.id = ${commentId} and p.id = c.piece_id and p.board_id = ${board.id} and (${isOwner} or c.guest_id = ${guestId})`.execute(
    tx,
  )
  return numAffectedRows === 1n ? 'changed' : 'same'
}

/** With everything that they said. Who still has the link can come again: to keep them out, the owner renews it. */
export async function removeGuest({ tx, board }: Doing, { guestId }: { guestId: number }): Promise<Outcome> {
  const gone = await tx
    .deleteFrom('boards.guest')
    .where('id', '=', guestId)
    .where('board_id', '=', board.id)
    .where('is_owner', '=', false)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n ? 'changed' : 'same'
}

async function isThere({ tx, board }: Pick<Doing, 'tx' | 'board'>, pieceId: number): Promise<boolean> {
  const piece = await tx
    .selectFrom('boards.piece')
    .select('id')
    .where('id', '=', pieceId)
    .where('board_id', '=', board.id)
    .executeTakeFirst()
  return piece !== undefined
}
