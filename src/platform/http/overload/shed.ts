import type { Clock } from '../../clock.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Refusal } from '../../errors/refusal.ts'
import type { Metrics } from '../../metrics.ts'
import { createFairTurns } from './fair-turns.ts'
import type { Priority } from '../request/route-classes.ts'
import { WaitingLine } from './waiting-line.ts'

type Shed = Exclude<Priority, 'health'>

/** Limits of one class: requests that run at the same time, that may wait, and for how long. */
export interface ClassLimit {
  readonly running: number
  readonly waiting: number
  /** Longest expected wait in a burst and in a standing queue (waiting-line.ts). Without them time ends no wait. */
  readonly burstMs?: number
  readonly standingMs?: number
}

/** By what is known that a request has ended: its response. */
export interface HeldPlace {
  readonly closed: boolean
  once(event: 'finish' | 'close', act: () => void): unknown
}

export type ShedLimits = Readonly<Record<Shed, ClassLimit>>

export const SHED_LIMITS: ShedLimits = Object.freeze({
  click: { running: 256, waiting: 2_048, burstMs: 2_000, standingMs: 500 },
  page: { running: 64, waiting: 512, burstMs: 2_000, standingMs: 500 },
  image: { running: 1_024, waiting: 2_048, burstMs: 2_000, standingMs: 1_000 },
  api: { running: 16, waiting: 12, burstMs: 1_000, standingMs: 250 },
  pixel: { running: 8, waiting: 32, burstMs: 2_000, standingMs: 500 },
  background: { running: 8, waiting: 8, burstMs: 1_000, standingMs: 250 },
})

/** Shares of the thread when all classes have work. What a class leaves goes to the others (fair-turns.ts). */
const WEIGHTS: Readonly<Record<Shed, number>> = { click: 16, page: 16, image: 4, api: 2, pixel: 1, background: 1 }

/**
 * Refuses early what cannot be done in time (fault O1). Each class has a limit of running and of waiting requests, and
 * of the time that one waits; a request beyond it gets 503 with Retry-After at once. Waiting requests start one at a
 * time in turns of the event loop, by the share of their class, so that new arrivals are read, and refused, between two
 * pieces of work.
 */
export interface Shedder {
  /**
   * Resolves to null when the request may run; its place is free again when the response closes. Resolves to a refusal
   * when its turn comes too late.
   */
  admit(priority: Priority, response: HeldPlace): Refusal<'overloaded'> | null | Promise<Refusal<'overloaded'> | null>
  /**
   * The refusal if there is no place now; counts it. The same answer as `admit`, for callers that refuse before the
   * framework.
   */
  refuse(priority: Shed): Refusal<'overloaded'> | null
  /** A connection was accepted in this turn; more may wait behind it. */
  connected(): void
  /** Running and waiting requests, for /readyz and tests. */
  load(): Readonly<Record<Shed, { running: number; waiting: number }>>
}

interface Waiting {
  readonly response: HeldPlace
  readonly go: (refused: Refusal<'overloaded'> | null) => void
}

export function overloaded(priority: Shed): Refusal<'overloaded'> {
  return refusal('overloaded', `too many requests of the class ${priority} at this moment`, RETRY_SECONDS)
}

/** In the order of weights: among equals the first is next. */
const ORDER: readonly Shed[] = ['click', 'page', 'image', 'api', 'pixel', 'background']
const RETRY_SECONDS = 2
/**
 * Smoothed length of a turn of the event loop above which a class is refused although it has places: something is
 * holding the thread.
 */
const MAX_TURN_MS: Readonly<Record<Shed, number>> = {
  click: Infinity,
  page: Infinity,
  image: Infinity,
  api: 500,
  pixel: 500,
  background: 100,
}
const SMOOTHING = 0.2
/**
 * Longest length that a turn is counted with: a turn of many seconds means that the process had no processor, and says
 * nothing of what comes now.
 */
const LONGEST_TURN_MS = 1_000
/**
 * The event loop accepts one connection a turn (libuv since 1.45). While each turn brings one, no work is started, up
 * to this time: otherwise a backlog of 300 connections would wait for 300 pieces of work, clicks among them. Then work
 * has as much time before the next such pause, so that half of the thread stays for admitted requests even when
 * connections never end.
 */
const MAX_ACCEPTING_MS = 10

