/** Chooses the class that is served next. Each has a share of the thread that the others cannot take. */
export interface FairTurns<Name extends string> {
  /** A class that was idle has work again. Being idle has earned it nothing. */
  join(name: Name): void
  /** Of the classes with work, the one that has had least of its share; among equals the one with the larger weight. */
  next(names: readonly Name[]): Name | undefined
  /** Charges a class for the time that its turn took. */
  charge(name: Name, ms: number): void
}

/** A turn is charged at least this much: the clock does not see the shortest ones. */
const LEAST_MS = 0.05

/**
 * Start-time fair queueing (Goyal, Vin, Cheng, SIGCOMM 1996). Each class has a virtual time: the time it has used,
 * divided by its weight. The class with the lowest is next. One that uses less than its share is therefore always next,
 * and what it leaves is divided among the others.
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
