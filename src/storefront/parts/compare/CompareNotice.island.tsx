import { useEffect, useRef } from 'react'
import { words } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { compareStore } from '../../state/compare-store.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { Toast } from '../../ui/Toast.tsx'
import { compareAddress } from './compare-address.ts'
import { countOf } from '../../copy/format.ts'
import { useSaid } from './use-compare.ts'

/** A line at the foot of the window: what has changed, and the way to the comparison. It goes away when nobody is at it. */
export const compareNotice = defineIsland<object>({
  name: 'CompareNotice',
  wakes: 'idle',
  why: 'it stands empty until a product was chosen on this page',
  storedUnder: LIKES_KEY,
  withCookie: LOGIN_COOKIE,
  earlyClicks: 'native',
  Component: CompareNotice,
})

const SHOWN_MS = 8_000

function CompareNotice() {
  const said = useSaid()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said === null) return
    let timer = 0
    const hide = () => {
      if (line.current?.matches(':hover, :focus-within') === true) timer = window.setTimeout(hide, SHOWN_MS)
      else compareStore().hush()
    }
    timer = window.setTimeout(hide, SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [said])
  return (
    <Toast ref={line}>
      {said !== null && (
        <>
          <span>{said.words}</span>
          {said.link !== undefined && <a href={said.link.href}>{said.link.words}</a>}
          {said.ids.length > 0 && (
            <a href={compareAddress(said.ids, location.search)}>
              {said.ids.length === 1 ? 'Ver a comparação' : `Comparar ${countOf(said.ids.length, words.product)}`}
            </a>
          )}
        </>
      )}
    </Toast>
  )
}
