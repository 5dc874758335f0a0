import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { catalogueState, runImportProcess } from './killing.ts'
import { recoverRuns } from './run/recover-runs.ts'
import { anImportBench, anItem, emptyCatalogue, findOrphans, googleFeed, type TestItem } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterEach(async () => void expect(await findOrphans(database)).toEqual([]))
afterAll(() => bench.close())

const before = Array.from({ length: 60 }, (_, n) => anItem({ id: `i${n}`, brand: `Marca ${n % 7}`, mpn: `M-${n}` }))
const after = before
  .slice(5)
  .map((item, n): TestItem => (n % 3 === 0 ? { ...item, price: `${150 - n}.00 EUR` } : item))
  .concat(anItem({ id: 'novo', brand: 'Marca nova', mpn: 'N-1' }))

/** The end without a kill, on the same base. */
async function expectedState() {
  await bench.importItems(before)
  await bench.importItems(after)
  const state = await catalogueState(database.db)
  await emptyCatalogue(database)
  return state
}

async function killAt(stage: string) {
  await bench.importItems(before)
  const file = join(bench.folder, 'after.xml')
  writeFileSync(file, googleFeed(after))
  return runImportProcess({ databaseUrl: database.url, dataFolder: bench.folder, file, failpoint: `${stage}:kill` })
}

describe('fault K1: the process of an import is killed', () => {
  test.each([
    'import.fetch.before',
    'import.fetch.after',
    'import.stage.after',
    'import.diff.after',
    'import.publish.before',
    'import.publish.after',
  ])('fault K1 at %s the live catalogue is whole, and recovery ends as if nothing had happened', async (stage) => {
    const expected = await expectedState()
    const { signal } = await killAt(stage)
    expect(signal).toBe('SIGKILL')
    const live = await database.db.selectFrom('offers.variant').select('item_id').where('state', '=', 'live').execute()
    expect(live).toHaveLength(stage === 'import.publish.after' ? 56 : 60)
    await expect
      .poll(async () => (await recoverRuns(bench.deps)) > 0 || (await isNothingRunning()), { timeout: 10_000 })
      .toBe(true)
    expect(await catalogueState(database.db)).toEqual(expected)
    expect(readdirSync(join(bench.folder, 'feeds')).filter((name) => !/^\d+\.raw(?:\.zst)?$/.test(name))).toEqual([])
    expect(await recoverRuns(bench.deps)).toBe(0)
  })

  test('fault K1 a run whose file was fetched does not need its source any more', async () => {
    const expected = await expectedState()
    await killAt('import.fetch.after')
    writeFileSync(join(bench.folder, 'after.xml'), 'gone')
    await expect.poll(() => recoverRuns(bench.deps), { timeout: 10_000 }).toBe(1)
    expect(await catalogueState(database.db)).toEqual(expected)
  })

  test('a run that ends its process every time is given up, with a reason', async () => {
    await bench.importItems(before)
    await database.db
      .insertInto('feeds.import_run')
      .values({
        feed_id: 1,
        source: JSON.stringify({ kind: 'file', path: '/nowhere', dialect: null, domain: null }),
        state: 'running',
        stage: 'read',
        started_at: bench.clock.now(),
        attempts: 5,
      })
      .execute()
    expect(await recoverRuns(bench.deps)).toBe(0)
    const run = await database.db
      .selectFrom('feeds.import_run')
      .select(['state', 'problems'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(run).toMatchObject({ state: 'failed', problems: [{ code: 'FAILED_INTERNAL' }] })
  })
})

async function isNothingRunning() {
  return (
    (await database.db.selectFrom('feeds.import_run').select('id').where('state', '=', 'running').execute()).length ===
    0
  )
}
