export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Specification 9: so many pixels before the pointer the triangle begins, and so long it stands without a movement. */
export const TRIANGLE_OFFSET_PX = 2
export const TRIANGLE_MS = 150

/**
 * H-05: whoever goes from an item of the menu straight to a corner of its panel crosses other items, and means none of them.
 *
 *        [ Salas ] [ Quartos ]
 *            ^ from, 2 px back
 *           / \
 *          /   \        the triangle from there to the upper corners of the panel:
 *     +---+-----+----+  whoever is in it is on the way
 *     |    panel     |
 */
export function isOnTheWay(pointer: Point, from: Point, panel: Box): boolean {
  const apex = { x: from.x, y: from.y - TRIANGLE_OFFSET_PX }
  const [left, right] = [
    { x: panel.left, y: panel.top },
    { x: panel.right, y: panel.top },
  ]
  const sides = [side(pointer, apex, left), side(pointer, left, right), side(pointer, right, apex)]
  return sides.every((each) => each <= 0) || sides.every((each) => each >= 0)
}

/** On which side of the line from `a` to `b` a point lies: the sign tells. */
function side(point: Point, a: Point, b: Point): number {
  return (point.x - b.x) * (a.y - b.y) - (a.x - b.x) * (point.y - b.y)
}
