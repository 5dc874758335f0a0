import type { Log } from '../../log.ts'
import type { Metrics } from '../../metrics.ts'
import type { Priority } from './route-classes.ts'

/** A request that was answered. */
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

/** Interval of the summary of all requests; none is written while there are none. */
const SUMMARY_EVERY_MS = 60_000
/** A slower request has a line of its own; so has one that failed. */
const SLOW_MS = 1_000
/** Lines of single requests between two summaries at most: an overloaded server has other things to do. */
const MOST_LINES = 20

interface Summary {
  /** By class and status. */
  readonly answers: Record<string, Record<string, number>>
  readonly slowestMs: Record<string, number>
  lines: number
}

/**
 * Counts each answer in the measures. Writes one line a minute for all of them, by class and status, and one for each
 * that failed or was slow, so that a log grows with time and not with visitors. Paths are written without their query,
 * which may hold what a person typed.
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
      // A process that stops earlier loses the counts of part of a minute; the measures have them.
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

/** A refused flood is counted and not written: the log must not become the slow part. */
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
