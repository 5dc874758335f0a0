import { Island } from '../../islands/Island.tsx'
import { board } from '../../parts/boards/Board.island.tsx'
import type { BoardNotice, BoardView } from '../../parts/boards/board-view.ts'

export interface BoardProps {
  readonly view: BoardView
  readonly notice: BoardNotice | null
}

/** N-14 /quadro/{token} */
export function BoardPage({ view, notice }: BoardProps) {
  return (
    <div className="wrap">
      <Island of={board} props={{ view, notice }} />
    </div>
  )
}
