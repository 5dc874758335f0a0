import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 8000

/**
 * Listens, waiting a little for a port that is still taken: what a killed start left behind is just ending.
 * @throws an error that names the port and the variable to change when another program keeps it.
 */
export async function listenWhenFree(server: Pick<FastifyInstance, 'listen'>, address: { host: string; port: number }, variable = 'PORT'): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      await server.listen({ host: address.host, port: address.port }) // a copy: Fastify writes into what it gets
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      if (performance.now() > deadline) throw new Error(`port ${address.port} is used by another program: set ${variable} to a free one`, { cause: error })
      await wait(100)
    }
  }
}
