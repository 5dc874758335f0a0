import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import {
  backofficeEshopCall,
  editEshopCall,
  endSuspensionCall,
  suspendEshopCall,
} from '#domains/eshops/backoffice/calls.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { recoverRuns } from '#domains/feeds/import/run/recover-runs.ts'
import {
  backofficeCategoriesCall,
  backofficeCorrectionCall,
  backofficeCorrectionUndoCall,
  backofficeDecisionCall,
  backofficeFeedCall,
  backofficeRunCall,
  fetchNowCall,
  listFeedsCall,
} from '#domains/feeds/backoffice/calls.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { listVariantsCall, overrideVariantCall, variantInfoCall } from '#domains/offers/backoffice/calls.ts'
import {
  backofficeProductCall,
  decideTwinsCall,
  listTwinsCall,
  splitProductCall,
  undoDecisionCall,
} from '#domains/offers/backoffice/product-calls.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callAttacks, type CallExample } from '#platform/http/calls/call-attacks.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const ITEMS = [
  anItem({ id: 'a', title: 'Mesa Norte', gtin: '5601234567892', color: 'Branco' }),
  ...Array.from({ length: 30 }, (_, at) =>
    anItem({ id: `m${at}`, title: `Estante de parede modelo ${at}`, product_type: 'Estantes' }),
  ),
]
const market = await aMarketplace(database, { items: ITEMS })
await market.importItems([anItem({ id: 'x', title: 'Sofá Sul', link: 'https://outra.pt/x' })], 'Outra Loja')
const { bench, whole } = market
afterAll(() => market.close())
const { header: cookie } = await aSignedInPerson(
  { db, clock: bench.clock },
  { email: 'ada@exemplo.pt', roles: { admin: true } },
  SECRET,
)
const REASON = 'o feed engana-se'
const FACTS = 'Em 12 de novembro, três preços do feed eram metade dos da loja.'

interface Answered<T> {
  status: number
  body: T
  text: string
}
async function get<T = Record<string, never>>(path: string, as = cookie): Promise<Answered<T>> {
  const answer = await whole.app.inject({ url: `/v1/backoffice${path}`, headers: { cookie: as } })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json<T>() : ({} as T), text: answer.body }
}
async function send<T = Record<string, unknown>>(path: string, payload: object, as = cookie): Promise<Answered<T>> {
  const answer = await whole.app.inject({
    method: 'POST',
    url: `/v1/backoffice${path}`,
    payload,
    headers: { cookie: as, origin: 'http://localhost:3000' },
  })
  return { status: answer.statusCode, body: answer.json<T>(), text: answer.body }
}
async function changes(kind: string): Promise<unknown[]> {
  return (
    await sql`select action, reason, by_person is not null as "isTold" from audit.change where kind = ${kind} order by id`.execute(
      db,
    )
  ).rows
}
const shops = (await sql<{ id: number; slug: string }>`select id, slug from eshops.eshop`.execute(db)).rows
const [mine, theirs] = ['loja-teste', 'outra-loja'].map(
  (slug) => shops.find((shop) => shop.slug === slug)?.id as number,
) as [number, number]
interface Listed {
  rows: { variantId: number; title: string; state: string; productId: number; isOverridden: boolean }[]
  totalCount: number | null
}

