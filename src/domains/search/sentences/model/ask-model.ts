import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { complete, type Completion, type ModelConfig } from '#platform/model/complete.ts'
import type { Understanding } from '../meaning.ts'
import { filtersSaid, type SaidFilter } from './model-answer.ts'
import { modelQuestion } from './model-question.ts'

interface ModelDependencies {
  readonly model: ModelConfig
  readonly clock: Pick<Clock, 'monotonicMs'>
  readonly log: Pick<Log, 'warn'>
  /** For tests. */
  readonly withinMs?: number
}

/** Asks what left-over words mean; an empty list where nothing usable came in time. */
export type AskModel = (understanding: Understanding) => Promise<readonly SaidFilter[]>

/** Nobody waits longer for a model. */
const WITHIN_MS = 800
/** Many times a proper answer. */
const MOST_BYTES = 16_384
/** More questions at once go without an answer: each holds a visitor up. */
const MOST_AT_ONCE = 4
/** After so many failures on end it is left alone for a while. */
const MOST_FAILURES = 3
const PAUSE_MS = 30_000
/** Answers that are remembered; the oldest goes. */
const MOST_REMEMBERED = 2_000

/** What a model makes of words that we do not know. It is sent these words and nothing of who asks. */
export function createAskModel({ model, clock, log, withinMs = WITHIN_MS }: ModelDependencies): AskModel {
  const known = new Map<string, readonly SaidFilter[]>()
  let [asking, failures, pausedUntilMs] = [0, 0, 0]
  return async (understanding) => {
    const question = modelQuestion(understanding)
    if (question === null) return []
    const remembered = known.get(question)
    if (remembered !== undefined) return remembered
    if (asking >= MOST_AT_ONCE || clock.monotonicMs() < pausedUntilMs) return []
    asking += 1
    try {
      const messages = JSON.parse(question) as Completion['messages']
      const answer = await complete(model, { messages, maxTokens: 200, withinMs, mostBytes: MOST_BYTES })
      const said = filtersSaid(answer, understanding)
      failures = 0
      remember(question, said)
      return said
    } catch (error) {
      failures += 1
      if (failures < MOST_FAILURES) return []
      failures = 0
      pausedUntilMs = clock.monotonicMs() + PAUSE_MS
      log.warn({ err: error }, 'the model for sentences does not answer; it is left alone for half a minute')
      return []
    } finally {
      asking -= 1
    }
  }

  function remember(question: string, said: readonly SaidFilter[]): void {
    const oldest = known.size >= MOST_REMEMBERED ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    known.set(question, said)
  }
}
