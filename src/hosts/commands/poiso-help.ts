import type { CommandEntry, CommandTable } from '#platform/cli/command.ts'

/** `--help` of `poiso` and of each of its commands: what they do, their words and their exit codes. Nothing is opened for it. */

/** Whether help is asked for instead of a command. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.length === 0 || words[0] === 'help' || words.some((word) => word === '--help' || word === '-h')
}

/** Help for the commands that the words begin: one with its parameters explained, several as a list, all when none does. */
export function helpText(words: readonly string[], uses: CommandTable): string {
  const named = words.filter((word) => word !== 'help' && !word.startsWith('-')).slice(0, 2)
  for (const length of [2, 1].filter((most) => most <= named.length)) {
    const name = named.slice(0, length).join(' ')
    const one = Object.hasOwn(uses, name) ? uses[name] : undefined
    const group = Object.entries(uses).flatMap(([each, entry]) => (each.startsWith(`${name} `) ? [entry] : []))
    const further = group.map(({ use }) => `  poiso ${use}`)
    if (one !== undefined)
      return [helpOfOne(name, one), ...(further.length > 0 ? ['', 'See also:', ...further] : [])].join('\n')
    if (group.length > 0) return listOf(group)
  }
  return listOf(Object.values(uses))
}

const EXIT_CODES = ['0  done', '1  wrong usage or configuration, nothing was begun', '2  failed, and says why']

function helpOfOne(name: string, { use, does, parameters: meanings, exitCodes = [] }: CommandEntry): string {
  const parameters = parametersOf(use.slice(name.length)).map((parameter) =>
    `  ${parameter.padEnd(26)}${meanings?.[parameter] ?? SHARED[parameter] ?? ''}`.trimEnd(),
  )
  return [
    `Usage: poiso ${use}`,
    '',
    does,
    '',
    'Parameters:',
    ...parameters,
    `  ${'-h, --help'.padEnd(26)}this help; nothing is started`,
    '',
    'Exit codes:',
    ...[...EXIT_CODES, ...exitCodes].map((code) => `  ${code}`),
  ].join('\n')
}

function listOf(commands: readonly { readonly use: string }[]): string {
  return [
    'Usage: poiso COMMAND [parameters]',
    '',
    'Commands:',
    ...commands.map(({ use }) => `  poiso ${use}`),
    '',
    'Each explains itself: poiso COMMAND --help. Where its data is says the environment (docs/configuration.md).',
    '',
    'Exit codes:',
    ...EXIT_CODES.map((code) => `  ${code}`),
  ].join('\n')
}

/** '--shop NAME [--json] FILE' → '--shop NAME', '--json', 'FILE' */
function parametersOf(use: string): string[] {
  return [...new Set(use.match(/--[a-z-]+(?: [A-Z]+| [a-z]+(?:\|[a-z]+)+)?|[A-Z]+…?/g) ?? [])]
}

/** Parameters that many commands share. */
const SHARED: Readonly<Record<string, string>> = {
  '--shop NAME': "the shop's name or slug",
  '--json': 'the answer as one line of JSON',
}
