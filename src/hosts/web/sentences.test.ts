import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aiSearchCall } from '#domains/search/contract.ts'
import { aiSearch } from '#platform/api-client/calls.ts'
import { Configuration, RequiredError } from '#platform/api-client/runtime.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { aMarketplace } from '../testing.ts'

function sofa(id: string, color: string, price: string) {
  return anItem({ id, title: `Sofá-cama Areal ${id}`, product_type: 'Sofás-cama', brand: 'Serra', color, price })
}
const database = await testDatabase()
const market = await aMarketplace(database, {
  items: [
    sofa('a', 'Cinzento', '499.00 EUR'),
    sofa('b', 'Cinzento', '899.00 EUR'),
    sofa('c', 'Azul', '399.00 EUR'),
    anItem({ id: 'd', title: 'Mesa de centro Foz', product_type: 'Mesas de centro', color: 'Cinzento' }),
  ],
})
const { app } = market.whole
afterAll(() => market.close())

const client = new Configuration({
  basePath: 'http://localhost',
  fetchApi: async (input, init) => {
    const { statusCode, body, headers } = await app.inject({
      method: 'POST',
      url: input.slice('http://localhost'.length),
      headers: { 'content-type': 'application/json' },
      payload: String(init?.body ?? ''),
    })
    return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
  },
})

describe('A-01.8 POST ai-search', () => {
  callBattery(aiSearchCall, {
    app,
    example: { body: { query: 'sofá cama cinzento até 600 €', categoryId: null } },
    broken: market.withoutDatabase.app,
  })

  test('S-07 answers the listing that a sentence asks for, with what was understood and how much there is', async () => {
    const answer = await aiSearch(client, { aiSearchRequest: { query: 'sofá cama cinzento até 600 €' } })
    expect(answer).toEqual({
      url: '/produtos/sofas-cama?preco-ate=600&cor=cinzento',
      filtersCount: 3,
      resultsCount: 1,
    })
    const listing = await app.inject({ method: 'POST', url: '/api/v2/variant/feed', payload: { url: answer.url } })
    expect(listing.json<{ totalCount: number }>().totalCount).toBe(1)
    expect((await app.inject(answer.url)).statusCode).toBe(200)
  })

  test('the category counts for a sentence that names none, and brands are those of this catalogue', async () => {
    const sofas = { query: 'cinzento', categoryId: 1004 }
    expect(await aiSearch(client, { aiSearchRequest: sofas })).toEqual({
      url: '/produtos/sofas-cama--cinzento',
      filtersCount: 2,
      resultsCount: 2,
    })
    const other = { query: 'mesa de centro cinzenta', categoryId: 1004 }
    expect((await aiSearch(client, { aiSearchRequest: other })).url).toBe('/produtos/mesas-de-centro--cinzento')
    const brand = await aiSearch(client, { aiSearchRequest: { query: 'sofá serra até 400' } })
    expect([brand.url, brand.resultsCount]).toEqual(['/produtos/sofas?preco-ate=400&fabricante=serra', 1])
  })

  test('a category that there is not is refused by its number', async () => {
    const payload = { query: 'azul', categoryId: 999_999 }
    const answer = await app.inject({ method: 'POST', url: '/api/v2/ai-search', payload })
    expect(answer.json()).toMatchObject({
      code: 'parameter_invalid',
      detail: 'categoryId 999999 is no category (aiSearch)',
    })
  })

  test('S-07 where nothing has all of it, the closest listing and how many its page shows', async () => {
    const totalOf = async (url: string) => {
      const answer = await app.inject({ method: 'POST', url: '/api/v2/variant/feed', payload: { url } })
      return answer.json<{ totalCount: number }>().totalCount
    }
    for (const [query, url, count] of [
      ['sofá cama azul até 100 €', '/produtos/sofas-cama--azul', 1],
      ['mesa de centro serra', '/produtos/mesas-de-centro', 1],
      ['sofá cama vermelho areal', '/produtos/sofas-cama?q=areal', 3],
    ] as const) {
      const answer = await aiSearch(client, { aiSearchRequest: { query } })
      expect([answer.url, answer.resultsCount, await totalOf(answer.url)]).toEqual([url, count, count])
    }
  })

  test('S-07 a maker that has no such thing is told apart from it, with both ways as links', async () => {
    const page = await app.inject('/search?q=mesa+de+centro+serra')
    expect(page.body.replaceAll('<!-- -->', '')).toMatch(
      /Serra não tem <a href="\/produtos\/mesas-de-centro"[^>]*>mesas de centro<\/a>\. .* ou ver <a href="[^"]*serra[^"]*"[^>]*>o que há de Serra<\/a>: 3 produtos/,
    )
  })

  test('what nothing is understood of is a search for its words', async () => {
    for (const query of ['xpto zyx', "' OR 1=1; --", '(a+)+$', '‮cinzento‬ 😀'])
      expect((await aiSearch(client, { aiSearchRequest: { query } })).url, query).toMatch(/^\/(?:search\?q=|produtos)/)
    expect(await aiSearch(client, { aiSearchRequest: { query: '?!' } })).toMatchObject({ resultsCount: 0 })
  })

  test('A-11 aiSearchRequest is mandatory: RequiredError in the client, 400 naming it on the server', async () => {
    await expect(aiSearch(client, { aiSearchRequest: null as never })).rejects.toThrow(RequiredError)
    const answer = await app.inject({ method: 'POST', url: '/api/v2/ai-search' })
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringMatching(/parameter aiSearchRequest is missing/) as string,
    ])
    const long = await app.inject({ method: 'POST', url: '/api/v2/ai-search', payload: { query: 'a'.repeat(65_536) } })
    expect(long.statusCode).toBe(400)
  })

  test('while nothing is indexed yet it is a declared 503', async () => {
    const url = '/api/v2/ai-search'
    const answer = await market.withoutAnything.app.inject({ method: 'POST', url, payload: { query: 'sofá' } })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'starting'])
  })
})
