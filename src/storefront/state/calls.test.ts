import { afterEach, expect, test, vi } from 'vitest'
import { Configuration, FetchError, ResponseError, sendCall } from '#platform/api-client/runtime.ts'
import { ANSWERED_WITHIN_MS, createCalls, GarbageError, type Question } from './calls.ts'

afterEach(() => vi.useRealTimers())

const call = { operationId: 'x', method: 'GET', path: '/x', required: [], query: [], body: null } as const

/** A server that does what it is told, one step for each request; the last again and again. */
function server(...steps: ((signal: AbortSignal) => Response | Promise<Response>)[]) {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const pauses: number[] = []
  let nowMs = 0
  const calls = createCalls({
    configuration: new Configuration({
      fetchApi: async (input, init) => {
        asked.push(input)
        signals.push(init.signal as AbortSignal)
        return (steps[asked.length - 1] ?? steps.at(-1) ?? (() => json(1)))(init.signal as AbortSignal)
      },
    }),
    now: () => nowMs,
    pause: async (ms) => void pauses.push(ms),
  })
  return { calls, asked, signals, pauses, wait: (ms: number) => void (nowMs += ms) }
}

function json(value: unknown): Response {
  return Response.json(value)
}
function status(code: number): () => Response {
  return () => new Response('', { status: code })
}
function broken(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'))
}
/** Until it is broken off. */
function hangs(signal: AbortSignal): Promise<Response> {
  return new Promise<Response>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  )
}

function aQuestion(key = 'x'): Question<number> {
  return {
    key,
    send: async (configuration, init) => (await sendCall(configuration, call, {}, init)).json(),
    read: (answer) => (typeof answer === 'number' ? answer : null),
    freshMs: 1_000,
  }
}

test('an answer is kept while it is fresh and asked for again afterwards', async () => {
  const { calls, asked, wait } = server(
    () => json(1),
    () => json(2),
  )
  expect(calls.known(aQuestion())).toBeNull()
  expect([await calls.ask(aQuestion()), await calls.ask(aQuestion()), calls.known(aQuestion())]).toEqual([1, 1, 1])
  expect(asked).toHaveLength(1)
  wait(1_000)
  expect(calls.known(aQuestion())).toBeNull()
  expect(await calls.ask(aQuestion())).toBe(2)
})

test('whoever asks the same at once is answered by one request; another question is another request', async () => {
  const { calls, asked } = server(() => json(1))
  expect(await Promise.all([calls.ask(aQuestion()), calls.ask(aQuestion()), calls.ask(aQuestion('y'))])).toEqual([
    1, 1, 1,
  ])
  expect(asked).toHaveLength(2)
})

test('what fails in passing is tried twice more, with pauses', async () => {
  const { calls, pauses } = server(broken, status(503), () => json(7))
  expect(await calls.ask(aQuestion())).toBe(7)
  expect(pauses).toEqual([300, 1_200])
  const dead = server(broken)
  await expect(dead.calls.ask(aQuestion())).rejects.toThrow(FetchError)
  expect(dead.asked).toHaveLength(3)
})

test.each([400, 404, 500])('a refusal of %i is final, and the next who asks asks anew', async (code) => {
  const { calls, asked } = server(status(code), () => json(3))
  await expect(calls.ask(aQuestion())).rejects.toThrow(ResponseError)
  expect(asked).toHaveLength(1)
  expect(await calls.ask(aQuestion())).toBe(3)
})

test.each([
  ['HTML of a proxy', () => new Response('<!doctype html><p>Bem-vindo à rede do hotel', { status: 200 })],
  ['half a JSON', () => new Response('{"data": [', { status: 200 })],
  ['another form', () => json({ data: 1 })],
  ['nothing', () => new Response(null, { status: 204 })],
])('garbage is a failure, is not kept and not tried again: %s', async (_name, answer) => {
  const { calls, asked } = server(answer, () => json(4))
  await expect(calls.ask(aQuestion())).rejects.toThrow(Error)
  expect(asked).toHaveLength(1)
  expect(calls.known(aQuestion())).toBeNull()
  expect(await calls.ask(aQuestion())).toBe(4)
})

test('another form is told as such', async () => {
  await expect(server(() => json('x')).calls.ask(aQuestion())).rejects.toThrow(GarbageError)
})

test('who waits no longer is let go at once; the request ends when nobody waits, and not before', async () => {
  const { calls, signals, asked } = server(hangs, () => json(5))
  const [one, other] = [new AbortController(), new AbortController()]
  const answers = [calls.ask(aQuestion(), one.signal), calls.ask(aQuestion(), other.signal)]
  one.abort()
  await expect(answers[0]).rejects.toThrow(/abort/i)
  expect(signals[0]?.aborted).toBe(false)
  other.abort()
  await expect(answers[1]).rejects.toThrow(/abort/i)
  expect(signals[0]?.aborted).toBe(true)
  expect(await calls.ask(aQuestion())).toBe(5)
  expect(asked).toHaveLength(2)
  await expect(calls.ask(aQuestion('z'), AbortSignal.abort())).rejects.toThrow(/abort/i)
  expect(asked).toHaveLength(2)
})

test('a server that never answers is given up after ten seconds, without a second try', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new Error('TimeoutError')))
  const { calls, asked } = server((signal) => Promise.reject(signal.reason as Error))
  await expect(calls.ask(aQuestion())).rejects.toThrow(Error)
  expect(timeout).toHaveBeenCalledWith(ANSWERED_WITHIN_MS)
  expect(asked).toHaveLength(1)
  timeout.mockRestore()
})

test('a thousand questions leave sixty answers', async () => {
  const { calls } = server(() => json(1))
  for (let index = 0; index < 1_000; index++) await calls.ask(aQuestion(`q${index}`))
  const left = Array.from({ length: 1_000 }, (_, index) => calls.known(aQuestion(`q${index}`))).filter(Boolean)
  expect(left).toHaveLength(60)
})
