import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { createPasswords } from '#domains/identity/contract.ts'
import { worker as identityWorker } from '#domains/identity/worker.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { unzipped } from '#platform/files/testing-zip.ts'
import { personalSides } from '../domain-sides.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** U-04 G-09 R-10: a person's own pages over the whole web process and the jobs of a worker. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'm-1', title: 'Mesa de centro Alvor' })] })
afterAll(() => market.close())
const { app } = market.whole
const { clock } = market.bench
const people = { db: database.db, clock }
const DAY_MS = 86_400_000

async function aPerson(email: string, name = 'Ana Sofia Reis', roles = {}) {
  const { person, header } = await aSignedInPerson(people, { email, name, roles }, SECRET)
  return { id: person.id, header }
}
function get(url: string, cookie?: string) {
  return app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
}
function post(url: string, fields: Record<string, string>, cookie?: string) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      ...(cookie !== undefined && { cookie }),
    },
    payload: new URLSearchParams(fields).toString(),
  })
}
/** A form as a browser sends it: what stands in it, with what was changed. */
async function fill(section: string, changes: Record<string, string>, cookie: string) {
  const { body } = await get('/user/perfil', cookie)
  return { secao: section, visto: stampOf(body, section), ...changes }
}
function stampOf(body: string, section: string): string {
  return (
    new RegExp(`name="secao" value="${section}"/><input type="hidden" name="visto" value="(\\w+)"`).exec(body)?.[1] ??
    ''
  )
}
async function work() {
  const { jobs = [], repetitions = [] } = await identityWorker({
    db: database.db,
    clock,
    config: market.config,
    dataFolder: market.dataFolder,
    personal: await personalSides(SECRET),
  })
  for (const { act } of repetitions) await act()
  await runWaitingJobs(database, jobs)
}

describe('U-04 the profile', () => {
  test('each form keeps its own fields, says so, and shows what was kept', async () => {
    const ana = await aPerson('ana@exemplo.pt')
    const sizes = { 'porta-largura': '72,5', 'porta-altura': '200', 'divisao-comprimento': '410 cm' }
    const saved = await post('/user/perfil', await fill('medidas', sizes, ana.header), ana.header)
    expect([saved.statusCode, saved.headers['location']]).toEqual([303, '/user/perfil?guardado=medidas#medidas'])
    const { body } = await get('/user/perfil?guardado=medidas', ana.header)
    expect(body).toContain('<p class="own-saved" role="status">Guardado.</p>')
    expect(body).toMatch(/name="porta-largura"[^>]* value="72,5"/)
    const { rows } = await database.pool.query(
      'select door_width_mm, door_height_mm, lift_width_mm, room_length_mm from identity.profile where person_id = $1',
      [ana.id],
    )
    expect(rows).toEqual([{ door_width_mm: 725, door_height_mm: 2000, lift_width_mm: null, room_length_mm: 4100 }])
  })
})

describe('U-04 what cannot be kept', () => {
  test('is named beside its field, a summary comes first, and what was typed stays', async () => {
    const ana = await aPerson('ana.erros@exemplo.pt')
    const wrong = await fill('medidas', { 'porta-largura': '-80', 'porta-altura': '205' }, ana.header)
    const { statusCode, body } = await post('/user/perfil', wrong, ana.header)
    expect(statusCode).toBe(422)
    expect(body).toMatch(
      /<div class="complaint" role="alert" id="erros" tabindex="-1">.*?<a href="#campo-porta-largura">/i,
    )
    expect(body).toMatch(
      /aria-describedby="campo-porta-largura-erro" aria-invalid="true"[^>]*value="-80"|value="-80"[^>]*aria-describedby="campo-porta-largura-erro"/,
    )
    expect(body).toMatch(/name="porta-altura"[^>]* value="205"/)
    const { rowCount } = await database.pool.query('select from identity.profile where person_id = $1', [ana.id])
    expect(rowCount).toBe(0)
  })
  test('two windows: the one that saves last is told, and replaces only when it says so again', async () => {
    const ana = await aPerson('ana.janelas@exemplo.pt')
    const [one, two] = [
      await fill('dados', { nome: 'Ana Um', 'codigo-postal': '' }, ana.header),
      await fill('dados', { nome: 'Ana Dois', 'codigo-postal': '' }, ana.header),
    ]
    expect((await post('/user/perfil', one, ana.header)).statusCode).toBe(303)
    const told = await post('/user/perfil', two, ana.header)
    expect([told.statusCode, told.body.includes('guardou aqui outros valores')]).toEqual([409, true])
    expect(told.body).toMatch(/name="nome"[^>]* value="Ana Dois"/)
    expect((await get('/user/perfil', ana.header)).body).toContain('value="Ana Um"')
    await post('/user/perfil', { ...two, visto: stampOf(told.body, 'dados') }, ana.header)
    expect((await get('/user/perfil', ana.header)).body).toContain('value="Ana Dois"')
  })
  test('another section that was saved meanwhile is no matter', async () => {
    const ana = await aPerson('ana.partes@exemplo.pt')
    const mails = await fill('emails', { ritmo: 'imediato', 'mail-alertas': 'sim' }, ana.header)
    await post('/user/perfil', await fill('dados', { nome: 'Ana' }, ana.header), ana.header)
    expect((await post('/user/perfil', mails, ana.header)).statusCode).toBe(303)
  })
  test('a name is no markup and turns no direction, and a megabyte is refused before it is read', async () => {
    const ana = await aPerson('ana.marcas@exemplo.pt')
    const name = async (nome: string) => post('/user/perfil', await fill('dados', { nome }, ana.header), ana.header)
    const marked = await name('<script>alert(1)</script>')
    expect([marked.statusCode, marked.body.includes('value="&lt;script&gt;alert(1)&lt;/script&gt;"')]).toEqual([
      422,
      true,
    ])
    expect((await name('Ana\u202eanA')).statusCode).toBe(303)
    expect((await get('/user/perfil', ana.header)).body).toContain('value="AnaanA"')
    expect((await name('x'.repeat(1024 ** 2))).statusCode).toBe(413)
  })
  test('a section that does not exist is refused; somebody else is nobody', async () => {
    const ana = await aPerson('ana.outra@exemplo.pt')
    expect((await post('/user/perfil', { secao: 'papeis', admin: 'sim' }, ana.header)).statusCode).toBe(422)
    expect((await post('/user/perfil', { secao: 'dados', nome: 'X' })).statusCode).toBe(401)
  })
})

