import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { editOverride } from '#domains/offers/overrides/set-override.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { anImportBench, anItem, googleFeed, type TestItem } from '../import/testing.ts'
import { createFeedLab } from './feed-lab.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import { startTrial } from './start-trial.ts'
import { readLabRuns } from './testing.ts'
import { findTrial, trialItems } from './trial-storage.ts'

/** N-12: a shop's feed read beside its live offers, over a real server and a real database. */

const database = await testDatabase()
const { db } = database
const bench = anImportBench(database)
let body = ''
const server = createServer((_request, response) => response.end(body))
await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
const deps = { ...bench.deps, feedTestHosts: [host] }

beforeEach(async () => {
  await bench.empty()
  await sql`truncate feeds.lab_run, feeds.trial, feeds.trial_item, graphile_worker._private_jobs`.execute(db)
})
afterAll(async () => {
  server.close()
  await bench.close()
})

async function shopId(): Promise<number> {
  return (await eshopIdOf(db, 'loja-teste')) as number
}
async function tried(items: readonly TestItem[] | string) {
  body = typeof items === 'string' ? items : googleFeed(items)
  const id = await startTrial(deps, { eshopId: await shopId(), url: `http://${host}/feed.xml`, dialect: null })
  if (typeof id !== 'string') throw new Error(id.detail)
  await readLabRuns(deps)
  const trial = await findTrial(db, id, bench.clock.now())
  if (trial === null) throw new Error('the trial is gone')
  return { trial, items: await trialItems(db, id, {}, 5_000) }
}
async function liveOffers() {
  return (
    await sql`select item_id, title, price_cents, state, content from offers.variant order by item_id`.execute(db)
  ).rows
}
const sofa = anItem({ id: 'sofa', title: 'Sofá Tejo', color: 'Azul', gtin: '5601234567894' })
const mesa = anItem({ id: 'mesa', title: 'Mesa Sado', color: 'Branco' })
const cama = anItem({ id: 'cama', title: 'Cama Douro', color: 'Preto' })

describe('N-12 a trial of a feed', () => {
  beforeEach(() => bench.importItems([sofa, mesa, cama]))

  test('says of each item whether it would be new, change or go, field by field, and publishes nothing', async () => {
    const before = await liveOffers()
    const { trial, items } = await tried([
      { ...sofa, price: '80.00 EUR', availability: 'out_of_stock', color: 'Verde' },
      mesa,
      anItem({ id: 'nova', title: 'Estante Minho' }),
    ])
    expect(trial).toMatchObject({
      state: 'done',
      counts: { new: 1, changed: 1, gone: 1, live: 3, isHeld: false },
      result: { items: { read: 3, accepted: 3 } },
    })
    expect(items.map(({ kind, itemId, fields }) => ({ kind, itemId, fields }))).toEqual([
      { kind: 'new', itemId: 'nova', fields: [] },
      {
        kind: 'changed',
        itemId: 'sofa',
        fields: [
          { field: 'price', from: 10_000, to: 8_000 },
          { field: 'availability', from: 'in_stock', to: 'out_of_stock' },
          { field: 'colours', from: 'Azul', to: 'Verde' },
        ],
      },
      { kind: 'gone', itemId: 'cama', fields: [] },
    ])
    expect(items[1]?.staged).toMatchObject({ title: 'Sofá Tejo', priceCents: 8_000 })
    expect(await liveOffers()).toEqual(before)
  })
  test('what a person says of an offer stands in it as in an import, and is no change', async () => {
    const { rows } = await sql<{ id: number }>`select id from offers.variant where item_id = 'mesa'`.execute(db)
    const variantId = rows[0]?.id as number
    await db
      .transaction()
      .execute((tx) =>
        editOverride(
          tx,
          { variantId, version: 0, said: { title: 'Mesa Sado redonda' } },
          { by: null, reason: 'teste', now: bench.clock.now() },
        ),
      )
    const { trial, items } = await tried([sofa, mesa, { ...cama, price: '90.00 EUR' }])
    expect(trial.counts).toMatchObject({ new: 0, changed: 1, gone: 0 })
    expect(items.map(({ itemId }) => itemId)).toEqual(['cama'])
  })
  test('is told that an import would be held, finds an item by its id, and says what is kept', async () => {
    const many = Array.from({ length: LAB_LIMITS.trialItems + 5 }, (_, at) => anItem({ id: `m-${at}`, color: 'Azul' }))
    await bench.importItems([sofa, mesa, cama, ...many])
    const { trial, items } = await tried([sofa])
    expect(trial.counts).toMatchObject({ gone: LAB_LIMITS.trialItems + 7, changed: 0, isHeld: true })
    expect(items).toHaveLength(LAB_LIMITS.trialItems)
    expect((await trialItems(db, trial.id, { itemId: 'm-77' }, 50)).map(({ itemId }) => itemId)).toContain('m-77')
  })
  test('of a feed that cannot be read there is nothing to compare, and what is wrong is said with its line', async () => {
    const { trial, items } = await tried('<rss><channel><item><g:id>1</g:id></channel></rss>')
    expect([trial.counts, items]).toEqual([null, []])
    expect(trial.result?.problems[0]).toMatchObject({ severity: 'fatal' })
  })
  test('is of its shop alone: not the public lab’s, not another shop’s, and only the newest few are kept', async () => {
    const { trial } = await tried([sofa])
    const lab = createFeedLab(deps)
    expect([await lab.run(trial.id), await lab.findings(trial.id)]).toEqual([null, null])
    expect(await findTrial(db, trial.id, bench.clock.now(), (await shopId()) + 1)).toBeNull()
    for (let at = 0; at < LAB_LIMITS.keptTrials; at += 1) await tried([sofa])
    expect(await findTrial(db, trial.id, bench.clock.now())).toBeNull()
  })
})
