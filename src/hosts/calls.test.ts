import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { menuCall } from '#domains/catalogue/calls.ts'
import { deliveriesCall, variantsByIdsCall } from '#domains/offers/calls.ts'
import { variantFeedCall, variantFilteringCall } from '#domains/search/calls.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { JsonSchema } from '#platform/http/calls/json-schema.ts'
import { mountOpenApi, openApiDocument } from '#platform/http/calls/openapi.ts'
import { testServer } from '#platform/http/testing.ts'
import { CLIENT_FILE, clientSource } from '../../tools/generate-client.ts'
import { calls } from './calls.ts'

describe('X-01 contracts', () => {
  test('the generated client is what the contracts say now (node tools/generate-client.ts)', () => {
    expect(readFileSync(CLIENT_FILE, 'utf8')).toBe(clientSource(openApiDocument(calls)))
  })
  test('every call has a name, an id and a path of its own', () => {
    for (const key of [(i: number) => calls[i]?.operationId, (i: number) => `${calls[i]?.method} ${calls[i]?.path}`]) {
      expect(new Set(calls.map((_call, index) => key(index))).size).toBe(calls.length)
    }
    for (const call of calls) expect(call.id).toMatch(/^[A-Z]-\d{2}(?:\.\d+)?$/)
  })
  test('every reference of the OpenAPI document leads somewhere', () => {
    const document = openApiDocument(calls)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(references.filter((name) => document.components.schemas[name] === undefined)).toEqual([])
    expect(references.length).toBeGreaterThan(10)
  })
  test('no answer is in steps that a validator cannot divide by: 8.19 is no multiple of 0.01 in binary', () => {
    const { paths, components } = openApiDocument(calls)
    const answers = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ responses }) => responses))
    const refused: string[] = []
    const walk = (part: unknown, seen: ReadonlySet<string>): void => {
      if (typeof part !== 'object' || part === null) return
      for (const [name, value] of Object.entries(part)) {
        if (name === 'multipleOf' && !Number.isInteger(8.5 / Number(value))) refused.push(JSON.stringify(part))
        const entity = name === '$ref' ? (String(value).split('/').at(-1) ?? '') : null
        if (entity === null) walk(value, seen)
        else if (!seen.has(entity)) walk(components.schemas[entity], new Set([...seen, entity]))
      }
    }
    walk(answers, new Set())
    expect(refused).toEqual([])
    expect(JSON.stringify(components.schemas['Variant'])).toContain('In steps of 0.01')
    const subscribe = paths['/api/v1/{project}/watchdog/{variantId}']?.['post']?.requestBody
    expect(JSON.stringify(subscribe)).toContain('"multipleOf":0.01')
  })
  test('A-11 no whole number that is taken is larger than a column holds; of purchases each is judged by itself', () => {
    const { paths, components } = openApiDocument(calls)
    const numbers: string[] = []
    const unbounded: string[] = []
    const walk = (part: unknown, where: string, depth = 0): void => {
      if (typeof part !== 'object' || part === null || depth > 12) return
      const { type, maximum, $ref } = part as JsonSchema
      if (type === 'integer') numbers.push(where)
      if (type === 'integer' && !(Number(maximum) <= 2_147_483_647)) unbounded.push(where)
      if (typeof $ref === 'string') walk(components.schemas[$ref.split('/').at(-1) ?? ''], where, depth + 1)
      for (const [name, value] of Object.entries(part)) walk(value, `${where} ${name}`, depth + 1)
    }
    for (const [path, methods] of Object.entries(paths))
      for (const { operationId, parameters, requestBody } of Object.values(methods))
        if (path !== '/api/v2/orders') walk([parameters, requestBody?.content], operationId)
    expect([numbers.length > 50, unbounded]).toEqual([true, []])
  })
  test('every text of an address declares that an empty one and U+0000 are refused', () => {
    const parameters = Object.values(openApiDocument(calls).paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation.parameters),
    )
    const texts = parameters.filter(({ schema }) => schema['type'] === 'string' && !('enum' in schema))
    const patternsOf = ({ schema }: (typeof texts)[number]) =>
      [schema, ...((schema['allOf'] ?? []) as (typeof schema)[])].flatMap(({ pattern }) =>
        pattern === undefined ? [] : [new RegExp(String(pattern), 'u')],
      )
    const accepting = texts.filter(
      (text) => Number(text.schema['minLength']) < 1 || patternsOf(text).every((pattern) => pattern.test('a\0')),
    )
    expect([texts.length > 4, accepting.map(({ name }) => name)]).toEqual([true, []])
  })
  test('every day of an address is of this century: no database knows the year 0', () => {
    const days = calls.flatMap(({ operationId, params, query }) =>
      [params, query].flatMap((schema) =>
        Object.entries(schema?.shape ?? {}).flatMap(([name, part]) => {
          const { safeParse } = part as z.ZodType
          return safeParse('2026-11-26').success && !safeParse('26-11-2026').success
            ? [{ name: `${operationId} ${name}`, takesYearZero: safeParse('0000-01-01').success }]
            : []
        }),
      ),
    )
    expect(days.length).toBeGreaterThan(4)
    expect(days.filter(({ takesYearZero }) => takesYearZero)).toEqual([])
  })
  test('E-01 E-04 E-06 E-07 E-11 are named entities of the document', () => {
    expect(Object.keys(openApiDocument(calls).components.schemas)).toEqual(
      expect.arrayContaining(['Variant', 'Filters', 'Menu', 'Delivery', 'Pagination', 'Problem']),
    )
  })
})

