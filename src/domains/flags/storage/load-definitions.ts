import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import {
  type Definitions,
  type Experiment,
  experimentSchema,
  type Feature,
  featureSchema,
  type Rule,
  type SavedGroup,
  savedGroupSchema,
} from '../definitions/definition-schema.ts'
import { firstFeatures } from '../first-features.ts'

export interface Revision {
  readonly n: number
  /** When flags were changed last; null: never. */
  readonly changedAt: Date | null
}

/** Counts the changes: a process whose copy is of this revision has all of it. */
export async function readRevision(db: DatabaseOrTransaction): Promise<Revision> {
  const row = await db.selectFrom('flags.revision').select(['n', 'changed_at']).executeTakeFirst()
  return row === undefined ? { n: 0, changedAt: null } : { n: Number(row.n), changedAt: row.changed_at }
}

export async function loadEnvironments(
  db: DatabaseOrTransaction,
): Promise<readonly { name: string; clientKey: string }[]> {
  const rows = await db.selectFrom('flags.environment').selectAll().orderBy('name').execute()
  return rows.map(({ name, client_key: clientKey }) => ({ name, clientKey }))
}

/** All that is set for an environment; what nobody has set there is as the product begins. */
export async function loadDefinitions(db: DatabaseOrTransaction, environment: string): Promise<Definitions> {
  const [features, rules, experiments, groups] = [
    await db
      .selectFrom('flags.feature_value as value')
      .innerJoin('flags.feature as feature', 'feature.feature_key', 'value.feature_key')
      .where('value.environment', '=', environment)
      .select(['value.feature_key', 'value.default_value', 'feature.description', 'feature.is_remote_only'])
      .orderBy('value.feature_key')
      .execute(),
    await rulesOf(db, environment),
    await loadExperiments(db),
    await db.selectFrom('flags.saved_group').selectAll().orderBy('group_id').execute(),
  ]
  return {
    features: new Map<string, Feature>([
      ...firstFeatures,
      ...features.map((row): [string, Feature] => [
        row.feature_key,
        featureSchema.parse({
          description: row.description,
          isRemoteOnly: row.is_remote_only,
          defaultValue: row.default_value,
          rules: rules.get(row.feature_key) ?? [],
        }),
      ]),
    ]),
    experiments: new Map<string, Experiment>(experiments.map(({ experiment }) => [experiment.key, experiment])),
    savedGroups: new Map<string, SavedGroup>(groups.map((row) => [row.group_id, savedGroupSchema.parse(row.settings)])),
  }
}

export interface KeptExperiment {
  readonly experiment: Experiment
  readonly startedAt: Date | null
  readonly stoppedAt: Date | null
}

export async function loadExperiments(db: DatabaseOrTransaction): Promise<readonly KeptExperiment[]> {
  const rows = await db.selectFrom('flags.experiment').selectAll().orderBy('experiment_key').execute()
  return rows.map((row) => ({
    experiment: experimentSchema.parse({ ...(row.settings as object), key: row.experiment_key, status: row.status }),
    startedAt: row.started_at,
    stoppedAt: row.stopped_at,
  }))
}

async function rulesOf(db: DatabaseOrTransaction, environment: string): Promise<ReadonlyMap<string, Rule[]>> {
  const rows = await db
    .selectFrom('flags.rule')
    .where('environment', '=', environment)
    .select(['feature_key', 'experiment_key', 'definition'])
    .orderBy('feature_key')
    .orderBy('position')
    .execute()
  const rules = new Map<string, Rule[]>()
  for (const { feature_key: key, experiment_key: experiment, definition } of rows) {
    const rule = { ...(definition as object), ...(experiment !== null && { experiment }) } as Rule
    rules.set(key, [...(rules.get(key) ?? []), rule])
  }
  return rules
}
