import type { ServerResponse } from 'node:http'
import { Histogram, type Registry } from 'prom-client'
import type { Clock } from '#platform/clock.ts'

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 2]
const SECOND_MS = 1_000

/** Begins to time a question (a path of `PATHS` without its slash): told when its answer has left, or was cut off. */
export type TimeQuestion = (question: string, response: ServerResponse) => void

/** Seconds of the questions that a search process is asked, by what was asked and the status of the answer. */
export function questionTimes(registry: Registry, clock: Clock): TimeQuestion {
  const seconds = new Histogram({
    name: 'poiso_search_question_seconds',
    help: 'Time from a question of a web process to its answer, in a search process',
    labelNames: ['question', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return (question, response) => {
    const begunMs = clock.monotonicMs()
    response.once('close', () =>
      seconds.observe({ question, status: String(response.statusCode) }, (clock.monotonicMs() - begunMs) / SECOND_MS),
    )
  }
}
