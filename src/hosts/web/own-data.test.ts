import { afterAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { anItem } from '#domains/feeds/import/testing.ts'
import { worker as identityWorker } from '#domains/identity/worker.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { unzipped } from '#platform/testing-zip.ts'
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

async function aPerson(email: string, name = 'Ana Sofia Reis') {
  const { person, header } = await aSignedInPerson(people, { email, name }, SECRET)
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
    personal: await personalSides(),
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

describe('U-04 the picture', () => {
  test('is sent to the upload host with the ticket of its page, shown as a square, and removed', async () => {
    const bia = await aPerson('bia@exemplo.pt')
    const page = (await get('/user/perfil', bia.header)).body
    const action = /enctype="multipart\/form-data" action="([^"]+)"|action="([^"]+)" enctype/i.exec(page)
    const url = (action?.[1] ?? action?.[2] ?? '').replace('http://localhost:3000', '')
    const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#135' } })
      .composite([
        {
          input: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fa8' } })
            .png()
            .toBuffer(),
        },
      ])
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .toBuffer()
    const sent = await app.inject({ method: 'POST', url, ...multipart('fotografia', 'eu.jpg', jpeg) })
    expect([sent.statusCode, sent.headers['location']]).toEqual([
      303,
      'http://localhost:3000/user/perfil?fotografia=guardada#fotografia',
    ])
    const shown = (await get('/user/perfil?fotografia=guardada', bia.header)).body
    const src = /<img class="own-avatar" src="(\/avatar\/[^"]+)"/.exec(shown)?.[1] ?? ''
    const image = await get(src)
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const metadata = await sharp(image.rawPayload).metadata()
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([240, 240, undefined])
    await post('/user/perfil', { secao: 'fotografia' }, bia.header)
    expect((await get(src)).statusCode).toBe(404)
  })
})

function multipart(name: string, fileName: string, bytes: Buffer) {
  const boundary = 'fronteira'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, origin: 'null' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

describe('G-09 a copy of everything', () => {
  test('is made by a job, downloaded by its person alone, and gone after seven days', async () => {
    const carla = await aPerson('carla@exemplo.pt', 'Carla Dias')
    const eva = await aPerson('eva@exemplo.pt')
    expect((await post('/user/dados', {}, carla.header)).headers['location']).toBe('/user/dados?copia=pedida#copia')
    expect((await get('/user/dados', carla.header)).body).toContain('está a ser preparada')
    await work()
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

describe('G-09 erasure', () => {
  test('waits fourteen days, in which all can be had back, then leaves nothing', async () => {
    const rui = await aPerson('rui@exemplo.pt')
    const asked = await post('/user/apagar', { acao: 'apagar' }, rui.header)
    expect([asked.statusCode, asked.headers['location']]).toEqual([303, '/user/apagar/pedido'])
    expect((await get('/user', rui.header)).statusCode).toBe(401)
    clock.advanceMs(13 * DAY_MS)
    await work()
    const back = await aPerson('rui@exemplo.pt')
    expect(back.id).toBe(rui.id)
    expect((await post('/user/apagar', { acao: 'anular' }, back.header)).headers['location']).toBe(
      '/user/apagar/anulado',
    )
    await post('/user/apagar', { acao: 'apagar' }, back.header)
    clock.advanceMs(14 * DAY_MS)
    await work()
    const { rowCount } = await database.pool.query('select from identity.person where id = $1', [rui.id])
    expect(rowCount).toBe(0)
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
