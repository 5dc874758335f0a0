import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = market
afterAll(() => market.close())

async function person(email: string, roles: object): Promise<string> {
  return (await aSignedInPerson({ db, clock: bench.clock }, { email, roles }, SECRET)).header
}
const admin = await person('ada@exemplo.pt', { admin: true })
const feeds = await person('rui@exemplo.pt', { staff: { feeds: true } })

beforeEach(async () => {
  await sql`truncate accuracy.observation, accuracy.day, accuracy.score cascade`.execute(db)
  await sql`insert into accuracy.observation (id, eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, read_cents, outcome, evidence)
    overriding system value select 1, id, 7, 'click', ${bench.clock.now()}, ${bench.clock.now()}, 'https://loja.pt/a', 64990, 'in_stock', 69900, 'price', '<script>alert(1)</script>' from eshops.eshop limit 1`.execute(
    db,
  )
  await sql`insert into accuracy.contest (observation_id, eshop_id, reason, contested_at) select id, eshop_id, 'A página tem o preço certo.', ${bench.clock.now()} from accuracy.observation`.execute(
    db,
  )
})

function get(url: string, cookie = admin) {
  return whole.app.inject({ url, headers: { cookie } })
}
function decide(fields: Record<string, string>) {
  return whole.app.inject({
    method: 'POST',
    url: '/admin/exatidao/1',
    headers: {
      cookie: admin,
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  })
}
async function stateOf(): Promise<string | undefined> {
  return (await db.selectFrom('accuracy.contest').select('state').executeTakeFirst())?.state
}

describe('G-04 contests in the back office', () => {
  test('those that wait are listed with what was shown and what was read; by narrow roles they are not seen', async () => {
    const { statusCode, body } = await get('/admin/exatidao')
    expect(statusCode).toBe(200)
    const text = body.replaceAll('\u00a0', ' ')
    expect([text.includes('649,90 €, em stock'), text.includes('699 €'), text.includes('Por decidir')]).toEqual([
      true,
      true,
      true,
    ])
    expect((await get('/admin/exatidao', feeds)).statusCode).toBe(403)
    expect((await get('/v1/backoffice/accuracy/contests.csv')).body).toContain('price')
  })
  test('one is read with its evidence, which is inert, and decided without script with a reason', async () => {
    const { body } = await get('/admin/exatidao/1')
    expect(body).toContain('A página tem o preço certo.')
    expect(body).not.toContain('<script>alert(1)')
    expect((await get('/admin/exatidao/2')).statusCode).toBe(404)
    const without = await decide({ decisao: 'accepted', palavras: '' })
    expect([without.statusCode, without.body.includes('Diga porquê'), await stateOf()]).toEqual([200, true, 'waiting'])
    await decide({ decisao: 'accepted', palavras: 'A página mudou depois.' })
    expect(await stateOf()).toBe('accepted')
    const log = (await get('/admin/registo?kind=accuracy.contest')).body
    expect([log.includes('Contestação de uma leitura'), log.includes('aprovou')]).toEqual([true, true])
  })
})
