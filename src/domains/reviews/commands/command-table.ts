import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  '--shop NAME': 'the slug of the shop',
  '--url U': 'address of the feed, http or https; without it and --file the registered one',
  '--file F': 'the feed as a file here',
  '--force': 'withdraws what is missing, also from a feed that has collapsed',
}

/** Commands about what buyers say. */
export const reviewCommands: CommandTable = {
  'reviews import': {
    use: 'reviews import --shop NAME [--url U | --file F] [--force] [--json]',
    does: "Reads a shop's review feed in Google's format now; the answer says what came in, what was withdrawn and what is wrong, line by line.",
    parameters,
    exitCodes: ['3  held: it has collapsed (--force)'],
    load: async () => (await import('./import-command.ts')).reviewsImportCommand,
  },
  'reviews report': {
    use: 'reviews report --shop NAME [--json]',
    does: 'What came of the last reading of the registered review feed.',
    parameters,
    load: async () => (await import('./import-command.ts')).reviewsReportCommand,
  },
  'reviews web-summaries': {
    use: 'reviews web-summaries [FILE]',
    does: 'What stands elsewhere about products becomes what the file says; without a file, prints what is shown now.',
    parameters: {
      FILE: 'JSON: [{ "variantId", "summary", "sources": [{ "name", "url" }] }], one or more sources each; the whole of it or nothing',
    },
    load: async () => (await import('./web-summaries-command.ts')).webSummariesCommand,
  },
}
