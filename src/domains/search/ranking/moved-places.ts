import type { Cursor, OrderKey } from '#ports/search/port.ts'

/** A place of a listing. */
export interface RankedPlace {
  /** Values of the listing's order, and the product, which decides among equals. */
  readonly cursor: Cursor
  /** Points of its rank that are paid for. */
  readonly paidPoints: number
}

/**
 * Which of the places that follow each other in a listing a payment has moved, in their order: with every bid at 0 one that now stands behind
 * would stand before it. Exactly these are labelled, so that the others stand to each other as if nobody paid (G-02). In an order that no
 * rank decides there are none. `isEnd`: nothing follows the last; else what follows may be any that the order allows there, and a place is
 * labelled unless none of them could stand before it.
 */
export function movedPlaces(
  places: readonly RankedPlace[],
  orderBy: readonly OrderKey[],
  isEnd: boolean,
): readonly boolean[] {
  const rankAt = orderBy.findIndex(({ by }) => by === 'rank')
  if (rankAt < 0) return places.map(() => false)
  return places.map((place, at) => place.paidPoints > 0 && hasOvertaken(places, at, { rankAt, isEnd }))
}

function hasOvertaken(
  places: readonly RankedPlace[],
  at: number,
  { rankAt, isEnd }: { readonly rankAt: number; readonly isEnd: boolean },
): boolean {
  const own = places[at] as RankedPlace
  const freeRank = rankOf(own, rankAt) - own.paidPoints
  let lowest = rankOf(own, rankAt)
  for (const other of places.slice(at + 1)) {
    // What the order asks first is another there: from here on no rank is compared with this one.
    if (!isEqualBefore(own, other, rankAt)) return false
    lowest = rankOf(other, rankAt)
    if (lowest < freeRank) return false
    const otherFree = lowest - other.paidPoints
    if (otherFree > freeRank || (otherFree === freeRank && other.cursor.group < own.cursor.group)) return true
  }
  return !isEnd && lowest >= freeRank
}

function isEqualBefore(one: RankedPlace, other: RankedPlace, rankAt: number): boolean {
  return one.cursor.keys.slice(0, rankAt).every((key, at) => key === other.cursor.keys[at])
}

function rankOf({ cursor }: RankedPlace, rankAt: number): number {
  return cursor.keys[rankAt] ?? 0
}
