import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** Who works in a shop is one of its people on a telephone too, in whatever network, while they are signed in. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'mesa' })] })
afterAll(() => market.close())
const { app } = market.whole
const { clock } = market.bench
await market.importItems([anItem({ id: 'x', link: 'https://outra.pt/x' })], 'Outra Loja')

const { person, header: signedIn } = await aSignedInPerson(
  { db, clock },
  { email: 'rui@outra.pt', roles: { eshop: true, eshops: ['outra-loja'] } },
  SECRET,
)
const eshopId = (await eshopIdOf(db, 'outra-loja')) as EshopId
const now = clock.now()
await db.transaction().execute((tx) => addMember(tx, { eshopId, personId: person.id, role: 'viewer', by: null, now }))

beforeEach(() => sql`truncate clicks.click, clicks.shop_network`.execute(db))

const AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const page = (await app.inject({ url: '/produtos/mesas-de-centro' })).body
const link = (page.match(/href="(\/v2\/clickthrough\/loja-teste[^"]+)"/)?.[1] ?? '').replaceAll('&amp;', '&')

async function seenNetworks() {
  return (await sql`select from clicks.shop_network where eshop_id = ${eshopId}`.execute(db)).rows.length
}
/** Why a click on the rival's offer is not billed. */
async function reasonOfClick(remoteAddress: string, headers: Record<string, string> = {}) {
  const { statusCode } = await app.inject({ url: link, remoteAddress, headers: { 'user-agent': AGENT, ...headers } })
  expect(statusCode).toBe(302)
  const clicks = () => sql<{ reason: string | null }>`select reason from clicks.click`.execute(db)
  await expect.poll(async () => (await clicks()).rows.length, { timeout: 10_000 }).toBe(1)
  return async () => {
    await classifyClicks(db, clock)
    return (await clicks()).rows[0]?.reason
  }
}

describe('B-04 a shop that clicks its rival from a telephone', () => {
  test('signed in at the click itself', async () => {
    const reason = await reasonOfClick('198.51.100.20', { cookie: signedIn })
    await expect.poll(seenNetworks).toBe(1)
    expect(await reason()).toBe('rival_network')
  })

  test('or before it, at whatever the site asks who they are for', async () => {
    await app.inject({ url: '/api/v2/me', remoteAddress: '198.51.100.21', headers: { cookie: signedIn } })
    await expect.poll(seenNetworks).toBe(1)
    const reason = await reasonOfClick('198.51.100.21')
    expect(await reason()).toBe('rival_network')
  })

  test('a shopper who is signed in is nobody of a shop', async () => {
    const { header: cookie } = await aSignedInPerson({ db, clock }, { email: 'ana@exemplo.pt' }, SECRET)
    const reason = await reasonOfClick('198.51.100.22', { cookie })
    expect([await reason(), await seenNetworks()]).toEqual([null, 0])
  })
})
