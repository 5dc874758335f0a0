import { Configuration, ResponseError } from '#platform/api-client/runtime.ts'

/** Something that the browser asks the server for. */
export interface Question<Answer> {
  /** Equal keys are one question: 'suggest sofá'. */
  readonly key: string
  /** A call of the generated client; `init` carries the signal. */
  send(configuration: Configuration, init: RequestInit): Promise<unknown>
  /** What came, if it is an answer: null where it is not (a proxy's page, an older server). */
  read(answer: unknown): Answer | null
  /** So long an answer is good without being asked for again. */
  readonly freshMs: number
}

/** Calls of one page to the server. */
export interface Calls {
  /**
   * The answer: what is fresh at once, what somebody asks for already with them, else asked for, and tried again where that may help.
   * `signal`: whoever asks waits no longer; once nobody waits, the call is broken off.
   */
  ask<Answer>(question: Question<Answer>, signal?: AbortSignal): Promise<Answer>
  /** What is fresh, without asking. */
  known<Answer>(question: Question<Answer>): Answer | null
}

/** It came, but is no answer. */
export class GarbageError extends Error {
  override readonly name = 'GarbageError'
}

export interface CallsSurroundings {
  readonly configuration: Configuration
  now?(): number
  pause?(ms: number, signal: AbortSignal): Promise<void>
}

/** Longer than anybody waits for a part of a page (docs/limits.md). */
export const ANSWERED_WITHIN_MS = 10_000
/** Before the second and the third try. */
const PAUSES_MS = [300, 1_200]
/** More questions than a page shows the answers of. */
const MOST_KEPT = 60
/** The server was not reached, or says that it is busy for a moment. */
const PASSING = new Set([408, 429, 502, 503, 504])

interface Kept {
  readonly until: number
  readonly answer: unknown
}

interface UnderWay {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

let opened: Calls | null = null

/** The page's one. */
export function calls(): Calls {
  return (opened ??= createCalls({
    configuration: new Configuration({ basePath: document.body.dataset['api'] ?? '' }),
  }))
}

export function createCalls({ configuration, now = Date.now, pause = pauseFor }: CallsSurroundings): Calls {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, UnderWay>()
  const freshOf = ({ key }: Question<unknown>): Kept | null => {
    const found = kept.get(key)
    return found !== undefined && found.until > now() ? found : null
  }
  const keep = (question: Question<unknown>, answer: unknown): void => {
    if (question.freshMs === 0) return
    kept.delete(question.key)
    kept.set(question.key, { until: now() + question.freshMs, answer })
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
  }
  const begin = (question: Question<unknown>): UnderWay => {
    const controller = new AbortController()
    const answer = tried(question, configuration, controller.signal, pause)
    const begun = { answer, controller, waiting: 0 }
    underWay.set(question.key, begun)
    const end = (): void => {
      if (underWay.get(question.key) === begun) underWay.delete(question.key)
    }
    answer.then((value) => {
      end()
      keep(question, value)
    }, end)
    return begun
  }
  const join = async (question: Question<unknown>, signal?: AbortSignal): Promise<unknown> => {
    const call = underWay.get(question.key) ?? begin(question)
    call.waiting += 1
    try {
      return await (signal === undefined ? call.answer : Promise.race([call.answer, abortOf(signal)]))
    } finally {
      call.waiting -= 1
      if (call.waiting === 0) {
        // Whoever asks from now on is not to be given the end of this one.
        if (underWay.get(question.key) === call) underWay.delete(question.key)
        call.controller.abort()
      }
    }
  }
  return {
    ask: async <Answer>(question: Question<Answer>, signal?: AbortSignal) => {
      signal?.throwIfAborted()
      const fresh = freshOf(question)
      return (fresh === null ? await join(question, signal) : fresh.answer) as Answer
    },
    known: <Answer>(question: Question<Answer>) => (freshOf(question)?.answer ?? null) as Answer | null,
  }
}

async function tried(
  question: Question<unknown>,
  configuration: Configuration,
  closed: AbortSignal,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<unknown> {
  for (let failures = 0; ; failures++) {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(ANSWERED_WITHIN_MS)])
    try {
      const answer = question.read(await question.send(configuration, { signal }))
      if (answer === null) throw new GarbageError(`${question.key}: what came is no answer`)
      return answer
    } catch (error) {
      const pauseMs = PAUSES_MS[failures]
      // Who has waited for so long is told; garbage comes again.
      if (pauseMs === undefined || signal.aborted || !isPassing(error)) throw error
      await pause(pauseMs, closed)
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof ResponseError) return PASSING.has(error.response.status)
  return error instanceof Error && error.name === 'FetchError'
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), abortOf(signal)])
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
