import { useEffect } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { EndWatch } from './EndWatch.tsx'
import { useWatch } from './use-watch.ts'

/**
 * T-03: who watches the offer already is shown how to end it, with the target price, in place of the link that begins a watch. For
 * everybody else the link beside it is all there is.
 */
export const watchState = defineIsland<{ readonly variantId: number }>({
  name: 'WatchState',
  wakes: 'idle',
  why: 'a person may watch it already, and nobody waits for that',
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'native',
  Component: WatchState,
})

function WatchState({ variantId }: { variantId: number }) {
  const watch = useWatch(variantId)
  const isWatched = watch.subscription?.subscribed === true
  useEffect(() => {
    document.querySelector('a[data-modal="watchdog"]')?.toggleAttribute('hidden', isWatched)
  }, [isWatched])
  return <EndWatch watch={watch} />
}
