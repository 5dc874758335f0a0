import { functionalStorage } from './functional-storage.ts'
import { openStored, type StoredSurroundings, type StoredValue } from './stored-value.ts'

/** A page that is opened so long after the last one begins another visit. */
const VISIT_PAUSE_MS = 30 * 60_000

interface Visits {
  readonly count: number
  /** When the last page was opened, in milliseconds of the epoch. */
  readonly lastMs: number
}

const VISITS_KEY = 'poiso.visits'

/** H-08: how often this browser has come. Counts this page, and answers the number of this visit. */
export function countVisit(surroundings: StoredSurroundings = { storage: functionalStorage(VISITS_KEY) }): number {
  const { now = Date.now } = surroundings
  const visits = openStored<Visits>({ key: VISITS_KEY, version: 1, read: readVisits }, surroundings)
  visits.change((before) => {
    const isNew = before === null || now() - before.lastMs > VISIT_PAUSE_MS
    return { count: (before?.count ?? 0) + (isNew ? 1 : 0), lastMs: now() }
  })
  return visits.current()?.count ?? 1
}

/** H-08: the flag that hides the install prompt, for 30 days (section 9). */
export function installHidden(surroundings?: StoredSurroundings): StoredValue<true> {
  return openStored({ key: 'poiso.install-hidden', version: 1, read: readTrue, ttlMs: 30 * 86_400_000 }, surroundings)
}

/** It was installed from here: it is not asked for again. */
export function installed(surroundings?: StoredSurroundings): StoredValue<true> {
  return openStored({ key: 'poiso.installed', version: 1, read: readTrue }, surroundings)
}

function readTrue(value: unknown): true | null {
  return value === true ? true : null
}

function readVisits(value: unknown): Visits | null {
  const { count, lastMs } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Visits>
  return isCount(count) && isCount(lastMs) ? { count, lastMs } : null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
