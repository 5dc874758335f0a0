import { type DragEvent, useRef } from 'react'
import type { LiveBoard } from './use-live-board.ts'

/** What a board listens to while a piece is dragged: the browser's own dragging, begun at its grip. */
export interface DraggingHandlers {
  onDragStart(event: DragEvent<HTMLElement>): void
  onDragOver(event: DragEvent<HTMLElement>): void
  onDrop(event: DragEvent<HTMLElement>): void
  onDragEnd(): void
}

interface Place {
  readonly stage: HTMLElement
  /** null: behind all. */
  readonly before: HTMLElement | null
}

/** Lets the owner drag a piece to another place. Where it would come to stand is shown while it is over it; buttons do the same (PieceCard). */
export function useDraggedPiece(move: LiveBoard['move']): DraggingHandlers {
  const dragged = useRef<HTMLElement | null>(null)
  const place = useRef<Place | null>(null)
  const goTo = (next: Place | null): void => {
    const shown = place.current
    if (shown !== null) delete (shown.before ?? shown.stage).dataset['drop']
    if (next !== null) (next.before ?? next.stage).dataset['drop'] = ''
    place.current = next
  }
  const end = (): void => {
    goTo(null)
    delete dragged.current?.dataset['dragged']
    dragged.current = null
  }
  return {
    onDragStart: (event) => {
      const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null
      const piece = grip?.closest<HTMLElement>('.board-piece')
      if (piece == null) return
      dragged.current = piece
      piece.dataset['dragged'] = ''
      event.dataTransfer.effectAllowed = 'move'
      // Without anything to carry some browsers do not begin.
      event.dataTransfer.setData('text/plain', piece.id)
      event.dataTransfer.setDragImage(piece, 20, 20)
    },
    onDragOver: (event) => {
      const next = dragged.current === null ? null : placeAt(event, dragged.current)
      if (next !== null) event.preventDefault()
      goTo(next)
    },
    onDrop: (event) => {
      const [piece, to] = [dragged.current, place.current]
      if (piece === null || to === null) return
      event.preventDefault()
      move(numberOf(piece), numberOf(to.stage), to.before === null ? null : numberOf(to.before))
      end()
    },
    onDragEnd: end,
  }
}

/** Before the first piece of whose upper half the pointer is above. */
function placeAt({ target, clientY }: DragEvent<HTMLElement>, dragged: HTMLElement): Place | null {
  const stage = target instanceof Element ? target.closest<HTMLElement>('.board-stage') : null
  if (stage === null) return null
  const others = [...stage.querySelectorAll<HTMLElement>('.board-piece')].filter((piece) => piece !== dragged)
  const before = others.find((piece) => {
    const { top, height } = piece.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return { stage, before: before ?? null }
}

/** 'peca-12' → '12' */
function numberOf({ id }: HTMLElement): string {
  return id.split('-').at(-1) ?? ''
}
