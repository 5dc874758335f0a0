import { type Command, UsageError } from '#platform/cli/command.ts'
import { ConfigError, readConfig } from '#platform/config.ts'
import { commandContext } from './commands/command-context.ts'
import { COMMANDS } from './commands/poiso-commands.ts'
import { asksForHelp, helpText } from './commands/poiso-help.ts'

/** The command line: finds the command, gives it what it works with, ends with its exit code. */
const EXIT_USAGE = 1
const EXIT_FAILED = 2

// An exit code alone is not enough: an idle connection must not keep the command alive.
process.exit(await main(process.argv.slice(2)))

async function main(words: readonly string[]): Promise<number> {
  if (asksForHelp(words)) return help(words)
  const found = findCommand(words)
  if (found === null) return unknown(words)
  try {
    const command = await found.load()
    await using context = commandContext(readConfig(process.env))
    return await command(found.parameters, context)
  } catch (error) {
    console.error(`poiso: ${(error as Error).message}`)
    return error instanceof UsageError || error instanceof ConfigError ? EXIT_USAGE : EXIT_FAILED
  }
}

/** `feeds import --shop x` is the command "feeds import" with the rest as parameters; the longest name wins. */
function findCommand(words: readonly string[]): { load: () => Promise<Command>; parameters: readonly string[] } | null {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (words.length >= length && command !== undefined) return { load: command.load, parameters: words.slice(length) }
  }
  return null
}

function help(words: readonly string[]): number {
  console.log(helpText(words, COMMANDS))
  return 0
}

function unknown(words: readonly string[]): number {
  console.error(`poiso: unknown command "${words.join(' ')}"\n${helpText(words, COMMANDS)}`)
  return EXIT_USAGE
}
