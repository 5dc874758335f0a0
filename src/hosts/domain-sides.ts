import type { WebSide, WorkerSide } from '#platform/domain/define-domain.ts'
import type { HttpServer } from '#platform/http/server.ts'
import { domains } from './domains.ts'
import type { WebParts } from './web-parts.ts'
import type { WorkerParts } from './worker-parts.ts'

/** The web side of every domain that has one. */
export async function webSides(parts: WebParts): Promise<readonly WebSide[]> {
  const sides = domains.map(async (domain) => (await domain.web?.())?.web(parts))
  return (await Promise.all(sides)).filter((side) => side !== undefined)
}

/** The worker side of every domain that has one, in the order of the list. */
export async function workerSides(parts: WorkerParts): Promise<readonly WorkerSide[]> {
  const sides = domains.map(async (domain) => (await domain.worker?.())?.worker(parts))
  return (await Promise.all(sides)).filter((side) => side !== undefined)
}

/** Adds what the sides answer, and what /readyz tells of them. */
export function mountSides({ app, readiness }: Pick<HttpServer, 'app' | 'readiness'>, sides: readonly WebSide[]): void {
  for (const side of sides) {
    side.routes?.(app)
    for (const check of side.readiness ?? []) readiness.register(check)
  }
}
