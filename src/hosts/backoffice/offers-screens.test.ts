import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { paths } from '#storefront/paths.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const ITEMS = Array.from({ length: 24 }, (_, at) =>
  anItem({ id: `m${at}`, title: `Mesa modelo ${at}`, color: 'Branco' }),
)
const market = await aMarketplace(database, { items: ITEMS })
const { bench, whole } = market
afterAll(() => market.close())
const { header: cookie } = await aSignedInPerson(
  { db, clock: bench.clock },
  { email: 'ada@exemplo.pt', roles: { admin: true } },
  SECRET,
)

async function get(url: string) {
  const { statusCode, body } = await whole.app.inject({ url: `/admin${url}`, headers: { cookie } })
  expect(statusCode, `${url} ${body}`).toBe(200)
  return body
}
/** As a browser without script sends a form. */
async function send(url: string, fields: Record<string, string>) {
  const { body } = await whole.app.inject({
    method: 'POST',
    url: `/admin${url}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
  })
  return body
}
const variant = (
  await sql<{ id: number; productId: number; eshopId: number }>`
    select id, product_id as "productId", eshop_id as "eshopId" from offers.variant where item_id = 'm3'`.execute(db)
).rows[0] as { id: number; productId: number; eshopId: number }
const shop = `/lojas/${variant.eshopId}`

describe('screens of offers, products, shops and feeds, without script', () => {
  test('B-08 lists lead to each offer and shop', async () => {
    expect(await get('/ofertas?q=modelo%203')).toContain(`href="/admin/ofertas/${variant.id}"`)
    expect(await get('/ofertas?missing=gtin&sort=price')).toContain('24 ofertas')
    expect(await get('/lojas')).toContain(`href="/admin${shop}"`)
    expect(await get('/pares')).toContain('Nada espera por uma decisão.')
    expect(await get(`/produtos/${variant.productId}`)).toContain('Mesa modelo 3')
    for (const path of ['', '/editar', '/categorias']) await get(shop + path)
  })

  test('P-03 L-14 the links of the panels on cards lead to the screens of that offer', async () => {
    const screens = [paths.adminVariantEdit(variant.id), paths.adminVariantInfo(variant.id)]
    for (const screen of screens) expect(await get(screen.slice('/admin'.length))).toContain('Mesa modelo 3')
  })

  test('R-23 an offer is corrected, shown with its source, and given back to its feed', async () => {
    const path = `/ofertas/${variant.id}`
    const fields = {
      version: '0',
      'title.mode': 'set',
      title: 'Mesa Nova',
      'colours.mode': 'unknown',
      reason: 'o feed engana-se',
      what: 'save',
    }
    expect(await send(path, fields)).toContain('Correção guardada.')
    const info = await get(`${path}/info`)
    for (const words of ['Mesa Nova', 'corrigido por uma pessoa', 'Mesa modelo 3']) expect(info).toContain(words)
    expect(await send(path, { ...fields, title: 'Outra mesa' })).toContain('Isto mudou entretanto')
    expect(await send(path, { ...fields, version: '1', title: 'Só 99 €' })).toContain('Não foi guardado. Nome')
    expect(await send(path, { version: '1', isDisabled: '1', reason: 'o feed engana-se', what: 'save' })).toContain(
      '1 oferta sai das listagens',
    )
    expect(await send(path, { version: '1', reason: 'já está certo', what: 'take-back' })).toContain(
      'Correção retirada',
    )
    expect(await get(path)).toContain('Mesa modelo 3')
  })

  test('B-08 a held import says what would go before it is approved; a suspension says how many offers', async () => {
    bench.clock.advanceMs(600_000)
    await bench.importItems(ITEMS.slice(0, 10))
    const run = (await sql<{ id: number }>`select id from feeds.import_run where state = 'held'`.execute(db)).rows[0]
      ?.id
    const path = `${shop}/importacoes/${run}`
    expect(await get(path)).toContain('14 saem')
    const decision = { decision: 'approve', missing: '14', created: '0', prices: '0', reason: 'a loja confirmou' }
    expect(await send(path, decision)).toContain('14 ofertas saem')
    expect(await send(path, { ...decision, confirmed: '1' })).toContain('Aprovada')
    const suspension = { reasons: 'prices', facts: 'Três preços do feed eram metade dos da loja.', what: 'suspend' }
    expect(await send(shop, suspension)).toContain('24 ofertas saem das listagens já')
    expect(await send(shop, { ...suspension, confirmed: '1' })).toContain('A loja não tem e-mail de contacto')
  })
})
