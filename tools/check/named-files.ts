import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot as root } from '#platform/project-root.ts'
import { commentsOf } from './comments.ts'

/** A file's name as prose has it, alone or with folders before it; `*`, `<` and `{` make it a pattern, a hyphen an ending. */
const NAMED = /(?<![\w/.*{}<>:-])(\w(?:[\w.@-]*\/)*[\w.@-]*\.(?:tsx?|mjs))\b(?![\w*/{<])/g
/** Constants that stand behind a file's name: "`clicks/classify.ts` VISITOR_LIMIT, NETWORK_DAY_LIMIT". */
const CONSTANTS = /`([\w@./-]+\.(?:tsx?|mjs))` ((?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:, )?)+)/g
/** What a recipe writes for a name that a reader gives. */
const OF_THE_READER = /NAME|(?:^|\/)X[.A-Z]/
/** Records of decisions and of changes tell of their day, the plan of days to come, and a migration is never edited. */
const OF_ANOTHER_DAY = /^docs\/(?:adr\/|design\/|plan\.md)|^CHANGELOG\.md$|\/migrations\//

/**
 * Documents and comments name files of the project: each must be there, under the folders that are named with it; and so must constants
 * that a document names behind their file. Gives one line a name that leads nowhere.
 */
export function checkNamedFiles(): string[] {
  const all = globSync('{*,.ci/**/*,{docs,src,packages,demo,tools,deploy}/**/*}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.startsWith('dist'),
  })
  const endings = endingsOf(all)
  return all
    .filter((file) => /\.(?:md|tsx?|mjs|sql|css)$/.test(file) && !OF_ANOTHER_DAY.test(file))
    .filter((file) => !file.startsWith('tools/check/named-files'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const nowhere = namedNowhere(file, text, endings)
      return file.endsWith('.md') ? [...nowhere, ...constantsNowhere(file, text, textsOf)] : nowhere
    })

  /** Of all files whose path ends so. */
  function textsOf(name: string): string[] {
    return all
      .filter((file) => file === name || file.endsWith(`/${name}`))
      .map((file) => readFileSync(join(root, file), 'utf8'))
  }
}

/** The names in one file's text that are no file's: `endings` are all paths with every number of folders before the name. */
export function namedNowhere(file: string, text: string, endings: ReadonlySet<string>): string[] {
  const prose = file.endsWith('.md')
    ? text.split('\n').map((line, index) => ({ line: index + 1, prose: line }))
    : commentsOf(file, text)
  return prose.flatMap(({ line, prose: said }) =>
    [...said.matchAll(NAMED)]
      .map(([, name = '']) => name)
      .filter((name) => !OF_THE_READER.test(name) && !endings.has(name.replace(/^(?:\.\.?\/)+/, '')))
      .map((name) => `${file}:${line}: names ${name}, which is not there`),
  )
}

/** The constants in a document's text that their file does not have. */
export function constantsNowhere(file: string, text: string, textsOf: (name: string) => readonly string[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(CONSTANTS)].flatMap(([, name = '', constants = '']) => {
      const texts = textsOf(name)
      return constants
        .split(', ')
        .filter((constant) => constant !== '' && !texts.some((each) => each.includes(constant)))
        .map((constant) => `${file}:${index + 1}: names ${constant} of ${name}, which is not there`)
    }),
  )
}

/** Of `a/b/c.ts`: itself, `b/c.ts` and `c.ts`. */
export function endingsOf(files: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) => {
      const parts = file.split('/')
      return parts.map((_part, from) => parts.slice(from).join('/'))
    }),
  )
}
