import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from './calls/call.ts'
import { DEFAULT_LIMITS } from './process/limits.ts'
import { mountCall } from './calls/mount-call.ts'
import { pageFacts } from './request/route-facts.ts'
import { testServer } from './testing.ts'
import { listenLocally, rawExchange } from './testing-sockets.ts'

/** Each limit at its value and one above it (reliability.md 18). */
const echoCall = defineCall({
  id: 'test',
  operationId: 'echo',
  method: 'POST',
  path: '/api/echo',
  service: 'api',
  summary: '',
  access: 'anyone',
  priority: 'api',
  body: { name: 'requestBody', schema: z.object({ text: z.string() }) },
  answer: z.object({ length: z.int() }),
  refusals: [],
})

function aServer(limits = {}) {
  const server = testServer({ limits })
  mountCall(server.app, echoCall, ({ body }) => ({ length: body.text.length }))
  server.app.get('/parte/:part', { config: pageFacts() }, () => 'ok')
  return server
}

test('a body of 1 MiB is read, one byte more is 413', async () => {
  const send = (bytes: number) =>
    aServer().app.inject({
      method: 'POST',
      url: '/api/echo',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) }),
    })
  expect([
    (await send(DEFAULT_LIMITS.bodyBytes)).statusCode,
    (await send(DEFAULT_LIMITS.bodyBytes + 1)).statusCode,
  ]).toEqual([200, 413])
})
test('a body without a length is cut at 1 MiB too', async () => {
  const server = aServer()
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const { text } = await rawExchange(
    await listenLocally(server.app),
    `POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    (answer) => answer.includes('\r\n\r\n'),
  )
  expect(text).toContain('HTTP/1.1 413')
  await server.app.close()
})
test('a part of a path of 1,024 characters is read, one more is 414', async () => {
  const ask = async (length: number) => (await aServer().app.inject(`/parte/${'x'.repeat(length)}`)).statusCode
  expect([await ask(1_024), await ask(1_025)]).toEqual([200, 414])
})
test('a further connection is closed', async () => {
  const server = aServer({ maxConnections: 2 })
  const port = await listenLocally(server.app)
  const ask = (): Promise<{ text: string }> =>
    rawExchange(port, 'GET /parte/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const idle: Socket[] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await expect
    .poll(() => new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count))))
    .toBe(2)
  expect((await ask()).text).toBe('')
  idle[0]?.destroy()
  await expect.poll(async () => (await ask()).text.slice(9, 12)).toBe('200')
  idle[1]?.destroy()
  await server.app.close()
})
test('a kept connection ends after its idle time', async () => {
  const server = aServer({ keepAliveTimeoutMs: 100 })
  const { text, ms } = await rawExchange(await listenLocally(server.app), 'GET /parte/a HTTP/1.1\r\nHost: a\r\n\r\n')
  expect([text.includes(' 200 '), ms < 4_900]).toEqual([true, true])
  await server.app.close()
})
