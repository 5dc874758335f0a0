import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import {
  type Definitions,
  type DefinitionsFile,
  type Experiment,
  type Feature,
  isExperimentRule,
} from '../definitions/definition-schema.ts'
import { vetDefinitions } from '../definitions/vet-definitions.ts'
import { loadDefinitions } from './load-definitions.ts'

export interface Change {
  readonly environment: string
  readonly who: string
  readonly now: Date
}

export type SetOutcome =
  | { readonly kind: 'set'; readonly changed: readonly string[] }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

/** What the file names becomes so in the environment, all of it or nothing; each change is written into the history. */
export function setDefinitions(db: Database, file: DefinitionsFile, change: Change): Promise<SetOutcome> {
  return db.transaction().execute(async (tx) => {
    await beginChange(tx, change)
    return setWithin(tx, file, change)
  })
}

/** Makes those who change flags wait for one another: what is read after it is what will be changed. */
export async function beginChange(tx: DatabaseTransaction, { now, environment }: Change): Promise<void> {
  await countUp(tx, now)
  await ensureEnvironment(tx, environment)
}

/** The same in a transaction that has begun the change. */
export async function setWithin(tx: DatabaseTransaction, file: DefinitionsFile, change: Change): Promise<SetOutcome> {
  const before = await loadDefinitions(tx, change.environment)
  const after = withFile(before, file)
  const problems = vetDefinitions(after)
  if (problems.length > 0) return { kind: 'wrong', problems }
  const changed = await writeAll(tx, before, after, change)
  if (changed.length > 0)
    await publishEvents(tx, [{ kind: 'flags.changed', payload: { environment: change.environment, changed } }])
  return { kind: 'set', changed }
}

function withFile(before: Definitions, file: DefinitionsFile): Definitions {
  return {
    features: new Map([...before.features, ...Object.entries(file.features)]),
    experiments: new Map([
      ...before.experiments,
      ...file.experiments.map((experiment) => [experiment.key, experiment] as const),
    ]),
    savedGroups: new Map([...before.savedGroups, ...Object.entries(file.savedGroups)]),
  }
}

async function countUp(tx: DatabaseTransaction, now: Date): Promise<void> {
  await tx
    .insertInto('flags.revision')
    .values({ n: 1, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({
        n: sql`revision.n + 1`,
        // By it browsers know whether they have it: no two changes have the same.
        changed_at: sql`greatest(excluded.changed_at, revision.changed_at + interval '1 millisecond')`,
      }),
    )
    .execute()
}

const KEY_BYTES = 12

/** An environment is there once it is named. */
export async function ensureEnvironment(tx: DatabaseTransaction | Database, name: string): Promise<void> {
  await tx
    .insertInto('flags.environment')
    .values({ name, client_key: `sdk-${randomBytes(KEY_BYTES).toString('hex')}` })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

async function writeAll(
  tx: DatabaseTransaction,
  before: Definitions,
  after: Definitions,
  change: Change,
): Promise<readonly string[]> {
  const changed: string[] = []
  const parts = [
    { subject: 'experiment', from: before.experiments, to: after.experiments, write: writeExperiment },
    { subject: 'savedGroup', from: before.savedGroups, to: after.savedGroups, write: writeGroup },
    { subject: 'feature', from: before.features, to: after.features, write: writeFeature },
  ] as const
  for (const { subject, from, to, write } of parts)
    for (const [key, value] of to) {
      const old = from.get(key)
      if (isDeepStrictEqual(plain(old), plain(value))) continue
      await write(tx, key, value as never, change)
      await remember(tx, { subject, key, before: old, after: value }, change)
      changed.push(key)
    }
  return changed
}

/** Without what is absent: a field that is undefined is not in JSON. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

async function writeFeature(tx: DatabaseTransaction, key: string, feature: Feature, change: Change): Promise<void> {
  const { environment } = change
  const row = {
    description: feature.description,
    is_remote_only: feature.isRemoteOnly,
  }
  await tx
    .insertInto('flags.feature')
    .values({ feature_key: key, ...row })
    .onConflict((conflict) => conflict.column('feature_key').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('flags.rule').where('feature_key', '=', key).where('environment', '=', environment).execute()
  const value = { default_value: JSON.stringify(feature.defaultValue) }
  await tx
    .insertInto('flags.feature_value')
    .values({ feature_key: key, environment, ...value })
    .onConflict((conflict) => conflict.columns(['environment', 'feature_key']).doUpdateSet(value))
    .execute()
  if (feature.rules.length === 0) return
  await tx
    .insertInto('flags.rule')
    .values(ruleRows(key, feature, environment))
    .execute()
}

function ruleRows(key: string, feature: Feature, environment: string) {
  return feature.rules.map((rule, position) => {
    const common = { feature_key: key, environment, position }
    if (isExperimentRule(rule)) {
      const { experiment, ...definition } = rule
      return { ...common, kind: 'experiment', experiment_key: experiment, definition: JSON.stringify(definition) }
    }
    const kind = rule.coverage === undefined ? 'force' : 'rollout'
    return { ...common, kind, experiment_key: null, definition: JSON.stringify(rule) }
  })
}

async function writeExperiment(
  tx: DatabaseTransaction,
  key: string,
  experiment: Experiment,
  { now }: Change,
): Promise<void> {
  const { key: _key, status, ...settings } = experiment
  const known = await tx
    .selectFrom('flags.experiment')
    .where('experiment_key', '=', key)
    .select(['started_at', 'stopped_at'])
    .executeTakeFirst()
  const row = {
    status,
    settings: JSON.stringify(settings),
    started_at: status === 'draft' ? null : (known?.started_at ?? now),
    stopped_at: status === 'stopped' ? (known?.stopped_at ?? now) : null,
  }
  await tx
    .insertInto('flags.experiment')
    .values({ experiment_key: key, ...row })
    .onConflict((conflict) => conflict.column('experiment_key').doUpdateSet(row))
    .execute()
}

async function writeGroup(tx: DatabaseTransaction, id: string, group: object): Promise<void> {
  const row = { settings: JSON.stringify(group) }
  await tx
    .insertInto('flags.saved_group')
    .values({ group_id: id, ...row })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(row))
    .execute()
}

interface Remembered {
  readonly subject: 'feature' | 'experiment' | 'savedGroup'
  readonly key: string
  readonly before: unknown
  readonly after: unknown
}

async function remember(
  tx: DatabaseTransaction,
  { subject, key, before, after }: Remembered,
  { who, now, environment }: Change,
): Promise<void> {
  await tx
    .insertInto('flags.change')
    .values({
      at: now,
      who,
      subject,
      subject_key: key,
      environment: subject === 'feature' ? environment : null,
      before: before === undefined ? null : JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}
