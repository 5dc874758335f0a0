/** How a picture lies in its frame: `scale` 1 is whole in sight; `x`, `y` are how far its middle is from the frame's, in CSS pixels. */
export interface Lying {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const WHOLE: Lying = { scale: 1, x: 0, y: 0 }

/** How large it lies whole in the frame: never above its own size, because that would only be blurred. */
export function fitted(picture: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** How far it may be enlarged and stay sharp: to its own size. 1: it is shown in its own size already. */
export function sharpScale(picture: Size, frame: Size): number {
  const { width } = fitted(picture, frame)
  return width === 0 ? 1 : Math.max(1, picture.width / width)
}

/** Enlarged (or made smaller) to `scale`, with what lies under `at` staying there; `at` is measured from the frame's middle. */
export function zoomedAt(lying: Lying, scale: number, at: Point, picture: Size, frame: Size): Lying {
  const to = Math.min(sharpScale(picture, frame), Math.max(1, scale))
  const by = to / lying.scale
  return within({ scale: to, x: at.x - (at.x - lying.x) * by, y: at.y - (at.y - lying.y) * by }, picture, frame)
}

/** Pushed by so much: no edge of it comes further in than the frame's. */
export function pushed(lying: Lying, by: Point, picture: Size, frame: Size): Lying {
  return within({ ...lying, x: lying.x + by.x, y: lying.y + by.y }, picture, frame)
}

function within({ scale, x, y }: Lying, picture: Size, frame: Size): Lying {
  const { width, height } = fitted(picture, frame)
  const room = { x: Math.max(0, width * scale - frame.width) / 2, y: Math.max(0, height * scale - frame.height) / 2 }
  return { scale, x: between(x, room.x), y: between(y, room.y) }
}

function between(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0
}

/** Where a swipe ends: -1 to the one before, 1 to the next, 0 it stays. A quick flick counts as a long push. */
export function swipeEnd(dx: number, milliseconds: number, width: number): -1 | 0 | 1 {
  const isFar = Math.abs(dx) > width / 4
  const isQuick = Math.abs(dx) > 24 && Math.abs(dx) / Math.max(1, milliseconds) > 0.4
  if (!isFar && !isQuick) return 0
  return dx < 0 ? 1 : -1
}
