import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../log.ts'
import { createMetrics } from '../../metrics.ts'
import { type AnsweredRequest, requestLog } from './request-log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

function aRequestLog() {
  const lines: Record<string, unknown>[] = []
  const tell = requestLog({
    log: createLog({
      destination: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    }),
    metrics: createMetrics(),
  })
  const answered = (also: Partial<AnsweredRequest> = {}): void =>
    tell({
      route: '/pagina',
      method: 'GET',
      status: 200,
      priority: 'page',
      ms: 3,
      requestId: 'r1',
      url: '/pagina?q=ana%40exemplo.pt',
      ...also,
    })
  return { lines, answered, of: (msg: string) => lines.filter((line) => line['msg'] === msg) }
}

test('a minute of requests is one line, however many they are, and an idle minute none', () => {
  const { lines, answered } = aRequestLog()
  for (let count = 0; count < 10_000; count += 1)
    answered({ ms: count / 1_000, priority: count % 4 === 0 ? 'image' : 'page', status: count % 10 === 0 ? 304 : 200 })
  answered({ priority: 'health' })
  expect(lines).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(lines).toMatchObject([
    {
      msg: 'requests of the last minute',
      answers: { page: { 200: 7_000, 304: 500 }, image: { 200: 2_000, 304: 500 } },
      slowestMs: { page: 10, image: 10 },
    },
  ])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(1)
  answered()
  vi.advanceTimersByTime(60_000)
  expect(lines[1]).toMatchObject({ answers: { page: { 200: 1 } } })
})

test("one that failed or was slow has its own line, without its query, with what a visitor's error page shows", () => {
  const { answered, of, lines } = aRequestLog()
  answered({ status: 500, requestId: 'seen by a visitor' })
  answered({ ms: 1_500, requestId: 'slow' })
  answered({ status: 404 })
  answered({ status: 503, ms: 2_000 })
  expect(of('request')).toMatchObject([
    { requestId: 'seen by a visitor', status: 500, path: '/pagina' },
    { requestId: 'slow', ms: 1_500 },
  ])
  expect(JSON.stringify(lines)).not.toContain('exemplo')
})

test('fault O1 a server on which everything is slow writes twenty such lines a minute', () => {
  const { answered, of } = aRequestLog()
  for (let minute = 0; minute < 3; minute += 1) {
    for (let count = 0; count < 500; count += 1) answered({ ms: 5_000 })
    vi.advanceTimersByTime(60_000)
  }
  expect([of('request').length, of('requests of the last minute').length]).toEqual([60, 3])
})
