import { type MouseEvent, useState } from 'react'
import { countOf } from '../../copy/format.ts'
import { labels, words } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { likedStore } from '../../state/liked-store.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { HeartIcon } from '../../ui/icons.tsx'
import type { FavouritesModal } from './FavouritesModal.tsx'
import { useLiked } from './use-liked.ts'

export interface FavouritesLinkProps {
  readonly href: string
  /** Address of a picture of the list, its id at `{id}`. */
  readonly pictureAddress: string
}

/** H-02: the header's link to what is liked, in this browser or with an account, with its badge; it opens there (M-04), or the sign-in where there is nothing. */
export const favouritesLink = defineIsland<FavouritesLinkProps>({
  name: 'FavouritesLink',
  wakes: 'idle',
  why: 'the badge is small and at the edge: nobody waits for it',
  storedUnder: LIKES_KEY,
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'held',
  Component: FavouritesLink,
})

/** As the comparison's (section 9). */
const BADGE_MAX = 99

function FavouritesLink({ href, pictureAddress }: FavouritesLinkProps) {
  const [Shown, setShown] = useState<typeof FavouritesModal | null>(null)
  const isKnown = useLiked() !== null
  const count = isKnown ? likedStore().count() : 0
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    const { ctrlKey, metaKey, shiftKey, altKey, button, currentTarget } = event
    // Its own page shows the same.
    if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || location.pathname === currentTarget.pathname) return
    event.preventDefault()
    currentTarget.focus({ preventScroll: true })
    // Its code comes when it is wanted; where it does not, the page shows the same.
    import('./FavouritesModal.tsx').then(
      (module) => setShown(() => module.FavouritesModal),
      () => location.assign(href),
    )
  }
  return (
    <>
      <a
        className="header-link favourites-link"
        href={href}
        aria-label={count === 0 ? undefined : `${labels.favourites}: ${countOf(count, words.product)}`}
        onClick={open}
      >
        <HeartIcon />
        <span>{labels.favourites}</span>{' '}
        <b className="count-badge" data-like-count="" hidden={count === 0}>
          {count === 0 ? null : Math.min(count, BADGE_MAX)}
        </b>
      </a>
      {Shown !== null && <Shown href={href} pictureAddress={pictureAddress} onClose={() => setShown(null)} />}
    </>
  )
}
