import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  PRODUCT: "a product's number, as in its address",
  'OFFER…': 'numbers of offers, one or more',
  '--from PRODUCT': 'the other product, that it is not one with',
  '--because TEXT': 'why, for whoever reads the decision later',
  DECISION: 'the number of a decision (groups decisions)',
  OFFER: "an offer's number",
  '--page N': 'the next ones: 2, 3 and so on',
  '--done OFFER': 'closes the reports of this offer',
}

/** Commands about offers and their groups. */
export const offerCommands: CommandTable = {
  'offers rediscount': {
    use: 'offers rediscount',
    does: 'Judges every discount anew by what was seen.',
    load: async () => (await import('./rediscount-command.ts')).rediscountCommand,
  },
  'groups run': {
    use: 'groups run [--json]',
    does: 'Groups the offers that are due now.',
    load: async () => (await import('./group-commands.ts')).groupRunCommand,
  },
  'groups split': {
    use: 'groups split PRODUCT (OFFER… | --from PRODUCT) [--because TEXT] [--json]',
    does: 'These offers leave the product, or two products that look the same stay two, for good.',
    parameters,
    load: async () => (await import('./group-commands.ts')).groupSplitCommand,
  },
  'groups merge': {
    use: 'groups merge PRODUCT PRODUCT [--because TEXT] [--json]',
    does: 'The two products are one, for good.',
    parameters,
    load: async () => (await import('./group-commands.ts')).groupMergeCommand,
  },
  'groups undo': {
    use: 'groups undo DECISION [--json]',
    does: 'Grouped again as if it had never been decided.',
    parameters,
    load: async () => (await import('./group-commands.ts')).groupUndoCommand,
  },
  'groups decisions': {
    use: 'groups decisions [--json]',
    does: 'What people have decided, the newest first.',
    load: async () => (await import('./group-commands.ts')).groupDecisionsCommand,
  },
  'groups explain': {
    use: 'groups explain OFFER OFFER [--json]',
    does: 'What was done with two offers, what comparing them says, and why.',
    parameters,
    load: async () => (await import('./group-commands.ts')).groupExplainCommand,
  },
  'groups twins': {
    use: 'groups twins [--page N] [--json]',
    does: 'Products that look the same and wait for a decision, with what shoppers answered.',
    parameters,
    load: async () => (await import('./group-commands.ts')).groupTwinsCommand,
  },
  'groups reports': {
    use: 'groups reports [--done OFFER] [--json]',
    does: 'Offers that shoppers say are another article, and what they answered of products that look the same.',
    parameters,
    load: async () => (await import('./group-commands.ts')).groupReportsCommand,
  },
}
