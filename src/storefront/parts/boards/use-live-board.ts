import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type BoardChannel, openBoardChannel } from '../../state/board-channel.ts'
import type { BoardView } from './board-view.ts'
import { sendBoardFields, sendBoardForm } from './send-board-form.ts'

export interface LiveBoard {
  readonly view: BoardView
  readonly isGone: boolean
  /** For those who listen. */
  readonly said: string
  onSubmit(event: FormEvent<HTMLElement>): void
  /** To a column, before a piece of it or behind all. */
  move(pieceId: string, stageId: string, beforeId: string | null): void
}

/** The board as it is now: told of changes, and changed by its own forms. */
export function useLiveBoard(first: BoardView): LiveBoard {
  const [view, setView] = useState(first)
  const [isGone, setGone] = useState(false)
  const [said, setSaid] = useState('')
  const channel = useRef<BoardChannel | null>(null)
  const own = useRef(0)
  /** A piece that is about to stand elsewhere: whoever works by keyboard goes with it. */
  const followed = useRef<{ readonly id: string; readonly from: BoardView } | null>(null)
  useEffect(() => {
    const opened = openBoardChannel({
      stateUrl: first.stateUrl,
      streamUrl: first.streamUrl,
      onView: (next) =>
        setView((shown) => {
          if (next.version < shown.version) return shown
          if (next.version > shown.version && own.current === 0) setSaid('Há novidades no quadro.')
          return next
        }),
      onGone: () => setGone(true),
    })
    channel.current = opened
    return opened.stop
  }, [first.stateUrl, first.streamUrl])
  useEffect(() => {
    const piece = followed.current
    if (piece === null || piece.from === view) return
    if (document.activeElement === document.body) document.getElementById(piece.id)?.focus()
    followed.current = null
  }, [view])
  const onSubmit = (event: FormEvent<HTMLElement>): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !('boardForm' in form.dataset)) return
    event.preventDefault()
    if ('sending' in form.dataset) return
    own.current += 1
    form.dataset['sending'] = ''
    void sendBoardForm(form, (event.nativeEvent as SubmitEvent).submitter)
      .then(async (outcome) => {
        setSaid(outcome === 'done' ? 'Guardado.' : 'Sem ligação: não ficou guardado. Tente outra vez.')
        if (outcome === 'no_answer') return
        const piece = form.closest('.board-piece')
        followed.current = piece === null ? null : { id: piece.id, from: view }
        await channel.current?.refresh()
        form.reset()
      })
      .finally(() => {
        own.current -= 1
        delete form.dataset['sending']
      })
  }
  const move: LiveBoard['move'] = (pieceId, stageId, beforeId) => {
    const fields = new URLSearchParams({ acao: 'mover', peca: pieceId, coluna: stageId, antes: beforeId ?? '' })
    own.current += 1
    void sendBoardFields(view.url, fields)
      .then(async (outcome) => {
        setSaid(MOVED[outcome])
        if (outcome !== 'no_answer') await channel.current?.refresh()
      })
      .finally(() => {
        own.current -= 1
      })
  }
  return { view, isGone, said, onSubmit, move }
}

const MOVED = {
  done: 'Guardado.',
  refused: 'Não ficou: o quadro mudou entretanto.',
  no_answer: 'Sem ligação: não ficou guardado. Tente outra vez.',
} as const
