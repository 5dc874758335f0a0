import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { calls as shopFeedCalls } from '#domains/feeds/shop-api/calls.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { recoverRuns } from '#domains/feeds/import/run/recover-runs.ts'
import { insertLabRun } from '#domains/feeds/lab/lab-storage.ts'
import { insertTrial } from '#domains/feeds/lab/trial-storage.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const dirty = [
  anItem({ id: 'a', gtin: '4006381333930', title: '=cmd() mesa', color: 'Azul' }),
  anItem({ id: 'b', price: '19,90 EUR', brand: 'Serra' }),
  anItem({ id: 'c', price: 'grátis' }),
  ...Array.from({ length: 30 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` })),
]
const market = await aMarketplace(database, { items: dirty })
afterAll(() => market.close())
await market.importItems([anItem({ id: 'x', gtin: '1' })], 'Outra Loja')

async function tokenOf(slug: string): Promise<string> {
  return issueEshopToken(db, (await findEshopBySlug(db, slug))?.id as EshopId, new Date())
}
const [mine, theirs] = [`Bearer ${await tokenOf('loja-teste')}`, `Bearer ${await tokenOf('outra-loja')}`]
async function get(path: string, authorization = mine) {
  return market.whole.app.inject({ url: `/api/v2/feeds${path}`, headers: { authorization } })
}
async function json<T = Record<string, unknown>>(path: string, authorization = mine): Promise<T> {
  return (await get(path, authorization)).json<T>()
}
async function lastRun(slug = 'loja-teste'): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select max(r.id) as id from feeds.import_run r join feeds.feed f on f.id = r.feed_id join eshops.eshop e on e.id = f.eshop_id where e.slug = ${slug}`.execute(
    db,
  )
  return Number(rows[0]?.id)
}
const firstRun = await lastRun()
const TRIAL = '0123456789abcdef0123456789abcdef'
await database.db.transaction().execute(async (tx) => {
  const eshopId = (await findEshopBySlug(tx, 'loja-teste'))?.id as EshopId
  const source = { kind: 'url', url: 'https://www.loja-teste.pt/feed.xml', domain: null } as const
  await insertLabRun(tx, { id: TRIAL, state: 'waiting', source, announcedBytes: null }, new Date())
  await insertTrial(tx, { id: TRIAL, eshopId, dialect: null })
})

describe('B-01 what a shop reads of its feed', () => {
  const params = { runId: firstRun }
  const examples: Record<string, object> = {
    feedRun: { params },
    feedOffer: { query: { itemId: 'a' } },
    feedValues: { query: { list: 'colours' } },
    feedTrial: { params: { trialId: TRIAL } },
  }
  for (const call of shopFeedCalls) {
    if (call.method === 'GET')
      callBattery(call, {
        app: market.whole.app,
        example: examples[call.operationId] ?? {},
        authorization: mine,
        broken: market.withoutDatabase.app,
      })
  }
  test('fault A4 another shop sees nothing of it: as if it were not there', async () => {
    expect((await get(`/runs/${firstRun}`, theirs)).statusCode).toBe(404)
    expect((await get('/offer?itemId=a', theirs)).statusCode).toBe(404)
    expect(await json('/problems', theirs)).toMatchObject({ problems: [{ itemId: 'x', code: 'gtin_invalid' }] })
    const decided = await market.whole.app.inject({
      method: 'POST',
      url: `/api/v2/feeds/runs/${firstRun}/decision`,
      headers: { authorization: theirs },
      payload: { decision: 'approve' },
    })
    expect(decided.statusCode).toBe(404)
  })
  test('problems item by item: code, place, value, sentence, and what to do', async () => {
    const { totals, problems } = await json<{
      totals: Record<string, number>
      problems: { code: string; itemId: string }[]
    }>('/problems')
    expect(totals).toMatchObject({ gtin_invalid: 1, price_invalid: 1 })
    expect(problems.find(({ code }) => code === 'gtin_invalid')).toMatchObject({
      itemId: 'a',
      severity: 'warning',
      field: 'gtin',
      value: '4006381333930',
      line: expect.any(Number) as number,
      message: expect.stringContaining('4006381333930') as string,
      action: expect.stringMatching(/\.$/) as string,
    })
    expect((await json<{ problems: object[] }>('/problems?code=price_invalid')).problems).toMatchObject([
      { itemId: 'c', severity: 'error' },
    ])
  })
  test('one item: what was understood, whence, and what is wrong', async () => {
    expect(await json('/offer?itemId=a')).toMatchObject({
      state: 'live',
      category: { name: 'Mesas de centro' },
      attributes: { colours: { source: 'field:color' } },
      problems: [{ code: 'gtin_invalid' }],
    })
    expect(await json('/offer?itemId=c')).toMatchObject({
      state: 'refused',
      variantId: null,
      problems: [{ code: 'price_invalid' }],
    })
    expect((await get('/offer?itemId=nenhum')).statusCode).toBe(404)
  })
  test('fault F12 the CSV opens in a spreadsheet and runs nothing', async () => {
    const answer = await get('/problems.csv')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = answer.body.split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFF"codigo";"gravidade";"linha";"coluna";"artigo";"campo";"valor";"mensagem";"o_que_fazer"',
    )
    expect(lines.some((line) => line.startsWith('"gtin_invalid";"aviso";'))).toBe(true)
    expect(answer.body).not.toMatch(/(?:^|;)"?[=+@-]/m)
    expect((await market.whole.app.inject('/api/v2/feeds/problems.csv')).statusCode).toBe(401)
  })
  test('facets that offers miss, with the searches that passed them over', async () => {
    const department = (await sql<{ id: number }>`select department_id as id from search.facet_use limit 1`.execute(db))
      .rows
    expect(department).toEqual([])
    await sql`insert into search.facet_use values (current_date, 0, 'cor', 7)`.execute(db)
    expect(await json('/coverage')).toMatchObject({
      liveOffers: 32,
      facets: expect.arrayContaining([
        expect.objectContaining({ facet: 'cor', label: 'Cor', missingOffers: 31, searches: 7 }),
      ]) as object,
    })
  })
})

describe('B-01 from run to run', () => {
  test('what changed since the run before; unchanged items keep their problems, mended ones lose them', async () => {
    await market.importItems([
      ...dirty.slice(0, 2),
      anItem({ id: 'c', price: '10.00 EUR' }),
      anItem({ id: 'd', gtin: '77' }),
      ...dirty.slice(3),
    ])
    const run = await json<{ changes: object[] }>(`/runs/${await lastRun()}`)
    expect(run.changes).toEqual([
      { code: 'price_invalid', title: 'O preço não pode ser lido.', severity: 'error', before: 1, now: 0 },
      { code: 'gtin_invalid', title: 'O GTIN não é válido e foi ignorado.', severity: 'warning', before: 1, now: 2 },
    ])
    const { problems } = await json<{ problems: { code: string; itemId: string }[] }>('/problems?code=gtin_invalid')
    expect(problems.map(({ itemId }) => itemId).toSorted()).toEqual(['a', 'd'])
    expect((await json<{ runs: { runId: number }[] }>('/runs')).runs.map(({ runId }) => runId)).toEqual([
      await lastRun(),
      firstRun,
    ])
  })
  test('fault F14 a held snapshot shows what it would change; rejected it is gone, approved the worker applies it', async () => {
    const few = dirty.slice(3, 13).map((item, index) => ({ ...item, price: `${300 + index}.00 EUR` }))
    expect((await market.bench.importItems([...few, anItem({ id: 'neu' })])).state).toBe('held')
    const held = await lastRun()
    expect(await json(`/runs/${held}`)).toMatchObject({
      run: { state: 'held' },
      hold: {
        missing: { count: 24 },
        created: { count: 1, examples: [{ itemId: 'neu', from: null, to: 100 }] },
        prices: {
          count: 10,
          examples: expect.arrayContaining([
            { itemId: 'm-0', title: 'Mesa de centro m-0', from: 100, to: 300 },
          ]) as object,
        },
      },
    })
    expect(await json('')).toMatchObject({ liveOffers: 34, notices: [{ kind: 'held', runId: held }] })
    const decide = (decision: string, runId = held) =>
      market.whole.app.inject({
        method: 'POST',
        url: `/api/v2/feeds/runs/${runId}/decision`,
        headers: { authorization: mine },
        payload: { decision },
      })
    expect((await decide('reject')).json()).toEqual({ state: 'rejected' })
    expect([(await decide('approve')).statusCode, await json('')]).toMatchObject([409, { liveOffers: 34, notices: [] }])
    expect((await market.bench.importItems([...few, anItem({ id: 'neu' })])).state).toBe('held')
    const again = await lastRun()
    expect((await decide('approve', again)).json()).toEqual({ state: 'running' })
    expect(await recoverRuns(market.bench.deps)).toBe(1)
    expect(await json('')).toMatchObject({ liveOffers: 11, notices: [] })
    expect(await json(`/runs/${again}`)).toMatchObject({ run: { state: 'applied' } })
  })
})

describe('B-01 categories of a shop', () => {
  const send = (method: 'POST' | 'DELETE', path: string, payload?: object, authorization = mine) =>
    market.whole.app.inject({
      method,
      url: `/api/v2/feeds/categories${path}`,
      headers: { authorization },
      ...(payload === undefined ? {} : { payload }),
    })
  test('what waits is settled for all like items by one correction, previewed first, and taken back', async () => {
    const unsure = ['u1', 'u2'].map((id) => anItem({ id, title: `Xanadu ${id}`, product_type: 'Promoções' }))
    await market.bench.importItems([...dirty.slice(3, 13), ...unsure], { isForced: true })
    const before = await json<{ waiting: object; queue: { path: string; words: string }[] }>('/categories')
    expect(before).toMatchObject({
      waiting: { kinds: 1, offers: 2 },
      queue: [{ words: 'xanadu', offers: 2, examples: [{ itemId: 'u1' }, { itemId: 'u2' }] }],
      rules: [],
    })
    const roupeiros = categoryBySlug('roupeiros') as { id: number }
    const correction = { about: { itemId: 'u1' }, categoryId: roupeiros.id }
    expect((await send('POST', '', { ...correction, preview: true })).json()).toEqual({
      state: 'preview',
      ruleId: null,
      movedOffers: 2,
    })
    const { ruleId, ...done } = (await send('POST', '', correction)).json<{ ruleId: number }>()
    expect(done).toEqual({ state: 'applied', movedOffers: 2 })
    expect(await json('/offer?itemId=u2')).toMatchObject({ category: { id: roupeiros.id, source: 'shop-rule' } })
    expect((await send('DELETE', `/${ruleId}`, undefined, theirs)).statusCode).toBe(404)
    expect((await send('DELETE', `/${ruleId}`)).json()).toEqual({ state: 'undone', movedOffers: 2 })
    expect((await send('DELETE', `/${ruleId}`)).statusCode).toBe(409)
    expect(await json('/categories')).toMatchObject({
      waiting: { kinds: 1, offers: 2 },
      rules: [{ ruleId, undoneAt: expect.any(String) as string }],
    })
  })
  test('a correction about nothing that exists is refused with what is wrong', async () => {
    expect((await send('POST', '', { about: { itemId: 'nenhum' }, categoryId: 1 })).statusCode).toBeGreaterThanOrEqual(
      404,
    )
    expect((await send('POST', '', { about: { pathPrefix: 'Sala' }, categoryId: 999_999 })).json()).toMatchObject({
      code: 'unprocessable',
      detail: 'category_unknown (feedCorrection)',
    })
    for (const about of [{}, { itemId: 'a', google: '1' }, { path: 'x' }])
      expect((await send('POST', '', { about, categoryId: 1 })).statusCode).toBe(400)
  })
})
