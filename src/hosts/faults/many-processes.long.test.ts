import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { keepContentPicture } from '#domains/images/content-picture.ts'
import { imageAddress, imageWidths } from '#domains/images/image-address.ts'
import { type Connection, connectDatabase } from '#platform/database/connect.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { until } from './running-product.ts'
import { Balancer } from './testing-balancer.ts'
import { type ProcessKind, Processes } from './testing-processes.ts'

/** Two webs, two workers, a search process, images and clicks alone, behind a balancer: each is killed while people look at pages and pictures, click and are signed in. */

const SECRET = 'a secret of many processes'
const LISTING = '/produtos/mesas-de-centro'
/** Kept by each web before anything is killed: without the search process those are what there is. */
const PAGES = [LISTING, `${LISTING}?ordenar=preco`, `${LISTING}?pagina=2`]
const items = Array.from({ length: 120 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` }))
const kinds: Readonly<Record<string, ProcessKind>> = {
  'worker 1': 'worker',
  search: 'search',
  'web 1': 'web',
  'web 2': 'web',
  'worker 2': 'worker',
  images: 'images',
  clicks: 'clicks',
}
const ports: Record<string, number> = {}
let processes: Processes
let balancer: Balancer
let database: Connection
let variantIds: number[] = []
let cookie = ''
/** A picture in a size that nobody has asked for, each time another. */
let pictureAt: (width: number) => string

beforeAll(async () => {
  processes = await Processes.open()
  for (const name of Object.keys(kinds)) if (name !== 'search') ports[name] = await freePort(0)
  const webs = [ports['web 1'] ?? 0, ports['web 2'] ?? 0]
  balancer = await Balancer.open({
    'poiso.localhost': { ports: webs },
    'img.localhost': { ports: [ports['images'] ?? 0], behind: webs },
    'ir.localhost': { ports: [ports['clicks'] ?? 0], behind: webs },
  })
  const { port } = balancer
  processes.env = {
    POISO_SECRET: SECRET,
    POISO_URL: `http://poiso.localhost:${port}`,
    POISO_HOSTS: `images=img.localhost:${port},click=ir.localhost:${port}`,
    POISO_TRUSTED_PROXIES: '127.0.0.1',
    SEARCH_URL: `unix:${join(processes.folder, 'search.sock')}`,
  }
  const feed = join(processes.folder, 'feed.xml')
  writeFileSync(feed, googleFeed(items))
  expect(await processes.run('feeds', 'import', '--shop', 'Loja Teste', '--file', feed)).toBe(0)
  const [first = '', ...others] = Object.keys(kinds)
  await start(first)
  await Promise.all(others.map(start))
  database = connectDatabase({ url: processes.postgres.url, applicationName: 'test' })
  variantIds = (await rows<{ id: number }>('select id from offers.variant order by id')).map(({ id }) => id)
  const room = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#a53' } })
  const picture = await keepContentPicture(folderStore(join(processes.folder, 'images')), await room.jpeg().toBuffer())
  pictureAt = (width) => imageAddress(picture, { width })
  cookie = await anAccount()
}, 180_000)
afterAll(async () => {
  await balancer?.close()
  await database?.close()
  await processes?.close()
}, 60_000)

/** The second web's clock is a minute ahead. */
function start(name: string): Promise<void> {
  const env = {
    ...(ports[name] !== undefined && { [kinds[name] === 'worker' ? 'POISO_PROBE_PORT' : 'PORT']: String(ports[name]) }),
    ...(name === 'web 2' && { POISO_CLOCK: new Date(Date.now() + 60_000).toISOString() }),
  }
  return processes.start(name, kinds[name] ?? 'web', env)
}

async function rows<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await database.pool.query(text, [...values])).rows as Row[]
}

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

