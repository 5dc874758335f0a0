import type { ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import { refusal } from '../errors/refusal.ts'
import type { Refusal } from '../errors/refusal.ts'
import type { Metrics } from '../metrics.ts'
import type { Priority } from './route-facts.ts'

type Shed = Exclude<Priority, 'health'>

/** Requests of one class that may run, and wait, at the same time. */
export interface ClassLimit {
  readonly running: number
  readonly waiting: number
}

export type ShedLimits = Readonly<Record<Shed, ClassLimit>>

export const SHED_LIMITS: ShedLimits = Object.freeze({
  click: { running: 256, waiting: 2_048 },
  page: { running: 64, waiting: 512 },
  image: { running: 1_024, waiting: 2_048 },
  api: { running: 16, waiting: 12 },
  background: { running: 8, waiting: 8 },
})

/**
 * Refuses early what cannot be done in time (fault O1). Each class runs at most so many requests and keeps at most so
 * many waiting; one more is refused at once with 503 and Retry-After. Waiting requests start one at a time in turns of
 * the event loop, clicks and pages first, so that new arrivals are read, and refused, between two pieces of work.
 */
export interface Shedder {
  /** Resolves to null when the request may go on; its place is free again when the response closes. */
  admit(priority: Priority, response: ServerResponse): Refusal<'overloaded'> | null | Promise<null>
  /** The refusal if there is no place now; counts it. What `admit` would answer, for those who refuse earlier. */
  refuse(priority: Shed): Refusal<'overloaded'> | null
  /** A connection was accepted in this turn: more may wait behind it. */
  connected(): void
  /** Nobody waits for a turn, of whatever class. */
  isCalm(): boolean
  /** How much runs and waits, for /readyz and tests. */
  load(): Readonly<Record<Shed, { running: number; waiting: number }>>
}

interface Waiting {
  readonly response: ServerResponse
  readonly start: () => void
}

export const overloaded = (priority: Shed): Refusal<'overloaded'> => refusal('overloaded', `too many requests of the class ${priority} at this moment`, RETRY_SECONDS)

const ORDER: readonly Shed[] = ['click', 'page', 'image', 'api', 'background']
const RETRY_SECONDS = 2
/** Smoothed length of a turn of the event loop above which a class is refused although it has places: something holds the thread. */
const MAX_TURN_MS: Readonly<Record<Shed, number>> = { click: Infinity, page: Infinity, image: Infinity, api: 500, background: 100 }
const SMOOTHING = 0.2
/** A turn counts for no longer than this: one of many seconds is a process that had no processor, and says nothing of what comes now. */
const LONGEST_TURN_MS = 1_000
/**
 * The event loop accepts one connection a turn (libuv since 1.45). While it finds one in each turn nothing is started, for so
 * long at most: else a backlog of 300 connections would wait for 300 pieces of work, clicks among them. After that work has as
 * much time before the next such pause: where connections never end, half of the thread stays for what was admitted.
 */
const MAX_ACCEPTING_MS = 10

export const createShedder = (options: { readonly clock: Clock; readonly metrics: Metrics; readonly limits?: Partial<ShedLimits> }): Shedder => {
  const limits = { ...SHED_LIMITS, ...options.limits }
  const running: Record<Shed, number> = { click: 0, page: 0, image: 0, api: 0, background: 0 }
  const queues: Record<Shed, Waiting[]> = { click: [], page: [], image: [], api: [], background: [] }
  let scheduled = false
  let scheduledAtMs = 0
  let turnMs = 0
  let isAccepting = false
  let acceptingSinceMs = -Infinity
  let startedAtMs = -Infinity

  const schedule = (): void => {
    if (scheduled) return
    scheduled = true
    scheduledAtMs = options.clock.monotonicMs()
    setImmediate(startNext)
  }
  const startNext = (): void => {
    scheduled = false
    const nowMs = options.clock.monotonicMs()
    turnMs += SMOOTHING * (Math.min(LONGEST_TURN_MS, nowMs - scheduledAtMs) - turnMs)
    if (isAccepting && nowMs - startedAtMs <= MAX_ACCEPTING_MS && nowMs - acceptingSinceMs >= 2 * MAX_ACCEPTING_MS) acceptingSinceMs = nowMs
    const isBacklogLikely = isAccepting && nowMs - acceptingSinceMs < MAX_ACCEPTING_MS
    isAccepting = false
    const next = ORDER.find((name) => queues[name].length > 0 && running[name] < limits[name].running)
    if (next === undefined) return
    if (isBacklogLikely) return schedule()
    startedAtMs = nowMs
    const waiting = queues[next].shift()
    if (waiting !== undefined && !waiting.response.closed) occupy(next, waiting.response, waiting.start)
    schedule()
  }
  const occupy = (name: Shed, response: ServerResponse, start: () => void): void => {
    let held = true
    const release = (): void => {
      running[name] -= held ? 1 : 0
      held = false
      schedule()
    }
    running[name] += 1
    // An aborted request closes without finishing; an injected one finishes without closing.
    response.once('finish', release).once('close', release)
    start()
  }
  const refuse = (priority: Shed): Refusal<'overloaded'> | null => {
    // Measured at every arrival, also a refused one, or a class could stay refused for ever.
    schedule()
    if (queues[priority].length < limits[priority].waiting && turnMs <= MAX_TURN_MS[priority]) return null
    options.metrics.shedRequests.inc({ priority })
    return overloaded(priority)
  }
  return {
    refuse,
    connected: () => void (isAccepting = true),
    admit: (priority, response) => {
      if (priority === 'health') return null
      const refused = refuse(priority)
      if (refused !== null) return refused
      return new Promise((resolve) => {
        queues[priority].push({ response, start: () => resolve(null) })
      })
    },
    isCalm: () => ORDER.every((name) => queues[name].length === 0),
    load: () => Object.fromEntries(ORDER.map((name) => [name, { running: running[name], waiting: queues[name].length }])) as ReturnType<Shedder['load']>,
  }
}
