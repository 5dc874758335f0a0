import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  fitted,
  type Lying,
  type Point,
  pushed,
  sharpScale,
  type Size,
  swipeEnd,
  WHOLE,
  zoomedAt,
} from './zoom-geometry.ts'

/** One step of the buttons and of the keys. */
const STEP = 1.6
const DOUBLE_TAP_MS = 300

export interface Zoom {
  readonly lying: Lying
  /** How far the strip is pushed aside by a finger, in pixels. */
  readonly aside: number
  readonly isMoving: boolean
  /** How large it lies whole in the frame. */
  readonly whole: Size
  readonly most: number
  step(direction: 1 | -1): void
  reset(): void
  push(by: Point): void
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
  }
}

interface Gesture {
  readonly startedAt: number
  readonly from: Point
  hasMoved: boolean
  isPinch: boolean
}

/**
 * What fingers, pointer and wheel do to a picture in its frame: two fingers or the wheel enlarge it where they are, one finger pushes what is
 * enlarged or swipes what is whole, a double tap or a click goes there and back.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: Size,
  index: number,
  turn: (direction: 1 | -1) => void,
): Zoom {
  // Another picture lies whole, however the one before lay.
  const [kept, setKept] = useState({ index, lying: WHOLE })
  const lying = kept.index === index ? kept.lying : WHOLE
  const setLying = (next: (now: Lying) => Lying): void =>
    setKept((now) => ({ index, lying: next(now.index === index ? now.lying : WHOLE) }))
  const [isMoving, setMoving] = useState(false)
  const [aside, setAside] = useState(0)
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const lastTap = useRef(0)
  const size = useFrameSize(frame)
  const zoomTo = (scale: (now: number) => number, at: Point): void =>
    setLying((now) => zoomedAt(now, scale(now.scale), at, picture, size))
  const thereAndBack = (at: Point): void => zoomTo((now) => (now > 1 ? 1 : Number.POSITIVE_INFINITY), at)

  useEffect(() => {
    const element = frame.current
    const roll = (event: WheelEvent): void => {
      event.preventDefault()
      zoomTo((now) => now * Math.exp(-event.deltaY / 400), fromMiddle(event, element))
    }
    // React listens to the wheel without the right to hold the page.
    element?.addEventListener('wheel', roll, { passive: false })
    return () => element?.removeEventListener('wheel', roll)
  })

  const release = (event: PointerEvent, isCancelled: boolean): void => {
    if (!fingers.current.delete(event.pointerId)) return
    const ended = gesture.current
    if (fingers.current.size > 0 || ended === null) return
    gesture.current = null
    setAside(0)
    setMoving(false)
    if (isCancelled || ended.isPinch) return
    const at = { x: event.clientX, y: event.clientY }
    if (ended.hasMoved) {
      const end = lying.scale === 1 ? swipeEnd(at.x - ended.from.x, event.timeStamp - ended.startedAt, size.width) : 0
      return end === 0 ? undefined : turn(end)
    }
    const isSecond = event.timeStamp - lastTap.current < DOUBLE_TAP_MS
    lastTap.current = isSecond ? 0 : event.timeStamp
    if (event.pointerType === 'mouse' || isSecond) thereAndBack(fromMiddle(event, frame.current))
  }

  return {
    lying,
    aside,
    isMoving,
    whole: fitted(picture, size),
    most: sharpScale(picture, size),
    step: (direction) => zoomTo((now) => (direction > 0 ? now * STEP : now / STEP), { x: 0, y: 0 }),
    reset: () => setLying(() => WHOLE),
    push: (by) => setLying((now) => pushed(now, by, picture, size)),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setMoving(true)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        gesture.current ??= {
          startedAt: event.timeStamp,
          from: { x: event.clientX, y: event.clientY },
          hasMoved: false,
          isPinch: false,
        }
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId)
        const now = gesture.current
        if (before === undefined || now === null) return
        const at = { x: event.clientX, y: event.clientY }
        if (Math.hypot(at.x - now.from.x, at.y - now.from.y) > 6) now.hasMoved = true
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        fingers.current.set(event.pointerId, at)
        if (other !== undefined) {
          now.isPinch = true
          setAside(0)
          zoomTo(
            (scale) => (scale * apart(at, other)) / Math.max(1, apart(before, other)),
            fromMiddle(middleOf(at, other), frame.current),
          )
        } else if (lying.scale > 1)
          setLying((is) => pushed(is, { x: at.x - before.x, y: at.y - before.y }, picture, size))
        else if (event.pointerType !== 'mouse') setAside(at.x - now.from.x)
      },
      onPointerUp: (event) => release(event, false),
      onPointerCancel: (event) => release(event, true),
    },
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

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middleOf(a: Point, b: Point): { clientX: number; clientY: number } {
  return { clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 }
}

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, frame: Element | null): Point {
  if (frame === null) return { x: 0, y: 0 }
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
