import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A new screen begins at its top, with the focus there, as a page does that a browser loads; a part that is named is scrolled to. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname + hash)
  useEffect(() => {
    if (last.current === pathname + hash) return
    last.current = pathname + hash
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (how !== 'POP') {
      scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
  }, [pathname, hash, how, main])
}
