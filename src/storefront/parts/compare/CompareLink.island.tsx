import { labels, words } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { CompareIcon } from '../../ui/icons.tsx'
import { compareAddress } from './compare-address.ts'
import { countOf } from '../../copy/format.ts'
import { useCompared } from './use-compare.ts'

/** H-02: the header's link to the comparison with its badge. Without script its page explains how to compare. */
export const compareLink = defineIsland<{ readonly href: string }>({
  name: 'CompareLink',
  wakes: 'idle',
  why: 'the badge is small and at the edge: nobody waits for it',
  storedUnder: LIKES_KEY,
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'native',
  Component: CompareLink,
})

/** The badge's cap of section 9. */
const BADGE_MAX = 99

function CompareLink({ href }: { href: string }) {
  const list = useCompared()
  const count = list?.length ?? 0
  return (
    <a
      className="header-link compare-link"
      href={
        list === null
          ? href
          : compareAddress(
              list.map(({ itemId }) => itemId),
              location.search,
            )
      }
      aria-label={count === 0 ? undefined : `Comparar ${countOf(count, words.product)}`}
    >
      <CompareIcon />
      <span>{labels.compare}</span>{' '}
      <b className="count-badge" data-compare-count="" hidden={count === 0}>
        {count === 0 ? null : Math.min(count, BADGE_MAX)}
      </b>
    </a>
  )
}
