import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { holdPage } from './hold-page.ts'

/** While it is open the page is held; a press beside it closes it, and so does Escape, wherever the focus is in it. */
export function useHold({
  isOpen,
  place,
  close,
  leave,
}: {
  isOpen: boolean
  place: RefObject<HTMLElement | null>
  close(): void
  /** Closes, and the focus goes back. */
  leave(): void
}): void {
  const closeNow = useEffectEvent(close)
  const leaveNow = useEffectEvent(leave)
  useLayoutEffect(() => (isOpen && place.current !== null ? holdPage(place.current) : undefined), [isOpen, place])
  useEffect(() => {
    if (!isOpen) return
    const closeHere = (): void => closeNow()
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      leaveNow()
    }
    const closeBeside = ({ target }: Event): void => {
      if (!(target instanceof Node && place.current?.contains(target))) closeNow()
    }
    // A page that comes back from the browser's memory is not found open.
    addEventListener('pagehide', closeHere)
    document.addEventListener('mousedown', closeBeside, true)
    document.addEventListener('keydown', closeByKey)
    return () => {
      removeEventListener('pagehide', closeHere)
      document.removeEventListener('mousedown', closeBeside, true)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen, place])
}
