import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { paths } from '#storefront/paths.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = market
afterAll(() => market.close())

async function person(email: string, roles: object): Promise<string> {
  return (await aSignedInPerson({ db, clock: bench.clock }, { email, roles }, SECRET)).header
}
const admin = await person('ada@exemplo.pt', { admin: true })
const feeds = await person('rui@exemplo.pt', { staff: { feeds: true } })
const shopper = await person('ana@exemplo.pt', {})
const eshop = await person('loja@exemplo.pt', { eshop: true })

function get(url: string, cookie = admin) {
  return whole.app.inject({ url, headers: { cookie } })
}

describe('B-08 the back office, drawn on the server', () => {
  test('is there without script: who one is, what there is, the way back to the site', async () => {
    const answer = await get('/admin')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).toContain('<title>Hoje · Gestão · Poiso</title>')
    expect(answer.body).toContain('Saltar para o conteúdo')
    expect(answer.body).toContain('href="/admin/moderacao"')
    expect(answer.body).toContain('aria-current="page"')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
  test('writes no style and no script into its HTML: its policy is the site’s', async () => {
    const { body, headers } = await get('/admin')
    expect(body).not.toMatch(/\sstyle=|<style|\son\w+="/)
    expect([...body.matchAll(/<script(?! type="(?:module|application\/json)")/g)]).toEqual([])
    expect(headers['content-security-policy']).toContain("style-src 'self';")
  })
  test('a screen that is none is 404 within the shell', async () => {
    const answer = await get('/admin/nada')
    expect([
      answer.statusCode,
      answer.body.includes('Não há nada neste endereço'),
      answer.body.includes('Gestão'),
    ]).toEqual([404, true, true])
  })
  test('nobody, a shopper and a shop see what the site shows them of any page that is not theirs', async () => {
    expect((await get('/admin', '')).statusCode).toBe(401)
    expect((await get('/admin', shopper)).statusCode).toBe(403)
    expect((await get('/admin', eshop)).statusCode).toBe(403)
    expect((await get('/admin/nada', shopper)).statusCode).toBe(403)
    expect((await get('/v1/backoffice/me', eshop)).statusCode).toBe(403)
  })
  test('somebody with one narrow role sees that part of it, and is told so elsewhere', async () => {
    const today = await get('/admin', feeds)
    expect([
      today.statusCode,
      today.body.includes('/admin/trabalhos'),
      today.body.includes('/admin/moderacao'),
    ]).toEqual([200, false, false])
    const jobs = await get('/admin/trabalhos', feeds)
    expect([jobs.statusCode, jobs.body.includes('Esta área não faz parte das suas funções.')]).toEqual([403, true])
    expect(jobs.body).toContain('Hoje')
  })
  test('what a call refuses is said in Portuguese, with a way on, and a form keeps what was typed', async () => {
    const filtered = await get('/admin/registo?by=ninguem')
    expect([filtered.statusCode, filtered.body.includes('Abrir sem filtros')]).toEqual([400, true])
    expect(filtered.body).not.toMatch(/query\.by|Invalid|expected/)
    const send = (url: string, fields: Record<string, string>) =>
      whole.app.inject({
        method: 'POST',
        url,
        headers: {
          cookie: admin,
          origin: 'http://localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      })
    const long = await send('/admin/trabalhos', { ids: 'x'.repeat(201), action: 'retry' })
    expect([long.statusCode, long.body.includes('um dos valores não pode ser aceite')]).toEqual([400, true])
    expect(long.body).toContain('<h1>Trabalhos</h1>')
    expect((await send('/admin/nada', {})).body).toContain('Este ecrã não recebe formulários')
    expect((await send('/admin', {})).statusCode).toBe(405)
    expect((await get('/admin/flags/nenhuma')).statusCode).toBe(404)
  })
  test('nothing in a page ends the element in which it is handed over', async () => {
    const marked = await person('mal@exemplo.pt', { staff: { feeds: true } })
    await database.pool.query(`update identity.person set name = $1 where email = 'mal@exemplo.pt'`, [
      '</script><script>alert(1)</script><!--\u2028',
    ])
    const { body } = await get('/admin', marked)
    expect(body).not.toMatch(/<\/script><script>alert|alert\(1\)<\/script><!--/)
    const handed = /id="handed-over">([^<]*)<\/script>/.exec(body)?.[1] ?? 'null'
    expect(JSON.parse(handed).loaderData.shell.name).toContain('</script><script>alert(1)')
  })
  test('Hoje leads to lists only who may read them', async () => {
    const asAdmin = (await get('/admin')).body
    expect([asAdmin.includes('>Feeds retidos</a>'), asAdmin.includes('>Trabalhos à espera</a>')]).toEqual([true, true])
    const asFeeds = (await get('/admin', feeds)).body
    expect([asFeeds.includes('>Feeds retidos</a>'), asFeeds.includes('href="/admin/trabalhos')]).toEqual([true, false])
  })
  test('what cannot be read for want of the database is said, without what went wrong inside', async () => {
    const answer = await market.withoutDatabase.app.inject({ url: '/admin', headers: { cookie: admin } })
    expect([answer.statusCode, answer.body.includes('ECONNREFUSED')]).toEqual([503, false])
  })
})

describe('A-09 on a host of its own', () => {
  test('it is all of that host, and the site has none of it', async () => {
    const apart = await aMarketplace(database, {
      items: [anItem({ id: 'sofa' })],
      env: { POISO_URL: 'https://poiso.pt', POISO_HOSTS: 'admin=admin.poiso.pt' },
    })
    const at = (host: string, url: string, cookie = admin) =>
      apart.whole.app.inject({ url, headers: { host, cookie: cookie.replaceAll('session=', '__Secure-session=') } })
    const shown = await at('admin.poiso.pt', '/')
    expect([shown.statusCode, shown.body.includes('href="/moderacao"')]).toEqual([200, true])
    expect(shown.body).toContain('href="/trabalhos"')
    expect((await at('admin.poiso.pt', '/trabalhos')).statusCode).toBe(200)
    const led = await at('poiso.pt', '/admin/trabalhos?kind=job')
    expect([led.statusCode, led.headers['location']]).toEqual([303, 'https://admin.poiso.pt/trabalhos?kind=job'])
    expect((await at('poiso.pt', '/admin', shopper)).statusCode).toBe(403)
    const { id } = await db.selectFrom('offers.variant').select('id').executeTakeFirstOrThrow()
    for (const link of [
      paths.adminVariantEdit(id, 'https://admin.poiso.pt'),
      paths.adminVariantInfo(id, 'https://admin.poiso.pt'),
    ])
      expect([link, (await at('admin.poiso.pt', new URL(link).pathname)).statusCode]).toEqual([link, 200])
    const me = await at('poiso.pt', '/api/v2/me')
    expect(me.json()).toMatchObject({ user: { adminOrigin: 'https://admin.poiso.pt' } })
    const outside = await at('admin.poiso.pt', '/trabalhos', '')
    expect([outside.statusCode, outside.body.includes('href="https://poiso.pt/admin/trabalhos"')]).toEqual([401, true])
    const send = async (host: string, url: string, headers: Readonly<Record<string, string>>) => {
      const { statusCode, body } = await apart.whole.app.inject({
        method: 'POST',
        url,
        payload: 'action=drop',
        headers: {
          host,
          cookie: admin.replaceAll('session=', '__Secure-session='),
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      })
      return [statusCode, body.includes('Escolha primeiro pelo menos um trabalho.')]
    }
    expect(await send('admin.poiso.pt', '/trabalhos', { origin: 'https://admin.poiso.pt' })).toEqual([200, true])
    for (const origin of [
      'https://evil.example',
      'https://admin.poiso.pt.evil.example',
      'http://admin.poiso.pt',
      'null',
    ])
      expect(await send('admin.poiso.pt', '/trabalhos', { origin })).toEqual([403, false])
    expect(await send('admin.poiso.pt', '/trabalhos', { 'sec-fetch-site': 'same-site' })).toEqual([403, false])
    expect(await send('poiso.pt', '/admin/trabalhos', { origin: 'https://poiso.pt' })).toEqual([405, false])
    await apart.close()
  })
})
