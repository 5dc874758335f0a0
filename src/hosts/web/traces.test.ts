import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { testServer } from '#platform/http/testing.ts'
import { listenLocally } from '#platform/http/testing-sockets.ts'
import { createLog } from '#platform/log.ts'
import { type PostBox, receiveMail } from '#platform/mail/testing.ts'
import { type EndTracing, startTracing } from '#platform/tracing/start-tracing.ts'
import { aSpanReceiver, type ReceivedSpan, type SpanReceiver } from '#platform/tracing/testing.ts'
import { allMails } from '../mails.ts'
import { aMarketplace, type TestMarketplace } from '../testing.ts'
import { ana } from './testing-accounts.ts'

/** ADR 0112: traces of a web process over real sockets, as a receiver of OTLP/HTTP gets them. */

const database = await testDatabase()
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

let receiver: SpanReceiver
let endTracing: EndTracing
let market: TestMarketplace
let post: PostBox
let port = 0

beforeAll(async () => {
  receiver = await aSpanReceiver()
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url
  process.env['OTEL_SERVICE_NAME'] = 'loja'
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '50'
  endTracing = await startTracing('web', createLog({ level: 'silent' }))
  market = await aMarketplace(database, {
    items: [anItem({ id: 'm-1', title: 'Mesa de centro Alvor' })],
    env: { POISO_TRUSTED_PROXIES: '127.0.0.1' },
  })
  post = await receiveMail(database, { mails: await allMails() })
  port = await listenLocally(market.whole.app)
})
afterAll(async () => {
  await post.close()
  await market.close()
  await endTracing()
  await receiver.close()
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME', 'OTEL_BSP_SCHEDULE_DELAY'])
    delete process.env[name]
})

function ask(path: string, init: RequestInit = {}) {
  return fetch(`http://localhost:${port}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      host: `localhost:${port}`,
      'user-agent': CHROME,
      traceparent: `00-${TRACE}-${CALLER}-01`,
      ...init.headers,
    },
  })
}

/** The spans of a trace, once one of each name has come: they are sent as they end, those inside before what holds them. */
async function traceWith(names: readonly RegExp[], traceId = TRACE): Promise<readonly ReceivedSpan[]> {
  const ofTrace = () => receiver.spans.filter((span) => span.traceId === traceId)
  const missing = () => names.filter((name) => !ofTrace().some((span) => name.test(span.name)))
  await expect.poll(missing, { timeout: 10_000 }).toEqual([])
  return ofTrace()
}

/** The names from a span up to the root of what came. */
function ancestry(spans: readonly ReceivedSpan[], from: ReceivedSpan | undefined): string[] {
  if (from === undefined) return []
  return [
    from.name,
    ...ancestry(
      spans,
      spans.find(({ spanId }) => spanId === from.parentSpanId),
    ),
  ]
}

describe('traces', () => {
  test('one goes from a click through the spool to its SQL', async () => {
    const page = await (await ask('/produtos')).text()
    const link = /href="(\/v2\/clickthrough\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await ask(link)).status).toBe(302)
    const spans = await traceWith([/^insert clicks\.click$/, /^clicks drain$/, /^GET \/v2/])
    const stored = spans.find(({ name }) => name === 'insert clicks.click')
    expect(ancestry(spans, stored)).toEqual([
      'insert clicks.click',
      'clicks drain',
      'GET /v2/clickthrough/:domain/:variantId',
    ])
    expect(spans.find(({ name }) => name.startsWith('GET /v2/'))).toMatchObject({
      parentSpanId: CALLER,
      attributes: { 'http.response.status_code': 302, 'http.route': '/v2/clickthrough/:domain/:variantId' },
      resource: { 'service.name': 'loja', 'poiso.process': 'web' },
    })
    expect(stored?.attributes['db.query.text']).toMatch(
      /^insert into clicks\.click \(uid, .*from jsonb_to_recordset\(\$2/,
    )
  })

  test('one goes from a form through its SQL and its job to the mail', async () => {
    const traceId = '1'.repeat(32)
    const sent = await ask('/registo', {
      method: 'POST',
      headers: { traceparent: `00-${traceId}-${CALLER}-01`, origin: 'http://localhost:3000' },
      body: new URLSearchParams(ana),
    })
    expect(sent.status).toBe(303)
    expect(await post.arrived()).toHaveLength(1)
    const spans = await traceWith([/^SMTP /, /^update mail\.message$/, /^job mail\.send$/, /^POST /], traceId)
    expect(
      ancestry(
        spans,
        spans.find(({ name }) => name.startsWith('SMTP')),
      ),
    ).toEqual(['SMTP 127.0.0.1', 'job mail.send', 'POST /registo'])
    const job = spans.find(({ name }) => name === 'job mail.send')
    expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(({ name }) => name)).toContain(
      'update mail.message',
    )
    expect(spans.map(({ name }) => name)).toContain('insert mail.message')
  })

  test('a page has the plans that it asked', async () => {
    const traceId = '2'.repeat(32)
    await ask('/search?q=alvor', { headers: { traceparent: `00-${traceId}-${CALLER}-01` } })
    const spans = await traceWith([/^search plan$/, /^GET /], traceId)
    const plan = spans.find(({ name }) => name === 'search plan')
    expect(plan?.attributes).toMatchObject({ 'poiso.search.words': 1, 'poiso.search.total': 1 })
    expect(ancestry(spans, plan)).toEqual(['search plan', 'GET /search'])
  })

  test('who is no trusted proxy begins a trace of its own, and what has failed says so by its code alone', async () => {
    const { app } = testServer()
    app.get('/falha', { config: { service: 'site', access: 'anyone', priority: 'page' } }, async () => {
      await sql`select 1 / (length(${'rui@exemplo.pt'}) - 14) as "de 'rui'"`.execute(database.db)
    })
    const strangersPort = await listenLocally(app)
    const headers = { traceparent: `00-${'3'.repeat(32)}-${CALLER}-01` }
    expect((await fetch(`http://localhost:${strangersPort}/falha`, { headers })).status).toBe(500)
    await app.close()
    await expect.poll(() => receiver.spans.some(({ name }) => name === 'GET /falha'), { timeout: 10_000 }).toBe(true)
    const request = receiver.spans.find(({ name }) => name === 'GET /falha')
    const statement = receiver.spans.find(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(request).toMatchObject({ parentSpanId: null, isError: true, attributes: { 'error.type': '500' } })
    expect(statement).toMatchObject({ name: 'select', isError: true, attributes: { 'error.type': '22012' } })
    expect(receiver.spans.filter(({ traceId }) => traceId === '3'.repeat(32))).toEqual([])
  })

  test('no span holds what a person typed or is, and none is of health checks or of nobody', async () => {
    await ask('/readyz')
    await ask('/nada?email=ana@exemplo.pt&q=segredo', { headers: { traceparent: `00-${'4'.repeat(32)}-${CALLER}-01` } })
    await traceWith([/^GET /], '4'.repeat(32))
    const said = receiver.raw.join('\n')
    for (const secret of [
      'ana@exemplo',
      'Ana Reis',
      'rui@exemplo',
      'segredo',
      'alvor',
      ana['palavra-passe'],
      'readyz',
      '127.0.0.1:',
    ])
      expect([secret, said.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false])
    const roots = receiver.spans.filter(({ parentSpanId }) => parentSpanId === null)
    expect(roots.every(({ name }) => /^(?:GET|POST) /.test(name))).toBe(true)
  })
})
