import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  'KIND…': 'bannerStrips, homeBlocks, …; absent: all',
  FOLDER: 'articles as *.md files, with their pictures (docs/contracts/article-files.md)',
  FILE: 'a JSON file as `content list` prints it (docs/contracts/content-file.md)',
}

const brought = {
  SHOP: "the shop's slug",
  FILE: 'a JSON file with pictures beside it (docs/contracts/inspirations-file.md)',
}

/** Content until the back office edits it: print it, change the text, set it. */
export const contentCommands: CommandTable = {
  'content list': {
    use: 'content list [KIND…]',
    does: 'Prints the content of the site as the JSON that `content set` takes.',
    parameters,
    load: async () => (await import('./content-commands.ts')).contentListCommand,
  },
  'content set': {
    use: 'content set FILE',
    does: 'Content becomes what the file says, kind by kind; kinds that it does not name stay as they are.',
    parameters,
    load: async () => (await import('./content-commands.ts')).contentSetCommand,
  },
  'articles set': {
    use: 'articles set FOLDER',
    does: 'Articles become what the files of the folder say, each by its name, and are published; the others stay as they are.',
    parameters,
    load: async () => (await import('./article-commands.ts')).contentArticlesSetCommand,
  },
  'inspirations import': {
    use: 'inspirations import SHOP FILE',
    does: "Takes in a shop's inspirations: each of the file is published, or refused with what is wrong with it.",
    parameters: brought,
    load: async () => (await import('./inspirations-import-command.ts')).inspirationsImportCommand,
  },
}
