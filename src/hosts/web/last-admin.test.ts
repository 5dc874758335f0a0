import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** Somebody has to be able to give roles. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'm-1', title: 'Mesa de centro Alvor' })] })
afterAll(() => market.close())

test('G-09 the last admin who asks to be erased is told who has to be admin first, and stays signed in', async () => {
  const people = { db: database.db, clock: market.bench.clock }
  const { header: cookie } = await aSignedInPerson(
    people,
    { email: 'unica@exemplo.pt', name: 'Sofia Antunes', roles: { admin: true } },
    SECRET,
  )
  const refused = await market.whole.app.inject({
    method: 'POST',
    url: '/user/apagar',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', cookie },
    payload: 'acao=apagar',
  })
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('Atribua primeiro esse papel')])
  const page = await market.whole.app.inject({ url: '/user/apagar', headers: { cookie } })
  expect(page.body).toContain('Apagar a conta</button>')
})
