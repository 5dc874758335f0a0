import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  '--done N': 'removes the request of this number, which has been answered',
  '--url U': 'address of the feed, http or https',
  '--file F': 'the feed as a file here',
  '--domain D': 'a domain of the shop, such as loja.pt, where the feed names none',
  '--dialect D': 'what the feed is written in; without it that is recognised',
  '--currency EUR': 'prices that name no currency are in it',
  '--every MINUTES': 'how often it is fetched: 15 minutes to 7 days, 360 when not given',
  '--import ID': 'the number of an import run',
  '--item ID': "the shop's own id of an item; all like it follow",
  '--path P': 'the category path as the feed writes it',
  '--words W': 'words that a title holds',
  '--prefix P': 'what category paths begin with',
  '--google G': 'a Google category, as number or path',
  '--category SLUG': 'our category',
  '--dry-run': 'says what would change and changes nothing',
  '--rule N': 'the number of the rule (categories rules)',
}

/** Commands about feeds and what they say. */
export const feedCommands: CommandTable = {
  'feeds import': {
    use: 'feeds import --shop NAME (--url U | --file F) [--domain D] [--dialect D] [--currency EUR] [--json]',
    does: 'One import, now, by the same path as the scheduled ones; the answer says what was read, accepted and refused.',
    parameters,
    exitCodes: ['3  held: a person decides (feeds approve, feeds reject)'],
    load: async () => (await import('./import-command.ts')).importCommand,
  },
  'feeds add': {
    use: 'feeds add --shop NAME --url U [--every MINUTES] [--domain D] [--dialect D] [--currency EUR]',
    does: 'Registers the address of a feed, which the worker fetches from now on.',
    parameters,
    load: async () => (await import('./add-command.ts')).addCommand,
  },
  'feeds report': {
    use: 'feeds report (--shop NAME | --import ID) [--json]',
    does: 'The report of the last, or the named, run; of a held one also what it would change.',
    parameters,
    load: async () => (await import('./decide-commands.ts')).reportCommand,
  },
  'feeds approve': {
    use: 'feeds approve (--shop NAME | --import ID) [--json]',
    does: 'Applies a held snapshot from the file that was kept.',
    parameters,
    load: async () => (await import('./decide-commands.ts')).approveCommand,
  },
  'feeds reject': {
    use: 'feeds reject (--shop NAME | --import ID)',
    does: 'A held snapshot is not applied; the live catalogue stays as it is.',
    parameters,
    load: async () => (await import('./decide-commands.ts')).rejectCommand,
  },
  'feeds reprocess': {
    use: 'feeds reprocess --shop NAME [--json]',
    does: 'Reads the last applied snapshot again by the present rules.',
    load: async () => (await import('./decide-commands.ts')).reprocessCommand,
  },
  'categories queue': {
    use: 'categories queue --shop NAME [--json]',
    does: 'Kinds of offers without a category, most offers first, with suggestions.',
    load: async () => (await import('./category-commands.ts')).categoryQueueCommand,
  },
  'categories correct': {
    use: 'categories correct --shop NAME (--item ID | --path P | --words W [--path P] | --prefix P | --google G) --category SLUG [--dry-run] [--json]',
    does: 'Gives a category to an item and to all like it.',
    parameters,
    load: async () => (await import('./category-commands.ts')).categoryCorrectCommand,
  },
  'categories undo': {
    use: 'categories undo --shop NAME --rule N [--json]',
    does: 'Takes a correction back; its offers become what the other rules say.',
    parameters,
    load: async () => (await import('./category-commands.ts')).categoryUndoCommand,
  },
  'categories rules': {
    use: 'categories rules --shop NAME [--json]',
    does: "The shop's rules, the newest first.",
    load: async () => (await import('./category-commands.ts')).categoryRulesCommand,
  },
}
