import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusal } from '../../errors/refusal.ts'
import { callBattery } from './call-battery.ts'
import { defineCall } from './call.ts'
import { mountCall } from './mount-call.ts'
import { testServer } from '../testing.ts'
import { idSchema, listingPathSchema } from './wire.ts'

const itemCall = defineCall({
  id: 'A-11',
  operationId: 'item',
  method: 'GET',
  path: '/api/v2/item/{itemId}/parts',
  service: 'api',
  summary: 'Parts of an item',
  access: 'anyone',
  priority: 'api',
  params: z.object({ itemId: idSchema }),
  query: z.object({
    sort: z.enum(['price', 'name']),
    page: z.int().min(1).max(200).optional(),
    active: z.boolean().optional(),
  }),
  answer: z.object({ itemId: z.int(), sort: z.string(), page: z.int().nullable(), active: z.boolean().nullable() }),
  refusals: ['not_found'],
  cacheControl: 'public, max-age=60',
})
const searchCall = defineCall({
  id: 'A-11',
  operationId: 'search',
  method: 'POST',
  path: '/api/v2/search',
  service: 'api',
  summary: 'Search',
  access: 'anyone',
  priority: 'api',
  body: {
    name: 'filteringRequest',
    schema: z.object({
      url: listingPathSchema,
      limit: z.int().min(1).max(100).optional(),
      ids: z.array(idSchema).max(100).optional(),
      upTo: z.number().multipleOf(0.01).optional(),
    }),
  },
  answer: null,
  refusals: [],
})
const beaconCall = defineCall({
  id: 'A-06',
  operationId: 'beacon',
  method: 'POST',
  path: '/api/v1/seen',
  service: 'tracking',
  summary: 'What is sent when a page is left',
  access: 'anyone',
  priority: 'background',
  beacon: true,
  body: { name: 'requestBody', schema: z.object({ count: z.int() }) },
  answer: null,
  refusals: [],
})

const { app } = testServer()
mountCall(app, itemCall, ({ params, query }) =>
  params.itemId === 9
    ? refusal('not_found', 'item 9 does not exist')
    : { itemId: params.itemId, sort: query.sort, page: query.page ?? null, active: query.active ?? null },
)
mountCall(app, searchCall, () => undefined)
mountCall(app, beaconCall, () => undefined)

callBattery(itemCall, { app, example: { params: { itemId: 5 }, query: { sort: 'price', page: 1, active: true } } })
callBattery(searchCall, { app, example: { body: { url: '/produtos/sofas?cor=azul', limit: 5, ids: [1, 2] } } })
callBattery(beaconCall, { app, example: { body: { count: 2 } } })

describe('a call that beacons make', () => {
  const send = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/seen',
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload,
    })
  test('A-06 takes text/plain, and reads it as strictly as JSON', async () => {
    const tried = ['{"count":2}', '{"count":"2"}', '{', '{"__proto__":{},"count":2}', '']
    const statuses = await Promise.all(tried.map(async (payload) => (await send(payload)).statusCode))
    expect(statuses).toEqual([204, 400, 400, 400, 400])
  })
  test('fault A5 from a page of another site it is refused, although no browser asks first', async () => {
    expect((await send('{"count":2}', { origin: 'https://evil.example' })).statusCode).toBe(403)
  })
})

describe('a mounted call', () => {
  const ask = async (url: string) => (await app.inject(url)).json<{ detail: string; code: string }>()
  test('hands checked, typed values to its handler and drops what it does not know', async () => {
    const answer = await app.inject('/api/v2/item/5/parts?sort=name&page=2&active=false&utm_source=x')
    expect([answer.json(), answer.headers['cache-control']]).toEqual([
      { itemId: 5, sort: 'name', page: 2, active: false },
      'public, max-age=60',
    ])
  })
  test.each([
    ['/api/v2/item/5/parts', 'required parameter sort is missing (item)'],
    ['/api/v2/item//parts?sort=name', 'required parameter itemId is missing (item)'],
    ['/api/v2/item/x/parts?sort=name', 'parameter itemId must be a number (item)'],
    ['/api/v2/item/5/parts?sort=name&page=1.5', 'parameter page must be a number (item)'],
    ['/api/v2/item/0/parts?sort=name', 'parameter itemId must be at least 1 (item)'],
    ['/api/v2/item/9223372036854775808/parts?sort=name', 'parameter itemId must be at most 2147483647 (item)'],
    ['/api/v2/item/-9223372036854775808/parts?sort=name', 'parameter itemId must be at least 1 (item)'],
    ['/api/v2/item/5/parts?sort=colour', 'parameter sort must be one of price, name (item)'],
    ['/api/v2/item/5/parts?sort=name&sort=price', 'parameter sort is given more than once (item)'],
    ['/api/v2/item/5/parts?sort=name&page=201', 'parameter page must be at most 200 (item)'],
    ['/api/v2/item/5/parts?sort=name&page=', 'parameter page is empty (item)'],
    ['/api/v2/item/5/parts?sort=a%00', 'parameter sort contains the character U+0000 (item)'],
  ])('says of %s: %s', async (url, detail) => {
    expect((await ask(url)).detail).toBe(detail)
  })
  test.each([
    ['which element of a list is wrong', { ids: [1, 2, 'x'] }, 'ids[2] must be a number'],
    [
      'the bound of an element that no number of JavaScript keeps',
      { ids: [1, 2 ** 63] },
      'ids[1] must be at most 2147483647',
    ],
    ['that euros have two decimals', { upTo: 20.555 }, 'upTo must be a multiple of 0.01'],
  ])('says %s', async (_what, wrong, detail) => {
    const answer = await app.inject({ method: 'POST', url: '/api/v2/search', payload: { url: '/produtos', ...wrong } })
    expect(answer.json()).toMatchObject({ detail: `parameter ${detail} (search)` })
  })
  test('its own refusal is a problem, never cached', async () => {
    const answer = await app.inject('/api/v2/item/9/parts?sort=name')
    expect([answer.statusCode, answer.json<{ detail: string }>().detail, answer.headers['cache-control']]).toEqual([
      404,
      'item 9 does not exist',
      'no-store',
    ])
  })
  test('an answer that its contract does not describe is a 500 outside production, and sent in production', async () => {
    const drifting = (env: Record<string, string>) => {
      const server = testServer({ env })
      mountCall(server.app, itemCall, () => ({ itemId: 1.5, sort: 'x', page: null, active: null }))
      return server.app.inject('/api/v2/item/5/parts?sort=name')
    }
    expect([
      (await drifting({})).statusCode,
      (await drifting({ POISO_ENV: 'production', POISO_SECRET: 'sixteen characters' })).statusCode,
    ]).toEqual([500, 200])
  })
  test('a definition whose path and parameters differ does not come into being', () => {
    expect(() => defineCall({ ...itemCall, path: '/api/v2/item/{id}/parts' })).toThrow(
      'path names {id}, params declare {itemId}',
    )
  })
  test.each([
    '/a/../b?x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/produtos/../admin',
    'produtos',
    '/a b',
    '/..',
  ])('a listing path is never %s', (path) => {
    expect(listingPathSchema.safeParse(path).success).toBe(false)
  })
  test.each([
    '/',
    '/produtos',
    '/produtos/sofas?preco-de=10&dimensao=largura:80-120,altura:-90',
    '/search?q=sof%C3%A1..',
    '/search?q=a/../b',
  ])('a listing path may be %s', (path) => {
    expect(listingPathSchema.safeParse(path).success).toBe(true)
  })
})
