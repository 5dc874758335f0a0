import { Server as NetServer } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Readiness } from './readiness.ts'

/** The graceful end of a server (fault K4): no request that has reached us goes unanswered. */
export interface Drain {
  isStopping(): boolean
  /** Called for each request: while the server stops, the answer says that the connection ends. */
  follow(reply: FastifyReply): void
  /** Stops accepting, answers running requests and those that still arrive on open connections, then closes. */
  stop(options?: DrainOptions): Promise<void>
}

export interface DrainOptions {
  /** Longest wait for running requests; then connections are cut. */
  readonly drainMs?: number
  /** How long an idle kept connection may still bring a last request before it is closed. */
  readonly idleMs?: number
}

const stopping = new WeakMap<object, Set<() => void>>()

/** Calls when the server begins to stop: what would go on by itself ends then, and does not hold it. */
export function whenStopping(server: object, act: () => void): void {
  stopping.set(server, (stopping.get(server) ?? new Set()).add(act))
}

const DRAIN_MS = 28_000
const IDLE_MS = 1_500

export function createDrain(app: FastifyInstance, readiness: Readiness): Drain {
  let isStopping = false
  return {
    isStopping: () => isStopping,
    follow: (reply) => {
      if (isStopping) reply.header('connection', 'close')
    },
    stop: async ({ drainMs = DRAIN_MS, idleMs = IDLE_MS } = {}) => {
      isStopping = true
      readiness.markStopping()
      const { server } = app
      stopping.get(server)?.forEach((act) => act())
      // The HTTP server's own close() would cut idle connections at once, and with them requests that are on their way.
      const closed = new Promise<void>((resolve) =>
        server.listening ? void NetServer.prototype.close.call(server, () => resolve()) : resolve(),
      )
      const idle = setTimeout(() => server.closeIdleConnections(), idleMs)
      const cut = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearTimeout(idle)
      clearTimeout(cut)
      await app.close()
    },
  }
}
