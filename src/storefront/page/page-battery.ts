import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pageRoutes } from '../paths.ts'
import { type Attack, hostileAddresses, wrongMethods } from './page-attacks.ts'
import type { Page } from './page.ts'

/** Addresses of a page by which the battery knows it; never part of the product. */
export interface PageExample {
  /** Its canonical address, which answers 200. */
  readonly url: string
  /** The host that it is asked on; absent: the site's. */
  readonly host?: string
  /** Answers 404, and 410. */
  readonly unknown?: string
  readonly gone?: string
  /** An address with what is one person's own, of a page that is shared otherwise. */
  readonly privately?: string
  /** Cookie headers of two people who may see it; needed unless anyone may. */
  readonly people?: readonly [string, string]
  /** That of somebody who is signed in and has not the role that the page asks for; needed where it asks for one. */
  readonly notAllowed?: string
}

/**
 * The battery that every page stands: its canonical address and every other spelling of it, what never existed and what is gone, hostile
 * addresses, other methods, forms of other sites, and that nothing of one person is ever kept. Call it at the top level of a test file.
 */
export function pageBattery(page: Page, app: FastifyInstance, example: PageExample): void {
  const { host = 'localhost:3000', people } = example
  const ask = (url: string, headers: Record<string, string> = {}, method: Attack['method'] = 'GET') =>
    app.inject({ method, url, headers: { host, ...(people && { cookie: people[0] }), ...headers } })
  const first = () => ask(example.url)

  describe(`${page.id} ${page.name} stands the battery`, () => {
    test('answers at its canonical address: a whole page of ours, whose policy runs its own scripts only', async () => {
      const { statusCode, headers, body } = await first()
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body).toMatch(/^<!DOCTYPE html><html lang="pt-PT">/)
      expect(body).toMatch(/<title>[^<]+<\/title>/)
      expect(body).toMatch(/<meta name="robots" content="(?:no)?index/)
      expect(body).not.toMatch(/<[^>]+\s(?:style|on\w+)=/)
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src .*trusted-types poiso/)
    })
    test('where a visit came from changes nothing, whatever else the query says leads to the canonical address', async () => {
      const [own, tracked] = [await first(), await ask(withQuery(example.url, 'utm_source=carta&gclid=x'))]
      expect([tracked.statusCode, tracked.body]).toEqual([200, own.body])
      for (const query of ['xpto=1', 'a[]=1&a[]=2', '__proto__=1'])
        expect(leadOf(await ask(withQuery(example.url, query))), query).toBe(`301 ${example.url}`)
    })
    test('to HEAD it says the same without a body', async () => {
      const [head, get] = [await ask(example.url, {}, 'HEAD'), await first()]
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(head.headers['cache-control']).toBe(get.headers['cache-control'])
    })
    test.each(hostileAddresses(page, example.url))('$name leads on or is refused', async ({ url }) => {
      expectProper(await ask(url))
    })
    test.each(wrongMethods(page))('as %s it is not possible', async (method) => {
      const { statusCode, headers } = await ask(example.url, {}, method)
      // A host of its own tells of nothing but the pages that are there.
      if (page.service === 'lojas') expect(statusCode).toBe(404)
      else expect([statusCode, headers['allow']]).toEqual([405, expect.stringContaining('GET')])
    })
    test.runIf(example.unknown !== undefined)('what never existed is not found', async () => {
      expect((await ask(example.unknown ?? '')).statusCode).toBe(404)
    })
    test.runIf(example.gone !== undefined)('what existed is gone, on a page that is for no search engine', async () => {
      const { statusCode, headers, body } = await ask(example.gone ?? '')
      expect([statusCode, headers['cache-control']]).toEqual([410, 'no-store'])
      expect(body).toContain('<meta name="robots" content="noindex')
    })
    if (page.cache === 'shared') sharedTests(ask, example)
    if (page.cache === 'private' || example.privately !== undefined) privateTests(page, ask, example)
    if (page.access !== 'anyone') accessTests(page, app, example, host)
    if (page.form !== undefined) formTests(page, app, example, host)
  })
}

