import type { Database } from '#platform/database/connect.ts'
import { loadDefinitions } from './load-definitions.ts'
import { type Change, setDefinitions } from './set-definitions.ts'

/** A flag that is on or off is on for everybody from now on; its rules stay. */
export async function turnOn(db: Database, key: string, change: Change): Promise<void> {
  const feature = (await loadDefinitions(db, change.environment)).features.get(key)
  if (feature === undefined) throw new Error(`there is no flag ${key}`)
  const features = { [key]: { ...feature, defaultValue: true } }
  const outcome = await setDefinitions(db, { features, experiments: [], savedGroups: {} }, change)
  if (outcome.kind === 'wrong') throw new Error(outcome.problems.join('; '))
}
