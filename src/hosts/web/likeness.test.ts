import { hash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { describePicture, similarityCall } from '#domains/images/contract.ts'
import { keepDescriptor } from '#domains/images/likeness/descriptor-storage.ts'
import { buildLikeness } from '#domains/images/likeness/build-likeness.ts'
import { aPiece } from '#domains/images/scoring/testing-solids.ts'
import { decoded, pieceFile, plainShot, seededDraw } from '#domains/images/scoring/testing.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { likenessCandidates } from '#domains/images/likeness/likeness-of-offers.ts'
import { aMarketplace } from '../testing.ts'

/** Ten sofas: 0 and 1 are one design from two sides, the others are not; 9 has no picture; a lamp in another department. */
function urlOf(item: number): string {
  return `https://www.loja-teste.pt/imagens/${item}.jpg`
}
const NAMES = ['Alvor', 'Sagres', 'Tavira', 'Lagos', 'Silves', 'Aljezur', 'Loulé', 'Faro', 'Olhão', 'Monchique']
const sofas = NAMES.map((name, at) =>
  anItem({
    id: `s-${at}`,
    title: `Sofá de 3 lugares ${name}`,
    price: `${500 + ((at * 37) % 90)}.00 EUR`,
    image_link: urlOf(at),
    product_type: 'Sofás',
  }),
)
const database = await testDatabase()
const market = await aMarketplace(database, { items: sofas })
afterAll(() => market.close())
const { app } = market.whole
const { db } = database
const { clock } = market.bench

function designOf(item: number) {
  return aPiece(
    seededDraw(item <= 1 ? 500 : 500 + item),
    'sofa',
    item <= 1 ? 'azul' : ['cinzento', 'verde', 'vermelho'][item % 3],
  )
}
async function keepPicture(item: number): Promise<void> {
  const pixels = await decoded(
    await pieceFile(
      designOf(item),
      item === 1 ? { ...plainShot, yaw: 0.2, mirror: true, ground: [238, 238, 240] } : plainShot,
    ),
  )
  const [sha256, key] = [hash('sha256', `picture ${item}`, 'buffer'), hash('sha256', urlOf(item), 'hex').slice(0, 32)]
  const { rows } = await sql<{
    id: number
  }>`insert into images.picture (sha256, state, original_format, original_width, original_height, width, height, bytes, type, ai_score, created_at)
    values (${sha256}, 'stored', 'jpeg', 600, 600, 600, 600, 1000, 'piece', 90, ${clock.now()}) returning id`.execute(
    db,
  )
  await keepDescriptor(db, rows[0]?.id ?? 0, describePicture(pixels))
  await sql`insert into images.source (url, url_key, eshop_id, variant_ids, state, picture_id, priority, created_at) values (${urlOf(item)}, ${key}::uuid, 1, '{}', 'fetched', ${rows[0]?.id ?? 0}, 0, ${clock.now()})
    on conflict (url_key) do update set state = 'fetched', picture_id = excluded.picture_id, queue = null`.execute(db)
}
for (let item = 0; item < 9; item += 1) await keepPicture(item)
await buildLikeness({
  db,
  folder: join(market.bench.folder, 'likeness'),
  now: clock.now(),
  candidates: () => likenessCandidates(db),
})
await market.followLikeness()

const ids = new Map(
  (
    await sql<{
      item_id: string
      id: number
      product_id: number
      slug: string
    }>`select v.item_id, v.id, v.product_id, p.slug from offers.variant v join offers.product p on p.id = v.product_id`.execute(
      db,
    )
  ).rows.map((row) => [row.item_id, row]),
)
function variantOf(item: number): number {
  return ids.get(`s-${item}`)?.id ?? 0
}
async function ask(item: number, query = '') {
  const answer = await app.inject(`/api/v2/variant/${variantOf(item)}/similarity${query}`)
  return {
    status: answer.statusCode,
    body: answer.json<{
      variants: { id: number; productId: number; active: boolean }[]
      requestId: string | null
      mode: string
      code?: string
      detail?: string
    }>(),
  }
}

describe('A-01.14 the similarity call', () => {
  callBattery(similarityCall, { app, example: { params: { variantId: variantOf(3) }, query: { mode: 'onlyCache' } } })

  test('A-01.14 onlyCache answers at once with what is kept: nothing at first', async () => {
    expect(await ask(0, '?mode=onlyCache')).toEqual({
      status: 200,
      body: { variants: [], requestId: null, mode: 'onlyCache' },
    })
  })
  test('A-01.14 onlyAPI computes: the same design from another side comes first, the own product never', async () => {
    const { body } = await ask(0, '?mode=onlyAPI')
    expect(body).toMatchObject({ mode: 'onlyAPI', requestId: expect.stringMatching(/^[\w-]{28}$/) })
    expect(body.variants[0]?.id).toBe(variantOf(1))
    expect(body.variants.map(({ id }) => id)).not.toContain(variantOf(0))
    expect(body.variants).toHaveLength(8)
  })
  test('A-01.14 what was computed is kept: onlyCache and no mode answer it under the same id', async () => {
    const first = await ask(2, '?mode=onlyAPI')
    for (const query of ['?mode=onlyCache', '', '?mode=onlyAPI'])
      expect((await ask(2, query)).body).toMatchObject({
        requestId: first.body.requestId,
        variants: first.body.variants.map(({ id }) => ({ id })),
      })
  })
  test('A-01.14 a piece whose picture is not here has nothing to compare by', async () => {
    expect(await ask(9)).toEqual({ status: 200, body: { variants: [], requestId: null, mode: 'onlyAPI' } })
  })
  test('A-01.14 by another of our pictures the answer is another', async () => {
    const { rows } = await sql<{
      id: number
      hash: string
    }>`select p.id, encode(substr(p.sha256, 1, 3), 'hex') as hash from images.picture p join images.source s on s.picture_id = p.id where s.url = ${urlOf(1)}`.execute(
      db,
    )
    const [picture] = rows
    const path = `/product/${picture?.hash.slice(0, 2)}/${picture?.hash.slice(2, 4)}/${picture?.hash.slice(4)}/p${picture?.id}/w360`
    // 0 and 1 are one design.
    expect(
      (await ask(5, `?imageUrl=${encodeURIComponent(path)}`)).body.variants
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([variantOf(0), variantOf(1)].toSorted())
    const wrong = await ask(
      5,
      `?imageUrl=${encodeURIComponent(path.replace(picture?.hash.slice(0, 2) ?? '', picture?.hash.startsWith('00') ? '11' : '00'))}`,
    )
    expect([wrong.status, wrong.body.code]).toEqual([400, 'parameter_invalid'])
  })
  test('A-01.14 an address that is not ours is refused by name, whatever it is, and nothing is fetched', async () => {
    for (const url of [
      'https://evil.example/product/aa/bb/cc/p1',
      '//evil.example/product/aa/bb/cc/p1',
      'http://localhost:3000.evil.example/product/aa/bb/cc/p1',
      'javascript:alert(1)',
      '/product/aa/bb/cc/../p1',
      '/etc/passwd',
      'file:///product/aa/bb/cc/p1',
      '/product/AA/bb/cc/p1',
      '/review/aa/bb/cc/p1',
      '/product/aa/bb/cc/p0',
    ]) {
      const { status, body } = await ask(0, `?imageUrl=${encodeURIComponent(url)}`)
      expect([url, status, body.code, body.detail]).toEqual([
        url,
        400,
        'parameter_invalid',
        expect.stringContaining('imageUrl'),
      ])
    }
  })
  test('A-01.14 an unknown mode, category or variant is refused by name', async () => {
    expect((await ask(0, '?mode=onlyMagic')).body).toMatchObject({
      code: 'parameter_invalid',
      detail: expect.stringContaining('mode'),
    })
    expect((await ask(0, '?categoryId=2000000000')).body).toMatchObject({
      code: 'parameter_invalid',
      detail: expect.stringContaining('categoryId'),
    })
    expect((await app.inject('/api/v2/variant/2000000000/similarity')).statusCode).toBe(404)
  })
  test('fault D1 without the database it says so', async () => {
    expect((await market.withoutDatabase.app.inject(`/api/v2/variant/${variantOf(0)}/similarity`)).statusCode).toBe(503)
  })
})

function nameOf(item: number): string {
  return `${ids.get(`s-${item}`)?.product_id}-${ids.get(`s-${item}`)?.slug}`
}

describe('R-07 the page of pieces that look like one', () => {
  test('R-17 a product page shows like pieces by picture and leads to all of them', async () => {
    const page = (await app.inject(`/produto/${nameOf(0)}`)).body
    expect(page).toContain('Peças parecidas')
    expect(page).toContain(`href="/produto/${nameOf(0)}/parecidas" rel="nofollow"`)
    const cards = [...page.slice(page.indexOf('Peças parecidas')).matchAll(/href="\/produto\/(\d+)-/g)].map(([, id]) =>
      Number(id),
    )
    expect(cards[0]).toBe(ids.get('s-1')?.product_id)
  })
  test('R-17 without its picture a product page shows like pieces by attributes, and no such link', async () => {
    const page = (await app.inject(`/produto/${nameOf(9)}`)).body
    expect(page).toContain('Peças parecidas')
    expect(page).not.toContain('/parecidas"')
  })
  test('R-07 the link leads to a page of the result ids, in order of likeness or of price, for no search engine', async () => {
    const lead = await app.inject(`/produto/${nameOf(0)}/parecidas`)
    expect([lead.statusCode, lead.headers['cache-control'], lead.headers.location]).toEqual([
      302,
      'no-store',
      expect.stringMatching(new RegExp(`^/products/visually-similar/[\\w-]{28}/${nameOf(0)}$`)),
    ])
    const page = await app.inject(String(lead.headers.location))
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    expect(idsIn(page.body)[0]).toBe(ids.get('s-1')?.product_id)
    const cheapest = idsIn((await app.inject(`${lead.headers.location}?ordenar=preco`)).body)
    const prices = new Map(sofas.map((_, at) => [ids.get(`s-${at}`)?.product_id, 500 + ((at * 37) % 90)]))
    expect(cheapest.map((id) => prices.get(id) ?? 0)).toEqual(
      cheapest.map((id) => prices.get(id) ?? 0).toSorted((one, other) => one - other),
    )
    expect(cheapest).toHaveLength(8)
  })
  test('R-07 another slug and unknown keys lead to the one address', async () => {
    const { location } = (await app.inject(`/produto/${nameOf(0)}/parecidas?regiao=acores`)).headers
    expect(location).toMatch(/\?regiao=acores$/)
    const [path] = String(location).split('?') as [string]
    const wrong = await app.inject(
      `${path.slice(0, path.lastIndexOf('/'))}/${nameOf(0).split('-')[0]}-outra-coisa?ordenar=parecenca`,
    )
    expect([wrong.statusCode, wrong.headers.location]).toEqual([301, path])
  })
  test('R-07 an id that never was is not found; a day later the page says so and leads to a fresh one', async () => {
    for (const id of ['x', 'A'.repeat(28), '..%2f..', '%00'])
      expect([id, (await app.inject(`/products/visually-similar/${id}/${nameOf(0)}`)).statusCode]).toEqual([id, 404])
    const location = String((await app.inject(`/produto/${nameOf(0)}/parecidas`)).headers.location)
    await sql`update images.similarity set created_at = created_at - interval '24 hours'`.execute(db)
    const gone = await app.inject(location)
    expect([gone.statusCode, gone.body]).toEqual([
      410,
      expect.stringContaining(`href="/produto/${nameOf(0)}/parecidas"`),
    ])
    const fresh = String((await app.inject(`/produto/${nameOf(0)}/parecidas`)).headers.location)
    expect(fresh).not.toBe(location)
    expect((await app.inject(fresh)).statusCode).toBe(200)
  })
  test('R-07 a product that is gone from its shop is among them no more', async () => {
    const location = String((await app.inject(`/produto/${nameOf(0)}/parecidas`)).headers.location)
    await market.importItems(sofas.filter((_, at) => at !== 1))
    expect(idsIn((await app.inject(location)).body)).not.toContain(ids.get('s-1')?.product_id)
    expect((await ask(0, '?mode=onlyAPI')).body.variants.map(({ id }) => id)).not.toContain(variantOf(1))
  })
})

/** Products of the cards, in their order. */
function idsIn(html: string): number[] {
  return [
    ...new Set(
      [...html.slice(html.indexOf('grid-list')).matchAll(/href="\/produto\/(\d+)-/g)].map(([, id]) => Number(id)),
    ),
  ]
}