export function createShedder(options: {
  readonly clock: Clock
  readonly metrics: Metrics
  readonly limits?: Partial<ShedLimits>
}): Shedder {
  const limits = { ...SHED_LIMITS, ...options.limits }
  const running: Record<Shed, number> = { click: 0, page: 0, image: 0, api: 0, pixel: 0, background: 0 }
  const lines = Object.fromEntries(ORDER.map((name) => [name, lineOf<Waiting>(limits[name])])) as Record<
    Shed,
    WaitingLine<Waiting>
  >
  const turns = createFairTurns(WEIGHTS)
  const loop = watchLoop()
  let scheduled = false

  const schedule = (): void => {
    if (scheduled) return
    scheduled = true
    loop.turnAsked(options.clock.monotonicMs())
    setImmediate(startNext)
  }
  const startNext = (): void => {
    scheduled = false
    const nowMs = options.clock.monotonicMs()
    const isBacklogLikely = loop.turnCame(nowMs)
    const next = turns.next(ORDER.filter(mayStart))
    if (next === undefined) return
    if (isBacklogLikely) return schedule()
    loop.workStarted(nowMs)
    const left = lines[next].leave(nowMs)
    if (left !== null && !left.item.response.closed) begin(next, left.item, left.isLate)
    schedule()
  }
  const mayStart = (name: Shed): boolean => {
    if (lines[name].length === 0) return false
    if (running[name] < limits[name].running) return true
    // A class at its own limit saves no time meanwhile; else it would own the thread once a place is free.
    turns.join(name)
    return false
  }
  const begin = (name: Shed, { response, go }: Waiting, isLate: boolean): void => {
    const beganMs = options.clock.monotonicMs()
    if (isLate) {
      options.metrics.shedRequests.inc({ priority: name })
    } else {
      running[name] += 1
      onceEnded(response, () => {
        running[name] -= 1
        schedule()
      })
    }
    go(isLate ? overloaded(name) : null)
    // Runs after the promises of this turn: what the request does without waiting is done by then.
    queueMicrotask(() => process.nextTick(() => turns.charge(name, options.clock.monotonicMs() - beganMs)))
  }
  const refuse = (priority: Shed): Refusal<'overloaded'> | null => {
    // Measured at every arrival, also of a refused request; otherwise a class could stay refused for ever.
    schedule()
    if (loop.turnMs() <= MAX_TURN_MS[priority] && !lines[priority].isFull(options.clock.monotonicMs())) return null
    options.metrics.shedRequests.inc({ priority })
    return overloaded(priority)
  }
  return {
    refuse,
    connected: loop.connected,
    admit: (priority, response) => {
      if (priority === 'health') return null
      const refused = refuse(priority)
      if (refused !== null) return refused
      return new Promise((resolve) => {
        if (lines[priority].length === 0) turns.join(priority)
        lines[priority].join({ response, go: resolve }, options.clock.monotonicMs())
      })
    },
    load: () =>
      Object.fromEntries(
        ORDER.map((name) => [name, { running: running[name], waiting: lines[name].length }]),
      ) as ReturnType<Shedder['load']>,
  }
}

/** What the turns of the event loop say: how long they are, and whether connections wait behind those that were accepted. */
function watchLoop() {
  let turnAskedAtMs = 0
  let turnMs = 0
  let isAccepting = false
  let acceptingSinceMs = -Infinity
  let startedAtMs = -Infinity
  return {
    turnMs: () => turnMs,
    turnAsked: (nowMs: number): void => void (turnAskedAtMs = nowMs),
    /** True: more connections are likely to wait, so that no work is started in this turn. */
    turnCame: (nowMs: number): boolean => {
      turnMs += SMOOTHING * (Math.min(LONGEST_TURN_MS, nowMs - turnAskedAtMs) - turnMs)
      if (isAccepting && nowMs - startedAtMs <= MAX_ACCEPTING_MS && nowMs - acceptingSinceMs >= 2 * MAX_ACCEPTING_MS)
        acceptingSinceMs = nowMs
      const isBacklogLikely = isAccepting && nowMs - acceptingSinceMs < MAX_ACCEPTING_MS
      isAccepting = false
      return isBacklogLikely
    },
    workStarted: (nowMs: number): void => void (startedAtMs = nowMs),
    connected: (): void => void (isAccepting = true),
  }
}

/** An aborted request closes without finishing; an injected one finishes without closing. */
function onceEnded(response: HeldPlace, act: () => void): void {
  let isOver = false
  const end = (): void => {
    if (!isOver) act()
    isOver = true
  }
  response.once('finish', end)
  response.once('close', end)
}

function lineOf<Item>({ waiting, burstMs = Infinity, standingMs = Infinity }: ClassLimit): WaitingLine<Item> {
  return new WaitingLine({ most: waiting, burstMs, standingMs })
}
