import { labels } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { compareStore } from '../../state/compare-store.ts'
import { likedStore } from '../../state/liked-store.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { useLiked } from './use-liked.ts'

export interface LikeToggleProps {
  readonly variantId: number
  /** The arrow keys reach it there (client/toolbars.ts). */
  readonly isInToolbar?: boolean
}

/** The heart of a card: keeps its offer among this browser's favourites. */
export const likeToggle = defineIsland<LikeToggleProps>({
  name: 'LikeToggle',
  wakes: 'visible',
  why: 'only a heart that is seen has to say that its offer is liked, and a listing has 48',
  storedUnder: LIKES_KEY,
  earlyClicks: 'held',
  propsIn: (html) => likedBy(html.querySelector('button')),
  Component: LikeToggle,
})

function LikeToggle({ variantId, isInToolbar = false }: LikeToggleProps) {
  const liked = useLiked()
  return (
    <button
      className="like"
      type="button"
      value={variantId}
      tabIndex={isInToolbar ? -1 : undefined}
      aria-label={labels.like}
      aria-pressed={liked?.has(variantId)}
      onClick={() => likedStore().toggle(variantId) || compareStore().note(labels.likesFull)}
    />
  )
}

/** What a heart was rendered with. */
function likedBy(heart: HTMLButtonElement | null): LikeToggleProps {
  if (heart === null) throw new Error('there is no heart')
  return { variantId: Number(heart.value), isInToolbar: heart.closest('[role=toolbar]') !== null }
}
