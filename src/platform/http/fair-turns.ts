/** Whose turn is next among classes of which each has a share of the time that the others cannot take. */
export interface FairTurns<Name extends string> {
  /** One that had nothing to do has something now: it saved nothing up meanwhile. */
  join(name: Name): void
  /** Of those with something to do, the one that has had least of its share; among equals the first by weight's order. */
  next(names: readonly Name[]): Name | undefined
  /** Its turn took so long. */
  charge(name: Name, ms: number): void
}

/** A turn counts for so much at least: the clock does not see the shortest ones. */
const LEAST_MS = 0.05

/**
 * Start-time fair queueing (Goyal, Vin, Cheng, SIGCOMM 1996): a class stands at the time that it has used, divided by its weight, and the one
 * that stands furthest back is next. One that uses less than its share is therefore always next; what it leaves is divided among the others.
 */
export function createFairTurns<Name extends string>(weights: Readonly<Record<Name, number>>): FairTurns<Name> {
  const used = Object.fromEntries(Object.keys(weights).map((name) => [name, 0])) as Record<Name, number>
  let now = 0
  return {
    join: (name) => void (used[name] = Math.max(used[name], now)),
    next: (names) => {
      const first = names.reduce<Name | undefined>(
        (least, name) => (least === undefined || used[name] < used[least] ? name : least),
        undefined,
      )
      if (first !== undefined) now = used[first]
      return first
    },
    charge: (name, ms) => void (used[name] += Math.max(LEAST_MS, ms) / weights[name]),
  }
}
