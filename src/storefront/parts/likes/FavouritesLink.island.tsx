import { countOf } from '../../copy/format.ts'
import { labels, words } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { HeartIcon } from '../../ui/icons.tsx'
import { useLiked } from './use-liked.ts'

/** H-02: the header's link to what this browser has liked, with its badge. With accounts it opens their modals. */
export const favouritesLink = defineIsland<{ readonly href: string }>({
  name: 'FavouritesLink',
  wakes: 'idle',
  why: 'the badge is small and at the edge: nobody waits for it',
  storedUnder: LIKES_KEY,
  earlyClicks: 'native',
  Component: FavouritesLink,
})

/** As the comparison's (section 9). */
const BADGE_MAX = 99

function FavouritesLink({ href }: { href: string }) {
  const count = useLiked()?.size ?? 0
  return (
    <a
      className="header-link favourites-link"
      href={href}
      aria-label={count === 0 ? undefined : `${labels.favourites}: ${countOf(count, words.product)}`}
    >
      <HeartIcon />
      <span>{labels.favourites}</span>{' '}
      <b className="count-badge" data-like-count="" hidden={count === 0}>
        {count === 0 ? null : Math.min(count, BADGE_MAX)}
      </b>
    </a>
  )
}
