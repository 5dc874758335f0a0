import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** A category that is wrong for all of a shop's like items is put right by its name, from any one of them. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: ['m1', 'm2'].map((id) => anItem({ id, title: `Mesa de jantar ${id}`, product_type: 'Sala > Mesas' })),
})
const { app } = market.whole
afterAll(() => market.close())
const eshopId = await eshopIdOf(db, 'loja-teste')
const { header: cookie } = await aSignedInPerson(
  { db, clock: market.bench.clock },
  { email: 'tiago@exemplo.pt', roles: { staff: { feeds: true } } },
  SECRET,
)
const path = `/admin/lojas/${eshopId}/categorias`

async function send(fields: Record<string, string>): Promise<string> {
  const { body } = await app.inject({
    method: 'POST',
    url: `${path}?artigo=m1`,
    headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return body.replaceAll('<!-- -->', '')
}
async function categoriesNow(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select category_id as id from offers.variant order by id`.execute(db)
  return rows.map(({ id }) => id)
}

describe('B-08 a wrong category of a shop', () => {
  const typed = { itemId: 'm1', category: 'mesas de centro', reason: 'São baixas' }

  test('is chosen by its name, told with how many offers it moves, and moved when that is confirmed', async () => {
    const before = await categoriesNow()
    const page = (await app.inject({ url: `${path}?artigo=m1`, headers: { cookie } })).body
    expect(page).toContain('<option value="Mesas de centro">')
    expect(page).toContain('value="m1"')
    expect(await send(typed)).toContain('2 ofertas passam para «Mesas de centro»')
    expect(await categoriesNow()).toEqual(before)
    expect(await send({ ...typed, confirmed: '1' })).toContain('2 ofertas passam para «Mesas de centro»')
    const after = await categoriesNow()
    expect([new Set(after).size, after[0] === before[0]]).toEqual([1, false])
  })

  test('that does not exist, and an item that the shop has not, are refused with what was typed', async () => {
    const unknown = await send({ ...typed, category: 'Mesas voadoras' })
    expect(unknown).toContain('Categoria certa: escolha uma da lista, pelo nome.')
    expect(unknown).toContain('value="Mesas voadoras"')
    expect(await send({ ...typed, itemId: 'nenhum' })).toContain('Não foi corrigida: já não existe.')
  })
})
