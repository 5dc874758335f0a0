import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { similarity, type SimilarityAnswer } from '#platform/api-client/calls.ts'
import { calls, type Question } from '../../state/calls.ts'
import { type OpenedCard, openedCards } from '../../state/opened-cards.ts'

export type AlikeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly answer: SimilarityAnswer }

/** The cards whose panels are open; none on the server. */
export function useOpenedCards(): readonly OpenedCard[] {
  return useSyncExternalStore(subscribe, () => openedCards().list(), none)
}

function subscribe(listener: () => void): () => void {
  return openedCards().subscribe(listener)
}

const NONE: readonly OpenedCard[] = []
function none(): readonly OpenedCard[] {
  return NONE
}

/** What is like an offer, asked when the panel opens and again by `retry`. */
export function useAlike(variantId: number): { readonly state: AlikeState; retry(): void } {
  const [state, setState] = useState<AlikeState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const closed = new AbortController()
    const become = (next: AlikeState): void => {
      if (!closed.signal.aborted) setState(next)
    }
    calls()
      .ask(alikeOf(variantId), closed.signal)
      .then(
        (answer) => become({ kind: 'shown', answer }),
        () => become({ kind: 'failed' }),
      )
    return () => closed.abort()
  }, [variantId, tries])
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setTries((before) => before + 1)
  }, [])
  return { state, retry }
}

/** As the server keeps it. */
const FRESH_MS = 3_600_000

function alikeOf(variantId: number): Question<SimilarityAnswer> {
  return {
    key: `alike ${variantId}`,
    send: (configuration, init) => similarity(configuration, { variantId }, init),
    read: (answer) =>
      Array.isArray((answer as SimilarityAnswer | null)?.variants) ? (answer as SimilarityAnswer) : null,
    freshMs: FRESH_MS,
  }
}

/** Keeps panels in the rows of their cards while the list changes or its width does. */
export function useSettledPanels(opened: readonly OpenedCard[]): void {
  useEffect(() => {
    const list = opened[0]?.card.closest<HTMLElement>('[data-list]')
    if (list == null) return
    const settle = () => openedCards().settle()
    let width = list.clientWidth
    const sizes = new ResizeObserver(() => {
      if (list.clientWidth === width) return
      width = list.clientWidth
      settle()
    })
    const changes = new MutationObserver(settle)
    sizes.observe(list)
    changes.observe(list, { childList: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [opened])
}
