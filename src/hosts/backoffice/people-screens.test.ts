import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** B-08: people and the audit log as they are drawn and sent without script. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = market
afterAll(() => market.close())

async function aPerson(email: string, name: string, roles: object) {
  const { person, header } = await aSignedInPerson(
    { db: database.db, clock: bench.clock },
    { email, name, roles },
    SECRET,
  )
  return { id: person.id, cookie: header }
}
const sofia = await aPerson('sofia@exemplo.pt', 'Sofia Antunes', { admin: true })
const ines = await aPerson('ines@exemplo.pt', 'Inês Falcão', { staff: { content: true } })

function get(url: string, { cookie } = sofia) {
  return whole.app.inject({ url, headers: { cookie } })
}
function post(url: string, fields: Record<string, string>, { cookie } = sofia) {
  return whole.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}
function versionIn(html: string): string {
  return /name="versao" value="(\w+)"/.exec(html)?.[1] ?? ''
}

test('B-08 an address that is typed stands in no address of a page, and no list shows it', async () => {
  const sent = await post('/admin/pessoas', { quem: ' Ines@Exemplo.pt ' })
  const to = String(sent.headers.location)
  expect([sent.statusCode, to]).toEqual([303, expect.stringMatching(/^\/admin\/pessoas\?q=[0-9a-f]{64}$/) as string])
  const { body } = await get(to)
  expect([body.includes('Inês Falcão'), body.includes('i•••@e•••.pt'), body.includes('exemplo.pt')]).toEqual([
    true,
    true,
    false,
  ])
})

test('B-08 a role is given with a reason and after a question; the log shows it and takes it back', async () => {
  const rui = await aPerson('rui@exemplo.pt', 'Rui Sá', {})
  const page = `/admin/pessoas/${rui.id}`
  const versao = versionIn((await get(page)).body)
  expect((await post(page, { ato: 'dar:feeds', versao })).body).toContain('Falta a razão.')
  const fields = { ato: 'dar:feeds', versao, razao: 'equipa de feeds' }
  const asked = (await post(page, fields)).body
  expect([asked.includes('Atribuir o papel Lojas e feeds?'), asked.includes('name="confirmed"')]).toEqual([true, true])
  expect((await get('/admin/registo', rui)).statusCode).toBe(403)
  expect((await post(page, { ...fields, confirmed: '1' })).body).toContain('Papel atribuído: Lojas e feeds.')
  expect((await get('/admin/registo', rui)).statusCode).toBe(200)
  // Somebody else had the screen open.
  const late = (await post(page, { ...fields, ato: 'dar:finance', confirmed: '1' })).body
  expect([late.includes('Isto mudou entretanto'), late.includes('atribuir Finanças')]).toEqual([true, true])
  const log = (await get('/admin/registo?kind=identity.roles')).body
  expect([log.includes('Sofia Antunes'), log.includes('equipa de feeds')]).toEqual([true, true])
  const change = /href="(\/admin\/registo\/\d+)"/.exec(log)?.[1] ?? ''
  expect((await post(change, { razao: 'engano', confirmed: '1' })).body).toContain('Foi reposto o que estava.')
  expect((await get('/admin/registo', rui)).statusCode).toBe(403)
})

test('B-08 a session is ended, a copy and the erasure are asked for', async () => {
  const ana = await aPerson('ana@exemplo.pt', 'Ana Reis', {})
  const page = `/admin/pessoas/${ana.id}`
  const act = async (ato: string) =>
    (await post(page, { ato, razao: 'pedido por carta', versao: '', confirmed: '1' })).body
  expect(await act('sessoes')).toContain('1 sessão terminada.')
  expect(await act('copia')).toContain('A cópia está a ser feita.')
  expect(await act('eliminar')).toContain('A eliminação foi pedida.')
  expect(await act('anular')).toContain('A eliminação foi anulada.')
  expect(await act('anular')).toContain('Não há eliminação que se possa anular')
  expect(await act('constructor')).toContain('Escolha o que fazer.')
})

test('B-08 an editor sees the log of their own, and no people', async () => {
  expect((await get('/admin/registo', ines)).statusCode).toBe(200)
  expect((await get('/admin/pessoas', ines)).statusCode).toBe(403)
  expect((await get('/admin', ines)).body).not.toContain('href="/admin/pessoas"')
  const others = await get('/admin/registo/1', ines)
  expect([others.statusCode, others.body.includes('Não há nada neste endereço')]).toEqual([404, true])
  expect((await get('/admin/pessoas/987654')).statusCode).toBe(404)
})

test('B-08 who has signed in without a passkey where one is needed is led to sign in once more', async () => {
  const apart = await testDatabase()
  const strict = await aMarketplace(apart, {
    items: [anItem({ id: 'sofa' })],
    env: { POISO_STAFF_PASSKEY_HOURS: '12' },
  })
  const signedIn = (email: string, roles: object) =>
    aSignedInPerson({ db: apart.db, clock: strict.bench.clock }, { email, roles }, SECRET)
  const ask = (url: string, cookie: string) =>
    strict.whole.app.inject({ url, headers: { cookie, accept: 'text/html' } })
  const [admin, shopper] = [await signedIn('a@exemplo.pt', { admin: true }), await signedIn('b@exemplo.pt', {})]
  const refused = await ask('/admin', admin.header)
  expect([refused.statusCode, refused.body.includes('<h1>Entre com a sua chave de acesso</h1>')]).toEqual([403, true])
  expect(refused.body).toContain('href="/login?next=%2Fadmin"')
  const login = '/login?next=%2Fadmin'
  expect([(await ask(login, admin.header)).statusCode, (await ask(login, shopper.header)).statusCode]).toEqual([
    200, 302,
  ])
  await strict.close()
  await apart.close()
})
