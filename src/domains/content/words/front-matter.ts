import { isMap, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { WordsProblem } from './words-text.ts'

const FENCE = '---'

/** What stands above a text between two lines of `---`, in YAML, and where the text begins (a line, from 1). */
export function readFrontMatter<Front>(
  file: string,
  schema: z.ZodType<Front>,
): { readonly front: Front; readonly body: string; readonly bodyLine: number } | readonly WordsProblem[] {
  const lines = file.split(/\r?\n/)
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end < 0)
    return [{ line: 1, message: `the file begins without front matter between two lines of ${FENCE}` }]
  const read = readYaml(lines.slice(1, end).join('\n'), schema, 2)
  return 'value' in read ? { front: read.value, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 } : read
}

/** YAML without aliases, checked; or what is wrong with it. `firstLine`: where it stands in its file. */
export function readYaml<Value>(
  yaml: string,
  schema: z.ZodType<Value>,
  firstLine: number,
): { readonly value: Value } | readonly WordsProblem[] {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, schema: 'core', merge: false })
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1
  const broken = [...document.errors, ...document.warnings]
  if (broken.length > 0)
    return broken.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: message.split('\n')[0] ?? message }))
  const value = plainValue(document)
  if (value === null) return [{ line: firstLine, message: 'the front matter holds aliases or no names at all' }]
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  return parsed.error.issues.map(({ path, message }) => {
    const at = path.map(String)
    return { line: lineOf(document, path, lineAt, firstLine), message: `${at.join('.') || 'front matter'}: ${message}` }
  })
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
function lineOf(
  document: Document,
  path: readonly PropertyKey[],
  lineAt: (offset: number) => number,
  firstLine: number,
): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: readonly number[] } | undefined
    if (node?.range?.[0] !== undefined) return lineAt(node.range[0])
  }
  return firstLine - 1 // Of what opens it.
}
