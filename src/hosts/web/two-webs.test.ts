import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, type AnotherWeb } from '../testing.ts'
import { accountForms, cookiesOf, forgetAccounts } from './testing-accounts.ts'

/** Two web processes over one database (docs/processes.md): what one has taken in the other knows. */

const database = await testDatabase()
const items = [anItem({ id: 'm-1', price: '100.00 EUR' }), anItem({ id: 'm-2', price: '200.00 EUR' })]
const market = await aMarketplace(database, { items })
let second: AnotherWeb
beforeAll(async () => {
  second = await market.another()
})
beforeEach(() => forgetAccounts(database.db))
afterAll(async () => {
  await second.close()
  await market.close()
})

const LISTING = '/produtos/mesas-de-centro?ordenar=preco'
const first = accountForms(market.whole.app, database.db)
function onSecond() {
  return accountForms(second.server.app, database.db)
}

describe('two web processes', () => {
  test('a session that one has opened is known to the other, and ends on both at once', async () => {
    await first.anAccount()
    const cookie = cookiesOf(await first.signIn())
    for (const web of [first, onSecond()])
      expect((await web.get('/api/v2/me', cookie)).json()).toMatchObject({ user: { firstName: 'Ana' } })
    await onSecond().send('/logout', {}, { cookie })
    for (const web of [first, onSecond()])
      expect((await web.get('/api/v2/me', cookie)).json()).toMatchObject({ user: null })
  })
  test('tries of a password are counted together: what is used up on one is used up on the other', async () => {
    await first.anAccount()
    const statuses: number[] = []
    for (let round = 0; round < 12; round++)
      statuses.push((await (round % 2 === 0 ? first : onSecond()).signIn('outra palavra 99')).statusCode)
    expect(statuses[0]).toBe(422)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
  test('a form that one has drawn is taken by the other: a registration is confirmed where it was not begun', async () => {
    const registered = await first.send('/registo', {
      nome: 'Rui Dias',
      email: 'rui@exemplo.pt',
      'palavra-passe': 'outra frase de manhã',
      termos: 'sim',
    })
    const confirmed = await onSecond().send(await first.lastPath(), {}, { cookie: cookiesOf(registered) })
    expect(confirmed.statusCode).toBe(303)
  })
  test('a like that one has taken the other shows', async () => {
    const cookie = await first.anAccount()
    const { rows } = await database.pool.query<{ id: number }>('select id from offers.variant order by id limit 1')
    const id = rows[0]?.id ?? 0
    const url = `/api/v1/poiso/like/variant/${id}`
    expect(
      (await market.whole.app.inject({ method: 'POST', url, headers: { cookie, origin: 'http://localhost:3000' } }))
        .statusCode,
    ).toBe(200)
    expect((await onSecond().get('/api/v2/me', cookie)).body).toContain(String(id))
  })
  test('each has its own pages, and each moves them when it has followed the change', async () => {
    const prices = async () => [(await first.get(LISTING)).body, (await onSecond().get(LISTING)).body]
    for (const body of await prices()) expect(body).toContain('<b>100')
    await market.importItems([anItem({ id: 'm-1', price: '77.00 EUR' }), ...items.slice(1)])
    const [moved = '', kept = ''] = await prices()
    expect([moved.includes('<b>77'), kept.includes('<b>77')]).toEqual([true, false])
    await second.follow()
    expect((await prices())[1]).toContain('<b>77')
  })
})
