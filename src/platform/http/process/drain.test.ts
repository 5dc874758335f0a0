import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { pageFacts } from '../request/route-facts.ts'
import { testServer } from '../testing.ts'
import { listenLocally } from '../testing-sockets.ts'

const WORK_MS = 30

async function aServer() {
  const server = testServer()
  server.app.get('/work', { config: pageFacts() }, async () => wait(WORK_MS, 'done'))
  return { server, port: await listenLocally(server.app) }
}

interface Outcome {
  readonly kind: 'answered' | 'refused' | 'failed'
  readonly closes: boolean
}

/** One request: answered, refused because nobody listens any more (the next process does), or failed after it was sent. */
function ask(port: number, agent: Agent, path = '/work'): Promise<Outcome> {
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({
          kind: response.statusCode === 200 ? 'answered' : 'failed',
          closes: response.headers.connection === 'close',
        }),
      )
      response.on('error', () => resolve({ kind: 'failed', closes: false }))
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: error.code === 'ECONNREFUSED' ? 'refused' : 'failed', closes: false }),
    )
    asked.end()
  })
}

describe('fault K4 a stop under load', () => {
  test('fails no request: what has arrived is answered, connections are told to close', async () => {
    const { server, port } = await aServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    const outcomes: Outcome[] = []
    let stopped = false
    const client = async (): Promise<void> => {
      for (;;) {
        const outcome = await ask(port, agent)
        outcomes.push(outcome)
        if (outcome.kind !== 'answered' || stopped) return
      }
    }
    const clients = Array.from({ length: 40 }, client)
    await expect.poll(() => outcomes.length).toBeGreaterThan(120)
    const before = outcomes.length
    await server.drain.stop()
    stopped = true
    await Promise.all(clients)
    const after = outcomes.slice(before)
    expect(after.filter((outcome) => outcome.kind === 'failed')).toEqual([])
    expect(after.filter((outcome) => outcome.kind === 'answered').length).toBeGreaterThanOrEqual(40)
    expect(after.some((outcome) => outcome.closes)).toBe(true)
    agent.destroy()
  })
  test('an idle connection may still bring a last request', async () => {
    const { server, port } = await aServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await ask(port, agent)
    const stopped = server.drain.stop({ idleMs: 2_000 })
    expect(await ask(port, agent)).toEqual({ kind: 'answered', closes: true })
    await stopped
    agent.destroy()
  })
  test('/readyz turns to 503 while stopping', async () => {
    const { server, port } = await aServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await ask(port, agent)
    const stopped = server.drain.stop({ idleMs: 2_000 })
    expect((await server.readiness.report()).ready).toBe(false)
    agent.destroy()
    await stopped
  })
  test('idle and half-open connections end after the given time, stuck requests after the longest', async () => {
    const { server, port } = await aServer()
    server.app.server.on('request', () => undefined)
    const idle = connect(port, '127.0.0.1', () => undefined).on('error', () => undefined)
    const half = connect(port, '127.0.0.1', () => half.write('GET /work HTTP/1.1\r\nHost: a\r\n')).on(
      'error',
      () => undefined,
    )
    await expect
      .poll(() => new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count))))
      .toBe(2)
    const startedMs = performance.now()
    await server.drain.stop({ idleMs: 50, drainMs: 400 })
    expect(performance.now() - startedMs).toBeLessThan(10_000)
    for (const socket of [idle, half]) socket.destroy()
  })
  test('a server that never listened stops too', async () => {
    await testServer().drain.stop()
  })
})
