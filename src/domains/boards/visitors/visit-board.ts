import { sql } from 'kysely'
import type { BoardVisitor } from '../board.ts'
import type { BoardDeps } from '../acts/change-board.ts'
import type { BoardAsker } from './join-board.ts'
import { findLink, hashOf } from './links.ts'

/**
 * Who asks for the board of a link, and as whom; null: the link leads nowhere. The owner is known by the owner's link, or by being signed
 * in as the person whose board it is; a guest by what their browser keeps, or by being signed in.
 */
export async function visitBoard(
  { db }: Pick<BoardDeps, 'db'>,
  token: string,
  { guestToken, personId }: BoardAsker,
): Promise<BoardVisitor | null> {
  const link = await findLink(db, token)
  if (link === null) return null
  const { boardId } = link
  const { rows } = await sql<{ id: number; isOwner: boolean; isPerson: boolean; isToken: boolean }>`
    select g.id, g.is_owner as "isOwner", coalesce(g.person_id = ${personId}::bigint, false) as "isPerson",
      coalesce(g.token_hash = ${guestToken === null ? null : hashOf(guestToken, boardId)}, false) as "isToken"
    from boards.guest g where g.board_id = ${boardId}`.execute(db)
  const owner = rows.find(({ isOwner }) => isOwner)
  if (link.role === 'owner' || owner?.isPerson === true) return { boardId, role: 'owner', guestId: owner?.id ?? null }
  const guest = rows.find(({ isPerson }) => isPerson) ?? rows.find(({ isToken }) => isToken)
  return { boardId, role: 'guest', guestId: guest?.id ?? null }
}
