import { GrowthBook } from '@growthbook/growthbook'
import type { Database } from '#platform/database/connect.ts'
import { type Definitions, type Experiment, PAGE_BUCKET } from '../definitions/definition-schema.ts'
import { variationOfBucket } from '../payload/compile-payload.ts'
import { bucketOfVisitor } from '../rules/experiment-visitor.ts'

/** A pair that a browser says it has seen. */
export interface SeenVariation {
  readonly experiment: string
  /** Key of the variation, or its number. */
  readonly variation: string
}

/**
 * Keeps which variations a visitor has seen, once each (T-09). Only what can be true is kept: a running experiment, and the variation that
 * falls to this visitor in it.
 */
export async function recordExposures(
  db: Database,
  seen: readonly SeenVariation[],
  {
    visitorId,
    now,
    experiments,
  }: { readonly visitorId: string; readonly now: Date } & Pick<Definitions, 'experiments'>,
): Promise<void> {
  const rows = seen.flatMap(({ experiment: key, variation }) => {
    const experiment = experiments.get(key)
    const index = experiment?.status === 'running' ? indexOf(variation, experiment) : null
    return experiment === undefined || index === null || !fallsTo(visitorId, experiment, index)
      ? []
      : [{ experiment_key: key, visitor_id: visitorId, variation: index, at: now }]
  })
  if (rows.length === 0) return
  await db
    .insertInto('flags.exposure')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function indexOf(variation: string, { variations }: Experiment): number | null {
  const named = variations.findIndex(({ key }) => key === variation)
  const index = named >= 0 ? named : /^\d$/.test(variation) ? Number(variation) : -1
  return index >= 0 && index < variations.length ? index : null
}

/** Which variation a visitor has depends on the number alone; whether they have any may depend on more, which only their browser knows. */
function fallsTo(visitorId: string, experiment: Experiment, index: number): boolean {
  if (experiment.hashAttribute === PAGE_BUCKET)
    return variationOfBucket(bucketOfVisitor(visitorId), experiment) === index
  if (experiment.hashAttribute !== 'id') return true
  const { key, variations, weights, coverage, hashVersion, seed, namespace } = experiment
  const result = new GrowthBook({ attributes: { id: visitorId } }).run({
    key,
    variations: variations.map((_variation, at) => at) as [number, number],
    coverage,
    hashVersion,
    ...(weights !== undefined && { weights }),
    ...(seed !== undefined && { seed }),
    ...(namespace !== undefined && { namespace }),
  })
  return result.inExperiment && result.variationId === index
}
