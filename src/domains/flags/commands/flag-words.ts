import { parseArgs } from 'node:util'
import { UsageError } from '#platform/cli/command.ts'

export interface FlagWords {
  readonly words: readonly string[]
  readonly environment: string
  readonly json: boolean
}

/** The words of a command of flags; the environment is the process' own where none is named. */
export function readFlagWords(parameters: readonly string[], own: string): FlagWords {
  const { values, positionals } = parseWords(parameters)
  const environment = values.environment ?? own
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(environment))
    throw new UsageError(`--environment: "${environment}" cannot name an environment`)
  return { words: positionals, environment, json: values.json === true }
}

function parseWords(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { environment: { type: 'string' }, json: { type: 'boolean' } },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
