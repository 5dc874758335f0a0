import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  '--lost': 'only pictures whose file the store has lost',
  PICTURE: 'the number of a picture, as in its address',
  '--why TEXT': 'the reason, which is kept',
}

/** Commands about shops' pictures. */
export const imageCommands: CommandTable = {
  'images status': {
    use: 'images status [--shop NAME] [--json]',
    does: "How many of the shops' pictures are here, and what is wrong with the others.",
    load: async () => (await import('./picture-commands.ts')).imagesStatusCommand,
  },
  'images fetch': {
    use: 'images fetch [--json]',
    does: 'Fetches the pictures that are due now.',
    load: async () => (await import('./picture-commands.ts')).imagesFetchCommand,
  },
  'images refetch': {
    use: 'images refetch [--shop NAME | --lost] [--json]',
    does: 'All pictures of a shop, or of all shops, are fetched again.',
    parameters,
    load: async () => (await import('./picture-commands.ts')).imagesRefetchCommand,
  },
  'images takedown': {
    use: 'images takedown PICTURE --why TEXT [--json]',
    does: 'A picture is shown no more.',
    parameters,
    load: async () => (await import('./takedown-commands.ts')).imagesTakedownCommand,
  },
  'images restore': {
    use: 'images restore PICTURE [--json]',
    does: 'A picture may be shown again.',
    parameters,
    load: async () => (await import('./takedown-commands.ts')).imagesRestoreCommand,
  },
  'images takedowns': {
    use: 'images takedowns [--json]',
    does: 'What was taken down, since when and why.',
    load: async () => (await import('./takedown-commands.ts')).imagesTakedownsCommand,
  },
}
