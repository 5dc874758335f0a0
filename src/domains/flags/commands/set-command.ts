import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { parseDefinitionsFile } from '../definitions/parse-definitions-file.ts'
import { type DefinitionsFile, kindOf } from '../definitions/definition-schema.ts'
import { loadDefinitions } from '../storage/load-definitions.ts'
import { setDefinitions } from '../storage/set-definitions.ts'
import { readFlagWords } from './flag-words.ts'

/** `poiso flags set`: one value, or all of a file, or nothing. UsageError names each thing that is wrong by its path. */
export const flagsSetCommand: Command = async (parameters, { config, database, print }) => {
  const { words, environment } = readFlagWords(parameters, config.env)
  const [first, value, ...others] = words
  if (first === undefined || others.length > 0) throw new UsageError('flags set takes KEY VALUE, or one FILE')
  const { db } = await database()
  const file =
    value === undefined ? await readDefinitions(first) : await valueOf(db, { key: first, value, environment })
  const outcome = await setDefinitions(db, file, { environment, who: whoTypes(), now: systemClock.now() })
  if (outcome.kind === 'wrong') throw wrongIn(value === undefined ? first : 'flags set', outcome.problems)
  print(`flags set in ${environment}: ${outcome.changed.join(', ') || 'nothing, all was so already'}`)
  return 0
}

function whoTypes(): string {
  return `poiso, by ${userInfo().username}`.slice(0, 100)
}

async function readDefinitions(path: string): Promise<DefinitionsFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code}); to set one value: flags set KEY VALUE`)
  })
  const parsed = parseDefinitionsFile(text)
  if (parsed.kind === 'wrong') throw wrongIn(path, parsed.problems)
  return parsed.file
}

interface OneValue {
  readonly key: string
  readonly value: string
  readonly environment: string
}

/** The feature as it is, with another value. */
async function valueOf(db: Database, { key, value, environment }: OneValue): Promise<DefinitionsFile> {
  const { features } = await loadDefinitions(db, environment)
  const feature = features.get(key)
  if (feature === undefined)
    throw new UsageError(`flags set: there is no feature ${key}; there are ${[...features.keys()].join(', ')}`)
  const kind = kindOf(feature.defaultValue)
  const defaultValue = kind === 'string' ? value : jsonOr(value)
  if (kindOf(defaultValue) !== kind)
    throw new UsageError(`flags set: ${key} is a ${kind}, and ${JSON.stringify(value)} is none`)
  return { features: { [key]: { ...feature, defaultValue: defaultValue as never } }, experiments: [], savedGroups: {} }
}

/** What is no JSON is a text. */
function jsonOr(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function wrongIn(where: string, problems: readonly string[]): UsageError {
  return new UsageError(`${where}\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}
