import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { colours } from '#domains/catalogue/contract.ts'
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
function labelOfColour(id: number): string {
  return colours.find((colour) => colour.id === id)?.label ?? ''
}
/** As the form of a screen carries it. */
async function versionOn(path: string): Promise<string> {
  return / name="version" value="(\w+)"/.exec(await get(path))?.[1] ?? ''
}
const variant = (
  await sql<{ id: number; productId: number; eshopId: number }>`
    select id, product_id as "productId", eshop_id as "eshopId" from offers.variant where item_id = 'm3'`.execute(db)
).rows[0] as { id: number; productId: number; eshopId: number }
const other = (
  await sql<{ productId: number }>`select product_id as "productId" from offers.variant where item_id = 'm4'`.execute(
    db,
  )
).rows[0] as { productId: number }
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
    expect(info).toContain(`href="/admin/registo?kind=variant.override&amp;thingId=${variant.id}"`)
    const stale = await send(path, { ...fields, title: 'Outra mesa', 'colours.mode': 'set', colours: '1' })
    for (const words of ['Isto mudou entretanto', 'Outra mesa', 'desconhecido', labelOfColour(1)])
      expect(stale).toContain(words)
    expect(stale).not.toContain('{&quot;')
    const version = await versionOn(path)
    const wrong = await send(path, {
      ...fields,
      version,
      title: 'Só 99 €',
      'sizes.width.mode': 'set',
      'sizes.width.low': 'x',
    })
    // It comes back with what was typed, names the field at the head of the form and at it, and opens the group around it.
    expect(wrong).toContain('<a href="#campo-sizes.width.low">Largura: uma medida vai de')
    expect(wrong).toMatch(
      /id="campo-sizes\.width\.low"[^>]* aria-describedby="campo-sizes\.width\.lowe" aria-invalid="true"[^>]* value="x"/,
    )
    expect(wrong).toMatch(/<details class="field-group" open=""><summary>Medidas/)
    expect(wrong).toContain('value="Só 99 €"')
    expect(wrong).toMatch(/<textarea[^>]*name="reason"[^>]*>o feed engana-se<\/textarea>/)
    expect(wrong).toMatch(/name="colours\.mode"[^]*?<option value="unknown" selected="">/)
    expect(await send(path, { ...fields, version, title: 'Só 99 €' })).toContain(
      '<a href="#campo-title">Nome: um nome tem',
    )
    expect(await send(path, { version, isDisabled: '1', reason: 'o feed engana-se', what: 'save' })).toContain(
      '1 oferta sai das listagens',
    )
    expect(await send(path, { version, reason: 'já está certo', what: 'take-back' })).toContain('Correção retirada')
    expect(await get(path)).toContain('Mesa modelo 3')
  })

  test('R-23 what is typed over the feed is a correction though the mode was left, and what was not touched is none', async () => {
    const path = `/ofertas/${variant.id}`
    const form = await get(path)
    const fields = Object.fromEntries(
      [...form.matchAll(/ name="([^"]+\.read)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['title.read', 'categoryId.read', 'sizes.width.read']))
    const modes = { 'title.mode': '', 'categoryId.mode': '', 'sizes.width.mode': '' }
    const [low = '', high = ''] = String(fields['sizes.width.read']).split(':')
    const untouched = {
      ...fields,
      ...modes,
      version: await versionOn(path),
      title: fields['title.read'] ?? '',
      categoryId: fields['categoryId.read'] ?? '',
      'sizes.width.low': low,
      'sizes.width.high': high,
      // As the boxes that are ticked; nothing is ticked of the other lists.
      colours: fields['colours.read'] ?? '',
      rooms: fields['rooms.read'] ?? '',
      reason: 'o feed engana-se',
      what: 'save',
    }
    expect(await send(path, untouched)).toContain('não há nada para corrigir')
    expect(await send(path, { ...untouched, title: 'Mesa Escrita', 'sizes.width.low': '1230' })).toContain(
      'Correção guardada.',
    )
    const info = await get(`${path}/info`)
    for (const words of ['Mesa Escrita', '1230']) expect(info).toContain(words)
    const back = { version: await versionOn(path), reason: 'ensaio', what: 'take-back' }
    expect(await send(path, back)).toContain('Correção retirada')
  })

  test('B-08 a held import says what would go before it is approved; a suspension says how many offers', async () => {
    bench.clock.advanceMs(600_000)
    await bench.importItems(ITEMS.slice(0, 10))
    const run = (await sql<{ id: number }>`select id from feeds.import_run where state = 'held'`.execute(db)).rows[0]
      ?.id
    const path = `${shop}/importacoes/${run}`
    expect(await get(path)).toContain('14 saem')
    const decision = { decision: 'approve', missing: '14', reason: 'a loja confirmou' }
    expect(await send(path, { ...decision, missing: '3' })).toContain('já não está como a leu')
    expect(await send(path, decision)).toContain('14 ofertas saem, 0 entram e 0 preços mudam.')
    expect(await send(path, { ...decision, confirmed: '1' })).toContain('Aprovada')
    const suspension = { reasons: 'prices', facts: 'Três preços do feed eram metade dos da loja.', what: 'suspend' }
    expect(await send(shop, suspension)).toContain('A loja não tem e-mail de contacto')
    await sql`update eshops.eshop set contact_mail = 'loja@exemplo.pt'`.execute(db)
    expect(await send(shop, suspension)).toContain('24 ofertas saem das listagens já')
    expect(await send(shop, { ...suspension, facts: 'porque sim' })).toContain('descreva os factos')
    expect(await send(shop, { ...suspension, confirmed: '1' })).toContain('A loja está suspensa')
    const end = { what: 'end', facts: 'Os preços do feed já são os da loja.' }
    expect(await send(shop, end)).toContain('24 ofertas voltam')
    expect(await send(shop, { ...end, confirmed: '1' })).toContain('24 ofertas voltam às listagens dentro de minutos')
  })

  test("B-08 a shop's figures that cannot be read are refused, its refusals and conflicts are words", async () => {
    const path = `${shop}/editar`
    const version = await versionOn(path)
    const fields = {
      version,
      name: 'Loja Teste',
      domains: 'loja-teste.pt',
      'tariffs.0.region': 'mainland',
      'tariffs.0.delivered': 'yes',
      'tariffs.0.priceCents': '4,9o',
      reason: 'a loja pediu',
    }
    expect(await send(path, fields)).toContain(
      '<a href="#campo-tariffs.0.priceCents">Portes, linha 1: preço: não é um número.</a>',
    )
    const tariff = { ...fields, 'tariffs.0.priceCents': '4,90' }
    expect(await send(path, { ...tariff, 'tariffs.0.delivered': 'no', 'tariffs.0.priceCents': '' })).toContain(
      'Guardar a loja?',
    )
    expect(await send(path, { ...tariff, 'tariffs.0.priceCents': '', confirmed: '1' })).toContain(
      '<a href="#campo-tariffs.0.priceCents">Portes, linha 1: preço: não é possível.</a>',
    )
    const voucher = {
      'vouchers.0.code': 'VERAO',
      'vouchers.0.valueType': 'percent',
      'vouchers.0.value': '100',
      'vouchers.0.validUntil': '2026-12-31T23:59',
    }
    expect(await send(path, { ...tariff, ...voucher, confirmed: '1' })).toContain(
      'Guardado. Vales, linha 1: com este vale',
    )
    const stale = await send(path, { ...tariff, name: 'Outra Loja', confirmed: '1' })
    for (const words of ['Isto mudou entretanto', 'Vales', 'VERAO', 'desconto de 100 %']) expect(stale).toContain(words)
    expect(await get(path)).toContain('value="2026-12-31T23:59"')
  })

  test('B-08 a merge says which products and how many offers become one', async () => {
    const path = `/produtos/${variant.productId}`
    const merge = { what: 'merge', otherId: String(other.productId), reason: 'é a mesma mesa' }
    expect(await send(path, merge)).toContain(
      '«Mesa modelo 3» (1 oferta) e «Mesa modelo 4» (1 oferta) passam a ser um só',
    )
    expect(await send(path, { ...merge, otherId: '999999' })).toContain('Não há produto com esse número.')
    expect(await send(path, { ...merge, otherId: String(variant.productId), confirmed: '1' })).toContain(
      'é o mesmo produto',
    )
  })
})
