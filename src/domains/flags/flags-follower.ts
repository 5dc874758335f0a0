import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { BucketFlags } from '#ports/flags/port.ts'
import { type Definitions, PAGE_BUCKET, PAGE_BUCKETS } from './definitions/definition-schema.ts'
import { vetDefinitions } from './definitions/vet-definitions.ts'
import { createEvaluator, type Evaluator } from './evaluate/evaluator.ts'
import { firstFeatures } from './first-features.ts'
import { type CompiledPayloads, compilePayloads, variationOfBucket } from './payload/compile-payload.ts'
import { exposureName } from './rules/experiment-visitor.ts'
import { loadDefinitions, loadEnvironments, readRevision } from './storage/load-definitions.ts'

/** So long the last known flags stand in for a database that is away; then they are as the product begins (specification 9, fault D8). */
export const MAX_AGE_MS = 4 * 3_600_000

/** The flags of one environment at one revision. */
export interface EnvironmentFlags extends CompiledPayloads {
  readonly name: string
  readonly clientKey: string
  readonly definitions: Definitions
  readonly evaluator: Evaluator
  /** Some feature is decided by a bucket of pages. */
  readonly hasBuckets: boolean
  /** By bucket: what pages show of experiments. */
  readonly seenIn: readonly (readonly string[])[]
}

/** The flags that a process goes by: a copy of the tables, which are asked only whether there is something newer. */
export interface FlagsFollower extends BucketFlags {
  /** The environment of a client key; null: there is none. */
  byClientKey(key: string): EnvironmentFlags | null
  /** The environment of this process; null before the first reading. */
  own(): EnvironmentFlags | null
  /** Counted up by each change; -1 before the first reading. */
  revision(): number
  /** Calls after each change; gives how to end that. */
  onChange(act: () => void): () => void
  /** Reads what is newer; to be called again and again. What was read before stands while the database is away. */
  refresh(): Promise<void>
}

export interface FollowFlagsOptions {
  readonly db: Database
  readonly clock: Clock
  /** Of this process: development or production. */
  readonly environment: string
}

/** As the product begins until the first `refresh`. */
export function followFlags({ db, clock, environment }: FollowFlagsOptions): FlagsFollower {
  let environments: readonly EnvironmentFlags[] = []
  let revision = -1
  let readAtMs = clock.monotonicMs()
  const listeners = new Set<() => void>()
  const first = asFlags({ name: environment, clientKey: '' }, firstDefinitions, new Date(0))
  const own = (): EnvironmentFlags | null => environments.find(({ name }) => name === environment) ?? null
  /** Values are asked for by the dozen on a page, and change with a revision alone. */
  let values = new Map<string, unknown>()
  const valueOf = (key: string, bucket: number): unknown => {
    const isOld = clock.monotonicMs() - readAtMs >= MAX_AGE_MS
    const name = `${isOld} ${bucket} ${key}`
    if (!values.has(name)) {
      const { evaluator } = (isOld ? null : own()) ?? first
      values.set(name, evaluator.evaluate(key, { attributes: { [PAGE_BUCKET]: bucket } }).value)
    }
    return values.get(name)
  }
  return {
    ofPages: (bucket) => ({
      isOn: (key) => Boolean(valueOf(key, bucket)),
      numberOf: (key, fallback) => {
        const value = valueOf(key, bucket)
        return typeof value === 'number' ? value : fallback
      },
    }),
    hasBuckets: () => own()?.hasBuckets === true,
    seenIn: (bucket) => own()?.seenIn[bucket] ?? [],
    clientKey: () => own()?.clientKey ?? null,
    byClientKey: (key) => environments.find(({ clientKey }) => clientKey === key) ?? null,
    own,
    revision: () => revision,
    onChange: (act) => {
      listeners.add(act)
      return () => void listeners.delete(act)
    },
    refresh: async () => {
      const newest = await readRevision(db)
      readAtMs = clock.monotonicMs()
      if (newest.n === revision && own() !== null) return
      // What is set between the two reads is newer than this revision and is read again at the next call.
      environments = await loadAll(db, newest.changedAt ?? new Date(0))
      values = new Map()
      revision = newest.n
      for (const act of listeners) act()
    },
  }
}

const firstDefinitions: Definitions = { features: firstFeatures, experiments: new Map(), savedGroups: new Map() }

async function loadAll(db: Database, changedAt: Date): Promise<readonly EnvironmentFlags[]> {
  const found = await loadEnvironments(db)
  return Promise.all(
    found.map(async (environment) => asFlags(environment, await loadDefinitions(db, environment.name), changedAt)),
  )
}

/** Definitions that would do harm, however they came into the tables, count for nothing: each feature has its default value. */
function asFlags(
  environment: { name: string; clientKey: string },
  given: Definitions,
  changedAt: Date,
): EnvironmentFlags {
  const definitions = vetDefinitions(given).length === 0 ? given : withoutRules(given)
  const payloads = compilePayloads(definitions, changedAt)
  return {
    ...environment,
    ...payloads,
    definitions,
    evaluator: createEvaluator(payloads.whole),
    hasBuckets: JSON.stringify(payloads.whole.features).includes(`"${PAGE_BUCKET}"`),
    seenIn: Array.from({ length: PAGE_BUCKETS }, (_none, bucket) => seenInBucket(bucket, definitions)),
  }
}

function seenInBucket(bucket: number, { experiments }: Definitions): readonly string[] {
  return [...experiments.values()]
    .filter(({ status, hashAttribute }) => status === 'running' && hashAttribute === PAGE_BUCKET)
    .map((experiment) =>
      exposureName(experiment.key, experiment.variations[variationOfBucket(bucket, experiment)]?.key ?? ''),
    )
}

function withoutRules({ features }: Definitions): Definitions {
  return {
    features: new Map([...features].map(([key, feature]) => [key, { ...feature, rules: [] }])),
    experiments: new Map(),
    savedGroups: new Map(),
  }
}
