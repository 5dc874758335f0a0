import { type Command, UsageError } from '#platform/cli/command.ts'
import { loadChanges, type RecordedChange } from '../storage/load-changes.ts'
import { readFlagWords } from './flag-words.ts'

const MOST_CHANGES = 50

/** `poiso flags history [KEY]`: when, who, what, from → to. */
export const flagsHistoryCommand: Command = async (parameters, { config, database, print }) => {
  const { words } = readFlagWords(parameters, config.env)
  const [key = null, ...others] = words
  if (others.length > 0) throw new UsageError('flags history takes one key')
  const changes = await loadChanges((await database()).db, { key, most: MOST_CHANGES })
  if (changes.length === 0) print(key === null ? 'nothing has been changed yet' : `${key} has not been changed`)
  for (const change of changes) print(lineOf(change))
  return 0
}

function lineOf({ at, who, subject, key, environment, before, after }: RecordedChange): string {
  const where = environment === null ? '' : ` in ${environment}`
  return `${at.toISOString()}  ${who}  ${subject} ${key}${where}  ${difference(before, after)}`
}

/** The fields that are another now. */
function difference(before: unknown, after: unknown): string {
  if (before === null || typeof before !== 'object' || typeof after !== 'object' || after === null)
    return `new: ${JSON.stringify(after)}`
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => `${field}: ${JSON.stringify(old[field])} → ${JSON.stringify(now[field])}`)
    .join(', ')
}
