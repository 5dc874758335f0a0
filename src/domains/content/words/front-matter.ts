import { isMap, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { WordsProblem } from './words-text.ts'

const frontMatter = z.strictObject({
  title: oneLine(80),
  description: oneLine(180),
  date: z.iso.date(),
  summary: z.array(oneLine(320)).min(1).max(6),
  order: z.int().min(0).max(999).default(500),
  changes: oneLine(400).optional(),
})

export type FrontMatter = z.output<typeof frontMatter>

function oneLine(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, 'is more than one line')
}

const FENCE = '---'

/** What stands above a text between two lines of `---`, in YAML, and where the text begins (a line, from 1). */
export function readFrontMatter(
  file: string,
): { readonly front: FrontMatter; readonly body: string; readonly bodyLine: number } | readonly WordsProblem[] {
  const lines = file.split(/\r?\n/)
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end < 0)
    return [{ line: 1, message: `the file begins without front matter between two lines of ${FENCE}` }]
  const counter = new LineCounter()
  const document = parseDocument(lines.slice(1, end).join('\n'), { lineCounter: counter, schema: 'core', merge: false })
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1
  const broken = [...document.errors, ...document.warnings]
  if (broken.length > 0)
    return broken.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: message.split('\n')[0] ?? message }))
  const value = plainValue(document)
  if (value === null) return [{ line: 2, message: 'the front matter holds aliases or no names at all' }]
  const parsed = frontMatter.safeParse(value)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => {
      const at = path.map(String)
      return { line: lineOf(document, path, lineAt), message: `${at.join('.') || 'front matter'}: ${message}` }
    })
  return { front: parsed.data, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}

type Document = ReturnType<typeof parseDocument>

/** Aliases are refused: a few of them can stand for a gigabyte. */
function plainValue(document: Document): unknown {
  if (!isMap(document.contents)) return null
  try {
    return document.toJS({ maxAliasCount: 0 }) as unknown
  } catch {
    return null
  }
}

/** Of the value, or of the nearest thing around it that exists. */
function lineOf(document: Document, path: readonly PropertyKey[], lineAt: (offset: number) => number): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: readonly number[] } | undefined
    if (node?.range?.[0] !== undefined) return lineAt(node.range[0])
  }
  return 1
}
