import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  '--discard': 'what is refused again is thrown away',
}

/** Commands about clicks that the database refused. */
export const clickCommands: CommandTable = {
  'clicks dead-letters': {
    use: 'clicks dead-letters [--json]',
    does: 'Clicks that the database refused, each with the reason.',
    exitCodes: ['2  also: some wait'],
    load: async () => (await import('./dead-letter-commands.ts')).clicksDeadLettersCommand,
  },
  'clicks replay': {
    use: 'clicks replay [--discard] [--json]',
    does: 'Stores the refused clicks again, cleaned.',
    parameters,
    exitCodes: ['2  also: some are refused again'],
    load: async () => (await import('./dead-letter-commands.ts')).clicksReplayCommand,
  },
}
