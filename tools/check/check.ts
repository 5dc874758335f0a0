import { execFile } from 'node:child_process'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { checkBoundaries } from './boundaries.ts'
import { checkCitations } from './citations.ts'
import { checkComplexity } from './complexity.ts'
import { checkIndexCasts } from './index-casts.ts'
import { projectRoot as root } from '#platform/project-root.ts'
import { checkHabits } from './habits.ts'
import { checkNamedFiles } from './named-files.ts'
import { checkSizes } from './sizes.ts'

/** `npm run check`: all of it, or the named parts (`npm run check -- types lint`). Each part gives its complaints, one a line. */
const PARTS: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  format: () => tool('oxfmt/bin/oxfmt', ['--check']),
  types: () => tool('typescript-7/bin/tsc', ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']),
  lint: () =>
    tool('oxlint/bin/oxlint', [
      '--format=unix',
      '--deny-warnings',
      'src',
      'packages',
      'demo',
      'tools',
      'deploy',
      'start.mjs',
      'vite.config.ts',
      'vitest.config.ts',
    ]),
  boundaries: checkBoundaries,
  'dead-code': () => tool('knip/bin/knip.js', ['--no-progress', '--reporter', 'compact']),
  sizes: () => checkSizes(),
  complexity: () => checkComplexity(),
  casts: () => checkIndexCasts(),
  habits: () => checkHabits(),
  citations: () => checkCitations(),
  'named-files': () => checkNamedFiles(),
  schema: () => script('tools/db-types.ts', ['--verify']),
  queries: () => script('tools/check/queries/queries.ts', []),
  docs: () => script('tools/docs/docs.ts', ['--verify']),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
let failed = 0
const twoAtOnce = pLimit(2)
const answers = Object.entries(PARTS)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, part]) => twoAtOnce(() => answerOf(name, part)))
// In their order, whichever ends first.
for (const answer of answers) {
  const { name, complaints, seconds } = await answer
  if (complaints.length > 0) failed += 1
  for (const complaint of complaints) console.log(`  ${complaint}`)
  console.log(`${complaints.length === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds.toFixed(1)} s`)
}
process.exit(failed === 0 ? 0 : 1)

async function answerOf(name: string, part: () => string[] | Promise<string[]>) {
  const startedAt = performance.now()
  const complaints = await part()
  return { name, complaints, seconds: (performance.now() - startedAt) / 1000 }
}

/** A command line tool of node_modules; its output counts as complaints only when it fails. */
function tool(path: string, parameters: string[]): Promise<string[]> {
  return script(join('node_modules', path), parameters)
}

function script(path: string, parameters: string[]): Promise<string[]> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(root, path), ...parameters],
      { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 },
      (error, stdout, stderr) => {
        const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
        resolve(error === null ? [] : lines.length > 0 ? lines : [`${path}: ${error.message}`])
      },
    ),
  )
}
