import { browserStorage, type BrowserStorage, type StorageProblem, STORED } from './browser-storage.ts'

/** The longest that a browser's timer can wait (section 9): a longer one would ring at once. */
export const LONGEST_TIMER_MS = 2_147_483_647

/** What a value is kept as. */
export interface StoredKey<Value> {
  /** 'poiso.visits' */
  readonly key: string
  /** Counted up when the form of the value changes: what another version wrote counts as nothing. */
  readonly version: number
  /** Whatever stands in the storage, by anybody's hand: null where it is no such value. */
  read(value: unknown): Value | null
  /** Gone so long after it was set; absent: never. */
  readonly ttlMs?: number
  /** The value in a text that an earlier release kept under this key in a form of its own: read once, and written anew. Null where it is none. */
  earlier?(text: string): Value | null
}

/** One value of this browser, the same in all of its tabs: as `useSyncExternalStore` wants it, the same object until it changes. */
export interface StoredValue<Value> {
  /** Null: nothing is kept, or it is over. */
  current(): Value | null
  /** Null takes it away. Answers why it cannot be kept; then it holds until the page is left. */
  set(value: Value | null): StorageProblem | null
  /** Sets what comes of the present value, as another tab may have left it; the same one is left as it is. */
  change(next: (present: Value | null) => Value | null): StorageProblem | null
  subscribe(listener: () => void): () => void
}

export interface StoredSurroundings {
  readonly storage?: BrowserStorage
  readonly page?: Pick<Window, 'addEventListener' | 'dispatchEvent'>
  now?(): number
  later?(act: () => void, ms: number): unknown
}

/** What stands in the storage. */
interface Kept<Value> {
  readonly value: Value
  /** Milliseconds of the epoch; null: for good. */
  readonly until: number | null
}

/** Opens a value of the storage. A page opens each key once; `docs/recipes.md` says how a store comes of it. */
export function openStored<Value>(stored: StoredKey<Value>, surroundings: StoredSurroundings = {}): StoredValue<Value> {
  const { storage = browserStorage(), page = window, now = Date.now, later = setTimeout } = surroundings
  const listeners = new Set<() => void>()
  let text: string | null = null
  let kept: Kept<Value> | null = null
  /** What is held here is what stands in the storage. */
  let stands = true
  const isOver = (): boolean => kept?.until != null && kept.until <= now()
  const tell = (): void => listeners.forEach((listener) => listener())
  const waitForEnd = (): void => {
    if (kept?.until == null) return
    const awaited = kept
    // A timer that was capped rings early, and waits again.
    later(() => kept === awaited && (isOver() ? tell() : waitForEnd()), Math.min(kept.until - now(), LONGEST_TIMER_MS))
  }
  const take = (next: string | null): void => {
    if (next === text) return
    text = next
    kept = keptIn(next, stored)
    waitForEnd()
  }
  const readAgain = (): void => {
    if (!stands) return
    const before = text
    take(readHere())
    if (before !== text) tell()
  }
  const readHere = (): string | null => {
    const found = storage.read(stored.key)
    const value = found === null ? null : (stored.earlier?.(found) ?? null)
    if (value === null) return found
    const renewed = textOf(value, stored, now())
    // Where it cannot be written it stands as it was, and is read so again.
    storage.write(stored.key, renewed)
    return renewed
  }
  take(readHere())
  // A key of null: everything was cleared.
  page.addEventListener('storage', ({ key }) => (key === stored.key || key === null) && readAgain())
  // A page from the browser's memory has missed what other pages changed.
  page.addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
  const current = (): Value | null => (kept === null || isOver() ? null : kept.value)
  const set = (value: Value | null): StorageProblem | null => {
    const next = value === null ? null : textOf(value, stored, now())
    const problem = storage.write(stored.key, next)
    stands = problem === null
    take(next)
    tell()
    if (next !== null) page.dispatchEvent(new CustomEvent(STORED, { detail: stored.key }))
    return problem
  }
  return {
    current,
    set,
    change: (next) => {
      readAgain()
      const present = current()
      const value = next(present)
      return value === present ? null : set(value)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function textOf<Value>(value: Value, { version, ttlMs }: StoredKey<Value>, nowMs: number): string {
  return JSON.stringify({ v: version, ...(ttlMs !== undefined && { until: nowMs + ttlMs }), value })
}

function keptIn<Value>(text: string | null, { version, read, ttlMs }: StoredKey<Value>): Kept<Value> | null {
  if (text === null) return null
  const record = recordIn(text)
  if (record?.['v'] !== version) return null
  const value = read(record['value'])
  if (value === null) return null
  const { until } = record
  if (ttlMs === undefined) return { value, until: null }
  // Without its end nobody knows how old it is.
  return typeof until === 'number' ? { value, until } : null
}

function recordIn(text: string): Record<string, unknown> | null {
  try {
    const record: unknown = JSON.parse(text)
    return typeof record === 'object' ? (record as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
