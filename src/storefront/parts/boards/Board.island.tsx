import { defineIsland } from '../../islands/define-island.ts'
import { BoardMain } from './BoardMain.tsx'
import type { BoardNotice, BoardView } from './board-view.ts'
import { useDraggedPiece } from './use-dragged-piece.ts'
import { useLiveBoard } from './use-live-board.ts'

export interface BoardIslandProps {
  readonly view: BoardView
  readonly notice: BoardNotice | null
}

/** N-14: a board that changes while one looks, and is changed without leaving the page. */
export const board = defineIsland<BoardIslandProps>({
  name: 'Board',
  wakes: 'load',
  why: 'it is all that its page is for, and others may change it at once',
  earlyClicks: 'native',
  Component: LiveBoard,
})

function LiveBoard({ view: first, notice }: BoardIslandProps) {
  const { view, isGone, said, onSubmit, move } = useLiveBoard(first)
  const dragging = useDraggedPiece(move)
  return (
    // Forms are sent by whatever button stands in them: one place hears of all.
    <div onSubmit={onSubmit} {...dragging}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isGone ? (
        <p className="board-notice" role="alert">
          Este quadro já não existe, ou o link foi renovado. Peça um novo a quem o criou.
        </p>
      ) : (
        <BoardMain view={view} notice={view === first ? notice : null} />
      )}
    </div>
  )
}
