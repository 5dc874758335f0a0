import type { Undo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import type { WebSide, WorkerSide } from '#platform/domain/define-domain.ts'
import type { DomainPersonalData } from '#platform/domain/personal-data.ts'
import type { HttpServer } from '#platform/http/server.ts'
import type { RepeatedAct } from '#platform/pace/repeat.ts'
import { domains } from './domains.ts'
import type { WebParts } from './web/web-parts.ts'
import type { WorkerParts } from './worker/worker-parts.ts'

/** The web side of every domain that has one. What one of them takes back by `undos` is known when all are there. */
export async function webSides(parts: Omit<WebParts, 'undoOf'>): Promise<readonly WebSide[]> {
  const undos = new Map<string, Undo>()
  const all: WebParts = { ...parts, undoOf: (kind) => undos.get(kind) ?? null }
  const sides = (await Promise.all(domains.map(async (domain) => (await domain.web?.())?.web(all)))).filter(
    (side) => side !== undefined,
  )
  for (const undo of sides.flatMap((side) => side.undos ?? [])) {
    if (undos.has(undo.kind)) throw new Error(`two sides take back changes of ${undo.kind}`)
    undos.set(undo.kind, undo)
  }
  return sides
}

/** The worker side of every domain that has one, in the order of the list. */
export async function workerSides(parts: WorkerParts): Promise<readonly WorkerSide[]> {
  const sides = domains.map(async (domain) => (await domain.worker?.())?.worker(parts))
  return (await Promise.all(sides)).filter((side) => side !== undefined)
}

/** What each domain keeps of people, in the order of the list: identity, which loses the person itself, comes late. */
export async function personalSides(secret: string): Promise<readonly DomainPersonalData[]> {
  const sides = domains.map(async ({ name, personal }) => {
    const side = await personal?.()
    if (side === undefined) return []
    const kept = typeof side.personal === 'function' ? side.personal(secret) : side.personal
    return [{ ...kept, domain: name }]
  })
  return (await Promise.all(sides)).flat()
}

const FORGET_EVERY_MS = 3_600_000

/** Forgets what is older than its domain keeps it, once an hour. */
export function forgetting(sides: readonly WorkerSide[], clock: Clock): RepeatedAct[] {
  return sides
    .flatMap(({ retention = [] }) => retention)
    .map(({ what, keptMs, forget }) => ({
      everyMs: FORGET_EVERY_MS,
      atOnce: true,
      complaint: `${what} cannot be forgotten`,
      act: () => forget(new Date(clock.now().getTime() - keptMs)),
    }))
}

/** Adds what the sides answer, and what /readyz tells of them. */
export function mountSides({ app, readiness }: Pick<HttpServer, 'app' | 'readiness'>, sides: readonly WebSide[]): void {
  for (const side of sides) {
    side.routes?.(app)
    for (const check of side.readiness ?? []) readiness.register(check)
  }
}
