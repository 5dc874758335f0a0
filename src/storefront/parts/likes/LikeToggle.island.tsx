import { useEffect } from 'react'
import { labels } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { compareStore } from '../../state/compare-store.ts'
import { likedStore } from '../../state/liked-store.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { paths } from '../../paths.ts'
import { useLiked } from './use-liked.ts'

export interface LikeToggleProps {
  readonly variantId: number
  /** The arrow keys reach it there (client/toolbars.ts), and 'Comparar' beside it says which offer it is: a listing's HTML says so once. */
  readonly isInToolbar?: boolean
}

/** The heart of a card: keeps its offer among the favourites, in this browser or with the account of who is signed in. */
export const likeToggle = defineIsland<LikeToggleProps>({
  name: 'LikeToggle',
  wakes: 'visible',
  why: 'only a heart that is seen has to say that its offer is liked, and a listing has 48',
  storedUnder: LIKES_KEY,
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'held',
  propsIn: (html) => likedBy(html.querySelector('button')),
  Component: LikeToggle,
})

function LikeToggle({ variantId, isInToolbar = false }: LikeToggleProps) {
  const liked = useLiked()
  useEffect(() => likedStore().want(variantId), [variantId])
  return (
    <button
      className="like"
      type="button"
      value={isInToolbar ? undefined : variantId}
      tabIndex={isInToolbar ? -1 : undefined}
      aria-label={labels.like}
      aria-pressed={liked?.has(variantId)}
      onClick={() => toggle(variantId)}
    />
  )
}

function toggle(variantId: number): void {
  if (!likedStore().toggle(variantId)) compareStore().note(labels.likesFull)
  else if (likedStore().takesPrompt())
    compareStore().note(labels.likesPrompt, { href: paths.login(), words: labels.signIn })
}

/** What a heart was rendered with. */
function likedBy(heart: HTMLButtonElement | null): LikeToggleProps {
  if (heart === null) throw new Error('there is no heart')
  const toolbar = heart.closest('[role=toolbar]')
  const named = toolbar?.querySelector<HTMLButtonElement>('.compare') ?? heart
  return { variantId: Number(named.value), isInToolbar: toolbar !== null }
}
