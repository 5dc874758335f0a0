import { viewedExperiments } from '#platform/api-client/calls.ts'
import { calls } from './calls.ts'
import { experimentVisitor } from './experiment-visitor.ts'
import { openStored, type StoredSurroundings } from './stored-value.ts'

/** A browser takes part in a few experiments at a time; the oldest are forgotten first, and would be told again. */
const MOST_TOLD = 100
/** Pairs of one report (domains/flags/calls.ts). */
const MOST_OF_REPORT = 20
const TOLD_MS = 180 * 86_400_000

export interface Exposures {
  /** This browser shows 'experiment|variation'. Each pair is told once (T-09), and none without consent to analytics. */
  tell(names: readonly string[]): void
}

let opened: Exposures | null = null

/** The page's one. */
export function exposures(): Exposures {
  return (opened ??= createExposures({ visitor: experimentVisitor, send: sendExposures }))
}

export interface ExposureParts extends StoredSurroundings {
  /** The number of this browser; null: nothing may be told. */
  visitor(): string | null
  /** Fails where it did not arrive: then it is told with the next. */
  send(names: readonly string[]): Promise<unknown>
}

export function createExposures({ visitor, send, ...surroundings }: ExposureParts): Exposures {
  const told = openStored<readonly string[]>(
    { key: 'poiso.exposures', version: 1, read: readNames, ttlMs: TOLD_MS },
    surroundings,
  )
  const waiting = new Set<string>()
  let isSending = false
  const flush = async (): Promise<void> => {
    if (isSending || visitor() === null) return
    const known = new Set(told.current())
    const names = [...waiting].filter((name) => !known.has(name)).slice(0, MOST_OF_REPORT)
    if (names.length === 0) return waiting.clear()
    isSending = true
    const hasArrived = await send(names).then(
      () => true,
      () => false,
    )
    isSending = false
    if (!hasArrived) return
    told.change((before) => [...(before ?? []), ...names].slice(-MOST_TOLD))
    for (const name of names) waiting.delete(name)
    if (waiting.size > 0) void flush()
  }
  return {
    tell: (names) => {
      for (const name of names) waiting.add(name)
      queueMicrotask(() => void flush())
    },
  }
}

function sendExposures(names: readonly string[]): Promise<unknown> {
  const ex = names.join(',')
  return calls().ask({
    key: `exposures ${ex}`,
    send: (configuration, init) => viewedExperiments(configuration, { ex }, { ...init, keepalive: true }),
    read: () => true,
    freshMs: 0,
  })
}

function readNames(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : null
}
