/** Specification 9: so far in one direction moves the header. */
export const MOVES_FROM_PX = 80

export interface HeaderMotion {
  readonly isSticky: boolean
  readonly isHidden: boolean
  /** Where the page stood at the last look. */
  readonly y: number
  /** Where the present movement began. */
  readonly from: number
}

/** What the page looks like at one moment. */
export interface ScrollPlace {
  readonly y: number
  readonly headerHeight: number
  readonly isAtBottom: boolean
  /** The menu is hovered, or the search is open: it is never hidden then. */
  readonly isHeld: boolean
}

export const atTop: HeaderMotion = { isSticky: false, isHidden: false, y: 0, from: 0 }

/**
 * H-11: the header is sticky once the page is scrolled past its height. It hides when the page goes down, or stands at its end, by a movement
 * of more than 80 px, and shows when it goes up.
 */
export function movedHeader(before: HeaderMotion, { y, headerHeight, isAtBottom, isHeld }: ScrollPlace): HeaderMotion {
  if (y <= headerHeight) return { isSticky: false, isHidden: false, y, from: y }
  const [isDown, wasDown] = [y > before.y, before.y > before.from]
  const hasTurned = y !== before.y && before.y !== before.from && isDown !== wasDown
  const from = hasTurned ? before.y : before.from
  const isFar = Math.abs(y - from) > MOVES_FROM_PX
  const isHidden = !isHeld && ((isDown || isAtBottom) && isFar ? true : y < before.y ? false : before.isHidden)
  return { isSticky: true, isHidden, y, from }
}