describe('the doors of the first five calls, before any handler', () => {
  const { app } = testServer()
  const filteringRequest = { url: '/produtos/sofas?cor=azul' }
  const group = { ident: 'x', label: 'X', choices: [] }
  const range = { min: null, max: null, selected: false, selectedMin: null, selectedMax: null, url: '/' }
  mountCall(app, menuCall, () => ({ primary: [], rooms: [], gifts: [], top: [] }))
  mountCall(app, deliveriesCall, () => ({
    deliveries: [],
    currency: 'EUR' as const,
    computedAt: '2026-11-21T10:00:00.000Z',
  }))
  mountCall(app, variantsByIdsCall, ({ body }) => ({ variants: [], missing: body.ids }))
  mountCall(app, variantFeedCall, () => ({
    listHtml: '',
    paginatorHtml: '',
    nextPageUrl: null,
    nextCursor: null,
    totalCount: 0,
    pagination: { page: 1, pageSize: 48, pageCount: 0, totalCount: 0 },
    variants: [],
    requestId: 'r',
  }))
  mountCall(app, variantFilteringCall, () => ({
    filters: {
      category: null,
      search: null,
      price: { range, choices: [], histogram: [] },
      sort: group,
      parameters: [],
      features: [],
      manufacturers: group,
      eshops: group,
      promo: group,
      dimensions: [],
      smartPromptChoices: [],
    },
    totalCount: 0,
    url: '/',
  }))
  mountOpenApi(app, openApiDocument(calls))

  callBattery(menuCall, { app, example: {} })
  callBattery(deliveriesCall, { app, example: { params: { variantId: 1 }, query: { postalCode: '1000-001' } } })
  callBattery(variantsByIdsCall, { app, example: { body: { ids: [3, 1, 2] } } })
  callBattery(variantFeedCall, { app, example: { body: filteringRequest } })
  callBattery(variantFilteringCall, { app, example: { body: filteringRequest } })

  test('by-ids takes 100 ids and refuses 101', async () => {
    const ask = (count: number) =>
      app.inject({
        method: 'POST',
        url: variantsByIdsCall.path,
        payload: { ids: Array.from({ length: count }, (_none, index) => index + 1) },
      })
    expect([(await ask(100)).statusCode, (await ask(101)).json<{ detail: string }>().detail]).toEqual([
      200,
      'parameter ids must have a length of at most 100 (variantsByIds)',
    ])
  })
  test('the document is served at /api/openapi.json', async () => {
    expect((await app.inject('/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(calls))))
  })
})
