/**
 * Every property of `npm test` that names no seed of its own, with new seeds for as long as asked; what does not hold is printed as a case to
 * keep:
 *
 *     node tools/test/chance.ts [--minutes 10] [path …]
 *
 * `npm test` runs them with one seed (property-seed.ts), so that it is green or red for everybody alike.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../../src/platform/project-root.ts'
import { asCase, type FoundByChance, foundIn, type VitestReport } from './found-by-chance.ts'

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error(`--minutes takes a number above 0, not "${values.minutes}"`)

const files = globSync('{src,packages,demo,tools,deploy}/**/*.test.{ts,tsx}', { cwd: projectRoot })
  .filter(
    (file) =>
      !file.includes('.long.test.') && (positionals.length === 0 || positionals.some((part) => file.includes(part))),
  )
  .filter((file) => readFileSync(join(projectRoot, file), 'utf8').includes("from 'fast-check'"))
if (files.length === 0) throw new Error(`no test with properties at ${positionals.join(' ')}`)

const until = performance.now() + minutes * 60_000
const found = new Map<string, FoundByChance>()
let rounds = 0
for (; rounds === 0 || performance.now() < until; rounds++) {
  for (const one of await aRound(randomInt(-(2 ** 31), 2 ** 31))) {
    const key = `${one.file} ${one.test}`
    if (!found.has(key)) console.log(asCase(one))
    found.set(key, one)
  }
}
console.log(
  `${files.length} files with properties, ${rounds} ${rounds === 1 ? 'seed' : 'seeds'}: ${found.size} did not hold`,
)
process.exitCode = found.size > 0 ? 1 : 0

/** All properties with one seed; ended when the time is over. */
async function aRound(seed: number): Promise<FoundByChance[]> {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-chance-'))
  const report = join(folder, 'report.json')
  const vitest = spawn(
    process.execPath,
    [join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${report}`, ...files],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', TEST_SEED: String(seed) },
    },
  )
  await new Promise((resolve) => vitest.once('exit', resolve))
  try {
    const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    return foundIn(read, seed).map((one) => ({ ...one, file: relative(projectRoot, one.file) }))
  } catch {
    throw new Error(`vitest ended without a report (TEST_SEED=${seed})`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
