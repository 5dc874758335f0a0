import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Priority } from './route-facts.ts'

/** A request that has its answer. */
export interface AnsweredRequest {
  /** The route's pattern; 'none' without a route. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly priority: Priority | undefined
  readonly ms: number
  readonly requestId: string
  readonly url: string
}

export type TellRequest = (answered: AnsweredRequest) => void

/** What is told of all requests together: so often, and not while nobody asks for anything. */
const SUMMARY_EVERY_MS = 60_000
/** A slower one has a line of its own, as has one that failed. */
const SLOW_MS = 1_000
/** Lines of single requests between two summaries: an overloaded server has other things to do. */
const MOST_LINES = 20

interface Summary {
  /** By class and status. */
  readonly answers: Record<string, Record<string, number>>
  readonly slowestMs: Record<string, number>
  lines: number
}

/**
 * One measure for each answer; one log line a minute for all of them, counted by class and status, and one for each that failed or was slow:
 * a log grows with the time and not with the visitors. Paths without their query, which may hold what a person typed.
 */
export function requestLog({ log, metrics }: { log: Log; metrics: Metrics }): TellRequest {
  let summary: Summary | null = null
  const tellAll = (): void => {
    if (summary !== null)
      log.info({ answers: summary.answers, slowestMs: summary.slowestMs }, 'requests of the last minute')
    summary = null
  }
  return (answered) => {
    const { route, method, status, priority, ms } = answered
    metrics.requestSeconds.observe({ route, method, status: String(status) }, ms / 1000)
    if (priority === 'health') return
    if (summary === null) {
      summary = { answers: {}, slowestMs: {}, lines: 0 }
      // Whoever stops before it is due loses the counts of a part of a minute, which the measures have.
      setTimeout(tellAll, SUMMARY_EVERY_MS).unref()
    }
    count(summary, answered)
    if (!isWorthALine(answered) || summary.lines === MOST_LINES) return
    summary.lines += 1
    log.info(lineOf(answered), 'request')
  }
}

function count({ answers, slowestMs }: Summary, { priority = 'api', status, ms }: AnsweredRequest): void {
  const statuses = (answers[priority] ??= {})
  statuses[status] = (statuses[status] ?? 0) + 1
  if (ms > (slowestMs[priority] ?? -1)) slowestMs[priority] = Math.round(ms * 10) / 10
}

/** Refused floods are counted, not written: the log must not become what is slow. */
function isWorthALine({ status, ms }: AnsweredRequest): boolean {
  return (status >= 500 && status !== 503) || (ms >= SLOW_MS && status !== 503)
}

function lineOf({ requestId, method, url, status, ms }: AnsweredRequest): object {
  return {
    requestId,
    method,
    path: url.split('?', 1)[0],
    status,
    ms: Math.round(ms * 10) / 10,
  }
}
