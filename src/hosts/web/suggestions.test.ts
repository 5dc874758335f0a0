import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { suggestCall, trendingCall } from '#domains/search/contract.ts'
import { search, trending } from '#platform/api-client/calls.ts'
import { Configuration, RequiredError } from '#platform/api-client/runtime.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const market = await aMarketplace(database, {
  items: [
    ...Array.from({ length: 7 }, (_, index) =>
      anItem({ id: `s-${index}`, title: `Sofá Areal ${index}`, product_type: 'Sofás', brand: 'Serra', color: 'Azul' }),
    ),
    anItem({ id: 'x', title: '<img src=x onerror=alert(1)> Sofá "Mar"', product_type: 'Sofás', color: 'Branco' }),
  ],
  flags: { isOn: (key) => key === flagNames.blackFriday, numberOf: (_key, fallback) => fallback },
})
const { app } = market.whole
afterAll(() => market.close())

const client = new Configuration({
  basePath: 'http://localhost',
  fetchApi: async (input) => {
    const { statusCode, body, headers } = await app.inject(input.slice('http://localhost'.length))
    return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
  },
})

describe('A-05 GET /v2/search', () => {
  callBattery(suggestCall, { app, example: { query: { q: 'sofá' } }, broken: market.withoutDatabase.app })

  test('S-05 E-12 suggests categories, categories with a filter, brands and products, each with its true count and an address that answers', async () => {
    const { data } = await search(client, { q: 'SOFAS' })
    const counts = Object.fromEntries(
      data.flatMap(({ items }) => items.map(({ title, productCount }) => [title, productCount])),
    )
    expect(counts).toMatchObject({ Sofás: 8, 'Sofás em azul': 7, 'Sofás em branco': 1 })
    expect(data.map(({ type }) => type)).toEqual(expect.arrayContaining([6, 11, 1]))
    expect((await search(client, { q: 'ser' })).data.flatMap(({ items }) => items)).toContainEqual(
      expect.objectContaining({ title: 'Serra', productCount: 7 }),
    )
    for (const { url, apiUrl } of data.flatMap(({ items }) => items)) {
      expect((await app.inject(url)).statusCode, url).toBe(200)
      if (apiUrl === null) continue
      const feed = await app.inject({ method: 'POST', url: '/api/v2/variant/feed', payload: { url: apiUrl } })
      expect(feed.statusCode, apiUrl).toBe(200)
    }
  })

  test('A-11 q is mandatory: RequiredError in the client, 400 naming it on the server', async () => {
    await expect(search(client, { q: null as never })).rejects.toThrow(RequiredError)
    const answer = await app.inject('/v2/search')
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringMatching(/parameter q is missing/) as string,
    ])
    expect((await app.inject('/v2/search?q=')).statusCode).toBe(400)
    expect((await search(client, { q: ' ?! ' })).data).toEqual([])
  })

  test('while nothing is indexed yet it is a declared 503', async () => {
    const answer = await market.withoutAnything.app.inject('/v2/search?q=sofa')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'starting'])
  })
})

describe('S-01 E-14 GET /v2/search/trending', () => {
  callBattery(trendingCall, { app, example: {}, broken: market.withoutDatabase.app })

  test('the promoted categories that have products, in their order, and whether Black Friday is on', async () => {
    await market.followContent()
    await search(client, { q: 'sofa' })
    const { categories, blackFriday } = await trending(client)
    expect(categories).toEqual([{ id: 1001, urlSlug: 'sofas', name: 'Sofás', longName: 'Sofás' }])
    expect(blackFriday).toBe(true)
  })
})
