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

/** One measure and one log line for each answer; paths without their query, which may hold what a person typed. */
export const requestLog = ({ log, metrics }: { log: Log; metrics: Metrics }): TellRequest => ({ route, method, status, priority, ms, requestId, url }) => {
  metrics.requestSeconds.observe({ route, method, status: String(status) }, ms / 1000)
  if (priority === 'health') return
  // Refused floods are counted, not written: the log must not become what is slow.
  const level = status === 429 || status === 503 ? 'debug' : 'info'
  if (log.isLevelEnabled(level)) log[level]({ requestId, method, path: url.split('?', 1)[0], status, ms: Math.round(ms * 10) / 10 }, 'request')
}
