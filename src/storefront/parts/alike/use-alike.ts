import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { SimilarityAnswer } from '#platform/api-client/calls.ts'
import { type OpenedCard, openedCards } from '../../state/opened-cards.ts'
import { askAlike } from './ask-alike.ts'

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
    let isWanted = true
    const become = (next: AlikeState) => isWanted && setState(next)
    askAlike(variantId).then(
      (answer) => become({ kind: 'shown', answer }),
      () => become({ kind: 'failed' }),
    )
    return () => void (isWanted = false)
  }, [variantId, tries])
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setTries((before) => before + 1)
  }, [])
  return { state, retry }
}

/** Keeps panels in the rows of their cards while the list changes or its width does. */
export function useSettledPanels(opened: readonly OpenedCard[]): void {
  useEffect(() => {
    const list = opened[0]?.card.closest<HTMLElement>('[data-list]')
    if (list == null) return
    const settle = () => openedCards().settle()
    const [sizes, changes] = [new ResizeObserver(settle), new MutationObserver(settle)]
    sizes.observe(list)
    changes.observe(list, { childList: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [opened])
}
