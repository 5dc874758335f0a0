import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Point, swipeEnd } from './zoom-geometry.ts'

const DOUBLE_TAP_MS = 300
/** A finger that has moved less has tapped. */
const TAP_PX = 6

interface Gesture {
  readonly startedAt: number
  readonly from: Point
  hasMoved: boolean
  isPinch: boolean
}

/** What fingers ask for; places are measured from the frame's middle. */
export interface Asked {
  readonly isEnlarged: boolean
  zoomBy(factor: number, at: Point): void
  push(by: Point): void
  thereAndBack(at: Point): void
  turn(direction: 1 | -1): void
}

export interface Fingers {
  /** How far the picture is pushed aside by a swipe, in pixels. */
  readonly aside: number
  readonly isMoving: boolean
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
  }
}

/** Two fingers enlarge where they are, one pushes what is enlarged or swipes what is whole; a double tap or a click goes there and back. */
export function useFingers(frame: RefObject<HTMLElement | null>, asked: Asked): Fingers {
  const [aside, setAside] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture | null>(null)
  const lastTap = useRef(0)

  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setMoving(true)
    fingers.current.set(event.pointerId, placeOf(event))
    gesture.current ??= { startedAt: event.timeStamp, from: placeOf(event), hasMoved: false, isPinch: false }
  }
  const move = (event: PointerEvent): void => {
    const [before, now] = [fingers.current.get(event.pointerId), gesture.current]
    if (before === undefined || now === null) return
    const at = placeOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, at)
    if (apart(at, now.from) > TAP_PX) now.hasMoved = true
    if (other !== undefined) {
      now.isPinch = true
      setAside(0)
      asked.zoomBy(apart(at, other) / Math.max(1, apart(before, other)), fromMiddle(middleOf(at, other), frame.current))
    } else if (asked.isEnlarged) asked.push({ x: at.x - before.x, y: at.y - before.y })
    else if (event.pointerType !== 'mouse') setAside(at.x - now.from.x)
  }
  const release = (event: PointerEvent, isCancelled: boolean): void => {
    const ended = gesture.current
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0 || ended === null) return
    gesture.current = null
    setAside(0)
    setMoving(false)
    if (isCancelled || ended.isPinch) return
    if (!ended.hasMoved) return tap(event)
    const pushedBy = event.clientX - ended.from.x
    const end = asked.isEnlarged
      ? 0
      : swipeEnd(pushedBy, event.timeStamp - ended.startedAt, frame.current?.clientWidth ?? 0)
    if (end !== 0) asked.turn(end)
  }
  const tap = (event: PointerEvent): void => {
    const isSecond = event.timeStamp - lastTap.current < DOUBLE_TAP_MS
    lastTap.current = isSecond ? 0 : event.timeStamp
    if (event.pointerType === 'mouse' || isSecond) asked.thereAndBack(fromMiddle(placeOf(event), frame.current))
  }
  return {
    aside,
    isMoving,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: (event) => release(event, false),
      onPointerCancel: (event) => release(event, true),
    },
  }
}

/** A place in the window, measured from the middle of the frame. */
export function fromMiddle({ x, y }: Point, frame: Element | null): Point {
  if (frame === null) return { x: 0, y: 0 }
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

function placeOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
