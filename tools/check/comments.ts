/** A comment or a test's name, as one line of prose, with the line where it begins. */
export interface Prose {
  readonly line: number
  readonly prose: string
}

const BLOCK = /(?<=^|[\s({,;>])\/\*[\s\S]*?\*\//gm
/** Comments of a line, several under one another taken together. */
const LINES = /(?:(?<=^|[\s;{(,])\/\/ .*(?:\n[ \t]*(?=\/\/ ))?)+/gm
const SQL_LINES = /(?:(?<=^|\s)-- .*(?:\n[ \t]*(?=-- ))?)+/gm
/** A name that begins with ids: 'B-02 fault K1 at %s nothing …'. */
const NAME = /(?<=['"`])(?:(?:fault )?(?:[A-Z]-\d\d(?:\.\d+)?|(?<=fault |[A-Z]\d+ |\d )[A-Z]\d{1,2}) )+/g

const CALL = /(?<=\bid: ')[A-Z]-\d\d(?:\.\d+)?(?=')/g

/** The comments of a source file, found by their signs: good enough for what looks for ids and names of pages. */
export function commentsOf(file: string, text: string): Prose[] {
  const patterns = file.endsWith('.sql') ? [BLOCK, SQL_LINES] : [BLOCK, LINES]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => proseOf(match, text)))
}

/** The ids that names of tests begin with, and those of calls. */
export function namesOf(file: string, text: string): Prose[] {
  const patterns = /\.test\.tsx?$/.test(file) ? [NAME, CALL] : [CALL]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => proseOf(match, text)))
}

function proseOf(match: RegExpExecArray, text: string): Prose {
  const prose = match[0]
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*?|\*(?!\/)|\/\/|--)? ?/, '').replace(/\s*\*\/$/, ''))
    .join(' ')
  return { line: text.slice(0, match.index).split('\n').length, prose }
}
