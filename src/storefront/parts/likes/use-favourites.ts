import { useState } from 'react'
import type { Variant } from '#platform/api-client/calls.ts'
import { likedStore } from '../../state/liked-store.ts'
import type { Question } from '../../state/calls.ts'
import { variantsNow } from '../../state/variant-questions.ts'
import { useAnswer } from '../search/use-answer.ts'
import { useLiked } from './use-liked.ts'

export interface Favourites {
  readonly state: 'empty' | 'loading' | 'failed' | 'shown'
  /** The newest first; one that was taken out here stays in its place, to be put back. */
  readonly shown: readonly { readonly variant: Variant; readonly isOut: boolean }[]
  /** Liked, and in no shop any more. */
  readonly gone: readonly number[]
  remove(variantId: number): void
  restore(variantId: number): void
  /** Takes those out that are gone. */
  forgetGone(): void
  retry(): void
}

const allLiked: Question<true> = {
  key: 'all that is liked',
  send: () => likedStore().askAll(),
  read: () => true,
  freshMs: 0,
}

/** What is liked, with what it costs now. */
export function useFavourites(): Favourites {
  const onPage = useLiked()
  const isWithAccount = onPage !== null && likedStore().isWithAccount()
  const all = useAnswer(isWithAccount ? allLiked : null)
  // Until all are known those of the hearts in sight would stand in any order.
  const isAsking = isWithAccount && all.kind !== 'answered'
  const liked = isAsking ? null : onPage
  const [order, setOrder] = useState<readonly number[]>([])
  /** Taken out here, each with the one that it stood before. */
  const [out, setOut] = useState<ReadonlyMap<number, number | null>>(new Map())
  const added = [...(liked ?? [])].filter((id) => !order.includes(id)).toReversed()
  const stays = order.filter((id) => liked?.has(id) === true || out.has(id))
  const ids = [...added, ...stays]
  // Another tab, or a heart of the page behind, has changed it.
  if (added.length > 0 || stays.length < order.length) setOrder(ids)
  const answer = useAnswer(ids.length > 0 ? variantsNow([...ids].sort((one, other) => one - other)) : null)
  const known = answer.kind === 'answered' ? answer.answer : answer.kind === 'waiting' ? answer.last : null
  const byId = new Map(known?.map((variant) => [variant.id, variant]))
  const gone = answer.kind === 'answered' ? ids.filter((id) => !byId.has(id)) : []
  const remove = (id: number): void => {
    const list = [...(liked ?? [])]
    setOut(new Map([...out, [id, list[list.indexOf(id) + 1] ?? null]]))
    likedStore().remove(id)
  }
  return {
    state: isAsking ? (all.kind === 'failed' ? 'failed' : 'loading') : stateOf(ids.length, known !== null, answer.kind),
    shown: ids.flatMap((id) => {
      const variant = byId.get(id)
      return variant === undefined ? [] : [{ variant, isOut: liked?.has(id) !== true }]
    }),
    gone,
    remove,
    restore: (id) => {
      likedStore().add(id, out.get(id) ?? null)
      setOut(new Map([...out].filter(([each]) => each !== id)))
    },
    forgetGone: () => gone.forEach((id) => likedStore().remove(id)),
    retry: () => [all, answer].forEach((each) => each.kind === 'failed' && each.retry()),
  }
}

function stateOf(count: number, isKnown: boolean, kind: 'waiting' | 'failed' | 'answered'): Favourites['state'] {
  if (count === 0) return 'empty'
  if (isKnown) return 'shown'
  return kind === 'failed' ? 'failed' : 'loading'
}
