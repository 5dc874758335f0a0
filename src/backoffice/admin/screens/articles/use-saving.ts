import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Outcome } from '../../../parts/frame/outcome.ts'

const AUTOSAVE_AFTER_MS = 3_000

/**
 * The version that the fields were drawn from: they are drawn anew once what was saved by hand has been read again, and stay as they were typed
 * where nothing was.
 */
export function useDrawn(outcome: Outcome | undefined, present: number): number {
  const [drawn, setDrawn] = useState(present)
  const isSaved = outcome?.kind === 'done' && outcome.version === present
  if (!isSaved || drawn === present) return drawn
  setDrawn(present)
  return present
}

/**
 * The version that this window has written over or shown last. Another person's does not become it unseen: the list of versions is read anew after
 * every save, also after one of its own that was refused.
 */
export function useVersionRead(first: number, outcome: Outcome | undefined, autosaved: Outcome | undefined): number {
  const [seen, setSeen] = useState({ version: first, outcome, autosaved })
  if (outcome === seen.outcome && autosaved === seen.autosaved) return seen.version
  const told = outcome === seen.outcome ? toldByAutosave(autosaved) : toldByHand(outcome)
  const version = told ?? seen.version
  setSeen({ version, outcome, autosaved })
  return version
}

/** What the shell has shown above the screen, with both versions where there are two. */
export function toldByHand(outcome: Outcome | undefined): number | undefined {
  return outcome !== undefined && 'version' in outcome ? outcome.version : undefined
}

/** Its conflict is one line: nobody has seen what the other wrote. */
export function toldByAutosave(outcome: Outcome | undefined): number | undefined {
  return outcome?.kind === 'done' ? outcome.version : undefined
}

interface Autosave {
  autosave(event: FormEvent<HTMLFormElement>): void
  /** What was to be saved by itself is saved by the button. */
  saveByHand(): void
  readonly words: string
  readonly autosaved: Outcome | undefined
}

/** Saves what is typed once nobody has typed for a moment. */
export function useAutosave(isSaved: boolean): Autosave {
  const fetcher = useFetcher<Outcome>()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const outcome = fetcher.data
  const words =
    fetcher.state !== 'idle'
      ? 'A guardar…'
      : outcome?.kind === 'done'
        ? 'Guardado automaticamente.'
        : outcome?.kind === 'refused'
          ? outcome.message
          : outcome?.kind === 'conflict'
            ? 'Outra pessoa guardou antes: carregue em Guardar para ver as duas versões.'
            : ''
  return {
    words,
    autosaved: outcome,
    saveByHand: () => window.clearTimeout(timer.current),
    autosave: ({ currentTarget }) => {
      if (!isSaved) return
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        const form = new FormData(currentTarget)
        form.set('do', 'autosave')
        void fetcher.submit(form, { method: 'post' })
      }, AUTOSAVE_AFTER_MS)
    },
  }
}
