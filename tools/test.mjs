// `npm test` and `npm run test:long`: vitest, closed by the line `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runNode } from './node24.mjs'

/** Runs one tier (`normal` or `long`), prints the closing line and gives the exit code. */
export async function runTests(node, tier, parameters) {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-test-counts-'))
  const countsFile = join(folder, 'counts.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const own = ['slowest', 'count'].map((name) => join(root, `tools/test/${name}-reporter.mjs`))
  const reporters = ['default', ...own].map((name) => `--reporter=${name}`)
  const code = await runNode(node, [vitest, 'run', ...reporters, ...parameters], {
    env: { NODE_ENV: 'test', TEST_TIER: tier, TEST_COUNTS: countsFile },
  })
  const { passed, failed } = readCounts(countsFile)
  rmSync(folder, { recursive: true, force: true })
  const isGood = code === 0 && failed === 0 && passed > 0
  if (passed + failed === 0) console.error('No test ran.')
  console.log(`${passed} passed, ${isGood ? 0 : Math.max(failed, 1)} failed`)
  return isGood ? 0 : 1
}

function readCounts(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 } // vitest ended before it could report
  }
}
