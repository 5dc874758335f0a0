import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

/** Where the lists lie: plain lines, for whoever knows furniture and no programming. */
const FOLDER = 'src/domains/search/language/words'

/** A line of a list, without its comment. */
interface Line {
  readonly text: string
  readonly file: string
  readonly number: number
}

/** `a, b = c`: what is left of the sign and what is right of it. */
export interface Pair extends Line {
  readonly left: string
  readonly right: string
}

/** A list that cannot be used says where and why. */
export class WordListError extends Error {
  constructor({ file, number }: Pick<Line, 'file' | 'number'>, problem: string) {
    super(`${file}, line ${number}: ${problem}`)
    this.name = 'WordListError'
  }
}

export function readList(name: string): string {
  return readFileSync(join(projectRoot, FOLDER, `${name}.txt`), 'utf8')
}

/** Names what the lists say (hex digits): rows that were analysed by others do not fit. */
export function listsHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(join(projectRoot, FOLDER)).sort())
    hash.update(name).update(readFileSync(join(projectRoot, FOLDER, name)))
  return hash.digest('hex').slice(0, 8)
}

/** One word or phrase a line; the same one twice is refused. */
export function wordsOfList(file: string, content: string): string[] {
  const seen = new Map<string, number>()
  for (const line of linesOf(file, content)) {
    const before = seen.get(line.text)
    if (before !== undefined) throw new WordListError(line, `"${line.text}" stands in line ${before} already`)
    seen.set(line.text, line.number)
  }
  return [...seen.keys()]
}

/** Lines of two sides; several words on the left, with commas, are several pairs. Empty sides are refused. */
export function pairsOfList(file: string, content: string, sign: '=' | '~'): Pair[] {
  return linesOf(file, content).flatMap((line) => {
    const [left = '', right, more] = line.text.split(sign).map((side) => side.trim())
    if (right === undefined || more !== undefined)
      throw new WordListError(line, `one "${sign}" was expected: word ${sign} word`)
    const names = left.split(',').map((each) => each.trim())
    if (right === '' || names.includes('')) throw new WordListError(line, `a word is missing beside "${sign}"`)
    return names.map((each) => ({ ...line, left: each, right }))
  })
}

function linesOf(file: string, content: string): Line[] {
  return content
    .split('\n')
    .map((text, index) => ({ text: text.replace(/#.*/, '').trim(), file, number: index + 1 }))
    .filter(({ text }) => text !== '')
}