describe('G-09 a copy of everything', () => {
  test('is made by a job, downloaded by its person alone, and gone after seven days', async () => {
    const carla = await aPerson('carla@exemplo.pt', 'Carla Dias')
    const eva = await aPerson('eva@exemplo.pt')
    expect((await post('/user/dados', {}, carla.header)).headers['location']).toBe('/user/dados?copia=pedida#copia')
    expect((await get('/user/dados', carla.header)).body).toContain('está a ser preparada')
    await work()
    const { rows: mails } = await database.pool.query(
      `select mail, data from mail.message where recipient = 'carla@exemplo.pt'`,
    )
    expect(mails).toEqual([{ mail: 'identity.copy-ready', data: { path: '/user/dados' } }])
    const url = /href="(\/user\/dados\/copia\/[^"]+)"/.exec((await get('/user/dados', carla.header)).body)?.[1] ?? ''
    const zip = await get(url, carla.header)
    expect([zip.statusCode, zip.headers['content-type'], zip.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ])
    const files = await unzipped(zip.rawPayload)
    expect(JSON.parse(String(files.get('dados.json')))).toMatchObject({
      dados: { conta: [{ nome: 'Carla Dias', email: 'carla@exemplo.pt' }] },
    })
    expect(String(files.get('conta.csv'))).toContain('"Carla Dias";"carla@exemplo.pt"')
    expect([(await get(url, eva.header)).statusCode, (await get(url)).statusCode]).toEqual([404, 401])
    clock.advanceMs(7 * DAY_MS)
    const again = await aPerson('carla@exemplo.pt', 'Carla Dias')
    expect((await get(url, again.header)).statusCode).toBe(404)
  })
})

describe('G-09 more than one copy', () => {
  test('of one that is being made there is no second; after three in a day it says so', async () => {
    const luis = await aPerson('luis@exemplo.pt')
    const ask = async () => (await post('/user/dados', {}, luis.header)).headers['location']
    expect([await ask(), await ask()]).toEqual(['/user/dados?copia=pedida#copia', '/user/dados?copia=pedida#copia'])
    expect((await database.pool.query('select from identity.export where person_id = $1', [luis.id])).rowCount).toBe(1)
    await work()
    for (let copy = 2; copy <= 3; copy += 1) {
      expect(await ask()).toBe('/user/dados?copia=pedida#copia')
      await work()
    }
    expect(await ask()).toBe('/user/dados?copia=limite#copia')
    expect((await get('/user/dados?copia=limite', luis.header)).body).toContain('Já pediu 3 cópias num dia')
  })
})

