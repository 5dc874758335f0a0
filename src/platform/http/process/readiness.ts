import type { FastifyInstance } from 'fastify'
import type { RouteFacts } from '../request/route-facts.ts'

export type ComponentState = 'works' | 'degraded' | 'down'

export interface ComponentHealth {
  readonly state: ComponentState
  /** What is the matter and since when, in English; never addresses with passwords. */
  readonly detail?: string
}

/** One thing that the process stands on. Must answer quickly; one that takes longer than a second counts as down. */
export interface ReadinessCheck {
  readonly name: string
  check(): ComponentHealth | Promise<ComponentHealth>
}

/** What works and what is degraded, told by /readyz. Domains register what they depend on. */
export interface Readiness {
  register(check: ReadinessCheck): void
  /** From now on the answer is 503: balancers stop sending. */
  markStopping(): void
  report(): Promise<ReadinessReport>
}

export interface ReadinessReport {
  readonly ready: boolean
  readonly components: readonly (ComponentHealth & { readonly name: string })[]
}

const CHECK_TIMEOUT_MS = 1_000

export function createReadiness(): Readiness {
  const checks: ReadinessCheck[] = []
  let stopping = false
  return {
    register: (check) => void checks.push(check),
    markStopping: () => {
      stopping = true
    },
    report: async () => {
      const components = await Promise.all(
        checks.map(async (check) => ({ name: check.name, ...(await askInTime(check)) })),
      )
      return { ready: !stopping && components.every((component) => component.state !== 'down'), components }
    },
  }
}

async function askInTime(check: ReadinessCheck): Promise<ComponentHealth> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<ComponentHealth>((resolve) => {
    timer = setTimeout(
      () => resolve({ state: 'down', detail: `no answer within ${CHECK_TIMEOUT_MS} ms` }),
      CHECK_TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([check.check(), late])
  } catch (error) {
    return { state: 'down', detail: error instanceof Error ? error.name : 'failed' }
  } finally {
    clearTimeout(timer)
  }
}

const HEALTH: RouteFacts = { service: 'site', access: 'anyone', priority: 'health', everyHost: true }

/** `GET /healthz`: the process is alive. `GET /readyz`: 200 when it may be sent traffic, else 503; both say what works. */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { config: HEALTH }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )
  app.get('/readyz', { config: HEALTH }, async (_request, reply) => {
    const report = await readiness.report()
    return reply
      .code(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report)
  })
}
