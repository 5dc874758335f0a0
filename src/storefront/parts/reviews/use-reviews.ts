import { useCallback, useEffect, useRef, useState } from 'react'
import type { WireReview, WireReviewsModal } from '#domains/reviews/contract.ts'
import { calls } from '../../state/calls.ts'
import { allReviews, type ReviewSelection } from './review-selection.ts'
import { knownPage, modalQuestion, pageQuestion } from './review-questions.ts'

export type ReviewsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly result: WireReviewsModal }

/** What the dialog opens with, asked as it opens and again by `retry`. */
export function useReviews(variantId: number): { readonly state: ReviewsState; retry(): void } {
  const [state, setState] = useState<ReviewsState>({ kind: 'loading' })
  const load = useCallback((): AbortController => {
    const closed = new AbortController()
    const become = (next: ReviewsState): void => {
      if (!closed.signal.aborted) setState(next)
    }
    calls()
      .ask(modalQuestion(variantId), closed.signal)
      .then(
        (result) => become({ kind: 'shown', result }),
        () => become({ kind: 'failed' }),
      )
    return closed
  }, [variantId])
  useEffect(() => {
    const closed = load()
    return () => closed.abort()
  }, [load])
  const retry = (): void => {
    setState({ kind: 'loading' })
    load()
  }
  return { state, retry }
}

export interface ReviewList {
  readonly items: readonly WireReview[]
  readonly totalCount: number
  readonly hasMore: boolean
  readonly pages: number
  readonly state: 'shown' | 'loading' | 'failed'
}

export interface ChosenReviews {
  readonly selection: ReviewSelection
  readonly list: ReviewList
  choose(selection: ReviewSelection): void
  /** The next page, or the one that failed again. */
  more(): void
}

/** The reviews of a selection, page by page; whoever chooses anew waits for nothing of what was chosen before. */
export function useChosenReviews(
  variantId: number,
  result: WireReviewsModal,
  first: ReviewSelection = allReviews,
): ChosenReviews {
  const [selection, setSelection] = useState(first)
  const [list, setList] = useState<ReviewList>(() => begun(result, first))
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])
  const load = (chosen: ReviewSelection, shown: ReviewList): void => {
    waiting.current?.abort()
    const own = new AbortController()
    waiting.current = own
    setList({ ...shown, state: 'loading' })
    const page = shown.pages + 1
    const after = shown.items.at(-1)?.externalId ?? null
    calls()
      .ask(pageQuestion({ variantId, selection: chosen, eshops: result.eshops, page, after }), own.signal)
      .then(
        ({ items, hasMore, totalCount }) => {
          if (own.signal.aborted) return
          setList({ items: [...shown.items, ...items], hasMore, totalCount, pages: page, state: 'shown' })
        },
        () => {
          if (!own.signal.aborted) setList({ ...shown, state: 'failed' })
        },
      )
  }
  return {
    selection,
    list,
    choose: (chosen) => {
      waiting.current?.abort()
      setSelection(chosen)
      const next = begun(result, chosen)
      if (next.pages > 0) setList(next)
      else load(chosen, next)
    },
    more: () => load(selection, list),
  }
}

/** What is there without asking: the first page, or nothing yet. */
function begun(result: WireReviewsModal, selection: ReviewSelection): ReviewList {
  const known = knownPage(result, selection)
  return known === null
    ? { items: [], totalCount: 0, hasMore: false, pages: 0, state: 'loading' }
    : { ...known, pages: 1, state: 'shown' }
}
