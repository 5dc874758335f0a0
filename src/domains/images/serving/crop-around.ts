import type { FocusBox } from '../scoring/picture-judge.ts'

/** What is cut from a picture, in its pixels. It may reach beyond the picture, where the ground goes on. */
export interface CropWindow {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Picture {
  readonly width: number
  readonly height: number
  readonly focus: FocusBox | null
  /** The piece goes on outside of the picture. */
  readonly isCut: boolean
}

/** Air around the piece, of its longer side. */
const MARGIN = 0.07
/** A small piece in a large picture is not blown up further than to this width: what dense screens are sent. */
const LEAST_WIDTH = 720
/** In thousandths: nearer to an edge than this the piece may go on outside, and no ground may be put there. */
const TOUCHES = 4

/**
 * The part of a picture that a box of this shape shows (width ÷ height): the piece with some air around it, in the middle.
 *
 *     ┌───────────────┐      A piece higher than the shape allows: the window is wider than the picture, and the
 *     │   ┌───────┐   │      ground goes on at both sides. A piece without air above or below in its own picture
 *     │   │ piece │   │      gets none. One that touches the edge it would have to be lengthened at, or a
 *     └───┴───────┴───┘      picture without one (a room), fills the box instead.
 */
export function cropAround({ width, height, focus, isCut }: Picture, shape: number): CropWindow {
  const cover = coverWindow(width, height, shape, focus)
  if (focus === null) return cover
  const piece = {
    left: (focus.left * width) / 1000,
    top: (focus.top * height) / 1000,
    width: (focus.width * width) / 1000,
    height: (focus.height * height) / 1000,
  }
  const air = MARGIN * Math.max(piece.width, piece.height)
  const least = Math.min(LEAST_WIDTH, cover.width)
  const wide = Math.max(piece.width + 2 * air, (piece.height + 2 * air) * shape, least)
  const window = {
    left: piece.left + piece.width / 2 - wide / 2,
    top: piece.top + piece.height / 2 - wide / shape / 2,
    width: wide,
    height: wide / shape,
  }
  const placed = {
    ...window,
    left: placeWithin(window.left, window.width, width),
    top: placeWithin(window.top, window.height, height),
  }
  const kept = [placed, ...(holds(cover, piece) ? [] : [wholeWindow(width, height, shape)])]
  return kept.find((each) => mayReach(each, { width, height, focus, isCut })) ?? cover
}

/** Does not cut the piece, within a pixel. */
function holds(window: CropWindow, piece: CropWindow): boolean {
  return (
    piece.left >= window.left - 1 &&
    piece.top >= window.top - 1 &&
    piece.left + piece.width <= window.left + window.width + 1 &&
    piece.top + piece.height <= window.top + window.height + 1
  )
}

/** All of the picture, in the middle of the smallest window of the shape. */
function wholeWindow(width: number, height: number, shape: number): CropWindow {
  const wide = Math.max(width, height * shape)
  return { left: (width - wide) / 2, top: (height - wide / shape) / 2, width: wide, height: wide / shape }
}

/** A window shorter than the picture lies inside it; a longer one stays where it is. */
function placeWithin(start: number, length: number, whole: number): number {
  return length > whole ? start : Math.min(Math.max(0, start), whole - length)
}

function mayReach({ left, top, width, height }: CropWindow, picture: Picture & { readonly focus: FocusBox }): boolean {
  const { focus } = picture
  const beyond = [left < -0.5, top < -0.5, left + width > picture.width + 0.5, top + height > picture.height + 0.5]
  const [atLeft, atTop, atRight, atBottom] = [
    focus.left,
    focus.top,
    1000 - focus.left - focus.width,
    1000 - focus.top - focus.height,
  ].map((gap) => gap < TOUCHES) as [boolean, boolean, boolean, boolean]
  // A whole piece with air above or below reaches the sides by its shadow, which may go on; its feet must not.
  const isShadow = !picture.isCut && !(atTop && atBottom)
  const touching = [atLeft && !isShadow, atTop, atRight && !isShadow, atBottom]
  return !beyond.some((isBeyond, side) => isBeyond && touching[side] === true)
}

/** The largest window of the shape inside the picture, as near to the piece's middle as it goes. */
function coverWindow(width: number, height: number, shape: number, focus: FocusBox | null): CropWindow {
  const wide = Math.min(width, height * shape)
  const middle =
    focus === null
      ? { x: width / 2, y: height / 2 }
      : { x: ((focus.left + focus.width / 2) * width) / 1000, y: ((focus.top + focus.height / 2) * height) / 1000 }
  return {
    left: placeWithin(middle.x - wide / 2, wide, width),
    top: placeWithin(middle.y - wide / shape / 2, wide / shape, height),
    width: wide,
    height: wide / shape,
  }
}
