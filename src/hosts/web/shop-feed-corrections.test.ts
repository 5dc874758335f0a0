import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { colours } from '#domains/catalogue/contract.ts'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { readLabRuns } from '#domains/feeds/lab/testing.ts'
import { editOverride } from '#domains/offers/overrides/set-override.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace } from '../testing.ts'

/** B-07, N-12: what a shop says of its own feed, by the calls that its programs and its screens use. */

const database = await testDatabase()
const { db } = database
const items = [
  anItem({ id: 'a', title: 'Mesa Sado', color: 'Antracite Nórdico Zx' }),
  anItem({ id: 'b', title: 'Mesa Tejo', color: 'antracite nórdico zx' }),
  anItem({ id: 'c', title: 'Mesa Douro', color: 'Azul' }),
]
const market = await aMarketplace(database, { items })
const { bench, whole } = market
let body = googleFeed(items)
const server = createServer((_request, response) => response.end(body))
await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  server.close()
  await market.close()
})

const eshopId = (await findEshopBySlug(db, 'loja-teste'))?.id as EshopId
const authorization = `Bearer ${await issueEshopToken(db, eshopId, new Date())}`
const green = colours.find(({ slug }) => slug === 'verde')?.id as number
const grey = colours.find(({ slug }) => slug === 'cinzento')?.id as number

