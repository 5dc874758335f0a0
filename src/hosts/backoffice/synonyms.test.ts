import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import {
  addSynonymCall,
  listOwnCategoriesCall,
  listSynonymsCall,
  removeSynonymCall,
} from '#domains/search/backoffice/calls.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** What editors say that words of searches mean, by the calls and screens, and what visitors find by it. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' }), anItem({ id: 'outro' })] })
const { app } = market.whole
afterAll(() => market.close())
const { header: cookie, person } = await aSignedInPerson(
  { db, clock: market.bench.clock },
  { email: 'eva@exemplo.pt', roles: { staff: { content: true } } },
  SECRET,
)
const origin = 'http://localhost:3000'

function add(payload: object) {
  return app.inject({ method: 'POST', url: '/v1/backoffice/synonyms', headers: { cookie, origin }, payload })
}
async function found(words: string): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/variant/filtering',
    headers: { origin },
    payload: { url: `/search?q=${words}` },
  })
  return answer.json<{ totalCount: number }>().totalCount
}
function post(fields: Readonly<Record<string, string>>) {
  return app.inject({
    method: 'POST',
    url: '/admin/sinonimos',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}
async function kept(): Promise<readonly { synonymId: number; words: string }[]> {
  return (await app.inject({ url: '/v1/backoffice/synonyms', headers: { cookie } })).json().rows
}

describe('B-08 synonyms', () => {
  test('B-08 what it changes is said first; kept, searches find by it; undone by the log, they do not', async () => {
    const preview = await add({ words: 'zurupite', meaning: 'sofá', preview: true })
    expect([preview.statusCode, preview.json()], preview.body).toEqual([
      200,
      { synonymId: null, productsBefore: 0, productsAfter: expect.any(Number) },
    ])
    expect(preview.json().productsAfter).toBeGreaterThan(0)
    expect([await kept(), await found('zurupite')]).toEqual([[], 0])
    const asked = await post({ palavras: 'zurupite', significado: 'sofá' })
    expect(asked.body).toContain('0 produtos com esta palavra agora, ')
    const added = await post({ palavras: 'zurupite', significado: 'sofá', razao: 'Diz-se no norte', confirmed: '1' })
    expect(added.body).toContain('já conta nas pesquisas')
    await market.followContent()
    expect(await found('zurupites')).toBe(preview.json().productsAfter)
    const taken = await add({ words: 'Zurupites', meaning: 'cadeira', preview: true })
    expect([taken.statusCode, taken.json().detail]).toEqual([409, expect.stringContaining('means "sofá" already')])

    const [change] = await db.selectFrom('audit.change').selectAll().where('kind', '=', 'search.synonym').execute()
    expect(change).toMatchObject({ by_person: person.id, action: 'added', before: null, reason: 'Diz-se no norte' })
    const { header: admin } = await aSignedInPerson(
      { db, clock: market.bench.clock },
      { email: 'ada@exemplo.pt', roles: { admin: true } },
      SECRET,
    )
    const undone = await app.inject({
      method: 'POST',
      url: `/v1/backoffice/changes/${change?.id}/undo`,
      headers: { cookie: admin, origin },
      payload: { reason: 'Foi engano' },
    })
    expect(undone.statusCode, undone.body).toBeLessThan(300)
    await market.followContent()
    expect([await kept(), await found('zurupite')]).toEqual([[], 0])
  })

  test('B-08 a stop word, a loop and a long word are told at their fields', async () => {
    expect((await post({ palavras: 'de', significado: 'sofá' })).body).toContain('Uma pesquisa não olha')
    expect((await post({ palavras: 'sofás', significado: 'sofá' })).body).toContain('a mesma palavra')
    expect((await post({ palavras: 'a'.repeat(41), significado: 'sofá' })).body).toContain('Escreva entre 1 e 40')
    expect((await add({ words: 'de', meaning: 'sofá', preview: true })).statusCode).toBe(422)
  })

  test('B-08 a page past the end says how many there are', async () => {
    await add({ words: 'alcochoada', meaning: 'sofá', preview: false })
    const list = await app.inject({ url: '/v1/backoffice/synonyms?page=9', headers: { cookie } })
    expect(list.json()).toMatchObject({ rows: [], totalCount: 1 })
    await sql`delete from search.synonym`.execute(db)
  })

  test('B-08 one is taken away by its form, after the question', async () => {
    await add({ words: 'zurupite', meaning: 'sofá', preview: false })
    const id = String((await kept())[0]?.synonymId)
    expect((await post({ ato: 'retirar', id, palavras: 'zurupite' })).body).toContain('Retirar «zurupite»?')
    expect(await kept()).toHaveLength(1)
    expect((await post({ ato: 'retirar', id, palavras: 'zurupite', confirmed: '1' })).body).toContain('foi retirado')
    expect((await post({ ato: 'retirar', id, palavras: 'zurupite', confirmed: '1' })).body).toContain('já não existe')
  })
})

test('B-08 our categories are listed with offers and words, found by a word', async () => {
  const list = async (query: string) =>
    (await app.inject({ url: `/v1/backoffice/categories?${query}`, headers: { cookie } })).json()
  const { rows } = await list('q=sof%C3%A1s&sort=-offers')
  expect(rows[0]).toMatchObject({ words: expect.arrayContaining([expect.stringMatching(/sof/i)]) })
  expect((await list('empty=1')).totalCount).toBeLessThan((await list('')).totalCount)
  const screen = await app.inject({ url: '/admin/categorias?q=sof%C3%A1s', headers: { cookie } })
  expect([screen.statusCode, screen.body.includes('/admin/sinonimos?categoryId=')]).toEqual([200, true])
})

const broken = market.withoutDatabase.app
callBattery(listOwnCategoriesCall as Call, { app, cookie, broken, example: { query: { q: 'sofá' } } })
callBattery(listSynonymsCall as Call, { app, cookie, broken, example: { query: { q: 'bat' } } })
callBattery(addSynonymCall, {
  app,
  cookie,
  broken,
  example: { body: { words: 'outra bateria', meaning: 'sofá', preview: true } },
})
callBattery(removeSynonymCall, {
  app,
  cookie,
  broken,
  example: { params: { synonymId: 7 }, body: { reason: 'Engano' } },
})
