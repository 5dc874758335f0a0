import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { mountCall } from './mount-call.ts'
import { pageFacts } from './route-facts.ts'
import { refusal } from '../errors/refusal.ts'
import { testServer } from './testing.ts'

const itemCall = defineCall({
  id: 'test', operationId: 'item', method: 'GET', path: '/api/v2/item/{itemId}', service: 'api', summary: 'An item', access: 'anyone', priority: 'api',
  params: z.object({ itemId: z.int().min(1).max(2_147_483_647) }),
  query: z.object({ page: z.int().min(1).optional() }),
  answer: z.object({ itemId: z.int(), page: z.int().nullable() }),
  refusals: ['not_found'],
})

describe('calls', () => {
  const { app } = testServer()
  mountCall(app, itemCall, ({ params, query }) => (params.itemId === 9 ? refusal('not_found', 'item 9 does not exist') : { itemId: params.itemId, page: query.page ?? null }))
  app.get('/pagina', { config: pageFacts() }, (_request, reply) => reply.type('text/html').send('<p>olá</p>'))
  afterEach(() => undefined)

  test('A-11 answers with checked values', async () => {
    const answer = await app.inject('/api/v2/item/5?page=2&unknown=1')
    expect([answer.statusCode, answer.json()]).toEqual([200, { itemId: 5, page: 2 }])
  })
  test('a declared refusal becomes problem+json with code, title, detail and request id', async () => {
    const answer = await app.inject('/api/v2/item/9')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code: 'not_found', detail: 'item 9 does not exist', requestId: answer.headers['x-request-id'] })
  })
  test('a page is HTML with the strict policy', async () => {
    const answer = await app.inject('/pagina')
    expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(answer.body).toBe('<p>olá</p>')
  })
})