function ask(host: string, path: string, { method = 'GET', headers = {}, body = '', port = balancer.port } = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const sent = {
      ...headers,
      host: `${host}:${balancer.port}`,
      ...(body !== '' && !('content-type' in headers) && { 'content-type': 'application/json' }),
    }
    request({ port, host: '127.0.0.1', path, method, headers: sent, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      )
      answer.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
}

function look(path: string) {
  return ask('poiso.localhost', path)
}
function signedIn() {
  return ask('poiso.localhost', '/api/v2/me', { headers: { cookie } })
}
function like(variantId: number) {
  const headers = { cookie, origin: `http://poiso.localhost:${balancer.port}` }
  return ask('poiso.localhost', `/api/v1/poiso/like/variant/${variantId}`, { method: 'POST', headers })
}
function filter(url: string) {
  return ask('poiso.localhost', '/api/v2/variant/feed', { method: 'POST', body: JSON.stringify({ url }) })
}
function click(variantId: number, id: string) {
  return ask('ir.localhost', `/v2/clickthrough/loja-teste.pt/${variantId}?s=1&c=${id}`)
}

const ACCOUNT = { email: 'ana@exemplo.pt', 'palavra-passe': 'uma frase minha de manhã' }

function form(path: string, fields: Record<string, string>, sent = '') {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://poiso.localhost:${balancer.port}`,
    ...(sent !== '' && { cookie: sent }),
  }
  return ask('poiso.localhost', path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
}
function cookiesOf({ headers }: Answered): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.split(';', 1)[0] ?? '')
    .filter((each) => !each.endsWith('='))
    .join('; ')
}
/** Registers, follows the link of the mail and signs in, each at whichever web the balancer chooses; gives the cookies. */
async function anAccount(): Promise<string> {
  const registered = await form('/registo', { ...ACCOUNT, nome: 'Ana Sofia Reis', termos: 'sim' })
  const [mail] = await rows<{ path: string }>(`select data->>'path' as path from mail.message order by id desc limit 1`)
  const confirmed = await form(mail?.path ?? '', {}, cookiesOf(registered))
  expect([registered.status, confirmed.status]).toEqual([303, 303])
  return signIn()
}
async function signIn(): Promise<string> {
  const signed = await form('/login', ACCOUNT)
  expect(signed.status).toBe(303)
  return cookiesOf(signed)
}

interface Seen {
  readonly pages: number
  readonly pictures: number
  readonly clicks: string[]
  /** What went wrong, each in a line. */
  readonly wrong: string[]
}

/** Asks for pages, pictures, calls and clicks, again and again, until `during` has ended. */
async function whilePeopleLook(during: () => Promise<unknown>): Promise<Seen> {
  const [clicks, wrong]: [string[], string[]] = [[], []]
  let [isOver, pages, pictures] = [false, 0, 0]
  const looking = (async () => {
    for (let round = 0; !isOver; round++) {
      const page = await look(PAGES[round % PAGES.length] ?? LISTING)
      pages += 1
      if (page.status !== 200 || !page.body.includes('Mesa de centro')) wrong.push(`page: ${page.status}`)
      const me = await signedIn()
      if (me.status !== 200 || !me.body.includes('Ana Sofia Reis'))
        wrong.push(`me: ${me.status} ${me.body.slice(0, 80)}`)
    }
  })()
  const clicking = (async () => {
    for (let round = 0; !isOver; round++) {
      const id = `many-${createHash('sha256').update(`${performance.now()}`).digest('hex').slice(0, 12)}`
      const { status } = await click(variantIds[round % variantIds.length] ?? 0, id)
      if (status === 302) clicks.push(id)
      else wrong.push(`click: ${status}`)
      await wait(20)
    }
  })()
  const picturing = (async () => {
    for (let round = 0; !isOver; round++) {
      const picture = await ask('img.localhost', pictureAt(imageWidths[round % imageWidths.length] ?? 0))
      pictures += 1
      if (picture.status !== 200 || !String(picture.headers['content-type']).startsWith('image/'))
        wrong.push(`picture: ${picture.status}`)
      await wait(50)
    }
  })()
  await during().finally(() => (isOver = true))
  await Promise.all([looking, clicking, picturing])
  return { pages, pictures, clicks, wrong }
}

