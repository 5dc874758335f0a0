import type { LookedAt } from '../pictures/rooms/draw-room.ts'
import type { PlannedRoom } from './inspiration-plan.ts'
import type { DemoHotspot } from './demo-inspirations.ts'

/** In thousandths of the width: on a phone two marks of 24 px side by side. */
const APART = 72
/** A mark nearer to the rim would be cut off, or lie under a browser's edge. */
const RIM = 40
/** Less of the picture than this is no piece to point at. */
const LEAST_SHARE = 0.0015

interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * One mark for each offer of a room: on a pixel of it that is seen, as near to the middle of what is seen of it as it can be beside the marks
 * before it. The largest pieces choose last: they have most room.
 */
export function marksOfRoom(
  { scene, offers, text: { isTurned } }: PlannedRoom,
  { seen: { width, height, part }, owners }: LookedAt,
): DemoHotspot[] {
  const pixels = new Map<number, number[]>()
  for (let at = 0; at < part.length; at++) {
    const piece = owners[part[at] as number] ?? -1
    if (!offers.has(scene.pieces[piece]?.design ?? '')) continue
    const own = pixels.get(piece) ?? []
    if (own.length === 0) pixels.set(piece, own)
    own.push(at)
  }
  // Of several of a design the one that is seen largest.
  const largest = new Map<string, number[]>()
  for (const [piece, own] of pixels) {
    const design = scene.pieces[piece]?.design ?? ''
    if (own.length > (largest.get(design)?.length ?? 0)) largest.set(design, own)
  }
  const spotOf = (at: number): Spot => ({
    x: Math.round((((at % width) + 0.5) / width) * 1000),
    y: Math.round(((Math.floor(at / width) + 0.5) / height) * 1000),
  })
  const taken: Spot[] = []
  const marks = [...largest]
    .filter(([, own]) => own.length >= width * height * LEAST_SHARE)
    .toSorted((one, other) => one[1].length - other[1].length)
    .flatMap(([design, own]) => {
      const offer = offers.get(design)
      const spot = bestOf(own.map(spotOf), taken)
      if (offer === undefined || spot === null) return []
      taken.push(spot)
      const x = isTurned ? 1000 - spot.x : spot.x
      return [{ design, mark: { shop: offer.shop, itemId: offer.offer.itemId, x, y: spot.y } }]
    })
  // As the room lists its pieces.
  return [...offers.keys()].flatMap((design) => marks.find((each) => each.design === design)?.mark ?? [])
}

/** null: it is seen at the rim or under other marks alone. */
function bestOf(spots: readonly Spot[], taken: readonly Spot[]): Spot | null {
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x / spots.length, 0),
    y: spots.reduce((sum, { y }) => sum + y / spots.length, 0),
  }
  const free = spots.filter(
    (spot) =>
      Math.min(spot.x, 1000 - spot.x, spot.y, 1000 - spot.y) > RIM &&
      taken.every((other) => distance(spot, other) >= APART),
  )
  return free.length === 0
    ? null
    : free.reduce((best, spot) => (distance(spot, middle) < distance(best, middle) ? spot : best))
}

/** Pictures are 4:3. */
function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, (one.y - other.y) * 0.75)
}