describe('B-08 calls of offers, products, feeds and shops', async () => {
  const spare = (
    await sql<{ id: number; productId: number }>`
      select id, product_id as "productId" from offers.variant where item_id in ('m28', 'm29') order by item_id`.execute(
      db,
    )
  ).rows as [{ id: number; productId: number }, { id: number; productId: number }]
  const runId = (await sql<{ id: number }>`select min(id)::int as id from feeds.import_run`.execute(db)).rows[0]?.id
  const { version, profile } = (await get<{ version: string; profile: object }>(`/eshops/${mine}`)).body
  const shop = { params: { eshopId: mine } }
  const product = { productId: spare[0].productId }
  // As it is: where an attack leaves `preview` out, nothing moves.
  const { categoryId } = (
    await sql<{
      categoryId: number
    }>`select category_id as "categoryId" from offers.variant where item_id = 'a'`.execute(db)
  ).rows[0] as { categoryId: number }
  const broken = market.withoutDatabase.app
  for (const [call, example] of [
    [listVariantsCall, {}],
    [variantInfoCall, { params: { variantId: spare[0].id } }],
    [listTwinsCall, {}],
    [backofficeProductCall, { params: product }],
    [decideTwinsCall, { params: product, body: { otherId: spare[1].productId, isSame: false, reason: REASON } }],
    [listFeedsCall, {}],
    [backofficeFeedCall, shop],
    [backofficeRunCall, { params: { eshopId: mine, runId } }],
    [backofficeCategoriesCall, shop],
    [
      backofficeCorrectionCall,
      { ...shop, body: { about: { itemId: 'a' }, categoryId, preview: true, reason: REASON } },
    ],
    [backofficeEshopCall, shop],
    [editEshopCall, { ...shop, body: { version, profile, reason: REASON } }],
  ] as readonly (readonly [Call, CallExample])[])
    callBattery(call, { app: whole.app, broken, example, cookie })

  // What they do cannot be done twice: each is asked for what is not there, and only the attacks are told apart.
  describe.each(
    (
      [
        [
          overrideVariantCall,
          { params: { variantId: spare[0].id }, body: { version: 999, values: null, reason: REASON } },
        ],
        [splitProductCall, { params: product, body: { variantIds: [spare[0].id], reason: REASON } }],
        [undoDecisionCall, { params: { decisionId: 999 }, body: { reason: REASON } }],
        [
          backofficeDecisionCall,
          { params: { eshopId: mine, runId }, body: { decision: 'approve', missing: 0, reason: REASON } },
        ],
        [fetchNowCall, { ...shop, body: { reason: REASON } }],
        [backofficeCorrectionUndoCall, { params: { eshopId: mine, ruleId: 999 }, body: { reason: REASON } }],
        [suspendEshopCall, { ...shop, body: { reasons: ['prices'], facts: FACTS } }],
        [endSuspensionCall, { ...shop, body: { facts: FACTS } }],
      ] as readonly (readonly [Call, CallExample])[]
    ).map(([call, example]) => ({ call, example, name: call.operationId })),
  )('$name', ({ call, example }) => {
    test.each(callAttacks(call, example))('$name', async ({ method, url, headers, payload, statuses }) => {
      const answer = await whole.app.inject({
        method: method ?? call.method,
        url,
        headers: { cookie, ...headers },
        ...(payload !== undefined && { payload }),
      })
      expect(answer.statusCode, answer.body).toBeLessThan(500)
      if (statuses !== undefined && !statuses.includes(200)) expect(statuses, answer.body).toContain(answer.statusCode)
    })
  })
  afterAll(() => sql`truncate audit.change`.execute(db))
})

describe('B-08 the list of offers', () => {
  test.each([
    ['q=norte', ['Mesa Norte']],
    ['q=mes%20nor', ['Mesa Norte']],
    ['q=5601234567892', ['Mesa Norte']],
    ['q=m7', ['Estante de parede modelo 7']],
    [`eshopId=${0}`, null],
    ['missing=gtin&q=modelo%2030', []],
    ['q=sofa', ['Sofá Sul']],
    ['state=disabled', []],
    ['isGrouped=true', []],
    ['isOverridden=true', []],
  ])('%s', async (query, titles) => {
    const { status, body } = await get<Listed>(`/variants?${query}`)
    if (titles === null) expect(status).toBe(400)
    else expect(body.rows.map(({ title }) => title)).toEqual(titles)
  })

  test('in pages of any order, counted, and as a file', async () => {
    const first = await get<Listed>('/variants?sort=price&pageSize=20')
    const second = await get<Listed>('/variants?sort=price&pageSize=20&page=2')
    expect(first.body.totalCount).toBe(32)
    expect(new Set([...first.body.rows, ...second.body.rows].map(({ variantId }) => variantId)).size).toBe(32)
    const { text } = await get('/variants.csv?q=norte')
    expect(text.split('\r\n')[1]).toContain('Mesa Norte')
  })
})

describe('R-23 one offer', () => {
  test('says where each value comes from, is overridden with a reason, refuses the stale and the contradictory, and gives back', async () => {
    const variantId = (await get<Listed>('/variants?q=norte')).body.rows[0]?.variantId as number
    interface Info {
      title: string
      values: { name: string; value: string; source: string; feed: string | null }[]
      override: { version: number } | null
      prices: unknown[]
    }
    const { body } = await get<Info>(`/variants/${variantId}`)
    expect(body.values).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'colours', value: 'Branco', source: 'field:color' }),
        expect.objectContaining({ name: 'gtin', value: '05601234567892', source: 'field:gtin' }),
      ]),
    )
    expect(body.prices).toHaveLength(1)
    const path = `/variants/${variantId}/override`
    const saved = await send<{ version: number }>(path, { version: 0, values: { title: 'Mesa Nova' }, reason: REASON })
    const { version } = saved.body
    expect(saved.status).toBe(200)
    expect(await send(path, { version: 0, values: { title: 'Outra' }, reason: REASON })).toMatchObject({ status: 409 })
    expect(
      await send(path, { version, values: { sizes: { width: { lowMm: 9, highMm: 3 } } }, reason: REASON }),
    ).toMatchObject({ status: 422, body: { detail: expect.stringContaining('sizes.width') as string } })
    expect(await send(path, { version, values: { title: 'x', price: 3 }, reason: REASON })).toMatchObject({
      status: 400,
    })
    const after = (await get<Info>(`/variants/${variantId}`)).body
    expect(after).toMatchObject({ title: 'Mesa Nova', override: { version } })
    expect(after.values[0]).toMatchObject({ name: 'title', value: 'Mesa Nova', source: 'person', feed: 'Mesa Norte' })
    expect(await send(path, { version, values: null, reason: REASON })).toMatchObject({ status: 200 })
    expect(await changes('variant.override')).toEqual([
      { action: 'set', reason: REASON, isTold: true },
      { action: 'taken-back', reason: REASON, isTold: true },
    ])
  })

  test('products are merged, shown with the decision, and parted again', async () => {
    const { rows } = (await get<Listed>('/variants?q=modelo&sort=id&pageSize=2')).body
    // The older product stays; which of two offers that came together has it is not said.
    const [one, other] = rows.toSorted((a, b) => a.productId - b.productId) as [Listed['rows'][0], Listed['rows'][0]]
    const merged = await send<{ decisionId: number }>(`/products/${one.productId}/twin`, {
      otherId: other.productId,
      isSame: true,
      reason: REASON,
    })
    expect(merged.status).toBe(200)
    const product = await get<{ offers: unknown[]; decisions: { reason: string }[] }>(`/products/${one.productId}`)
    expect([product.body.offers.length, product.body.decisions[0]?.reason]).toEqual([2, REASON])
    expect((await get<Listed>('/variants?isGrouped=true')).body.rows).toHaveLength(2)
    expect((await send(`/decisions/${merged.body.decisionId}/undo`, { reason: REASON })).status).toBe(200)
    expect((await get<{ offers: unknown[] }>(`/products/${one.productId}`)).body.offers).toHaveLength(1)
    expect(
      (await send(`/products/${one.productId}/split`, { variantIds: [one.variantId], reason: REASON })).status,
    ).toBe(422)
    expect((await get<Listed>('/twins')).status).toBe(200)
    expect(await changes('product.decision')).toMatchObject([{ action: 'together' }, { action: 'undone' }])
  })
})

