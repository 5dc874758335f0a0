import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { buildServer } from './server.ts'
import type { HttpServer, ServerOptions } from './server.ts'

/** A server as the product builds it, silent and without stores: routes are added by the test. */
export function testServer(
  options: Partial<ServerOptions> & { readonly env?: Record<string, string> } = {},
): HttpServer {
  const { env, ...given } = options
  return buildServer({
    config: readConfig(env ?? {}),
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
    clock: systemClock,
    ...given,
  })
}
