import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { arrowDeclarations } from './declarations.ts'
import { projectRoot as root } from '#platform/project-root.ts'
import { againstRatchet, type Exception, ratchet } from './ratchet.ts'

export const FILE_LIMIT_LINES = 400
export const FUNCTION_LIMIT_LINES = 80
/** Written by a program: they grow with the tables and the calls, and nobody edits them. */
const GENERATED = ['src/platform/database/schema.ts', 'src/platform/api-client/calls.ts']
const FORBIDDEN_NAMES = new Set(['index', 'utils', 'helpers', 'common'])

/** Sizes, names and shape of files and functions (style.md 1 and 2). Gives one line a violation. */
export function checkSizes(): string[] {
  const exceptions = ratchet()
  const files = globSync(['{src,packages,demo,tools,deploy}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  const found = files
    .filter((file) => !GENERATED.includes(file))
    .sort()
    .flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8'), exceptions[file]))
  const gone = Object.keys(exceptions).filter((file) => !files.includes(file))
  return [...found, ...gone.map((file) => `${file}: is gone, so its line in tools/check/ratchet.json goes too`)]
}

/** Exported for the test: what is wrong with one file. */
export function checkFile(file: string, text: string, exception?: Exception): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const isMisnamed = FORBIDDEN_NAMES.has(basename(file).replace(/\..*$/, ''))
  return [
    ...(isMisnamed ? [`${file}: a file is named by its one thing, never index, utils, helpers or common`] : []),
    ...againstRatchet({
      file,
      what: 'lines',
      figure: lineCount(text),
      limit: FILE_LIMIT_LINES,
      exception: exception?.lines,
    }),
    ...againstRatchet({
      file,
      what: 'lines of the longest function',
      figure: longestFunction(source),
      limit: FUNCTION_LIMIT_LINES,
      exception: exception?.longestFunction,
    }),
    ...arrowDeclarations(source),
  ]
}

function longestFunction(source: ts.SourceFile): number {
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  let longest = 0
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !isTestGroup(node)) {
      longest = Math.max(longest, lineOf(node.getEnd()) - lineOf(node.getStart()) + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return longest
}

/** `describe('…', () => { … })` and the suite of a port (`suite.ts`, its parts `…-suite.ts`) only hold tests together. */
function isTestGroup(node: ts.Node): boolean {
  if (/^(?:[a-z-]+-)?suite\.ts$/.test(basename(node.getSourceFile().fileName))) return true
  const call = node.parent
  return ts.isCallExpression(call) && /^describe\b/.test(call.expression.getText())
}

function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}
