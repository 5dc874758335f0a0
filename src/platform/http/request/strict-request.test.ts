import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageFacts } from './route-facts.ts'
import { testServer } from '../testing.ts'
import { answersIn, listenLocally, rawExchange } from '../testing-sockets.ts'

const LIMITS = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 600,
  keepAliveTimeoutMs: 300,
  socketIdleMs: 1_500,
  timeoutCheckMs: 50,
}
const { app } = testServer({ limits: LIMITS })
/** Shorter than `rawExchange` waits. */
const CLOSED_BY_THEM_MS = 4_900
const seen: string[] = []
app.get('/ok', { config: pageFacts() }, (request) => {
  seen.push(request.headers.host ?? '')
  return 'ok'
})
app.post('/api/echo', { config: { service: 'api', access: 'anyone', priority: 'api' } }, (request) => request.body)
app.get('/smuggled', { config: pageFacts() }, () => {
  seen.push('smuggled')
  return 'smuggled'
})
const BIG = 'x'.repeat(8 * 1024 * 1024)
app.get('/big', { config: pageFacts() }, () => BIG)
let port = 0
beforeAll(async () => {
  port = await listenLocally(app)
})
afterAll(() => app.close())

describe('fault O6 what two readers could read differently is refused with 400 and the connection ends', () => {
  const TAIL = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const post = (headers: string, body: string): string =>
    `POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
  test.each([
    [
      'Content-Length with Transfer-Encoding',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${TAIL}`),
    ],
    [
      'Transfer-Encoding before Content-Length',
      post('Transfer-Encoding: chunked\r\nContent-Length: 4', `0\r\n\r\n${TAIL}`),
    ],
    ['Transfer-Encoding: xchunked', post('Transfer-Encoding: xchunked', `0\r\n\r\n${TAIL}`)],
    ['Transfer-Encoding: chunked, identity', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${TAIL}`)],
    ['Content-Length: +5', post('Content-Length: +5', `"abc"${TAIL}`)],
    ['Content-Length: 5, 5', post('Content-Length: 5, 5', `"abc"${TAIL}`)],
    ['two different Content-Length', post('Content-Length: 5\r\nContent-Length: 6', `"abc"${TAIL}`)],
    ['a space before the colon', post('Content-Length : 5', `"abc"${TAIL}`)],
    ['a folded header', post('X-A: a\r\n b: c\r\n\tContent-Length: 0\r\nX : y', TAIL)],
    ['a bare line feed', `GET /ok HTTP/1.1\nHost: localhost\n\n${TAIL}`],
    [
      'a bare carriage return in a header',
      `GET /ok HTTP/1.1\r\nHost: localhost\r\nX-A: a\rGET /smuggled HTTP/1.1\r\n\r\n${TAIL}`,
    ],
    ['a chunk size that is no number', post('Transfer-Encoding: chunked', `0x4\r\n"a"\n\r\n0\r\n\r\n${TAIL}`)],
    ['two Host headers', `GET /ok HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n${TAIL}`],
    ['no Host header', `GET /ok HTTP/1.1\r\n\r\n${TAIL}`],
    ['a Host that is no host', `GET /ok HTTP/1.1\r\nHost: evil.example/ok?\r\n\r\n${TAIL}`],
    ['an absolute-form target', `GET http://evil.example/ok HTTP/1.1\r\nHost: localhost\r\n\r\n${TAIL}`],
    ['an asterisk target', `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n${TAIL}`],
    ['Content-Length: -1', post('Content-Length: -1', `"abc"${TAIL}`)],
    ['Content-Length: 0x5', post('Content-Length: 0x5', `"abc"${TAIL}`)],
    ['Content-Length: 5 5', post('Content-Length: 5 5', `"abc"${TAIL}`)],
    ['Content-Length without a value', post('Content-Length:', `"abc"${TAIL}`)],
    ['Content-Length beyond all numbers', post('Content-Length: 99999999999999999999999', `"abc"${TAIL}`)],
    ['Transfer-Encoding twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${TAIL}`)],
    ['Transfer-Encoding behind a vertical tab', post('Transfer-Encoding: \x0bchunked', `0\r\n\r\n${TAIL}`)],
    ['Transfer-Encoding with a tab before the colon', post('Transfer-Encoding\t: chunked', `0\r\n\r\n${TAIL}`)],
    ['a NUL in a header', post('X-A: a\0b\r\nContent-Length: 5', `"abc"${TAIL}`)],
    ['a NUL in a header name', post('X\0A: a\r\nContent-Length: 5', `"abc"${TAIL}`)],
    ['a header without a name', post(': a\r\nContent-Length: 5', `"abc"${TAIL}`)],
    ['a line feed alone between headers', post('X-A: a\nContent-Length: 5', `"abc"${TAIL}`)],
    ['an authority-form target', `GET evil.example:80 HTTP/1.1\r\nHost: localhost\r\n\r\n${TAIL}`],
    ['a Host with a user', `GET /ok HTTP/1.1\r\nHost: a@localhost\r\n\r\n${TAIL}`],
    ['another version of HTTP', `GET /ok HTTP/1.2\r\nHost: localhost\r\n\r\n${TAIL}`],
    ['no HTTP at all', `\x16\x03\x01 hello\r\n\r\n${TAIL}`],
  ])('%s', async (_name, bytes) => {
    seen.length = 0
    const { text } = await rawExchange(port, bytes)
    expect([answersIn(text), text.slice(0, 12)]).toEqual([1, 'HTTP/1.1 400'])
    expect(text.toLowerCase()).toContain('connection: close')
    expect(seen).toEqual([])
  })
  test('behind a good request on the same connection: that one is answered, the ambiguous one refused, nothing after it read', async () => {
    seen.length = 0
    const { text } = await rawExchange(
      port,
      `GET /ok HTTP/1.1\r\nHost: localhost\r\n\r\n${post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${TAIL}`)}`,
    )
    expect(text.match(/HTTP\/1\.1 \d{3}/g)?.at(-1)).toBe('HTTP/1.1 400')
    expect(answersIn(text)).toBeLessThanOrEqual(2)
    expect(seen).not.toContain('smuggled')
  })
  test('the refusal is a problem of the catalogue', async () => {
    const { text } = await rawExchange(port, `GET /ok HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`)
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({
      code: 'bad_request',
      status: 400,
      requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
    })
  })
  test('a Host in capitals is the same host', async () => {
    seen.length = 0
    expect(
      (await rawExchange(port, 'GET /ok HTTP/1.1\r\nHost: LOCALHOST:3000\r\nConnection: close\r\n\r\n')).text,
    ).toContain(' 200 ')
    expect(seen).toEqual(['localhost:3000'])
  })
})

describe('fault O5 slow and huge requests', () => {
  test('headers that never end are closed with 408 by the deadline', async () => {
    const { text, ms } = await rawExchange(port, 'GET /ok HTTP/1.1\r\nHost: localhost\r\nX-A: ')
    expect(text).toContain('HTTP/1.1 408')
    expect(ms).toBeLessThan(CLOSED_BY_THEM_MS)
  })
  test('a connection that says nothing is closed', async () => {
    expect((await rawExchange(port, '')).ms).toBeLessThan(CLOSED_BY_THEM_MS)
  })
  test('a body that never ends is closed by the deadline', async () => {
    const { text, ms } = await rawExchange(
      port,
      'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
    )
    expect(text).toContain('HTTP/1.1 408')
    expect(ms).toBeLessThan(CLOSED_BY_THEM_MS)
  })
  test('headers above 16 kB are refused with 431', async () => {
    const { text } = await rawExchange(
      port,
      `GET /ok HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`,
    )
    expect(text).toContain('HTTP/1.1 431')
    expect(text).toContain('headers_too_large')
  })
  test('a million header bytes are refused without being kept', async () => {
    expect(
      (
        await rawExchange(
          port,
          `GET /ok HTTP/1.1\r\nHost: localhost\r\n${'X-A: aaaaaaaaaaaaaaaa\r\n'.repeat(50_000)}\r\n`,
        )
      ).text,
    ).toMatch(/^(?:HTTP\/1\.1 431|$)/)
  })
  test('an address above 4,096 characters is refused with 414, one at the limit is read', async () => {
    const get = (length: number): string =>
      `GET /ok?${'a'.repeat(length - 4)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    expect((await rawExchange(port, get(4_096))).text).toContain(' 200 ')
    expect((await rawExchange(port, get(4_097))).text).toContain(' 414 ')
  })
  test('a client that does not read its answer is let go', async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /big HTTP/1.1\r\nHost: localhost\r\n\r\n'))
    socket.pause()
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    await expect.poll(connections).toBeGreaterThan(0)
    await expect.poll(connections, { timeout: 5_000 }).toBe(0)
    socket.destroy()
  })
  test('200 idle connections do not keep others waiting', async () => {
    const idle = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    const answers = []
    for (let time = 0; time < 5; time += 1)
      answers.push(await rawExchange(port, 'GET /ok HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))
    expect(answers.every(({ text }) => text.includes(' 200 '))).toBe(true)
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeLessThan(250)
    for (const socket of idle) socket.destroy()
  })
  test('pipelined requests are answered in order, at most 32 at once on a connection', async () => {
    const pipelined = (count: number) =>
      rawExchange(port, 'GET /ok HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count), (text) => answersIn(text) >= count)
    expect((await pipelined(32)).text.match(/HTTP\/1\.1 200/g)).toHaveLength(32)
    const { text } = await pipelined(33)
    expect([answersIn(text), text.match(/HTTP\/1\.1 200/g)?.length, text.includes('HTTP/1.1 429')]).toEqual([
      33,
      32,
      true,
    ])
  })
  test('a connection ends after its last allowed request', async () => {
    const small = testServer({ limits: { requestsPerSocket: 3 } })
    small.app.get('/ok', { config: pageFacts() }, () => 'ok')
    const { text } = await rawExchange(
      await listenLocally(small.app),
      'GET /ok HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5),
      (text) => answersIn(text) === 5,
    )
    // The third says that it was the last; what was sent behind it is not worked at.
    expect(text.match(/HTTP\/1\.1 \d+|Connection: [\w-]+/g)).toEqual(
      [200, 200, 200, 503, 503].flatMap((status, index) => [
        `HTTP/1.1 ${status}`,
        `Connection: ${index < 2 ? 'keep-alive' : 'close'}`,
      ]),
    )
    await small.app.close()
  })
})
