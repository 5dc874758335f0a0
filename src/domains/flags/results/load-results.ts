import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Experiment } from '../definitions/definition-schema.ts'
import { loadExperiments } from '../storage/load-definitions.ts'
import { newcombe, type Rate, splitProbability, wilson } from './rates.ts'

/** What visitors of one variation did about one goal. */
export interface GoalOfVariation {
  readonly goal: string
  readonly conversions: number
  readonly rate: Rate
  /** Against the first variation; null: it is the first. */
  readonly difference: Rate | null
}

export interface VariationResult {
  readonly key: string
  readonly name: string
  readonly users: number
  readonly goals: readonly GoalOfVariation[]
}

export interface ExperimentResult {
  readonly experiment: Experiment
  readonly startedAt: Date | null
  readonly stoppedAt: Date | null
  readonly variations: readonly VariationResult[]
  /** Visitors who saw more than one variation: they count for none. */
  readonly mixed: number
  /** The probability of a split at least as uneven; small: something is wrong. */
  readonly splitProbability: number
}

export async function loadResult(db: Database, key: string): Promise<ExperimentResult | null> {
  const found = (await loadExperiments(db)).find(({ experiment }) => experiment.key === key)
  if (found === undefined) return null
  const { experiment } = found
  const { users, mixed } = await countUsers(db, experiment)
  const conversions = await countConversions(db, key)
  const rateOf = (variation: number, goal: string): Rate =>
    wilson(conversions.get(`${variation} ${goal}`) ?? 0, users[variation] ?? 0)
  const weights = experiment.weights ?? experiment.variations.map(() => 1 / experiment.variations.length)
  return {
    ...found,
    mixed,
    splitProbability: splitProbability(users, weights),
    variations: experiment.variations.map((variation, index) => ({
      ...variation,
      users: users[index] ?? 0,
      goals: experiment.goals.map((goal) => ({
        goal,
        conversions: conversions.get(`${index} ${goal}`) ?? 0,
        rate: rateOf(index, goal),
        difference: index === 0 ? null : newcombe(rateOf(0, goal), rateOf(index, goal)),
      })),
    })),
  }
}

/** Who saw one variation alone, with it. */
function seenOne(key: string) {
  return sql`select visitor_id, min(variation) as variation from flags.exposure
    where experiment_key = ${key} group by visitor_id having count(*) = 1`
}

async function countUsers(
  db: Database,
  { key, variations }: Experiment,
): Promise<{ readonly users: readonly number[]; readonly mixed: number }> {
  const { rows } = await sql<{ variation: number | null; users: number }>`
    select case when seen = 1 then variation end as variation, count(*) as users
    from (select visitor_id, min(variation) as variation, count(*) as seen from flags.exposure
      where experiment_key = ${key} group by visitor_id) as visitor
    group by 1`.execute(db)
  const countOf = (variation: number | null): number => rows.find((row) => row.variation === variation)?.users ?? 0
  return { users: variations.map((_variation, index) => countOf(index)), mixed: countOf(null) }
}

async function countConversions(db: Database, key: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ variation: number; goal: string; conversions: number }>`
    select seen.variation, conversion.goal, count(*) as conversions
    from (${seenOne(key)}) as seen join flags.conversion using (visitor_id)
    where conversion.experiment_key = ${key}
    group by 1, 2`.execute(db)
  return new Map(rows.map(({ variation, goal, conversions }) => [`${variation} ${goal}`, conversions]))
}
