import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { ancestors, type Category, categoryById, departments } from '#domains/catalogue/contract.ts'
import { correctClicks } from '#domains/billing/ledger/correct-clicks.ts'
import { postClicks } from '#domains/billing/ledger/post-clicks.ts'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { insertClicks } from '#domains/clicks/storage.ts'
import { aClick } from '#domains/clicks/testing.ts'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember, type MemberRole } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** B-07 B-04: a shop's statistics and offers, asked as a browser without script does. */

const GTIN = '5601234567892'
const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: [
    anItem({ id: 'sofa', title: 'Sofá Óbidos', gtin: GTIN, price: '500.00 EUR', shipping: shippingOf('0.00 EUR') }),
    anItem({ id: 'mesa', title: 'Mesa Tomar', image_link: undefined }),
  ],
})
for (const [shop, price] of [
  ['Outra Loja', '450.00 EUR'],
  ['Terceira Loja', '600.00 EUR'],
] as const)
  await market.importItems(
    [
      anItem({
        id: 'x',
        title: 'Sofá Óbidos',
        gtin: GTIN,
        price,
        link: 'https://outra.pt/x',
        shipping: shippingOf('20.00 EUR'),
      }),
    ],
    shop,
  )
afterAll(() => market.close())
const { clock } = market.bench
const { app } = market.whole
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId

function shippingOf(price: string) {
  return `PT::Standard:${price}`
}
async function memberAs(role: MemberRole): Promise<string> {
  const { person, header } = await aSignedInPerson({ db, clock }, { email: `${role}@loja.pt` }, SECRET)
  await db
    .transaction()
    .execute((tx) => addMember(tx, { eshopId, personId: person.id, role, by: null, now: clock.now() }))
  return header
}
const [owner, viewer] = [await memberAs('owner'), await memberAs('viewer')]
const { rows: offers } = await sql<{ itemId: string; id: number }>`
  select item_id as "itemId", id from offers.variant where eshop_id = ${eshopId}`.execute(db)
const [sofa = 0, mesa = 0] = ['sofa', 'mesa'].map((itemId) => offers.find((offer) => offer.itemId === itemId)?.id)
const { rows: theirs } = await sql<{ id: number }>`select id from offers.variant where eshop_id <> ${eshopId}`.execute(
  db,
)

/** Today is the first of November: in the last seven days three paid clicks on the sofa, one on the table, one robot's; before them one. */
const made = [
  aClick({ at: '2026-10-30T12:00:00Z', variantId: sofa, cpcMicros: 150_000 }),
  aClick({ at: '2026-10-30T13:00:00Z', variantId: sofa, cpcMicros: 150_000, source: 6 }),
  aClick({ at: '2026-10-31T12:00:00Z', variantId: sofa, cpcMicros: 150_000 }),
  aClick({ at: '2026-10-31T12:01:00Z', variantId: sofa, cpcMicros: 150_000, userAgent: 'curl/8.5.0' }),
  aClick({ at: '2026-10-31T15:00:00Z', variantId: mesa, cpcMicros: 100_000 }),
  aClick({ at: '2026-10-20T12:00:00Z', variantId: sofa, cpcMicros: 150_000 }),
].map((click) => ({ ...click, eshopId }))
await insertClicks(db, made)
await classifyClicks(db, clock)
await postClicks(db, clock)
await db.transaction().execute((tx) => correctClicks(tx, [{ uid: made[1]?.uid ?? '', reason: 'by_hand' }], clock.now()))

function ask(path: string, cookie = owner) {
  return app.inject({ url: `/lojas-site/loja/loja-teste${path}`, headers: { cookie } })
}
function call(path: string, cookie = owner) {
  return app.inject({ url: `${path}${path.includes('?') ? '&' : '?'}eshop=loja-teste`, headers: { cookie } })
}
async function textOf(path: string, cookie = owner): Promise<string> {
  return (await ask(path, cookie)).body
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replace(/\s+/g, ' ')
}

