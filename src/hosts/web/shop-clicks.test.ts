import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { shopClicksCall, shopDayClicksCall } from '#domains/clicks/shop-api/shop-clicks-call.ts'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'mesa' })] })
afterAll(() => market.close())
await market.importItems([anItem({ id: 'x', link: 'https://outra.pt/x' })], 'Outra Loja')

async function tokenOf(slug: string): Promise<string> {
  return `Bearer ${await issueEshopToken(db, (await findEshopBySlug(db, slug))?.id as EshopId, new Date())}`
}
const [mine, theirs] = [await tokenOf('loja-teste'), await tokenOf('outra-loja')]
async function ask(query = '', authorization = mine) {
  return (await market.whole.app.inject({ url: `/api/v2/clicks${query}`, headers: { authorization } })).json<{
    days: {
      day: string
      billed: number
      waiting: number
      notBilled: { reason: string; message: string; clicks: number }[]
    }[]
  }>()
}

describe('B-04 what a shop reads of its clicks', () => {
  callBattery(shopDayClicksCall, {
    app: market.whole.app,
    example: { params: { day: '2026-11-01' } },
    authorization: mine,
    broken: market.withoutDatabase.app,
  })
  callBattery(shopClicksCall, {
    app: market.whole.app,
    example: {},
    authorization: mine,
    broken: market.withoutDatabase.app,
  })

  test('B-04 day by day: what is billed, what waits, and why the rest is not, in words; another shop sees none of it (fault A4)', async () => {
    const page = (await market.whole.app.inject({ url: '/produtos/mesas-de-centro' })).body
    const link = (page.match(/href="(\/v2\/clickthrough\/loja-teste[^"]+)"/)?.[1] ?? '').replaceAll('&amp;', '&')
    for (let index = 0; index < 6; index += 1) {
      const answer = await market.whole.app.inject({
        url: link,
        headers: {
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/14${index}.0.0.0 Safari/537.36`,
        },
        remoteAddress: '203.0.113.9',
      })
      expect(answer.statusCode).toBe(302)
    }
    await expect.poll(async () => (await ask()).days[0]?.waiting, { timeout: 10_000 }).toBe(6)
    await classifyClicks(db, market.bench.clock)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' }).format(market.bench.clock.now())
    expect(await ask()).toEqual({
      days: [
        {
          day,
          billed: 3,
          waiting: 0,
          notBilled: [
            {
              reason: 'network_offer',
              message: 'Da mesma rede já tinham sido contados 3 cliques nesta oferta na mesma hora.',
              clicks: 3,
            },
          ],
        },
      ],
    })
    expect(await ask('', theirs)).toEqual({ days: [] })
  })

  test('limit: 92 days are shown, asking for more is refused; a day before those asked for is left out', async () => {
    await sql`update clicks.click set at = at - interval '91 days'`.execute(db)
    expect([(await ask('?days=92')).days.length, (await ask('?days=91')).days.length]).toEqual([1, 0])
    expect(
      (await market.whole.app.inject({ url: '/api/v2/clicks?days=93', headers: { authorization: mine } })).statusCode,
    ).toBe(400)
  })
})