describe('G-09 erasure', () => {
  const isThere = async (id: number) =>
    (await database.pool.query('select from identity.person where id = $1', [id])).rowCount === 1
  async function undoPath(email: string): Promise<string> {
    const { rows } = await database.pool.query<{ path: string }>(
      `select data->>'undoPath' as path from mail.message where recipient = $1 and mail = 'identity.erasure-asked' order by id`,
      [email],
    )
    return rows.at(-1)?.path ?? ''
  }
  test('signs out everywhere, is undone by the link of its mail, and after fourteen days leaves nothing', async () => {
    const rui = await aPerson('rui@exemplo.pt')
    const phone = await aPerson('rui@exemplo.pt')
    const asked = await post('/user/apagar', { acao: 'apagar' }, rui.header)
    expect([asked.statusCode, asked.headers['location']]).toEqual([303, '/user/apagar/pedido'])
    expect(asked.headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^session=; .*Max-Age=0/)]),
    )
    for (const { header } of [rui, phone]) expect((await get('/user', header)).statusCode).toBe(401)
    clock.advanceMs(13 * DAY_MS)
    await work()
    const path = await undoPath('rui@exemplo.pt')
    // Programs that follow links undo nothing.
    for (let time = 0; time < 2; time += 1) expect((await get(path)).body).toContain('Ficar com a conta</button>')
    expect((await post(path, {})).headers['location']).toBe('/user/apagar/anulado')
    expect([(await get(path)).statusCode, (await post(path, {})).statusCode]).toEqual([410, 410])
    clock.advanceMs(2 * DAY_MS)
    await work()
    const back = await aPerson('rui@exemplo.pt')
    expect(back.id).toBe(rui.id)
    await post('/user/apagar', { acao: 'apagar' }, back.header)
    clock.advanceMs(14 * DAY_MS)
    expect((await get(await undoPath('rui@exemplo.pt'))).statusCode).toBe(410)
    await work()
    expect(await isThere(rui.id)).toBe(false)
  })
  test('the last admin is told who has to be admin first', async () => {
    const sofia = await aPerson('unica@exemplo.pt', 'Sofia', { admin: true })
    expect((await post('/user/apagar', { acao: 'apagar' }, sofia.header)).body).toContain('Atribua primeiro esse papel')
  })
  test('asked for twice it is one, with the day of the first; who signs in again may keep the account', async () => {
    const tiago = await aPerson('tiago@exemplo.pt')
    await Promise.all([1, 2].map(() => post('/user/apagar', { acao: 'apagar' }, tiago.header)))
    const first = await undoPath('tiago@exemplo.pt')
    clock.advanceMs(DAY_MS)
    const again = await aPerson('tiago@exemplo.pt')
    expect((await get('/user/apagar', again.header)).body).toContain('é apagada em')
    await post('/user/apagar', { acao: 'apagar' }, again.header)
    expect(await undoPath('tiago@exemplo.pt')).toBe(first)
    const back = await aPerson('tiago@exemplo.pt')
    expect((await post('/user/apagar', { acao: 'anular' }, back.header)).headers['location']).toBe(
      '/user/apagar/anulado',
    )
    clock.advanceMs(14 * DAY_MS)
    await work()
    expect(await isThere(tiago.id)).toBe(true)
  })
  test('an older session has to show the password; a wrong one asks nothing', async () => {
    const vera = await aPerson('vera@exemplo.pt')
    expect((await get('/user/apagar', vera.header)).body).not.toContain('type="password"')
    clock.advanceMs(11 * 60_000)
    expect((await get('/user/apagar', vera.header)).body).toContain('type="password"')
    for (const [password, words] of [
      ['', 'Escreva a palavra-passe atual.'],
      ['errada', 'A palavra-passe não está certa.'],
    ] as const) {
      const refused = await post('/user/apagar', { acao: 'apagar', 'palavra-passe-atual': password }, vera.header)
      expect([refused.statusCode, refused.body.includes(words)]).toEqual([422, true])
    }
    const passwordHash = await createPasswords().hash('a frase certa dela')
    await database.pool.query('update identity.person set password_hash = $1 where id = $2', [passwordHash, vera.id])
    const right = { acao: 'apagar', 'palavra-passe-atual': 'a frase certa dela' }
    expect((await post('/user/apagar', right, vera.header)).statusCode).toBe(303)
  })
  test('ten tries of one network, then it has to wait', async () => {
    const { header } = await aPerson('tentativas@exemplo.pt')
    clock.advanceMs(11 * 60_000)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await post('/user/apagar', { acao: 'apagar' }, header)).statusCode)
    expect([statuses.slice(0, 10), statuses[10]]).toEqual([Array.from({ length: 10 }, () => 422), 429])
    clock.advanceMs(11 * 60_000)
  })
  test('a public page is gone at once', async () => {
    const noa = await aPerson('noa@exemplo.pt')
    await post('/user/perfil', await fill('publico', { 'nome-publico': 'Noa', publico: 'sim' }, noa.header), noa.header)
    expect((await get(`/user/${noa.id}`)).statusCode).toBe(200)
    await post('/user/apagar', { acao: 'apagar' }, noa.header)
    expect((await get(`/user/${noa.id}`)).statusCode).toBe(404)
  })
})

describe('R-10 the public page', () => {
  test('does not exist until it is switched on', async () => {
    const ines = await aPerson('ines@exemplo.pt')
    expect((await get(`/user/${ines.id}`)).statusCode).toBe(404)
    const on = await fill('publico', { 'nome-publico': 'Inês R.', publico: 'sim' }, ines.header)
    expect((await post('/user/perfil', on, ines.header)).statusCode).toBe(303)
    const { statusCode, body, headers } = await get(`/user/${ines.id}`)
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    expect(body).toContain('<bdi>Inês R.</bdi>')
    expect(body).not.toContain('ines@exemplo.pt')
    await post('/user/perfil', await fill('publico', { 'nome-publico': 'Inês R.' }, ines.header), ines.header)
    expect((await get(`/user/${ines.id}`)).statusCode).toBe(404)
  })
})