/** Those of the clicks that are not in the database, once the spools of all are empty. */
async function lost(clicks: readonly string[]): Promise<string[]> {
  const kept = async () =>
    new Set(
      (
        await rows<{ id: string }>('select distinct click_id as id from clicks.click where click_id = any($1)', [
          clicks,
        ])
      ).map(({ id }) => id),
    )
  await until('every click is in the database', async () => (await kept()).size >= clicks.length, 30_000).catch(() => 0)
  const there = await kept()
  return clicks.filter((id) => !there.has(id))
}

test('every part answers on its own host: pages, pictures, clicks; and a part refuses what is another’s', async () => {
  expect((await look('/')).status).toBe(200)
  expect((await filter(LISTING)).body).toContain('"variants"')
  for (const [name, host] of [
    ['images', 'poiso.localhost'],
    ['clicks', 'poiso.localhost'],
    ['images', 'ir.localhost'],
  ] as const) {
    expect([name, (await ask(host, LISTING, { port: ports[name] ?? 0 })).status]).toEqual([name, 421])
    const ready = await ask(host, '/readyz', { port: ports[name] ?? 0 })
    expect([name, ready.status, JSON.parse(ready.body)]).toEqual([name, 200, expect.objectContaining({ ready: true })])
  }
})

describe('kill -9 of each part while people look', () => {
  test.each(Object.keys(kinds))(
    '%s: no failed page, no click lost, still signed in',
    { timeout: 120_000 },
    async (name) => {
      for (const page of PAGES)
        for (const web of ['web 1', 'web 2'])
          expect((await ask('poiso.localhost', page, { port: ports[web] ?? 0 })).status).toBe(200)
      balancer.failed.length = 0
      const { pages, pictures, clicks, wrong } = await whilePeopleLook(async () => {
        await wait(500)
        await processes.kill(name)
        await wait(2_000)
        await start(name)
        await wait(500)
      })
      expect([name, wrong, balancer.failed]).toEqual([name, [], []])
      expect(pages).toBeGreaterThan(10)
      expect(pictures).toBeGreaterThan(10)
      expect(clicks.length).toBeGreaterThan(10)
      expect(await lost(clicks)).toEqual([])
    },
  )
})

const NOTE = 'A pesquisa e os filtros estão com um problema e voltam dentro de momentos'
/** Nobody has asked for these. */
const UNKEPT = ['/', '/lojas', '/produtos/loja/loja-teste', `${LISTING}?ordenar=total`, '/produtos']

/** Whether both webs show these pages, with the word that says that the database lists them. */
async function bothShow(paths: readonly string[], isStandIn: boolean): Promise<boolean> {
  for (const web of ['web 1', 'web 2'])
    for (const path of paths) {
      const { status, body } = await ask('poiso.localhost', path, { port: ports[web] ?? 0 })
      if (status !== 200 || body.includes(NOTE) !== isStandIn) return false
    }
  return true
}

test(
  'D5 while the search process is gone pages that nobody has asked for are listed by the database, and are whole again when it is back',
  { timeout: 120_000 },
  async () => {
    await processes.kill('search')
    await until('the database lists', () => bothShow(UNKEPT, true), 60_000)
    const { body } = await ask('poiso.localhost', '/readyz', { port: ports['web 1'] ?? 0 })
    expect(body).toContain('categories and shops are listed by the database')
    expect((await ask('poiso.localhost', '/search?q=mesa', { port: ports['web 1'] ?? 0 })).status).toBe(503)
    await start('search')
    await until('pages are whole', () => bothShow(UNKEPT, false), 60_000)
  },
)

