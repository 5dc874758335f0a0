import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '../../metrics.ts'
import { testServer } from '../testing.ts'
import { answersIn, listenLocally, rawExchange } from '../testing-sockets.ts'

/** A server whose calls are all refused, one page that is answered, and a call that must never be reached. */
const metrics = createMetrics()
const { app } = testServer({
  metrics,
  shedLimits: { api: { running: 0, waiting: 0 } },
  limits: { requestsPerSocket: 40 },
})
const seen: string[] = []
function facts(priority: 'api' | 'page') {
  return {
    config: { service: 'api' as const, access: 'anyone' as const, priority },
  }
}
app.post('/api/full', facts('api'), () => void seen.push('full'))
app.get('/api/full', facts('api'), () => void seen.push('full'))
app.get('/there', facts('page'), () => 'there')
let port = 0
beforeAll(async () => {
  port = await listenLocally(app)
})
afterAll(() => app.close())

function post(body: string, headers = ''): string {
  return `POST /api/full HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`
}
function page(headers = ''): string {
  return `GET /there HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
}
const LAST = page('Connection: close\r\n')
async function exchange(bytes: string): Promise<string> {
  return (await rawExchange(port, bytes)).text
}
function statuses(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '')
}
function headersOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .slice(0, text.indexOf('\r\n\r\n'))
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

describe('fault O1 a prepared refusal is an answer like every other', () => {
  test('its headers are those of the long way; Date and Keep-Alive those of every answer', async () => {
    const [short, long, kept] = [
      await exchange(post('{}') + LAST),
      await exchange(post('{}', 'Connection: close\r\n')),
      await exchange(page() + LAST),
    ]
    const { connection, 'keep-alive': keepAlive, 'x-request-id': id, date, ...rest } = headersOf(short)
    const { connection: _close, 'x-request-id': _id, date: _date, ...expected } = headersOf(long)
    expect(rest).toEqual(expected)
    expect([connection, keepAlive]).toEqual([headersOf(kept)['connection'], headersOf(kept)['keep-alive']])
    expect(Math.abs(Date.parse(date ?? '') - Date.now())).toBeLessThan(10_000)
    const body = short.slice(short.indexOf('\r\n\r\n') + 4).slice(0, Number(rest['content-length']))
    expect(JSON.parse(body)).toMatchObject({
      code: 'overloaded',
      status: 503,
      requestId: id,
      title: expect.stringMatching(/^[A-ZÀ-Ý]/),
    })
    expect(body).toMatch(/^[\x20-\x7e]+$/)
  })
  test('pipelined with others it keeps its place, and each answer is framed to the byte', async () => {
    const text = await exchange(page() + post('{"a":1}') + page() + post('x'.repeat(70_000)) + post('{}') + LAST)
    expect(statuses(text)).toEqual(['200', '503', '200', '503', '503', '200'])
    let rest = text
    for (let count = 0; count < 6; count += 1)
      rest = rest.slice(rest.indexOf('\r\n\r\n') + 4 + Number(headersOf(rest)['content-length']))
    expect(rest).toBe('')
  })
  test('a body that is still coming is read past, not taken for a request; one in chunks too', async () => {
    const smuggled = 'POST /api/full HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n'
    expect(statuses(await exchange(post(smuggled) + LAST))).toEqual(['503', '200'])
    const chunked = `POST /api/full HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`
    expect(statuses(await exchange(chunked + LAST))).toEqual(['503', '200'])
  })
  test('a body that never ends is answered and the connection closed by its deadline', async () => {
    const slow = testServer({
      shedLimits: { api: { running: 0, waiting: 0 } },
      limits: { requestTimeoutMs: 400, headersTimeoutMs: 300, timeoutCheckMs: 50 },
    })
    slow.app.post('/api/full', facts('api'), () => ({}))
    const { text, ms } = await rawExchange(
      await listenLocally(slow.app),
      'POST /api/full HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"a":',
    )
    expect([statuses(text)[0], answersIn(text) <= 2, ms < 4_900]).toEqual(['503', true, true])
    await slow.app.close()
  })
  test('a connection that ends, an old protocol and HEAD go the long way', async () => {
    expect(headersOf(await exchange(post('{}', 'Connection: close\r\n')))['connection']).toBe('close')
    expect(await exchange('POST /api/full HTTP/1.0\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}')).toMatch(
      /^HTTP\/1\.1 503[^]*overloaded/,
    )
    expect(statuses(await exchange(`HEAD /api/full HTTP/1.1\r\nHost: localhost\r\n\r\n${LAST}`))).toEqual([
      '503',
      '200',
    ])
  })
  test('a kept connection is told to end after its last allowed request, refused ones counted', async () => {
    const wave = testServer({ shedLimits: { api: { running: 0, waiting: 0 } }, limits: { requestsPerSocket: 3 } })
    wave.app.post('/api/full', facts('api'), () => ({}))
    const ended = await rawExchange(
      await listenLocally(wave.app),
      post('{}').repeat(3),
      (text) => statuses(text).length === 3 && text.endsWith('}'),
    )
    await wave.app.close()
    expect([statuses(ended.text), ended.text.match(/connection: close/gi)?.length]).toEqual([['503', '503', '503'], 1])
  })
  test('ids differ, the refusals are counted and no handler ran', async () => {
    const before = (await metrics.shedRequests.get()).values.find(({ labels }) => labels.priority === 'api')?.value ?? 0
    const text = await exchange(post('{}').repeat(5) + LAST)
    expect(new Set(text.match(/x-request-id: [\w-]{36}/g)).size).toBe(6)
    expect((await metrics.shedRequests.get()).values.find(({ labels }) => labels.priority === 'api')?.value).toBe(
      before + 5,
    )
    expect(seen).toEqual([])
  })
})
