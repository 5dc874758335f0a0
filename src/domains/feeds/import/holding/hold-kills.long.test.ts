import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { catalogueState, runImportProcess } from '../killing.ts'
import { recoverRuns } from '../run/recover-runs.ts'
import { anImportBench, emptyCatalogue } from '../testing.ts'

/** As import-kills.long.test.ts, with a table and with products.json, and with a snapshot that is held and approved in between. */

const database = await testDatabase()
const bench = anImportBench(database, null)
afterAll(() => bench.close())

const OFFERS = 600
const ROUNDS = 3
const NEVER_MS = 600_000

interface Item {
  readonly id: number
  readonly price: string
}

function allItems(price: number): Item[] {
  return Array.from({ length: OFFERS }, (_, id) => ({ id, price: `${price + (id % 70)}.00` }))
}
const TEXT = 'Madeira de carvalho maciço, acabamento a óleo. '.repeat(12)
function csv(items: readonly Item[]): string {
  return `id,title,link,price,availability,brand,mpn,description\n${items.map(({ id, price }) => `${id},Mesa de centro ${id},https://www.loja-teste.pt/p/${id},${price} EUR,in_stock,Marca ${id % 40},M-${id % 280},${TEXT}`).join('\n')}\n`
}
function json(items: readonly Item[]): string {
  return JSON.stringify({
    products: items.map(({ id, price }) => ({
      id,
      handle: `mesa-${id}`,
      title: `Mesa de centro ${id}`,
      body_html: TEXT,
      vendor: `Marca ${id % 40}`,
      product_type: 'Mesas de centro',
      variants: [{ id: 100_000 + id, title: 'Default Title', price, available: true }],
      images: [],
    })),
  })
}

/** What is done over and over: a usual import, one that is held for what it lacks, its approval. */
const STEPS = [
  { name: 'an import', items: allItems(100), command: null },
  { name: 'an import that is held', items: allItems(100).slice(0, OFFERS / 2), command: null },
  { name: 'an approval', items: null, command: ['feeds', 'approve', '--shop', 'Loja Teste'] },
] as const

describe.each([
  ['csv', csv],
  ['json', json],
] as const)('fault K1 %s', (form, feedOf) => {
  const fileOf = (at: number): string => join(bench.folder, `${form}-${at}`)

  const step = (at: number, killAfterMs = NEVER_MS) => {
    const command = STEPS[at]?.command
    return runImportProcess({
      databaseUrl: database.url,
      dataFolder: bench.folder,
      file: fileOf(at),
      killAfterMs,
      ...(command ? { command } : { parameters: ['--domain', 'loja-teste.pt'] }),
    })
  }

  test('kills at random moments of imports, of one that is held and of its approval end as without a kill', async () => {
    await emptyCatalogue(database)
    for (const [at, { items }] of STEPS.entries()) if (items !== null) writeFileSync(fileOf(at), feedOf(items))
    const expected: unknown[] = []
    const durations: number[] = []
    // After a first round each step finds what it will find later.
    for (const round of [0, 1]) {
      for (const at of STEPS.keys()) {
        const since = performance.now()
        await step(at)
        if (round === 1) durations.push(performance.now() - since)
        expected[at] = await stateNow()
      }
    }
    expect(expected.map((state) => (state as { last: string }).last)).toEqual(['applied', 'held', 'applied'])
    let killed = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { name }] of STEPS.entries()) {
        const before = await lastRun()
        const { signal } = await step(at, Math.random() * (durations[at] as number))
        if (signal === 'SIGKILL') killed += 1
        await recoverAll()
        // Killed before anything was written: nothing was promised; it is asked for again.
        const isUndone =
          STEPS[at]?.command == null ? (await lastRun()).id === before.id : (await lastRun()).state === 'held'
        if (isUndone) await step(at)
        expect(await stateNow(), `round ${round}, ${name}`).toEqual(expected[at])
      }
    }
    expect(killed).toBeGreaterThanOrEqual(ROUNDS)
  })
})

async function stateNow() {
  const state = (await catalogueState(database.db)) as {
    offers: unknown[][]
    products: unknown
    running: unknown
    last: unknown
  }
  return {
    offers: state.offers.filter((offer) => offer[2] !== 'ended'),
    products: state.products,
    running: state.running,
    last: state.last,
  }
}

async function lastRun(): Promise<{ id: number; state: string }> {
  const { rows } = await sql<{
    id: number
    state: string
  }>`select id::int, state from feeds.import_run where state <> 'replaced' order by id desc limit 1`.execute(
    database.db,
  )
  return rows[0] ?? { id: 0, state: '' }
}

async function recoverAll() {
  await expect
    .poll(
      async () => {
        await recoverRuns(bench.deps)
        const { rows } = await sql`select id from feeds.import_run where state = 'running'`.execute(database.db)
        return rows.length
      },
      { timeout: 60_000 },
    )
    .toBe(0)
}
