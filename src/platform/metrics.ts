import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The measures of one process. Domains make theirs with `metrics.registry` (prom-client). */
export interface Metrics {
  readonly registry: Registry
  /** Seconds of each answered request by route pattern, method and status. */
  readonly requestSeconds: Histogram<'route' | 'method' | 'status'>
  /** Requests refused because there was too much to do, by priority class. */
  readonly shedRequests: Counter<'priority'>
  /** Ends the timers behind the measures. */
  stop(): void
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Measures of this process; `full` adds Node's own (memory, garbage collection), which only one registry should have. */
export function createMetrics(options: { readonly full?: boolean } = {}): Metrics {
  const registry = new Registry()
  if (options.full === true) collectDefaultMetrics({ register: registry })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  new Gauge({
    name: 'poiso_event_loop_lag_p99_seconds',
    help: 'Event loop delay since the last reading, 99th percentile',
    registers: [registry],
    collect() {
      this.set(delay.percentile(99) / 1e9)
      delay.reset()
    },
  })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'poiso_http_request_seconds',
      help: 'Time from the request to its answer',
      labelNames: ['route', 'method', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    }),
    shedRequests: new Counter({
      name: 'poiso_http_shed_total',
      help: 'Requests refused under overload',
      labelNames: ['priority'],
      registers: [registry],
    }),
    stop: () => delay.disable(),
  }
}

/** A measure that is read when somebody asks. */
export interface Measure {
  readonly name: string
  readonly help: string
  /** null: unknown now. */
  read(): number | null | Promise<number | null>
}

/** Unknown is no number: a measure that cannot be read now is absent, not 0. */
export function registerMeasure(registry: Registry, { name, help, read }: Measure): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.remove()
      const value = await Promise.resolve()
        .then(read)
        .catch(() => null)
      if (value !== null) this.set(value)
    },
  })
}
