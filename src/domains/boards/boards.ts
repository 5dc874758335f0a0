import { createRateLimiter } from '#platform/http/overload/rate-limit.ts'
import { actOnBoard, type BoardAct } from './acts/acts.ts'
import type { Board, BoardVisitor } from './board.ts'
import { boardsOfPerson, type ListedBoard } from './visitors/boards-of-person.ts'
import type { BoardComplaint, BoardDeps, Outcome } from './acts/change-board.ts'
import { createBoard, type NewBoard, removeBoard } from './create-board.ts'
import { type BoardAsker, joinBoard } from './visitors/join-board.ts'
import { linksOf, newGuestToken } from './visitors/links.ts'
import { loadBoard } from './load-board.ts'
import { visitBoard } from './visitors/visit-board.ts'

/** Boards as pages use them. */
export interface Boards {
  /** Who asks for the board of a link; null: it leads nowhere. */
  visit(token: string, asker: BoardAsker): Promise<BoardVisitor | null>
  /** Null: it has been removed. */
  load(boardId: number): Promise<Board | null>
  /** What the guests' link says, for the owner to send. */
  guestToken(boardId: number): Promise<string>
  act(visitor: BoardVisitor, act: BoardAct): Promise<Outcome>
  create(board: NewBoard): ReturnType<typeof createBoard>
  remove(boardId: number): Promise<void>
  join(
    visitor: BoardVisitor,
    given: { readonly nickname: string; readonly guestToken: string; readonly personId: number | null },
  ): Promise<'changed' | BoardComplaint>
  /** For a browser that keeps none yet. */
  newGuestToken(): string
  ofPerson(personId: number): Promise<ListedBoard[]>
}

/** Changes of one board, whoever makes them. */
const CHANGES = { perSecond: 3, burst: 200 }

export function createBoards(deps: BoardDeps): Boards {
  const limiter = createRateLimiter(CHANGES, deps.clock)
  const isTooFast = ({ boardId }: BoardVisitor) => !limiter.allows(String(boardId))
  return {
    visit: (token, asker) => visitBoard(deps, token, asker),
    load: (boardId) => loadBoard(deps.db, boardId),
    guestToken: async (boardId) => (await linksOf(deps.db, deps.key, [boardId], 'guest')).get(boardId) ?? '',
    act: async (visitor, act) => (isTooFast(visitor) ? 'too_fast' : actOnBoard(deps, visitor, act)),
    create: (board) => createBoard(deps, board),
    remove: (boardId) => removeBoard(deps, boardId),
    join: async (visitor, given) => (isTooFast(visitor) ? 'too_fast' : joinBoard(deps, visitor, given)),
    newGuestToken,
    ofPerson: (personId) => boardsOfPerson(deps, personId),
  }
}
