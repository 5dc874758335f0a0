import type { CommandTable } from '#platform/cli/command.ts'

export const reviewCommands: CommandTable = {
  'reviews web-summaries': {
    use: 'reviews web-summaries [FILE]',
    does: 'What stands elsewhere about products becomes what the file says; without a file, prints what is shown now.',
    parameters: {
      FILE: 'JSON: [{ "variantId", "summary", "sources": [{ "name", "url" }] }], one or more sources each; the whole of it or nothing',
    },
    load: async () => (await import('./web-summaries-command.ts')).webSummariesCommand,
  },
}
