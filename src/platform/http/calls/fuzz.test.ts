import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { mountCall } from './mount-call.ts'
import { testServer } from '../testing.ts'
import { idSchema, listingPathSchema } from './wire.ts'

const readCall = defineCall({
  id: 'test',
  operationId: 'read',
  method: 'GET',
  path: '/api/v2/thing/{thingId}',
  service: 'api',
  summary: '',
  access: 'anyone',
  priority: 'api',
  params: z.object({ thingId: idSchema }),
  query: z.object({ page: z.int().min(1).max(200).optional(), q: z.string().max(100).optional() }),
  answer: z.object({ thingId: idSchema, page: z.int().min(1).max(200).nullable(), q: z.string().max(100).nullable() }),
  refusals: [],
})
const writeCall = defineCall({
  id: 'test',
  operationId: 'write',
  method: 'POST',
  path: '/api/v2/thing',
  service: 'api',
  summary: '',
  access: 'anyone',
  priority: 'api',
  body: {
    name: 'requestBody',
    schema: z.object({
      url: listingPathSchema,
      ids: z.array(idSchema).max(100).optional(),
      nested: z.object({ on: z.boolean(), ratio: z.number().nullable() }).optional(),
    }),
  },
  answer: z.object({ url: listingPathSchema }),
  refusals: [],
})
const { app } = testServer()
mountCall(app, readCall, ({ params, query }) => ({
  thingId: params.thingId,
  page: query.page ?? null,
  q: query.q ?? null,
}))
mountCall(app, writeCall, ({ body }) => ({ url: body.url }))

/** What the handler gets satisfies its schema (its answer is checked by it), or the refusal is a proper 4xx. */
function expectProper(answer: { statusCode: number; body: string; headers: Record<string, unknown> }): void {
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  if (answer.statusCode >= 400 && answer.body !== '')
    expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String) as string, status: answer.statusCode })
}

const RUNS = { numRuns: 400 }
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('__proto__', 'constructor', '%', '%zz', '1', '200', '9'.repeat(30)),
)
const anyBody = fc.record(
  {
    url: fc.oneof(anyText, fc.webPath(), fc.jsonValue()),
    ids: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.integer(), fc.double(), fc.string()))),
    nested: fc.oneof(fc.jsonValue(), fc.record({ on: fc.boolean(), ratio: fc.double() })),
  },
  { requiredKeys: [] },
)

describe('whatever is sent, a call answers by its contract or refuses by the catalogue', () => {
  test('any path and query', () =>
    fc.assert(
      fc.asyncProperty(
        anyText,
        fc.array(fc.tuple(fc.constantFrom('page', 'q', 'page[]', 'x', '__proto__'), anyText)),
        async (id, pairs) => {
          const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
          expectProper(await app.inject(`/api/v2/thing/${encodeURIComponent(id.toWellFormed())}?${query}`))
        },
      ),
      RUNS,
    ))
  test('any raw bytes after the question mark', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abpageq=&%0f[]+;#?/\\"<>') }), async (raw) =>
        expectProper(await app.inject({ url: '/api/v2/thing/1', query: raw })),
      ),
      RUNS,
    ))
  test('any JSON as the body', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(anyBody, fc.jsonValue()), async (body) =>
        expectProper(
          await app.inject({
            method: 'POST',
            url: '/api/v2/thing',
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          }),
        ),
      ),
      RUNS,
    ))
  test('any bytes as the body', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) =>
        expectProper(
          await app.inject({
            method: 'POST',
            url: '/api/v2/thing',
            headers: { 'content-type': 'application/json' },
            payload: Buffer.from(bytes),
          }),
        ),
      ),
      RUNS,
    ))
})
