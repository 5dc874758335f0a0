import type { Clock } from '#platform/clock.ts'

/** Downloads from one server at once, of pages that wait for them and of the others. */
const AT_ONCE = { wanted: 6, background: 2 } as const

/** Between two downloads of one server that nobody waits for. */
export const HOST_PAUSE_MS = 250

/** Failures in a row after which a server is left alone for a while, and for how long. */
const FAILURES_IN_A_ROW = 5
const REST_MS = 5 * 60_000

/** A server that asks for a pause is left alone for so long at most: it may be wrong, and a shop's pictures hang on it. */
const LONGEST_HOLD_MS = 15 * 60_000

/** Servers remembered; those that were idle longest are forgotten. */
const REMEMBERED = 5_000

interface Host {
  running: number
  nextAtMs: number
  restsUntilMs: number
  failures: number
  /** Downloads that nobody waits for, in the order in which they came. */
  readonly line: object[]
}

/** How gently each server is asked: a few at once, with pauses, and not at all for a while when it fails or says so. */
export class HostTurns {
  readonly #hosts = new Map<string, Host>()
  readonly #clock: Clock
  readonly #pauseMs: number

  constructor(clock: Clock, pauseMs = HOST_PAUSE_MS) {
    this.#clock = clock
    this.#pauseMs = pauseMs
  }

  /**
   * Milliseconds until a download may begin; 0: it has begun, `end` must follow. Infinity: not before another has ended. One
   * that nobody waits for (no `ticket`: a page does) keeps its place in the line until it begins or leaves.
   */
  begin(url: string, ticket: object | null): number {
    const host = this.#host(url)
    const now = this.#clock.monotonicMs()
    if (host.restsUntilMs > now) return host.restsUntilMs - now
    if (ticket !== null && !host.line.includes(ticket)) host.line.push(ticket)
    const isFirst = ticket === null || host.line[0] === ticket
    if (!isFirst || host.running >= (ticket === null ? AT_ONCE.wanted : AT_ONCE.background))
      return Number.POSITIVE_INFINITY
    if (ticket !== null && host.nextAtMs > now) return host.nextAtMs - now
    if (ticket !== null) host.line.shift()
    host.running += 1
    host.nextAtMs = now + this.#pauseMs
    return 0
  }

  /** It comes again another time. */
  leave(url: string, ticket: object): void {
    const { line } = this.#host(url)
    const place = line.indexOf(ticket)
    if (place >= 0) line.splice(place, 1)
  }

  /** `hasFailed`: the server, not the picture. */
  end(url: string, hasFailed: boolean): void {
    const host = this.#host(url)
    host.running -= 1
    host.failures = hasFailed ? host.failures + 1 : 0
    if (host.failures < FAILURES_IN_A_ROW) return
    host.failures = 0
    host.restsUntilMs = Math.max(host.restsUntilMs, this.#clock.monotonicMs() + REST_MS)
  }

  /** The server has asked for a pause (Retry-After): nothing is begun before, whoever waits. */
  holdBack(url: string, seconds: number): void {
    const host = this.#host(url)
    host.restsUntilMs = Math.max(
      host.restsUntilMs,
      this.#clock.monotonicMs() + Math.min(seconds * 1_000, LONGEST_HOLD_MS),
    )
  }

  #host(url: string): Host {
    const name = URL.parse(url)?.host ?? ''
    const host = this.#hosts.get(name) ?? { running: 0, nextAtMs: 0, restsUntilMs: 0, failures: 0, line: [] }
    this.#hosts.delete(name)
    this.#hosts.set(name, host)
    if (this.#hosts.size > REMEMBERED) {
      const now = this.#clock.monotonicMs()
      const idle = [...this.#hosts].find(
        ([, { running, line, restsUntilMs }]) => running === 0 && line.length === 0 && restsUntilMs <= now,
      )?.[0]
      if (idle !== undefined) this.#hosts.delete(idle)
    }
    return host
  }
}