describe('B-07 B-04 statistics of a shop', () => {
  test('figures stand beside those of the period before; a shop that has told no purchase has no data of them, not 0', async () => {
    const text = await textOf('/estatisticas?periodo=7')
    expect(text).toContain('De 26 de outubro de 2026 a 1 de novembro de 2026')
    expect(text).toContain('Cliques que contam 4 antes 1 (+300 %)')
    expect(text).toContain('Cliques que não contam 1 antes 0')
    // three sofas at 0,15 and a table at 0,10, of which one sofa was taken back
    expect(text).toContain('Custo 0,40 € antes 0,15 € (+167 %)')
    expect(text).toContain('Retirado depois 0,15 €')
    expect(text).toContain('Compras sem dados antes: sem dados')
    expect(text).toContain('Taxa de conversão sem dados')
    expect(text).toContain('O pedido veio de um robô. 1')
  })
  test('purchases are counted from the first that was told on', async () => {
    await sql`insert into orders.purchase (eshop_id, order_id, ordered_at, told_by, is_trusted, digest, told_at, click_uid)
      values (${eshopId}, 'A1', '2026-10-31T16:00:00Z', 'call', true, sha256('x'), ${clock.now()}, ${made[2]?.uid})`.execute(
      db,
    )
    const text = await textOf('/estatisticas?de=2026-10-31&ate=2026-11-01')
    expect(text).toContain('Compras 1 antes: sem dados')
    expect(text).toContain('Taxa de conversão 50 %')
    expect(await textOf('/estatisticas?periodo=7')).toContain('Compras sem dados')
  })
  test.each([
    ['day', '1 de novembro de 2026 0 0'],
    ['week', '26 de outubro de 2026 a 1 de novembro de 2026 5 4'],
    ['month', 'novembro de 2026 0 0'],
    ['reason', 'O pedido veio de um robô. 1 0'],
    ['source', 'Resultados da pesquisa 1 1'],
    ['category', '5 4'],
    ['offer', 'Sofá Óbidos 5 4'],
  ])('are broken down by %s, with names', async (by, expected) => {
    expect(await textOf(`/estatisticas?periodo=7&por=${by}`)).toContain(expected)
  })
  test('rows are sorted by the address, and a period that cannot be is named', async () => {
    const byClicks = await textOf('/estatisticas?periodo=7&por=source&sort=clicks')
    expect(byClicks.indexOf('Resultados da pesquisa')).toBeLessThan(byClicks.indexOf('Lista de uma categoria'))
    const most = await textOf('/estatisticas?periodo=7&por=source')
    expect(most.indexOf('Resultados da pesquisa')).toBeGreaterThan(most.indexOf('Lista de uma categoria'))
    expect(await textOf('/estatisticas?de=2026-10-31&ate=2026-10-01')).toContain('A data «até» é antes da data «de».')
    const empty = await textOf('/estatisticas?de=2026-06-01&ate=2026-06-02')
    expect([empty.includes('Neste período não houve cliques.'), empty.includes('Impressões sem dados')]).toEqual([
      true,
      true,
    ])
  })
  test('P-04 who has no right to money sees none, in the screen, the CSV and the clicks of a day', async () => {
    const screen = await textOf('/estatisticas?periodo=7', viewer)
    expect([screen.includes('Cliques que contam 4'), screen.includes('€')]).toEqual([true, false])
    const csv = '/api/v2/billing/statistics.csv?by=source&from=2026-10-26&to=2026-11-01'
    const [mine, seen] = [(await call(csv)).body, (await call(csv, viewer)).body]
    expect(mine).toContain('"6";"Resultados da pesquisa";1;1;1;0,150000;1;0,150000')
    expect(seen).toContain('"6";"Resultados da pesquisa";1;1;1;;1;')
    expect((await call('/api/v2/clicks/2026-10-31', viewer)).json().clicks[0].costMicros).toBeNull()
    expect((await call('/api/v2/clicks/2026-10-31')).json().clicks[0].costMicros).toBe(100_000)
    expect(await textOf('/cliques/2026-10-31', viewer)).not.toContain('0,10 €')
  })
})

