import { labels } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { likedStore } from '../../state/liked-store.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { useLiked } from './use-liked.ts'

/** The heart of a card: keeps its offer among this browser's favourites. Within a card's toolbar the arrow keys reach it. */
export const likeToggle = defineIsland<{ readonly variantId: number }>({
  name: 'LikeToggle',
  wakes: 'visible',
  why: 'only a heart that is seen has to say that its offer is liked, and a listing has 48',
  storedUnder: LIKES_KEY,
  earlyClicks: 'held',
  Component: LikeToggle,
})

function LikeToggle({ variantId }: { variantId: number }) {
  const liked = useLiked()
  return (
    <button
      className="like"
      type="button"
      tabIndex={-1}
      aria-label={labels.like}
      aria-pressed={liked?.has(variantId)}
      onClick={() => likedStore().toggle(variantId)}
    />
  )
}
