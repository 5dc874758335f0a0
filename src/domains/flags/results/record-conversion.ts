import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Definitions } from '../definitions/definition-schema.ts'

/** Keeps that a visitor has reached a goal, once for each running experiment that has it and that the visitor has seen before. */
export async function recordConversion(
  db: Database,
  goal: string,
  {
    visitorId,
    now,
    experiments,
  }: { readonly visitorId: string; readonly now: Date } & Pick<Definitions, 'experiments'>,
): Promise<void> {
  const keys = [...experiments.values()]
    .filter(({ status, goals }) => status === 'running' && goals.includes(goal))
    .map(({ key }) => key)
  if (keys.length === 0) return
  await sql`insert into flags.conversion (experiment_key, visitor_id, goal, at)
    select distinct experiment_key, visitor_id, ${goal}, ${now}::timestamptz from flags.exposure
    where visitor_id = ${visitorId} and experiment_key = any(${keys})
    on conflict do nothing`.execute(db)
}
