import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root } from './domains.ts'

export const FILE_LIMIT_LINES = 400
export const FUNCTION_LIMIT_LINES = 80
const FORBIDDEN_NAMES = new Set(['index', 'utils', 'helpers', 'common'])

/** Files that may be longer, with the reason: flat tables of data. The list may only shrink. */
type Ratchet = Record<string, { lines: number; why: string }>

/** Sizes and names of files and functions (style.md 1 and 2). Gives one line a violation. */
export function checkSizes(): string[] {
  const ratchet = JSON.parse(readFileSync(join(import.meta.dirname, 'size-ratchet.json'), 'utf8')) as Ratchet
  const files = globSync(['{src,packages,demo,tools}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], { cwd: root, exclude: (name) => name.includes('node_modules') })
  const found = files.sort().flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8'), ratchet[file]?.lines ?? FILE_LIMIT_LINES))
  const stale = Object.keys(ratchet).filter((file) => !files.includes(file) || lineCount(readFileSync(join(root, file), 'utf8')) <= FILE_LIMIT_LINES)
  return [...found, ...stale.map((file) => `${file}: no longer needs its line in tools/check/size-ratchet.json`)]
}

/** Exported for the test: what is wrong with one file. */
export function checkFile(file: string, text: string, limitLines: number): string[] {
  const problems: string[] = []
  const lines = lineCount(text)
  if (lines > limitLines) problems.push(`${file}: ${lines} lines, the limit is ${limitLines}`)
  if (FORBIDDEN_NAMES.has(basename(file).replace(/\..*$/, ''))) problems.push(`${file}: a file is named by its one thing, never index, utils, helpers or common`)
  return [...problems, ...longFunctions(file, text)]
}

function longFunctions(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const problems: string[] = []
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    const lines = lineOf(node.getEnd()) - lineOf(node.getStart()) + 1
    if (ts.isFunctionLike(node) && lines > FUNCTION_LIMIT_LINES && !isTestGroup(node)) {
      problems.push(`${file}:${lineOf(node.getStart()) + 1}: a function of ${lines} lines, the limit is ${FUNCTION_LIMIT_LINES}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** `describe('…', () => { … })` and the suite of a port only hold tests together. */
function isTestGroup(node: ts.Node): boolean {
  if (basename(node.getSourceFile().fileName) === 'suite.ts') return true
  const call = node.parent
  return ts.isCallExpression(call) && /^describe\b/.test(call.expression.getText())
}

function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}