type Ask = (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>

function sharedTests(ask: Ask, { url }: PageExample): void {
  test('no header changes a byte of it, and it sets no cookie', async () => {
    const answers = await Promise.all(
      [
        {},
        { cookie: 'jwt=x; session=y' },
        { 'user-agent': 'Googlebot' },
        { referer: 'https://x.pt/' },
        { 'accept-language': 'en' },
      ].map((headers) => ask(url, headers)),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([])
  })
  test('it is kept by us and by caches, whatever who asks brings along; 304 to who has it', async () => {
    const answers = [await ask(url), await ask(url), await ask(url, { 'accept-encoding': 'br', cookie: 'session=y' })]
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
        vary: 'accept-encoding',
      })
    const [plain, , packed] = answers
    expect(packed?.headers['x-cache']).toBe('hit')
    expect(brotliDecompressSync(packed?.rawPayload ?? Buffer.alloc(0)).toString()).toBe(plain?.body)
    expect((await ask(url, { 'if-none-match': String(plain?.headers['etag']) })).statusCode).toBe(304)
  })
}

function privateTests({ access, isFound = false }: Page, ask: Ask, { url, privately = url }: PageExample): void {
  test('nobody keeps it, no search engine shows it unless it may, and no other site is told its address', async () => {
    for (const encoding of ['identity', 'br', 'br']) {
      const { statusCode, headers } = await ask(privately, { 'accept-encoding': encoding })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': access === 'anyone' ? 'no-store' : 'private, no-store',
        'referrer-policy': 'same-origin',
      })
      expect(headers['x-robots-tag']).toBe(isFound ? undefined : 'noindex, nofollow')
      expect(Object.keys(headers).filter((name) => /^(?:etag|x-cache|content-encoding)$/.test(name))).toEqual([])
      if (access !== 'anyone') expect(headers['vary']).toMatch(/cookie/i)
    }
  })
}

function accessTests(
  { access }: Page,
  app: FastifyInstance,
  { url, people: [one, other] = ['', ''], notAllowed }: PageExample,
  host: string,
): void {
  test('nobody who is not signed in sees it, and nobody sees what is another one’s', async () => {
    const as = async (cookie?: string) =>
      app.inject({ url, headers: { host, ...(cookie !== undefined && { cookie }) } })
    const [ones, others, again] = [await as(one), await as(other), await as(one)]
    expect([ones.statusCode, others.statusCode]).toEqual([200, 200])
    // What is for a role is the same for all who have it.
    expect([others.body === ones.body, again.body === ones.body]).toEqual([access !== 'user', true])
    if (access !== 'user') expect((await as(notAllowed ?? '')).statusCode).toBe(403)
    for (const cookie of [
      undefined,
      `session=${'A'.repeat(43)}; jwt=eyJhbGciOiJub25lIn0.eyJ1aWQiOjF9.; admin-mode-2=1`,
    ]) {
      const refused = await as(cookie)
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'no-store'])
      expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })
}

function formTests({ name, form }: Page, app: FastifyInstance, { url, people }: PageExample, host: string): void {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        ...(people && { cookie: people[0] }),
        ...headers,
      },
    })
  test(`its form: pages of other sites send none, and what is none is refused (${pageRoutes[name]})`, async () => {
    expect((await post('a=1', { origin: 'https://evil.example' })).statusCode).toBe(403)
    // What the address alone says is taken in any shape (RFC 8058).
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(
      form?.says === 'nothing' ? 200 : 415,
    )
    expect((await post('x'.repeat((form?.maxBytes ?? 0) + 1))).statusCode).toBe(413)
    for (const payload of ['', 'a=%00', 'a=%', '__proto__=1', 'a=1&a=2', `a=${'é'.repeat(200)}`])
      expectProper(await post(payload))
  })
}

function withQuery(url: string, query: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

function leadOf({ statusCode, headers }: LightMyRequestResponse): string {
  return `${statusCode} ${headers['location'] ?? ''}`
}

/** A page, a refusal or a way within the site; nothing of our inside, and nothing that was asked as markup. */
function expectProper({ statusCode, headers, body }: LightMyRequestResponse): void {
  expect([statusCode < 500 || statusCode === 503, statusCode]).toEqual([true, statusCode])
  if (statusCode >= 300 && statusCode < 400) expect(String(headers['location'])).toMatch(/^\/(?![/\\])/)
  expect(body).not.toMatch(/<script>alert|node_modules|\bat \w+ \(|\.ts:\d|syntax error at/)
  expect(headers['x-evil']).toBeUndefined()
}
