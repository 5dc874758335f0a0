import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Fingers, fromMiddle, useFingers } from './use-fingers.ts'
import { fitted, type Lying, type Point, pushed, sharpScale, type Size, WHOLE, zoomedAt } from './zoom-geometry.ts'

/** One step of the buttons and of the keys. */
const STEP = 1.6
/** So many pixels of the wheel enlarge e times. */
const WHEEL_PX = 400

export interface Zoom extends Fingers {
  readonly lying: Lying
  /** How large it lies whole in the frame. */
  readonly whole: Size
  /** How far it can be enlarged. */
  readonly most: number
  step(direction: 1 | -1): void
  reset(): void
  push(by: Point): void
}

/** How a picture lies in its frame, and what fingers, the wheel, keys and buttons do to that. `turn`: a swipe asks for the one beside it. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: Size,
  index: number,
  turn: (direction: 1 | -1) => void,
): Zoom {
  // Another picture lies whole, however the one before lay.
  const [kept, setKept] = useState({ index, lying: WHOLE })
  const lying = kept.index === index ? kept.lying : WHOLE
  const size = useFrameSize(frame)
  const lay = (next: (now: Lying) => Lying): void =>
    setKept((now) => ({ index, lying: next(now.index === index ? now.lying : WHOLE) }))
  const zoomTo = (scale: (now: number) => number, at: Point): void =>
    lay((now) => zoomedAt(now, scale(now.scale), at, picture, size))
  const push = (by: Point): void => lay((now) => pushed(now, by, picture, size))

  useEffect(() => {
    const element = frame.current
    const roll = (event: WheelEvent): void => {
      event.preventDefault()
      const at = fromMiddle({ x: event.clientX, y: event.clientY }, element)
      zoomTo((now) => now * Math.exp(-event.deltaY / WHEEL_PX), at)
    }
    // React listens to the wheel without the right to hold the page.
    element?.addEventListener('wheel', roll, { passive: false })
    return () => element?.removeEventListener('wheel', roll)
  })
  const fingers = useFingers(frame, {
    isEnlarged: lying.scale > 1,
    zoomBy: (factor, at) => zoomTo((now) => now * factor, at),
    push,
    thereAndBack: (at) => zoomTo((now) => (now > 1 ? 1 : Number.POSITIVE_INFINITY), at),
    turn,
  })
  return {
    ...fingers,
    lying,
    whole: fitted(picture, size),
    most: sharpScale(picture, size),
    step: (direction) => zoomTo((now) => (direction > 0 ? now * STEP : now / STEP), { x: 0, y: 0 }),
    reset: () => lay(() => WHOLE),
    push,
  }
}

/** Nothing until the dialog around it is open, and then before anybody sees it. */
function useFrameSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}
