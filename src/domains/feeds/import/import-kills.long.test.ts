import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { catalogueState, runImportProcess } from './killing.ts'
import { recoverRuns } from './run/recover-runs.ts'
import { anImportBench, anItem, emptyCatalogue, googleFeed } from './testing.ts'

const database = await testDatabase()
const bench = anImportBench(database, null)
afterAll(() => bench.close())

const KILLS = 60
/** Several batches of reading, and more than are staged first (ADR 0034). */
const OFFERS = 1200

const feedA = Array.from({ length: OFFERS }, (_, n) =>
  anItem({
    id: `i${n}`,
    brand: `Marca ${n % 50}`,
    mpn: `M-${n % 600}`,
    description: 'Madeira de carvalho maciço, acabamento a óleo. '.repeat(20),
  }),
)
const feedB = feedA
  .slice(120)
  .map((item, n) => (n % 4 === 0 ? { ...item, price: `${150 - (n % 100)}.00 EUR` } : item))
  .concat(Array.from({ length: 80 }, (_, n) => anItem({ id: `n${n}` })))
const files = [join(bench.folder, 'a.xml'), join(bench.folder, 'b.xml')] as const

test(`fault K1 ${KILLS} kills at random moments end in the state of imports without a kill`, async () => {
  writeFileSync(files[0], googleFeed(feedA))
  writeFileSync(files[1], googleFeed(feedB))
  // After a first round the two feeds lead from one state to the other and back.
  const expected = await statesWithoutKills()
  const durationMs = await warmUp()
  let killed = 0
  for (let round = 0; killed < KILLS; round += 1) {
    const run = { databaseUrl: database.url, dataFolder: bench.folder, file: files[round % 2] as string }
    const { signal } = await runImportProcess({ ...run, killAfterMs: moment(round) * durationMs })
    if (signal === 'SIGKILL') killed += 1
    await recoverAll()
    // Killed before there was a run: nothing was promised; the next fetch does it.
    if (!(await isLast(round % 2))) await bench.importItems([], { source: { kind: 'file', path: run.file } })
    expect(await liveState(), `round ${round}`).toEqual(expected[round % 2])
    expect(await doubled(), `round ${round}`).toEqual([])
  }
})

const FIRST_MOMENT = Math.random()
/** By chance, and as evenly over a process as any number of moments can lie (steps of the golden section), for both feeds alike. */
function moment(round: number): number {
  return (FIRST_MOMENT + Math.floor(round / 2) * 0.618_034) % 1
}

async function statesWithoutKills() {
  for (const file of [files[0], files[1], files[0]])
    await bench.importItems([], { source: { kind: 'file', path: file } })
  const a = await liveState()
  await bench.importItems([], { source: { kind: 'file', path: files[1] } })
  const b = await liveState()
  await emptyCatalogue(database)
  return [a, b]
}

/** Brings the database to the same round and tells how long a whole process takes. */
async function warmUp() {
  for (const file of [files[0], files[1], files[0]])
    await bench.importItems([], { source: { kind: 'file', path: file } })
  const start = performance.now()
  await runImportProcess({ databaseUrl: database.url, dataFolder: bench.folder, file: files[1] })
  return performance.now() - start
}

async function recoverAll() {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    await recoverRuns(bench.deps)
    const { rows } = await sql<{
      running: number
    }>`select count(*)::int as running from feeds.import_run where state = 'running'`.execute(database.db)
    if (rows[0]?.running === 0) return
  }
  throw new Error('within 60 s the interrupted import was not done again')
}

/** What is on sale, without what only history remembers. */
async function liveState() {
  const state = (await catalogueState(database.db)) as { offers: unknown[][]; products: unknown }
  return { offers: state.offers.filter((offer) => offer[2] !== 'ended'), products: state.products }
}

async function isLast(which: number) {
  const { rows } = await sql<{
    path: string
  }>`select source->>'path' as path from feeds.import_run where state = 'applied' order by id desc limit 1`.execute(
    database.db,
  )
  return rows[0]?.path === files[which]
}

/** I2: one row for a shop's item. */
async function doubled() {
  const { rows } =
    await sql`select item_id from offers.variant where state <> 'ended' group by eshop_id, item_id having count(*) > 1`.execute(
      database.db,
    )
  return rows
}
