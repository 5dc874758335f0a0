import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { readWordsFile } from './read-words-file.ts'
import { WordsError, type WordsNames, type WordsText } from './words-text.ts'

/** Where the texts lie: plain files, for whoever writes and does not program. */
const FOLDER = join(projectRoot, 'src/domains/content/words/texts')

/** All pages of words, read and checked once. */
export interface WordsLibrary {
  /** The version that holds at a moment, with the one that comes; null: there is no such text. Before its first day, the first version. */
  at(ident: string, now: Date): WordsNow | null
  /** One version, whether it holds or not. */
  version(ident: string, version: number): WordsText | null
  /** What holds of a folder ('wiki'; '' is the site's own), in its order. */
  under(folder: string, now: Date): readonly WordsText[]
}

export interface WordsNow {
  readonly text: WordsText
  /** Announced, not yet in force. */
  readonly next: WordsText | null
  /** All of them, the newest first. */
  readonly versions: readonly WordsText[]
}

/**
 * Reads every text. Fails at the start, with file and line of all that is wrong.
 * @throws WordsError
 */
export function openWords(names: WordsNames, folder = FOLDER): WordsLibrary {
  const problems: string[] = []
  const texts = globSync('**/*.md', { cwd: folder })
    .sort()
    .flatMap((path) => {
      const read = readWordsFile(path, readFileSync(join(folder, path), 'utf8'), names)
      if ('ident' in read) return [read]
      problems.push(...read.map(({ line, message }) => `${path}:${line}: ${message}`))
      return []
    })
  const byIdent = Map.groupBy(texts, ({ ident }) => ident)
  for (const versions of byIdent.values()) problems.push(...outOfOrder(versions.sort((a, b) => b.version - a.version)))
  if (problems.length > 0) throw new WordsError(problems)
  const at = (ident: string, now: Date): WordsNow | null => {
    const versions = byIdent.get(ident)
    return versions === undefined ? null : nowOf(versions, lisbonDay(now))
  }
  return {
    at,
    version: (ident, version) => byIdent.get(ident)?.find((each) => each.version === version) ?? null,
    under: (folderName, now) =>
      [...byIdent.keys()]
        .filter((ident) => ident.slice(0, Math.max(0, ident.lastIndexOf('/'))) === folderName)
        .flatMap((ident) => at(ident, now)?.text ?? [])
        .sort((a, b) => a.order - b.order || (a.ident < b.ident ? -1 : 1)),
  }
}

function nowOf(versions: readonly WordsText[], today: string): WordsNow | null {
  const text = versions.find(({ date }) => date <= today) ?? versions.at(-1)
  const next = versions.findLast(({ date, version }) => date > today && version > (text?.version ?? 0)) ?? null
  return text === undefined ? null : { text, next, versions }
}

/** Later versions hold from later days, or from the same one: the last of a day is the one that holds. */
function outOfOrder(newestFirst: readonly WordsText[]): string[] {
  return newestFirst.flatMap((text, index) => {
    const before = newestFirst[index + 1]
    const at = `${text.ident}.v${text.version}.md:1`
    if (before === undefined) return text.version === 1 ? [] : [`${at}: version 1 is missing`]
    return before.version !== text.version - 1
      ? [`${at}: version ${text.version - 1} is missing`]
      : before.date > text.date
        ? [`${at}: date: is earlier than that of version ${before.version}`]
        : []
  })
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' })

function lisbonDay(now: Date): string {
  return day.format(now)
}
