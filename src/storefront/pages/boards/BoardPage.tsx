import { BoardMain } from '../../parts/boards/BoardMain.tsx'
import type { BoardNotice, BoardView } from '../../parts/boards/board-view.ts'

export interface BoardProps {
  readonly view: BoardView
  readonly notice: BoardNotice | null
}

/** N-14 /quadro/{token} */
export function BoardPage({ view, notice }: BoardProps) {
  return (
    <div className="wrap">
      <BoardMain view={view} notice={notice} />
    </div>
  )
}
