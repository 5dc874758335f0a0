import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { postClicks } from '#domains/billing/ledger/post-clicks.ts'
import { paidClicksMade } from '#domains/billing/testing.ts'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember, type MemberRole } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** B-04 G-04: the screens of money and accuracy of a shop, asked as a browser without script does. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'mesa', title: 'Mesa Tomar' })] })
const { clock } = market.bench
const { app } = market.whole
afterAll(() => market.close())
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId

async function memberAs(role: MemberRole): Promise<string> {
  const { person, header } = await aSignedInPerson({ db, clock }, { email: `${role}@loja.pt` }, SECRET)
  await db
    .transaction()
    .execute((tx) => addMember(tx, { eshopId, personId: person.id, role, by: null, now: clock.now() }))
  return header
}
const [owner, finance, viewer] = [await memberAs('owner'), await memberAs('finance'), await memberAs('viewer')]
await paidClicksMade(db, clock, [
  { eshopId, cpcMicros: 150_000 },
  { eshopId, cpcMicros: 150_000, userAgent: 'curl/8' },
])
await postClicks(db, clock)

const BASE = '/lojas-site/loja/loja-teste'
function ask(path: string, cookie = owner) {
  return app.inject({ url: BASE + path, headers: { cookie } })
}
async function send(path: string, fields: Record<string, string>, cookie = owner): Promise<string> {
  const { body } = await app.inject({
    method: 'POST',
    url: BASE + path,
    headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return textOf(body)
}
function textOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
}
async function versionOf(path: string): Promise<string> {
  return /name="version"[^>]*value="(\w+)"/.exec((await ask(path)).body)?.[1] ?? ''
}

describe('B-04 bids of a shop', () => {
  test('are saved, shown with the floor, refused by the field, and a stale form says what stands', async () => {
    const version = await versionOf('/licitacoes')
    const bid = { 'bids.0.categoryId': '0', 'bids.0.priceFrom': '', 'bids.0.priceTo': '', 'bids.0.cpc': '0,15' }
    expect(await send('/licitacoes', { version, mode: 'MPO', ...bid, factors: 'mesa 150' })).toContain('Guardado.')
    const { body } = await ask('/licitacoes')
    expect([body.includes('value="0,15"'), body.includes('mesa 150'), textOf(body).includes('(desde 0,02 €)')]).toEqual(
      [true, true, true],
    )
    const stale = await send('/licitacoes', { version, mode: 'RPO', ...bid })
    expect([stale.includes('Isto mudou entretanto'), stale.includes('MPO')]).toEqual([true, true])
    const now = await versionOf('/licitacoes')
    const refused = async (fields: Record<string, string>) =>
      send('/licitacoes', { version: now, mode: 'MPO', ...bid, ...fields })
    expect(await refused({ 'bids.0.cpc': '0,01' })).toContain('Por clique: 0, ou de 0,02 € a 2,00 €.')
    expect(await refused({ 'bids.0.cpc': '9' })).toContain('Por clique: no máximo 2 €.')
    expect(await refused({ 'bids.0.cpc': 'muito' })).toContain('não é um valor em euros')
    expect(await refused({ 'bids.0.priceFrom': '50', 'bids.0.priceTo': '20' })).toContain('maior do que o preço desde')
    expect(await refused({ 'bids.2.categoryId': '0', 'bids.2.cpc': '0,20' })).toContain('sobrepõem-se')
    expect(await refused({ mode: 'APO' })).toContain('o modo APO precisa dele')
    expect(await refused({ factors: 'mesa' })).toContain('Fatores, linha 1')
    expect(await refused({ factors: 'mesa 100\nmesa 200' })).toContain('«mesa» está duas vezes')
    expect(await send('/licitacoes', { version: now, mode: 'MPO', 'bids.0.cpc': '' })).toContain('Guardado.')
    expect((await ask('/licitacoes')).body).not.toContain('value="0,15"')
  })
})

describe('B-04 G-02 bids are seen before they are saved, without script', () => {
  test('B-04 what is no price is refused at its field and stays in it, whichever button was pressed; nothing of what stands is lost', async () => {
    const version = await versionOf('/licitacoes')
    const bid = { version, mode: 'MPO', 'bids.0.categoryId': '0', 'bids.0.cpc': '0,15', factors: 'mesa 150' }
    expect(await send('/licitacoes', bid)).toContain('Guardado.')
    const now = await versionOf('/licitacoes')
    for (const cpc of ['-1', 'NaN', '1e9', '0,015', '０,１', '1e300', '99999999999', '0x1', '0,1,5'])
      for (const press of ['', 'estimate']) {
        const sent = {
          ...bid,
          version: now,
          'bids.0.cpc': cpc,
          'bids.1.cpc': '0,20',
          'bids.1.categoryId': '0',
          do: press,
        }
        const { body } = await app.inject({
          method: 'POST',
          url: `${BASE}/licitacoes`,
          headers: {
            cookie: owner,
            origin: 'http://localhost:3000',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams(sent).toString(),
        })
        expect(textOf(body), cpc).toContain('Por clique: não é um valor em euros')
        expect([body.includes(`value="${cpc}"`), body.includes('value="0,20"')], cpc).toEqual([true, true])
      }
    expect(await versionOf('/licitacoes')).toBe(now)
    expect((await ask('/licitacoes')).body).toContain('value="0,15"')
  })

  test('B-04 G-02 an estimate says its day, places, labels and costs, keeps what was typed and saves nothing; labels of feeds have factors', async () => {
    const version = await versionOf('/licitacoes')
    const typed = { version, mode: 'MPO', 'bids.0.categoryId': '0', 'bids.0.cpc': '1,23', do: 'estimate' }
    const labelled = { ...typed, labelFactors: 'custom_label_0=de verão 50', 'of.categoryId': '0' }
    const { body } = await app.inject({
      method: 'POST',
      url: `${BASE}/licitacoes`,
      headers: { cookie: owner, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(labelled).toString(),
    })
    expect(textOf(body)).toMatch(/Estimativa de \d+ de \w+ de \d{4}/)
    for (const words of [
      'Sobem de lugar',
      'Lugares que dizem «Patrocinado»',
      'Cliques dos últimos 30 dias',
      'Não é uma promessa',
    ])
      expect(textOf(body)).toContain(words)
    expect([body.includes('value="1,23"'), body.includes('custom_label_0=de verão 50')]).toEqual([true, true])
    expect(await versionOf('/licitacoes')).toBe(version)
    expect(await send('/licitacoes', { ...labelled, 'of.priceFrom': '5', 'of.priceTo': '4' })).toContain(
      'Ofertas até: tem de ser maior do que o preço desde.',
    )
    expect(await send('/licitacoes', { ...labelled, labelFactors: 'verão 50' })).toContain(
      'Fatores por rótulo, linha 1',
    )
    expect(await send('/licitacoes', { ...labelled, do: '' })).toContain('Guardado.')
    expect((await ask('/licitacoes')).body).toContain('custom_label_0=de verão 50')
  })
})

describe('B-04 the budget of a shop', () => {
  test('caps, pause and schedule are saved; what is wrong is said at its field', async () => {
    const version = await versionOf('/orcamento')
    const fields = {
      version,
      daily: '10',
      monthly: '',
      'hours.0.days': '1',
      'hours.0.from': '9',
      'hours.0.to': '18:30',
    }
    expect(await send('/orcamento', { ...fields, paused: '1' })).toContain('Guardado.')
    const { body } = await ask('/orcamento')
    expect(textOf(body)).toContain('Em pausa: nenhum clique é pago')
    expect([body.includes('value="09:00"'), body.includes('value="18:30"')]).toEqual([true, true])
    expect(textOf(body)).toContain('de 10,00 €, 0 % usado')
    expect(await send('/orcamento', fields)).toContain('Isto mudou entretanto')
    const now = await versionOf('/orcamento')
    expect(await send('/orcamento', { ...fields, version: now, 'hours.0.to': '8:00' })).toContain(
      'começa antes de acabar',
    )
    expect(await send('/orcamento', { ...fields, version: now, 'hours.0.to': '25' })).toContain('não é uma hora')
    expect(await send('/orcamento', { ...fields, version: now, daily: '-1' })).toContain('não é um valor em euros')
  })
})

describe('B-04 clicks and invoices of a shop', () => {
  test('each paid and each unpaid click stands there with its reason', async () => {
    const days = textOf((await ask('/cliques')).body)
    expect(days).toContain('O pedido veio de um robô.')
    const ofDay = textOf((await ask(`/cliques/${clock.now().toISOString().slice(0, 10)}`)).body)
    expect([ofDay.includes('Conta.'), ofDay.includes('0,15 €'), ofDay.includes('O pedido veio de um robô.')]).toEqual([
      true,
      true,
      true,
    ])
    expect((await ask('/cliques/ontem')).statusCode).toBe(400)
  })
  test('billing data are saved by who may, told to the log without what they are, and refused by the field', async () => {
    const said = {
      legalName: 'Loja Teste, Lda.',
      country: 'PT',
      taxNumber: '501442600',
      street: 'Rua Augusta 1',
      postalCode: '1000-100',
      city: 'Lisboa',
    }
    const version = await versionOf('/faturas')
    expect(await send('/faturas', { ...said, version, taxNumber: '501442601' }, finance)).toContain(
      'Número de contribuinte: não é um número deste país.',
    )
    expect(await send('/faturas', { ...said, version }, finance)).toContain('Guardado.')
    expect(await send('/faturas', { ...said, version, city: 'Porto' })).toContain('Isto mudou entretanto')
    const { rows } = await database.pool.query(`select after from audit.change where kind = 'billing.account'`)
    expect(rows).toEqual([{ after: { fields: Object.keys(said) } }])
  })
  test('P-04 who may only look sees accuracy and no money', async () => {
    const statuses = []
    for (const path of ['/licitacoes', '/orcamento', '/cliques', '/faturas', '/exatidao', ''])
      statuses.push((await ask(path, viewer)).statusCode)
    expect(statuses).toEqual([403, 403, 403, 403, 200, 200])
    expect((await ask('', viewer)).body).not.toContain('Custo dos cliques')
    expect(textOf((await ask('', finance)).body)).toContain('0,15 €')
  })
})

describe('G-04 accuracy of a shop', () => {
  test('a difference is shown with its evidence and contested once; the shop may keep its pages from being read', async () => {
    await sql`insert into accuracy.observation (eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, read_cents, read_availability, outcome, evidence)
      values (${eshopId}, 1, 'click', ${clock.now()}, ${clock.now()}, 'https://loja.pt/mesa', 10000, 'in_stock', 12000, 'in_stock', 'price', '"price": "120.00"')`.execute(
      db,
    )
    const { rows } = await database.pool.query<{ id: number }>('select id from accuracy.observation')
    const path = `/exatidao/${rows[0]?.id}`
    expect(textOf((await ask('/exatidao?outcome=price')).body)).toContain('Preço diferente')
    expect(textOf((await ask(path)).body)).toContain('120.00')
    expect((await ask('/exatidao/999')).statusCode).toBe(404)
    expect(await send(path, { reason: ' ' })).toContain('diga o que está errado')
    expect(await send(path, { reason: 'Era uma promoção.' })).toContain('Contestada.')
    expect(textOf((await ask(path)).body)).toContain('Contestação: Por decidir')
    expect(await send(path, { reason: 'Outra vez' })).toContain('já foi contestada')
    expect(await send('/exatidao', { isRead: '0' })).toContain('Deixar de ler as páginas da loja?')
    expect(await send('/exatidao', { isRead: '0', confirmed: '1' })).toContain('deixaram de ser lidas')
    expect(textOf((await ask('/exatidao')).body)).toContain('Voltar a ler')
    expect((await ask('/exatidao', viewer)).body).not.toContain('Voltar a ler')
  })
})
