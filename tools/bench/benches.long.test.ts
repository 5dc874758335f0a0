import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot as root } from '#platform/project-root.ts'
import { findOpenSearch } from '../opensearch/find-open-search.ts'
import { type RunningSite, runningSite } from './running-site.ts'

/** The benches of the whole product at their small size: that they run, and what does not depend on the machine. */

let site: RunningSite

beforeAll(async () => {
  site = await runningSite({})
})
afterAll(() => site?.stop())

async function bench(name: string, ...also: string[]): Promise<string> {
  const port = new URL(site.url).port
  const parameters = [
    join(root, 'tools/bench', `${name}.ts`),
    '--small',
    '--data',
    site.dataFolder,
    ...(name === 'listing-page' ? [] : ['--port', port]),
    ...also,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  })
  return stdout
}

test('a listing stays within its bytes', async () => {
  const said = await bench('listing-page')
  // The goal is 22 kB (docs/benchmarks.md), missed by the words at every page's foot: what another shop's words add passes, another half kilobyte does not.
  expect(Number(/HTML, brotli, largest: ([\d.]+) kB/.exec(said)?.[1])).toBeLessThan(23.5)
  expect(said).toContain('from the page cache')
})

test('totals, vouchers and discounts of a listing are measured beside plain sums', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tools/bench/compare.ts'), '--small'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(stdout).toMatch(/totals, vouchers and discounts of 48 cards.* ms CPU/)
  expect(stdout).toContain('× the probe')
})

test('grouping a small catalogue from nothing, and what changes of it', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'tools/bench/grouping.ts'), '--offers', '2000', '--changes', '50'],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  expect(stdout).toMatch(/from nothing +2000 offers/)
  expect(stdout).toMatch(/changed together +50 offers/)
})

/** Most that may be missed, in per cent. The goal is 1 % of each (docs/benchmarks.md); four seconds send 80 clicks, of which one is more than that already. */
const MOST_MISSED = { clicks: 5, kept: 2, cold: 33 }
/** What else a machine does takes the processor from a run now and then; what the product lost, it loses in each. */
const FLOODS_AT_MOST = 3

test.each([
  ['facets', ['clicks', 'kept', 'cold'] as const],
  ['pages', ['clicks', 'kept'] as const],
  ['clicks', ['kept', 'cold'] as const],
])('fault O1 under ten times the capacity for %s, %j are answered', async (flood, answered) => {
  const tried: string[] = []
  let isAnswered = false
  while (!isAnswered && tried.length < FLOODS_AT_MOST) {
    const said = await bench('overload', '--flood', flood)
    isAnswered = answered.every((name) => missedPercent(said, name) <= MOST_MISSED[name])
    tried.push(said)
  }
  expect(isAnswered, tried.join('\n')).toBe(true)
})

/** NaN when the bench did not say it: no comparison holds then. */
function missedPercent(said: string, name: string): number {
  return Number(new RegExp(`${name} not answered: ([\\d.]+) %`).exec(said)?.[1])
}

test('a changed price is seen, alone and in bulk', async () => {
  const said = await bench('freshness')
  expect(said.match(/seen after the commit/g)).toHaveLength(2)
})

test('R-09 the feed lab shows its first findings in time', async () => {
  expect(await bench('feed-lab')).toContain('met    first findings on the screen')
})

test('X-04 pictures of a listing that nobody has asked for come', async () => {
  const said = await bench('cold-pictures')
  expect(said).toMatch(/mesas-de-jantar: \d{2} pictures/)
})

test('unit costs of requests, offers, stores and processes are measured in one run', async () => {
  const said = await bench('unit-costs')
  for (const line of ['listing, never asked', 'click-out', 'picture, kept', 'said again', 'cards', 'a click', 'worker'])
    expect(said).toMatch(new RegExp(`^(?:request|offer|stores|memory) +${line} +.*\\d`, 'm'))
  expect(said).not.toContain('NaN')
})

test('one web process and two are asked in turn, and what a request costs is told apart', async () => {
  const said = await bench('two-webs')
  for (const name of ['never asked', 'kept'])
    expect(said).toMatch(new RegExp(`^two ÷ one +${name} +throughput [\\d.]+, CPU a request of the webs [\\d.]+$`, 'm'))
  expect(said).not.toContain('NaN')
})

const found = await findOpenSearch()
test.skipIf('missing' in found)(
  "a cluster's index and the embedded one are written and followed from one PostgreSQL",
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(root, 'tools/bench/cluster-index.ts'),
      '--small',
    ])
    expect(stdout).toContain('written into the cluster until all are shown')
    for (const adapter of ['cluster', 'embedded'])
      expect(stdout).toMatch(new RegExp(`changed offers a second, ${adapter}: seen after the commit, p95: [\\d.]+ ms`))
    expect(stdout).not.toContain('NaN')
  },
)
