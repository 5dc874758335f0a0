import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import { RefusedError, refusal } from '../../errors/refusal.ts'
import type { Metrics } from '../../metrics.ts'

/** Measures of a process, and to whom they are shown: by the asker's address; undefined: over a socket of this machine. */
export interface ShownMetrics {
  readonly registry: Registry
  isShownTo(address: string | undefined): boolean
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Whether POISO_METRICS shows the measures to whoever asks from this address; undefined: over a socket of this machine. */
export function showsMetrics({ metrics }: Pick<Config, 'metrics'>, address: string | undefined): boolean {
  return metrics === 'on' || (metrics === 'local' && (address === undefined || LOOPBACK.test(address)))
}

/** `GET /metrics` in Prometheus' text form, to whom POISO_METRICS allows; for everyone else the page does not exist. */
export function mountMetrics(app: FastifyInstance, config: Pick<Config, 'metrics'>, metrics: Metrics): void {
  if (config.metrics === 'off') return
  app.get(
    '/metrics',
    { config: { service: 'site', access: 'anyone', priority: 'health', everyHost: true } },
    async (request, reply) => {
      if (!showsMetrics(config, request.ip))
        throw new RefusedError(refusal('not_found', 'there is nothing at this address'))
      return reply
        .type(metrics.registry.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.registry.metrics())
    },
  )
}
