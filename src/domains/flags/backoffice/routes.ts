import type { FastifyInstance } from 'fastify'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { loadResult } from '../results/load-results.ts'
import { loadDefinitions, loadExperiments } from '../storage/load-definitions.ts'
import { saveFlagCall, showExperimentCall, showFlagsCall } from './calls.ts'
import { partOf, saveFlag } from './save-flag.ts'

export interface FlagsBackofficeOptions {
  readonly db: Database
  readonly clock: Clock
  readonly environment: string
}

/** B-08: flags and experiments as an admin sees and sets them. */
export function backofficeRoutes(app: FastifyInstance, options: FlagsBackofficeOptions): void {
  const { db } = options
  mountCall(app, showFlagsCall, async () => showFlags(options))
  mountCall(app, saveFlagCall, async ({ body, request }) => {
    const caller = await callerOf(request)
    if (caller === null) throw new Error('an admin call has a caller')
    const outcome = await saveFlag(db, { ...body, by: caller.userId, requestId: request.id }, options)
    if (outcome.kind === 'stale')
      return refusal('conflict', `requestBody.version: ${body.subject} ${body.key} was changed in between`)
    if (outcome.kind === 'wrong') return refusal('unprocessable', outcome.problems.join('\n'))
    return { version: outcome.version }
  })
  mountCall(app, showExperimentCall, async ({ params }) => {
    const result = await loadResult(db, params.key)
    if (result === null) return refusal('not_found', `there is no experiment ${params.key}`)
    const { startedAt, stoppedAt, mixed, splitProbability, variations } = result
    return {
      startedAt: startedAt?.toISOString() ?? null,
      stoppedAt: stoppedAt?.toISOString() ?? null,
      mixed,
      splitProbability,
      variations: variations.map((variation) => ({
        ...variation,
        goals: variation.goals.map((goal) => ({ ...goal })),
      })),
    }
  })
}

async function showFlags({ db, environment }: FlagsBackofficeOptions) {
  const definitions = await loadDefinitions(db, environment)
  const kept = new Map((await loadExperiments(db)).map((each) => [each.experiment.key, each]))
  const present = (subject: 'feature' | 'experiment' | 'savedGroup', key: string) => {
    const definition = partOf(definitions, subject, key) ?? {}
    return { key, version: versionOf(definition), definition: JSON.parse(JSON.stringify(definition)) }
  }
  return {
    environment,
    features: [...definitions.features.keys()].map((key) => present('feature', key)),
    savedGroups: [...definitions.savedGroups.keys()].map((key) => present('savedGroup', key)),
    experiments: [...definitions.experiments.keys()].map((key) => ({
      ...present('experiment', key),
      startedAt: kept.get(key)?.startedAt?.toISOString() ?? null,
      stoppedAt: kept.get(key)?.stoppedAt?.toISOString() ?? null,
    })),
  }
}
