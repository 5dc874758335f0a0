import { z } from 'zod'
import { readFrontMatter } from './front-matter.ts'
import { renderLine, renderMarkdown } from './markdown.ts'
import { fillValues } from './markdown-values.ts'
import type { WordsNames, WordsProblem, WordsText } from './words-text.ts'

const frontMatter = z.strictObject({
  title: oneLine(80),
  description: oneLine(180),
  date: z.iso.date(),
  summary: z.array(oneLine(320)).min(1).max(6),
  order: z.int().min(0).max(999).default(500),
  changes: oneLine(400).optional(),
})

function oneLine(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, 'is more than one line')
}

/** Larger than any text that somebody reads. */
const MOST_CHARACTERS = 200_000
const NAMED = /^((?:[a-z0-9-]+\/)?[a-z0-9-]+)\.v([1-9]\d{0,2})\.md$/
// Controls other than tab and line ends, marks of direction, blanks without width, halves of characters.
const UNREADABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd\ud800-\udfff]/u

/** One file as a text, or what is wrong with it. `path` is relative to the folder of texts, and ends in version and `.md`. */
export function readWordsFile(path: string, file: string, names: WordsNames): WordsText | readonly WordsProblem[] {
  const [, ident, version] = NAMED.exec(path) ?? []
  if (ident === undefined) return [{ line: 1, message: 'a file is named as "termos.v1.md"' }]
  if (file.length > MOST_CHARACTERS) return [{ line: 1, message: `is longer than ${MOST_CHARACTERS} characters` }]
  const unreadable = unreadableLine(file)
  if (unreadable !== null) return [{ line: unreadable, message: 'holds a character that nobody can see' }]
  const read = readFrontMatter(file, frontMatter)
  if (!('front' in read)) return read
  const { front, body, bodyLine } = read
  const { parts, contents, questions, problems } = renderMarkdown(body, names, bodyLine)
  const summary = front.summary.map((each) => renderLine(each, names))
  const [title, description] = [fillValues(front.title, names), fillValues(front.description, names)]
  const found: WordsProblem[] = [
    ...summary.flatMap((each) => each.problems.map((message) => ({ line: 2, message: `summary: ${message}` }))),
    ...[...title.unknown, ...description.unknown].map((name) => ({ line: 2, message: `{{${name}}} is unknown` })),
    ...(Number(version) > 1 && front.changes === undefined
      ? [{ line: 2, message: 'changes: a later version says what is new in it' }]
      : []),
    ...problems,
  ]
  if (found.length > 0) return found
  return {
    ident,
    version: Number(version),
    date: front.date,
    title: title.text,
    description: description.text,
    summary: summary.map(({ html }) => html),
    order: front.order,
    changes: front.changes ?? null,
    parts,
    contents,
    questions,
  }
}

function unreadableLine(file: string): number | null {
  const at = UNREADABLE.exec(file)?.index
  return at === undefined ? null : file.slice(0, at).split('\n').length
}
