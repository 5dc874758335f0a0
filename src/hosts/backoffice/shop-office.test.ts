import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eshopIdOf, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember, type MemberRole } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** B-07: the shops' application, asked without a browser: what the server draws, and forms as a browser without script sends them. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa', title: 'Sofá Óbidos' }), anItem({ id: 'mesa', title: 'Mesa Tomar' })],
})
const { bench, whole } = market
const { app } = whole
await market.importItems(
  [anItem({ id: 'alheio', title: 'Cadeira da outra loja', link: 'https://outra.pt/x' })],
  'Outra Loja',
)
afterAll(() => market.close())

const BASE = '/lojas-site/loja/loja-teste'
const now = bench.clock.now()
const cookies: Record<string, string> = {}
beforeAll(async () => {
  const eshopId = await eshopIdOf(db, 'loja-teste')
  if (eshopId === null) throw new Error('the shop is not there')
  for (const role of ['owner', 'viewer'] as const satisfies readonly MemberRole[]) {
    const { person, header } = await aSignedInPerson(
      { db, clock: bench.clock },
      { name: `Pessoa ${role}`, email: `${role}@loja.pt` },
      SECRET,
    )
    await db.transaction().execute((tx) => addMember(tx, { eshopId, personId: person.id, role, by: null, now }))
    cookies[role] = header
  }
  cookies['stranger'] = (await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)).header
  await issueEshopToken(db, eshopId, now, { name: 'ERP', rights: ['read'] })
})

