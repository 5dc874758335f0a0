import type { BoardAsker, BoardVisitor } from '#domains/boards/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { BoardView } from '../../parts/boards/board-view.ts'
import { presentBoard } from './present-board.ts'

type LoadDependencies = Pick<StorefrontDependencies, 'boards' | 'comparisons' | 'clock' | 'site'>

/** What a visitor of a board sees now; null: it has been removed meanwhile. */
export async function loadBoardView(
  token: string,
  visitor: BoardVisitor,
  asker: BoardAsker,
  { boards, comparisons, clock, site }: LoadDependencies,
): Promise<BoardView | null> {
  const [board, guestToken] = await Promise.all([
    boards.load(visitor.boardId),
    visitor.role === 'owner' ? boards.guestToken(visitor.boardId) : null,
  ])
  if (board === null) return null
  const comparison = await comparisons.load(board.pieces.map(({ variantId }) => variantId))
  return presentBoard(board, comparison, {
    site,
    now: clock.now(),
    token,
    visitor,
    guestToken,
    isSignedIn: asker.personId !== null,
  })
}
