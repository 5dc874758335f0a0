import type { CommandTable } from '#platform/cli/command.ts'

export const questionCommands: CommandTable = {
  'questions list': {
    use: 'questions list [--json]',
    does: 'What people asked about products, the newest first, with what was answered.',
    load: async () => (await import('./list-command.ts')).questionsListCommand,
  },
}
