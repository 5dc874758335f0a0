import { defineUndo } from '#platform/audit/define-undo.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'
import type { Definitions, DefinitionsFile } from '../definitions/definition-schema.ts'
import { parseDefinitionsFile } from '../definitions/parse-definitions-file.ts'
import { loadDefinitions } from '../storage/load-definitions.ts'
import { beginChange, type SetOutcome, setWithin } from '../storage/set-definitions.ts'

export type FlagSubject = 'feature' | 'experiment' | 'savedGroup'

export interface FlagChange {
  readonly subject: FlagSubject
  readonly key: string
  readonly version: string | null
  readonly definition: object
  readonly by: UserId
  readonly reason?: string | undefined
  readonly requestId: string
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'stale' }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

interface Deps {
  readonly clock: Clock
  readonly environment: string
}

/** One thing becomes what the definition says, where it is still the version that was read; told to both logs. */
export async function saveFlag(db: Database, change: FlagChange, deps: Deps): Promise<SaveOutcome> {
  const parsed = parseDefinitionsFile(JSON.stringify(fileOf(change)))
  if (parsed.kind === 'wrong') return parsed
  return db.transaction().execute(async (tx): Promise<SaveOutcome> => {
    const { subject, key, by, reason, requestId } = change
    const at = changeBy(by, deps)
    await beginChange(tx, at)
    const before = partOf(await loadDefinitions(tx, deps.environment), subject, key)
    if ((before === null ? null : versionOf(before)) !== change.version) return { kind: 'stale' }
    const outcome = await setWithin(tx, parsed.file, at)
    if (outcome.kind === 'wrong') return outcome
    const after = partOf(await loadDefinitions(tx, deps.environment), subject, key)
    if (after === null) throw new Error(`${subject} ${key} was set and is not there`)
    await recordChange(tx, {
      by,
      of: { kind: `flags.${subject}`, id: key },
      action: 'set',
      before: before === null ? null : jsonOf(before),
      after: jsonOf(after),
      ...(reason !== undefined && reason !== '' && { reason }),
      requestId,
    })
    return { kind: 'saved', version: versionOf(after) }
  })
}

/** Puts a flag, an experiment or a saved group back where nobody has changed it since. What was not there before stays. */
export function undoFlags(deps: Deps) {
  return (['feature', 'experiment', 'savedGroup'] as const).map((subject) =>
    defineUndo({
      kind: `flags.${subject}`,
      undo: async (tx, { thingId: key, before, after, by }) =>
        before === null ? 'changed' : putBack(tx, { subject, key, before, after, by }, deps),
    }),
  )
}

async function putBack(
  tx: DatabaseTransaction,
  change: { subject: FlagSubject; key: string; before: JsonValue; after: JsonValue | null; by: UserId },
  deps: Deps,
): Promise<'undone' | 'changed'> {
  const { subject, key, before, after, by } = change
  const at = changeBy(by, deps)
  await beginChange(tx, at)
  const present = partOf(await loadDefinitions(tx, deps.environment), subject, key)
  if (present === null || versionOf(present) !== versionOf(after as object)) return 'changed'
  const parsed = parseDefinitionsFile(JSON.stringify(fileOf({ subject, key, definition: before as object })))
  const outcome: SetOutcome = parsed.kind === 'wrong' ? parsed : await setWithin(tx, parsed.file, at)
  return outcome.kind === 'set' ? 'undone' : 'changed'
}

function changeBy(by: UserId, { clock, environment }: Deps) {
  return { environment, who: `person ${by}`, now: clock.now() }
}

/** A definition alone, without its key. */
export function partOf(definitions: Definitions, subject: FlagSubject, key: string): object | null {
  if (subject === 'feature') return definitions.features.get(key) ?? null
  if (subject === 'savedGroup') return definitions.savedGroups.get(key) ?? null
  const experiment = definitions.experiments.get(key)
  if (experiment === undefined) return null
  const { key: _key, ...rest } = experiment
  return rest
}

function fileOf({ subject, key, definition }: Pick<FlagChange, 'subject' | 'key' | 'definition'>) {
  return {
    ...(subject === 'feature' && { features: { [key]: definition } }),
    ...(subject === 'experiment' && { experiments: [{ ...definition, key }] }),
    ...(subject === 'savedGroup' && { savedGroups: { [key]: definition } }),
  } satisfies Partial<Record<keyof DefinitionsFile, unknown>>
}

function jsonOf(value: object): JsonValue {
  return JSON.parse(JSON.stringify(value)) as JsonValue
}
