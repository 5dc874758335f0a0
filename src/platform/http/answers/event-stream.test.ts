import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isRefusal, RefusedError } from '../../errors/refusal.ts'
import { pageFacts } from '../request/route-facts.ts'
import { testServer } from '../testing.ts'
import { type EventStream, eventStreams, type StreamLimits } from './event-stream.ts'

const servers: ReturnType<typeof testServer>[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ app }) => app.close()))
})

async function begin(limits: Partial<StreamLimits> = {}) {
  const server = testServer({ shedLimits: { api: { running: 1, waiting: 1 } } })
  servers.push(server)
  const streams = eventStreams(server.app, {
    most: 100,
    mostOfKey: { who: 50 },
    beatMs: 60_000,
    lifeMs: 60_000,
    ...limits,
  })
  const opened: EventStream[] = []
  server.app.get(
    '/stream/:who',
    { config: pageFacts({ priority: 'api', isStream: true }), exposeHeadRoute: false },
    async (request, reply) => {
      const stream = streams.open(reply, { who: (request.params as { who: string }).who })
      if (isRefusal(stream)) throw new RefusedError(stream)
      opened.push(stream)
      return reply
    },
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  return { server, streams, opened, port }
}

/** Opens one over a socket of its own, and gathers what comes. */
async function look(port: number, who = 'ana') {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => (text += data.toString()))
  socket.on('error', () => undefined)
  socket.write(`GET /stream/${who} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`)
  await expect.poll(() => text).toContain('\r\n\r\n')
  return { socket, text: () => text }
}

test('who looks is told, with headers that no proxy keeps it back for', async () => {
  const { opened, port } = await begin()
  const page = await look(port)
  expect(page.text()).toMatch(/^HTTP\/1\.1 200 .*x-accel-buffering: no.*content-type: text\/event-stream/is)
  opened[0]?.tell('mudou')
  await expect.poll(page.text).toContain('event: mudou\ndata:\n\n')
  page.socket.destroy()
})

test('streams hold no place among running requests, are bounded, and leave room when they go', async () => {
  const { streams, port } = await begin({ most: 5, mostOfKey: { who: 3 } })
  const pages = [await look(port), await look(port), await look(port)]
  const refused = await look(port)
  expect(refused.text()).toMatch(/^HTTP\/1\.1 503 .*retry-after: 30/is)
  const others = [await look(port, 'rui'), await look(port, 'rui')]
  expect((await look(port, 'eva')).text()).toMatch(/^HTTP\/1\.1 503/)
  expect(streams.count()).toBe(5)
  for (const { socket } of [...pages, ...others, refused]) socket.destroy()
  await expect.poll(streams.count).toBe(0)
  expect((await look(port)).text()).toMatch(/^HTTP\/1\.1 200/)
})

test('it beats while nothing happens, and ends after its life', async () => {
  const { port } = await begin({ beatMs: 20, lifeMs: 200 })
  const page = await look(port)
  await expect.poll(page.text).toMatch(/:\n\n/)
  await expect.poll(page.text).toMatch(/\r\n0\r\n\r\n$/)
})

test('who reads nothing is left before what is unread grows', async () => {
  const { opened, port, streams } = await begin()
  const page = await look(port)
  page.socket.pause()
  for (let told = 0; told < 2_000_000 && streams.count() === 1; told += 1) {
    opened[0]?.tell('x'.repeat(8_000))
    if (told % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(streams.count()).toBe(0)
  page.socket.destroy()
})

test('fault K4 a server that stops ends them, and need not wait for those who look', async () => {
  const { server, port } = await begin()
  const page = await look(port)
  const ended = once(page.socket, 'end')
  const begun = performance.now()
  await server.drain.stop({ idleMs: 10, drainMs: 20_000 })
  await ended
  expect(performance.now() - begun).toBeLessThan(10_000)
})
