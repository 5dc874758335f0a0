import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deliveries, menu, variantFeed, variantsByIds } from './calls.ts'
import { Configuration, FetchError, RequiredError, ResponseError } from './runtime.ts'
import { clientErrors } from '../errors/catalogue.ts'

const received: { method: string; url: string; body: string }[] = []
let status = 200
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push({ method: request.method ?? '', url: request.url ?? '', body })
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(status === 204 ? undefined : '{"from":"server"}')
  })
})
let configuration = new Configuration()

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configuration = new Configuration({ basePath: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
})
afterAll(() => void server.close())

describe('X-01 the generated client', () => {
  test('sends path, query and body as the contract says', async () => {
    status = 200
    received.length = 0
    await deliveries(configuration, { variantId: 7, postalCode: '1000-001' })
    await variantFeed(configuration, { filteringRequest: { url: '/produtos/sofas?cor=azul' } })
    expect(received).toEqual([
      { method: 'GET', url: '/api/v2/variant/7/deliveries?postalCode=1000-001', body: '' },
      { method: 'POST', url: '/api/v2/variant/feed', body: '{"url":"/produtos/sofas?cor=azul"}' },
    ])
  })
  test('leaves an optional parameter out when it is null', async () => {
    received.length = 0
    await deliveries(configuration, { variantId: 7, postalCode: null })
    expect(received[0]?.url).toBe('/api/v2/variant/7/deliveries')
  })
  test.each([200, 201, 299])('takes status %i as success', async (given) => {
    status = given
    await expect(menu(configuration)).resolves.toEqual({ from: 'server' })
  })
  test.each([300, 304, 400, 404, 500, 503])('throws ResponseError for status %i, with the response', async (given) => {
    status = given
    const failure = await menu(configuration).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ResponseError)
    expect(failure).toMatchObject({
      name: 'ResponseError',
      message: clientErrors.response_error.message,
      response: { status: given },
    })
  })
  test('throws FetchError with its cause when there is no answer', async () => {
    const failure = await menu(new Configuration({ basePath: 'http://127.0.0.1:1' })).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(FetchError)
    expect(failure).toMatchObject({ name: 'FetchError', message: clientErrors.fetch_error.message })
    expect((failure as FetchError).cause).toBeInstanceOf(Error)
  })
  test('middleware sees and changes what is sent, what comes, and may answer for a failure', async () => {
    status = 200
    const seen: string[] = []
    const watched = configuration.withMiddleware({
      pre: async ({ url, init }) => (seen.push(`pre ${init.method}`), { url: `${url}?v=1`, init }),
      post: async ({ response }) => (seen.push(`post ${response.status}`), new Response('{"from":"post"}')),
    })
    await expect(menu(watched)).resolves.toEqual({ from: 'post' })
    expect([...seen, received.at(-1)?.url]).toEqual(['pre GET', 'post 200', '/api/v2/menu?v=1'])
    const dead = new Configuration({
      basePath: 'http://127.0.0.1:1',
      middleware: [{ onError: async ({ error }) => new Response(JSON.stringify({ from: (error as Error).name })) }],
    })
    await expect(menu(dead)).resolves.toEqual({ from: 'TypeError' })
  })
  test('credentials are included and headers of the configuration sent, unless said otherwise', async () => {
    const inits: RequestInit[] = []
    const fetchApi = async (_url: string, init: RequestInit) => (inits.push(init), new Response('{}'))
    await menu(new Configuration({ fetchApi, headers: { 'x-a': '1' } }))
    await menu(new Configuration({ fetchApi }), {}, { credentials: 'omit' })
    expect(inits.map((init) => init.credentials)).toEqual(['include', 'omit'])
    expect(new Headers(inits[0]?.headers).get('x-a')).toBe('1')
  })
})

describe('A-11 a mandatory parameter that is missing', () => {
  const sent: string[] = []
  const silent = new Configuration({ fetchApi: async (url) => (sent.push(url), new Response('{}')) })
  const missing = undefined as never
  test.each([
    ['variantId', 'deliveries', () => deliveries(silent, { variantId: missing })],
    ['filteringRequest', 'variantFeed', () => variantFeed(silent, { filteringRequest: missing })],
    ['requestBody', 'variantsByIds', () => variantsByIds(silent, { requestBody: null as never })],
  ])('is a RequiredError naming %s of %s, and nothing is sent', async (field, operationId, act) => {
    const failure = await act().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RequiredError)
    expect(failure).toMatchObject({
      name: 'RequiredError',
      field,
      message: clientErrors.required_error.message.replace('{parameter}', field).replace('{call}', operationId),
    })
    expect(sent).toEqual([])
  })
})
