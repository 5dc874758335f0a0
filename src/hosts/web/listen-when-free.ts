import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 8000

/** Fastify's listen, waiting a little for a port that is still taken (`whenPortIsFree`). */
export async function listenWhenFree(
  server: Pick<FastifyInstance, 'listen'>,
  { host, port }: { host: string; port: number },
): Promise<void> {
  await whenPortIsFree(port, 'PORT', () => server.listen({ host, port }))
}

/**
 * Does what takes a port, again for a while when the port is still taken: what a killed start left behind is just ending.
 * @throws an error that names the port and the variable to change when another program keeps it.
 */
export async function whenPortIsFree<T>(
  port: number,
  variable: string,
  listen: () => Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await listen()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      if (performance.now() > deadline)
        throw new Error(`port ${port} is used by another program: set ${variable} to a free one`, { cause: error })
      await wait(100)
    }
  }
}