async function call<T = Record<string, unknown>>(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const answer = await whole.app.inject({
    method,
    url: `/api/v2${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json<T>() }
}
async function coloursOf(itemId: string) {
  const { rows } = await sql<{
    colours: { ids: number[]; source: string } | null
  }>`select attributes->'colours' as colours from offers.variant where item_id = ${itemId} and eshop_id = ${eshopId}`.execute(
    db,
  )
  return rows[0]?.colours ?? null
}
async function variantOf(itemId: string) {
  const { rows } = await sql<{
    id: number
  }>`select id from offers.variant where item_id = ${itemId} and eshop_id = ${eshopId}`.execute(db)
  return rows[0]?.id as number
}
/** Each time another price, so that the import reads every item anew. */
let price = 100
async function importAgain() {
  price += 1
  await market.importItems(items.map((item) => ({ ...item, price: `${price}.00 EUR` })))
}

describe('B-07 what a value of the feed means', () => {
  const value = 'Antracite Nórdico Zx'

  test('is previewed, holds at once for all that say it and in later imports, and is taken back', async () => {
    const before = await coloursOf('a')
    const preview = await call('POST', '/feeds/values', { list: 'colours', value, ids: [green], preview: true })
    expect(preview).toEqual({ status: 200, body: { state: 'preview', ruleId: null, movedOffers: 2 } })
    expect(await coloursOf('a')).toEqual(before)
    const made = await call<{ ruleId: number }>('POST', '/feeds/values', { list: 'colours', value, ids: [green] })
    expect(made.body).toMatchObject({ state: 'applied', movedOffers: 2 })
    const ruled = { ids: [green], source: 'shop-rule' }
    expect([await coloursOf('a'), await coloursOf('b')]).toEqual([ruled, ruled])
    await importAgain()
    expect([await coloursOf('a'), (await coloursOf('c'))?.source]).toEqual([ruled, 'field:color'])
    const told = await call<{ values: object[]; rules: object[] }>('GET', '/feeds/values?list=colours')
    expect(told.body.values).toContainEqual(expect.objectContaining({ offers: 2, ids: [green], isCorrected: true }))
    expect((await call('DELETE', `/feeds/values/${made.body.ruleId}`)).body).toEqual({
      state: 'undone',
      movedOffers: 2,
    })
    expect(await coloursOf('a')).toEqual(before)
    expect((await call('DELETE', `/feeds/values/${made.body.ruleId}`)).status).toBe(409)
    const { rows } = await sql<{
      action: string
    }>`select action from audit.change where kind = 'feed.value-rule' order by id`.execute(db)
    expect(rows.map(({ action }) => action)).toEqual(['set', 'undone'])
  })
  test('is refused where the list has no such value, or nothing is said', async () => {
    expect((await call('POST', '/feeds/values', { list: 'colours', value, ids: [9_999] })).status).toBe(422)
    expect((await call('POST', '/feeds/values', { list: 'colours', value: ' ', ids: [green] })).status).toBe(422)
    expect((await call('POST', '/feeds/values', { list: 'preço', value, ids: [] })).status).toBe(400)
  })
  test('may be that it says nothing', async () => {
    const made = await call<{ ruleId: number }>('POST', '/feeds/values', { list: 'colours', value: 'azul', ids: [] })
    expect(made.body).toMatchObject({ movedOffers: 1 })
    expect(await coloursOf('c')).toBeNull()
    await call('DELETE', `/feeds/values/${made.body.ruleId}`)
  })
})

describe('B-07 what one offer is', () => {
  test('is corrected in place of what was read, stands in later imports as the shop’s, and is taken back', async () => {
    const variantId = await variantOf('c')
    const before = await coloursOf('c')
    const made = await call<{ version: number }>('POST', `/shop/offers/${variantId}/correction`, {
      version: 0,
      values: { colours: [grey] },
    })
    expect(made.status).toBe(200)
    await importAgain()
    expect(await coloursOf('c')).toEqual({ ids: [grey], source: 'person' })
    expect((await call('GET', '/shop/offer?itemId=c')).body).toMatchObject({
      override: { madeBy: 'shop', values: { colours: [grey] } },
      values: expect.arrayContaining([expect.objectContaining({ name: 'colours', isOverridden: true, feed: 'Azul' })]),
    })
    expect((await call('POST', `/shop/offers/${variantId}/correction`, { version: 0, values: null })).status).toBe(409)
    const { version } = made.body
    expect((await call('POST', `/shop/offers/${variantId}/correction`, { version, values: null })).status).toBe(200)
    expect(await coloursOf('c')).toEqual(before)
  })
  test('no name, no picture and no hiding; nor what the site’s people said; nor another shop’s', async () => {
    const variantId = await variantOf('b')
    const named = await call('POST', `/shop/offers/${variantId}/correction`, { version: 0, values: { title: 'Outra' } })
    expect(named.status).toBe(400)
    const site = await db
      .transaction()
      .execute((tx) =>
        editOverride(
          tx,
          { variantId, version: 0, said: { colours: [green] } },
          { by: null, reason: 'engano do feed', now: bench.clock.now() },
        ),
      )
    const version = site.state === 'done' ? site.version : -1
    expect((await call('POST', `/shop/offers/${variantId}/correction`, { version, values: null })).status).toBe(403)
    await market.importItems([anItem({ id: 'x', link: 'https://outra.pt/x' })], 'Outra Loja')
    const { rows } = await sql<{ id: number }>`select id from offers.variant where item_id = 'x'`.execute(db)
    expect(
      (await call('POST', `/shop/offers/${rows[0]?.id}/correction`, { version: 0, values: { colours: [green] } }))
        .status,
    ).toBe(404)
  })
})

describe('B-07 the address of a feed', () => {
  async function tried(url: string | null) {
    const started = await call<{ trialId: string }>('POST', '/feeds/trials', { url })
    if (started.status !== 200) return started
    await readLabRuns({ ...bench.deps, feedTestHosts: [host] })
    return call<{ trialId: string; isUsable: boolean }>('GET', `/feeds/trials/${started.body.trialId}`)
  }

  test('N-12 is read first, and taken by its trial alone, without showing what opens it', async () => {
    expect((await tried(null)).status).toBe(409)
    expect((await call('POST', '/feeds/settings', { everyMinutes: 60 })).status).toBe(409)
    const trial = await tried(`http://loja:segredo@${host}/feed.xml?token=abc&lingua=pt`)
    expect(trial.body).toMatchObject({
      state: 'done',
      isUsable: true,
      address: `http://•••@${host}/feed.xml?token=•••&lingua=pt`,
    })
    const { trialId } = trial.body as { trialId: string }
    expect((await call('POST', '/feeds/settings', { everyMinutes: 120, trialId })).status).toBe(200)
    const { body: feed } = await call('GET', '/feeds')
    expect(feed).toMatchObject({
      url: `http://•••@${host}/feed.xml?token=•••&lingua=pt`,
      everyMinutes: 120,
      isDue: true,
    })
    const { rows } = await sql<{ after: object }>`select after from audit.change where kind = 'feed.settings'`.execute(
      db,
    )
    expect(JSON.stringify(rows)).not.toMatch(/segredo|abc/)
  })
  test('is not taken where it could not be read, and an hour that nobody may choose is refused', async () => {
    body = 'isto não é um feed'
    const broken = await tried(`http://${host}/outro.xml`)
    expect(broken.body).toMatchObject({ isUsable: false, comparison: null })
    const { trialId } = broken.body as { trialId: string }
    expect((await call('POST', '/feeds/settings', { everyMinutes: 120, trialId })).status).toBe(422)
    expect((await call('POST', '/feeds/settings', { everyMinutes: 7 })).status).toBe(400)
    expect((await tried('ftp://loja.pt/feed')).status).toBe(422)
  })
})
