import { sql } from 'kysely'
import { folded } from '#platform/folded-text.ts'
import { BOARD_LIMITS, type BoardVisitor } from '../board.ts'
import { type BoardComplaint, type BoardDeps, changeBoard } from '../acts/change-board.ts'
import { hashOf } from './links.ts'
import { nameOf } from '../words.ts'

/** Who sends a request: what their browser keeps, and who is signed in there. */
export interface BoardAsker {
  readonly guestToken: string | null
  readonly personId: number | null
}

/** Takes a name on a board: a new guest's, or another for who is one already. `guestToken`: what the browser is to keep. */
export async function joinBoard(
  deps: BoardDeps,
  visitor: BoardVisitor,
  { nickname, guestToken, personId }: { nickname: string; guestToken: string; personId: number | null },
): Promise<'changed' | BoardComplaint> {
  const called = nameOf(nickname, BOARD_LIMITS.nicknameChars)
  if (typeof called === 'string') return called
  const outcome = await changeBoard(deps, visitor.boardId, async (tx, board) => {
    if (board.isClosed) return 'closed'
    const { rows } = await sql<{ id: number; nickname: string; isAsker: boolean }>`
      select id, nickname,
        coalesce(person_id = ${personId}::bigint, false) or coalesce(token_hash = ${hashOf(guestToken, board.id)}, false) as "isAsker"
      from boards.guest where board_id = ${board.id}`.execute(tx)
    // Another window of theirs may have joined since this one asked.
    const own = rows.find(({ id }) => id === visitor.guestId) ?? rows.find(({ isAsker }) => isAsker)
    // Nobody speaks under a name that others read as somebody else's.
    const name = folded(called.words)
    if (rows.some(({ id, nickname: taken }) => folded(taken) === name && id !== own?.id)) return 'name_taken'
    if (own !== undefined) {
      await tx.updateTable('boards.guest').set({ nickname: called.words }).where('id', '=', own.id).execute()
      return 'changed'
    }
    // The owner is none of them.
    if (rows.length > BOARD_LIMITS.guests) return 'full'
    await tx
      .insertInto('boards.guest')
      .values({
        board_id: board.id,
        token_hash: hashOf(guestToken, board.id),
        person_id: personId,
        nickname: called.words,
        created_at: deps.clock.now(),
      })
      .execute()
    return 'changed'
  })
  return outcome === 'same' ? 'changed' : outcome
}