describe('B-07 offers of a shop', () => {
  test('each stands beside the others of its product as its page has them, without a name of theirs', async () => {
    const { rows } = (await call('/api/v2/shop/offers?sort=price')).json()
    expect(rows[1]).toMatchObject({
      itemId: 'sofa',
      otherOffers: 2,
      lowestOtherCents: 45_000,
      medianCents: 50_000,
      deliveredCents: 50_000,
      lowestOtherDeliveredCents: 47_000,
      place: 2,
      clicks: 4,
      costMicros: 450_000,
    })
    expect(rows[0]).toMatchObject({ itemId: 'mesa', otherOffers: 0, medianCents: null, place: 1, clicks: 1 })
    const { body } = await ask('/ofertas')
    expect([body.includes('2.ª de 3'), body.includes('Outra Loja'), body.includes('Terceira')]).toEqual([
      true,
      false,
      false,
    ])
  })
  test('are found by what is dearer than the cheapest, and sorted by clicks', async () => {
    const items = async (query: string) =>
      (await call(`/api/v2/shop/offers?${query}`)).json().rows.map(({ itemId }: { itemId: string }) => itemId)
    expect(await items('isDearer=true')).toEqual(['sofa'])
    expect(await items('isDearer=false')).toEqual(['mesa'])
    expect(await items('sort=-clicks')).toEqual(['sofa', 'mesa'])
    expect(await items('sort=clicks')).toEqual(['mesa', 'sofa'])
    expect((await call('/api/v2/shop/offers.csv?isDearer=true')).body).toContain('"sofa"')
    expect((await call('/api/v2/shop/offers?sort=price', viewer)).json().rows[1].costMicros).toBeNull()
  })
  test('are found by a category, which is chosen by its name, with those of the categories below it', async () => {
    const { rows } = await sql<{ id: number }>`
      select category_id as id from offers.variant where id = ${sofa} and category_id is not null`.execute(db)
    const own = categoryById(rows[0]?.id ?? 0) as Category
    const [top] = ancestors(own) as [Category]
    const named = async (id: number, header = owner) => {
      const { body } = await ask(`/ofertas?categoryId=${id}`, header)
      return {
        hasSofa: body.includes('Sofá Óbidos'),
        chosen: /<option value="\d+" selected="">([^<]*)/.exec(body)?.[1],
      }
    }
    expect(await named(top.id)).toEqual({ hasSofa: true, chosen: top.name })
    expect(await named(own.id)).toMatchObject({ hasSofa: true, chosen: expect.stringContaining(` › ${own.name}`) })
    expect(await named(departments().find(({ id }) => id !== top.id)?.id ?? 0)).toMatchObject({ hasSofa: false })
    expect(await named(top.id, viewer)).toMatchObject({ hasSofa: true })
  })
  test('one says what was read and where, its price, why it is not seen and what a click costs', async () => {
    await sql`insert into billing.bidding (eshop_id, mode) values (${eshopId}, 'MPO')`.execute(db)
    await sql`insert into billing.bid (eshop_id, category_id, price_from_cents, price_to_cents, cpc_micros) values (${eshopId}, 0, 0, null, 150000)`.execute(
      db,
    )
    await sql`insert into billing.bid_factor (eshop_id, item_id, percent) values (${eshopId}, 'sofa', 120)`.execute(db)
    await sql`insert into offers.bid (variant_id, cpc_micros, is_in_force, mode) values (${sofa}, 180000, true, 'MPO')`.execute(
      db,
    )
    const text = await textOf(`/ofertas/${sofa}`)
    expect(text).toContain('Nada impede que esta oferta seja vista.')
    expect(text).toContain('mais 50,00 € do que a mais barata')
    expect(text).toContain('campo gtin do feed')
    expect(text).toContain('Um clique nesta oferta custa 0,18 €.')
    expect(text).toContain('Licitação 0,15 € Fator desta oferta 120 % Mínimo da categoria 0,02 €')
    expect(text).toContain('Não mostramos desconto: o preço não desceu')
    expect(await textOf(`/ofertas/${mesa}`)).toContain('sem imagem. Dê ao artigo uma imagem que se possa ir buscar.')
    const seen = await textOf(`/ofertas/${sofa}`, viewer)
    expect([seen.includes('4 deste mês e do anterior'), seen.includes('Quanto custa um clique')]).toEqual([true, false])
  })
  test('P-04 one of another shop, or none, is not there', async () => {
    const statuses = []
    for (const id of [theirs[0]?.id, 987_654, 'x', 0]) statuses.push((await ask(`/ofertas/${id}`)).statusCode)
    expect(statuses).toEqual([404, 404, 404, 404])
    expect((await call(`/api/v2/bids/offers/${theirs[0]?.id}`)).statusCode).toBe(404)
  })
})

test('B-07 today stands beside yesterday and last week, and says what waits', async () => {
  await sql`insert into reviews.review (external_id, subject, eshop_id, source, verified_by, half_stars, state, nickname, body, written_at, changed_at, published_at)
    values ('r0123456789abcdef', 'eshop', ${eshopId}, 'site', 'none', 4, 'published', 'Berta', 'Chegou tarde.', ${clock.now()}, ${clock.now()}, ${clock.now()})`.execute(
    db,
  )
  const text = await textOf('')
  expect(text).toContain('Cliques que contam 0 ontem 2, há uma semana 0')
  expect(text).toContain('Custo dos cliques 0,00 € ontem 0,25 €, há uma semana 0,00 €')
  expect(text).toContain('1 avaliação sem resposta sua. Responder')
  expect((await textOf('', viewer)).includes('Custo dos cliques')).toBe(false)
})