test(
  'K3 search process and workers that stand still for 30 s fail no page and lose no click, and go on as they were',
  { timeout: 180_000 },
  async () => {
    const still = ['search', 'worker 1', 'worker 2']
    balancer.failed.length = 0
    const { wrong, clicks } = await whilePeopleLook(async () => {
      for (const name of still) processes.signal(name, 'SIGSTOP')
      await wait(30_000)
      for (const name of still) processes.signal(name, 'SIGCONT')
      await wait(1_000)
    })
    expect([wrong, balancer.failed]).toEqual([[], []])
    expect(await lost(clicks)).toEqual([])
    await until('pages are whole', () => bothShow(UNKEPT, false), 60_000)
    const leads = async () =>
      (
        await Promise.all(
          ['worker 1', 'worker 2'].map((name) => ask('localhost', '/readyz', { port: ports[name] ?? 0 })),
        )
      ).filter(({ body }) => body.includes('the work of the database: this process leads'))
    await expect.poll(async () => (await leads()).length, { timeout: 10_000 }).toBe(1)
  },
)

test(
  'what one web has written the other shows; what changes is on both within two seconds',
  { timeout: 60_000 },
  async () => {
    const [liked = 0, changed = 0] = variantIds
    expect((await like(liked)).status).toBe(200)
    for (const name of ['web 1', 'web 2']) {
      const { body } = await ask('poiso.localhost', '/api/v2/me', { headers: { cookie }, port: ports[name] ?? 0 })
      expect([name, body.includes(String(liked))]).toEqual([name, true])
    }
    await rows(
      `with changed as (update offers.variant set price_cents = 777 where id = ${changed} returning product_id)
     insert into outbox.index_dirty (product_id) select product_id from changed`,
    )
    for (const name of ['web 1', 'web 2'])
      expect(
        await until(
          `${name} shows it`,
          async () =>
            (await ask('poiso.localhost', `${LISTING}?ordenar=preco`, { port: ports[name] ?? 0 })).body.includes(
              '7,77',
            ),
          10_000,
        ),
      ).toBeLessThan(2_000)
  },
)

test('somebody signs in by the form, whichever web has drawn it, and is signed in at both', async () => {
  const fresh = await signIn()
  for (const name of ['web 1', 'web 2'])
    expect(
      (await ask('poiso.localhost', '/api/v2/me', { headers: { cookie: fresh }, port: ports[name] ?? 0 })).body,
    ).toContain('Ana Sofia Reis')
})

test('half a request from the balancer holds nobody up', async () => {
  const half = connect({ port: ports['web 1'] ?? 0, host: '127.0.0.1' })
  half.on('error', () => {})
  half.write(
    `POST /api/v2/variant/feed HTTP/1.1\r\nhost: poiso.localhost:${balancer.port}\r\ncontent-length: 500\r\n\r\n{"url":`,
  )
  for (let round = 0; round < 5; round++)
    expect((await ask('poiso.localhost', LISTING, { port: ports['web 1'] ?? 0 })).status).toBe(200)
  half.destroy()
  expect((await ask('poiso.localhost', LISTING, { port: ports['web 1'] ?? 0 })).status).toBe(200)
})

test('of two workers one leads; what it keeps is kept once', async () => {
  const leaders = await rows<{ count: number }>(
    `select count(*)::int as count from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and a.application_name = 'poiso-worker' and l.objid = 7406225`,
  )
  expect(leaders).toEqual([{ count: 1 }])
  const told = async () =>
    Promise.all(
      ['worker 1', 'worker 2'].map(async (name) => {
        const { status, body } = await ask('localhost', '/readyz', { port: ports[name] ?? 0 })
        const lead = /the work of the database: (this process|another) leads/.exec(body)?.[1]
        return `${status} ${lead}`
      }),
    )
  await expect
    .poll(async () => (await told()).toSorted(), { timeout: 10_000 })
    .toEqual(['200 another', '200 this process'])
})
