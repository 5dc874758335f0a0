import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { shopRightOf, TOKEN_RIGHTS } from '#platform/http/access/shop-rights.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { FLOOD } from '#platform/http/overload/rate-limit.ts'
import type { EshopId } from '#platform/ids.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { ANY_TEXT } from '#storefront/pages/shop-api/example-of.ts'
import { shopCalls } from '#storefront/pages/shop-api/shop-calls.ts'
import { calls } from '../calls.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { apiDocument } from './api-document.ts'

/** B-07: the API of shops as its page and its document tell it, tried as it stands there. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: [anItem({ id: 'SOFA-12', title: 'Sofá Óbidos de 3 lugares' }), anItem({ id: 'MESA-3', price: 'grátis' })],
})
const { bench, whole } = market
afterAll(() => market.close())
const told = shopCalls(apiDocument)
const run = promisify(execFile)

/** What an example finds in a shop that has just begun; all others find what they ask for. */
const NOT_YET: Readonly<Record<string, number>> = {
  answerQuestion: 404,
  billingDocumentsPdf: 404,
  complain: 404,
  contestReading: 404,
  editShopProfile: 409,
  feedCorrectionUndo: 404,
  feedDecision: 409,
  feedSettings: 422,
  feedTrial: 404,
  feedValueUndo: 404,
  shopFetchNow: 409,
  shopReply: 404,
}

describe('B-07 what is told of the API of shops', () => {
  test('is every route that a key opens, and no other', async () => {
    await whole.app.ready()
    const routes = whole.methods
      .routes()
      .filter(({ access, method }) => ![null, 'people'].includes(shopRightOf(access)) && method !== 'HEAD')
      .map(({ method, path }) => `${method} ${path.replace(':file', '{id}.pdf').replace(/:(\w+)/g, '{$1}')}`)
    // A signed file of purchases has a page of its own (docs/contracts/orders.md).
    const expected = routes.filter((route) => route !== 'POST /api/v2/orders/file')
    expect(told.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(expected.toSorted())
  })
  test('has examples that its calls take and answer with', () => {
    const wrong = calls.filter(({ access }) => shopRightOf(access) !== null).flatMap(misfits)
    expect(wrong).toEqual([])
  })
  test('has a value for each field that a shop reads or writes', () => {
    const unnamed = told.filter((call) => new RegExp(`\\b${ANY_TEXT}\\b`).test(JSON.stringify(call)))
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })
  test('says how long to wait where a call is refused for a while', () => {
    const fetchNow = apiDocument.paths['/api/v2/feeds/fetch']?.['post']
    expect(fetchNow?.responses['429']?.headers).toHaveProperty('Retry-After')
  })
})

function misfits({ operationId, method, path, params, query, body, answer }: Call): string[] {
  const operation = apiDocument.paths[path]?.[method.toLowerCase()]
  const given = Object.fromEntries((operation?.parameters ?? []).map(({ name, example }) => [name, example]))
  const checks: readonly (readonly [z.ZodType | null | undefined, unknown])[] = [
    [params, given],
    [query, given],
    [body?.schema, operation?.requestBody?.content['application/json']?.example],
    [answer, operation?.responses['200']?.content?.['application/json']?.example],
  ]
  return checks.flatMap(([schema, example]) => {
    const problem = schema?.safeParse(example).error
    return problem === undefined ? [] : [`${operationId}: ${problem.message}`]
  })
}

describe('B-07 the page of the API of shops', () => {
  let page: string
  let key: string
  let port: number
  beforeAll(async () => {
    page = (await whole.app.inject({ url: '/lojas-site/api' })).body
    key = await aKeyFromTheShopsArea()
    await whole.app.listen({ port: 0, host: '127.0.0.1' })
    port = (whole.app.server.address() as AddressInfo).port
  })

  /** As an owner makes it: it is shown once. */
  async function aKeyFromTheShopsArea(): Promise<string> {
    const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
    const { person, header } = await aSignedInPerson({ db, clock: bench.clock }, { email: 'dona@loja.pt' }, SECRET)
    const now = bench.clock.now()
    await db
      .transaction()
      .execute((tx) => addMember(tx, { eshopId, personId: person.id, role: 'owner', by: null, now }))
    const fields = new URLSearchParams({ name: 'Programa' })
    for (const right of TOKEN_RIGHTS) fields.append('rights', right)
    const { body } = await whole.app.inject({
      method: 'POST',
      url: '/lojas-site/loja/loja-teste/chaves',
      headers: {
        cookie: header,
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: fields.toString(),
    })
    return /poiso_[\w-]+/.exec(body)?.[0] ?? 'none was shown'
  }

  /** The shell's own reading of what stands on the page; only the socket is that of this test. */
  async function answerTo(command: string): Promise<{ readonly status: number; readonly body: string }> {
    const told = command.replace(/^curl/, `curl -sS -w '\\n%{http_code}' --connect-to ::127.0.0.1:${port}`)
    const { stdout } = await run('sh', ['-c', told], { env: { ...process.env, POISO_CHAVE: key } })
    const at = stdout.lastIndexOf('\n')
    return { status: Number(stdout.slice(at + 1)), body: stdout.slice(0, at) }
  }
  function samplesOf(title: string): string[] {
    return [...page.matchAll(new RegExp(`aria-label="${title}"><code>([^<]*)</code>`, 'g'))].map(([, text = '']) =>
      text
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    )
  }

  test('leads from nothing to the state of the feed, what is wrong with it and the offers', async () => {
    const steps = samplesOf(String.raw`Experimente: \w+`)
    const answers: { readonly status: number; readonly body: string }[] = []
    for (const step of steps) answers.push(await answerTo(step))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [me, feed, problems, offers] = answers.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    expect(me).toMatchObject({ shop: { slug: 'loja-teste' }, may: [...TOKEN_RIGHTS] })
    expect(feed).toMatchObject({ liveOffers: 1 })
    expect(problems).toMatchObject({ problems: [{ itemId: 'MESA-3', code: 'price_invalid' }] })
    expect(offers).toMatchObject({ rows: [{ itemId: 'SOFA-12', state: 'live' }] })
  })
  test.each(told.map(({ name }) => [name] as const))('%s: the request that is shown is taken', async (name) => {
    const [command = ''] = samplesOf(`Pedido: ${name}`)
    const { status, body } = await answerTo(command)
    expect([status, body.slice(0, 300)]).toEqual([NOT_YET[name] ?? 200, expect.any(String)])
  })
  test('tells the limits that the server keeps to', () => {
    const { perSecond, burst } = FLOOD
    const told = `${formatCount(perSecond)} pedidos por segundo, e até ${formatCount(burst)} de uma vez`
    expect([told, 'Corpos até 1 MiB'].filter((words) => !page.includes(words))).toEqual([])
  })
})