describe('B-08 feeds and shops', () => {
  test('a shop that does not exist has no feed, no categories and takes no correction', async () => {
    const body = { about: { path: 'Mesas', words: null }, categoryId: 1, reason: REASON }
    expect((await send('/feeds/4711/categories', body)).status).toBe(404)
    expect((await send('/feeds/4711/fetch', { reason: REASON })).status).toBe(404)
    expect((await get('/feeds/4711/categories')).status).toBe(404)
  })

  test('a held run shows what would go, is approved as it was read, and is told', async () => {
    bench.clock.advanceMs(600_000)
    await bench.importItems(ITEMS.slice(0, 12))
    const { body } = await get<{ rows: { state: string; heldRunId: number }[] }>('/feeds?state=held')
    const runId = body.rows[0]?.heldRunId as number
    const run = await get<{ hold: { missing: { count: number } } }>(`/feeds/${mine}/runs/${runId}`)
    expect(run.body.hold.missing.count).toBe(19)
    const path = `/feeds/${mine}/runs/${runId}/decision`
    expect((await send(path, { decision: 'approve', missing: 3, reason: REASON })).status).toBe(409)
    expect(
      (await send(`/feeds/${theirs}/runs/${runId}/decision`, { decision: 'approve', missing: 19, reason: REASON }))
        .status,
    ).toBe(404)
    expect(await send(path, { decision: 'approve', missing: 19, reason: REASON })).toMatchObject({
      status: 200,
      body: { state: 'running' },
    })
    await recoverRuns(bench.deps)
    expect((await get<Listed>('/variants?state=absent')).body.totalCount).toBe(19)
    expect(await changes('feed.held-run')).toEqual([{ action: 'approved', reason: REASON, isTold: true }])
    expect((await send(`/feeds/${mine}/fetch`, { reason: REASON })).status).toBe(409)
  })

  test("a shop is edited by the checks of its file, and not over somebody else's edit", async () => {
    interface Eshop {
      version: string
      profile: Record<string, unknown>
      liveOffers: number
    }
    const { body } = await get<Eshop>(`/eshops/${theirs}`)
    const profile = {
      ...body.profile,
      contactMail: 'loja@exemplo.pt',
      tariffs: [{ region: 'mainland', priceCents: 490 }],
    }
    const edit = (changed: object, version = body.version) =>
      send<{ version: string; detail: string; warnings: string[] }>(`/eshops/${theirs}`, {
        version,
        profile: changed,
        reason: REASON,
      })
    expect(
      (await edit({ ...profile, tariffs: [{ region: 'mainland', delivered: false, priceCents: 1 }] })).status,
    ).toBeGreaterThanOrEqual(400)
    const saved = await edit(profile)
    expect(saved.status).toBe(200)
    expect((await edit(profile)).status).toBe(409)
    const doubled = { code: 'ABC', valueType: 'percent', value: 5, unconditional: true }
    expect(
      await edit({ ...profile, vouchers: [doubled, { ...doubled, code: 'abc' }] }, saved.body.version),
    ).toMatchObject({ status: 422, body: { detail: expect.stringContaining('vouchers[1].code') as string } })
    expect(
      JSON.stringify((await sql`select before, after from audit.change where kind = 'eshop.profile'`.execute(db)).rows),
    ).not.toContain('exemplo.pt')
  })
})