function ask(path: string, role = 'owner') {
  return app.inject({ url: BASE + path, headers: { cookie: cookies[role] ?? '' } })
}
function send(path: string, fields: Record<string, string>, role = 'owner', origin = 'http://localhost:3000') {
  return app.inject({
    method: 'POST',
    url: BASE + path,
    headers: { cookie: cookies[role] ?? '', origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}
function textOf(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
}

const SCREENS = [
  ['', 'Hoje'],
  ['/estatisticas', 'Estatísticas'],
  ['/feed', 'Feed'],
  ['/ofertas', 'Ofertas'],
  ['/categorias', 'Categorias'],
  ['/correcoes', 'Correções'],
  ['/imagens', 'Imagens'],
  ['/exatidao', 'Exatidão'],
  ['/licitacoes', 'Licitações'],
  ['/orcamento', 'Orçamento'],
  ['/cliques', 'Cliques'],
  ['/cliques/2026-11-01', 'Cliques de 1 de novembro de 2026'],
  ['/faturas', 'Faturas'],
  ['/portes', 'Tarifas de envio'],
  ['/politicas', 'Políticas'],
  ['/vales', 'Vales'],
  ['/avaliacoes', 'Avaliações'],
  ['/perguntas', 'Perguntas'],
  ['/avisos', 'Avisos'],
  ['/pessoas', 'Pessoas'],
  ['/chaves', 'Chaves'],
] as const

describe('B-07 the application of a shop', () => {
  test.each(SCREENS)('%s is drawn on the server for an owner, whole and private', async (path, title) => {
    const { statusCode, body, headers } = await ask(path)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body).toContain(`<title>${title} · Área da loja · Poiso</title>`)
    expect(body).toContain('/assets/back-office-shop.js')
    expect(body).not.toContain('style="')
  })
  test('P-04 who may only look is shown no people and no tokens, and no button that changes anything', async () => {
    expect([(await ask('/pessoas', 'viewer')).statusCode, (await ask('/chaves', 'viewer')).statusCode]).toEqual([
      403, 403,
    ])
    const portes = await ask('/portes', 'viewer')
    expect([portes.statusCode, portes.body.includes('>Guardar<')]).toEqual([200, false])
    expect((await ask('', 'viewer')).body).not.toContain('/chaves"')
  })
  test('who acts for no shop, or another one, sees none of it', async () => {
    expect((await ask('/ofertas', 'stranger')).statusCode).toBe(403)
    expect((await app.inject({ url: `${BASE}/ofertas` })).statusCode).toBe(401)
    const other = await app.inject({
      url: '/lojas-site/loja/outra-loja/ofertas',
      headers: { cookie: cookies['owner'] ?? '' },
    })
    expect([other.statusCode, other.body.includes('Cadeira da outra loja')]).toEqual([403, false])
  })
  test('the list of offers holds the shop’s own alone, and so does its CSV', async () => {
    const { body } = await ask('/ofertas')
    expect(body).toContain('Sofá Óbidos')
    expect(body).not.toContain('Cadeira da outra loja')
    const csv = await app.inject({
      url: '/api/v2/shop/offers.csv?eshop=loja-teste',
      headers: { cookie: cookies['owner'] ?? '' },
    })
    expect([csv.statusCode, csv.body.includes('Mesa Tomar'), csv.body.includes('outra loja')]).toEqual([
      200,
      true,
      false,
    ])
  })
  test('a voucher is saved once it is confirmed, and a stale form is a conflict', async () => {
    const version = /name="version"[^>]*value="(\w+)"/.exec((await ask('/vales')).body)?.[1] ?? ''
    const fields = {
      version,
      'vouchers.0.code': 'OUTONO10',
      'vouchers.0.valueType': 'percent',
      'vouchers.0.value': '10',
    }
    expect(textOf((await send('/vales', fields)).body)).toContain('2 ofertas passam a mostrar')
    expect(textOf((await send('/vales', { ...fields, confirmed: '1' })).body)).toContain('Guardado.')
    expect((await ask('/vales')).body).toContain('value="OUTONO10"')
    expect(textOf((await send('/vales', { ...fields, confirmed: '1' })).body)).toContain('guardou')
    const { rows } = await database.pool.query(
      `select action, reason, by_person is not null as "isPerson" from audit.change where kind = 'eshop.profile'`,
    )
    expect(rows).toEqual([{ action: 'set', reason: 'pela loja', isPerson: true }])
  })
  test('a voucher of nonsense is refused by the name of its field', async () => {
    const version = /name="version"[^>]*value="(\w+)"/.exec((await ask('/vales')).body)?.[1] ?? ''
    const { body } = await send('/vales', { version, 'vouchers.0.code': 'X1', 'vouchers.0.value': 'muito' })
    expect(textOf(body)).toContain('Vales, linha 1: desconto: não é um número.')
  })
  test('a token is shown once, opens the API, and nothing once it is revoked', async () => {
    const made = await send('/chaves', { name: 'site', rights: 'read' })
    const token = /poiso_[\w-]{43}/.exec(made.body)?.[0] ?? ''
    const asked = () => app.inject({ url: '/api/v2/shop/me', headers: { authorization: `Bearer ${token}` } })
    expect((await asked()).json()).toMatchObject({ shop: { slug: 'loja-teste' }, may: ['read'], shops: [] })
    const screen = (await ask('/chaves')).body
    expect([screen.includes(token), screen.includes('>site<')]).toEqual([false, true])
    expect(textOf((await send('/chaves', { name: 'site', rights: 'read' })).body)).toContain(
      'já há uma chave com este nome',
    )
    const tokenId = /site<\/h2>.*?name="tokenId" value="(\d+)"/s.exec(screen)?.[1] ?? ''
    expect(textOf((await send('/chaves', { tokenId, confirmed: '1' })).body)).toContain('Chave revogada')
    expect((await asked()).statusCode).toBe(401)
  })
  test('A-09 a form from a page of another site changes nothing', async () => {
    const { body } = await send('/chaves', { name: 'roubada', rights: 'read' }, 'owner', 'https://evil.example')
    expect(body).not.toMatch(/poiso_[\w-]{43}/)
    expect((await ask('/chaves')).body).not.toContain('roubada')
  })
})
