import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { Log } from '#platform/log.ts'
import { lisbonDate } from '../history/lisbon-days.ts'
import { adminDataCall, type WireAdminData } from './admin-data-call.ts'
import { earlierRecords, keepRecords } from './admin-records.ts'

/** What is asked of offers beside their ids. */
export interface AdminQuestion {
  /** 0: of no category in particular. */
  readonly categoryId: number
}

export interface AdminDataOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
  readonly config: { readonly project: string }
  /** How the offers stand now, gathered from several domains; those that are not listed are absent. */
  adminDataOf(ids: readonly number[], question: AdminQuestion): Promise<ReadonlyMap<number, Omit<WireAdminData, 'day'>>>
}

/** GET /v1/data: in the order of the ids, each once; what is not listed is left out. */
export function adminDataRoute(app: FastifyInstance, { db, clock, log, config, adminDataOf }: AdminDataOptions): void {
  let [keptDay, kept] = ['', new Set<string>()]
  const keep = (categoryId: number, shown: ReadonlyMap<number, WireAdminData>, day: string): void => {
    if (keptDay !== day || kept.size > MOST_REMEMBERED) [keptDay, kept] = [day, new Set()]
    const fresh = new Map([...shown].filter(([id]) => !kept.has(`${categoryId} ${id}`)))
    if (fresh.size === 0) return
    fresh.forEach((_data, id) => kept.add(`${categoryId} ${id}`))
    // Nobody waits for it; what is not kept today is kept when it is shown the next time by another process.
    keepRecords(db, categoryId, fresh).catch((error: unknown) => {
      fresh.forEach((_data, id) => kept.delete(`${categoryId} ${id}`))
      log.warn({ err: error }, 'what an admin was shown cannot be kept')
    })
  }
  mountCall(app, adminDataCall, async ({ query }) => {
    const { project = config.project, categoryId, withCpc = true, withQs = true } = query
    if (project !== config.project) return refusal('not_found', `there is no project ${project} (adminData)`)
    const ids = [...new Set(query.variantIds.split('|').map(Number))]
    const day = lisbonDate(clock.now().getTime())
    const [found, earlier] = await Promise.all([
      adminDataOf(ids, { categoryId }),
      earlierRecords(db, ids, categoryId, day),
    ])
    const shown = new Map([...found].map(([id, data]) => [id, { ...data, day }]))
    // Whole, whatever was asked for: who asks for all of it on a later day compares with this one.
    keep(categoryId, shown, day)
    const asked = (data: WireAdminData | undefined): WireAdminData | null =>
      data === undefined
        ? null
        : { ...data, cpc: withCpc ? data.cpc : null, qualityScore: withQs ? data.qualityScore : null }
    return ids.flatMap((variantId) => {
      const data = asked(shown.get(variantId))
      return data === null ? [] : [{ variantId, data, previousData: asked(earlier.get(variantId)) }]
    })
  })
}

/** Of one day and process: then all are forgotten, and a row that is there already stays as it is. */
const MOST_REMEMBERED = 100_000
