import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { CHROME } from '#domains/tracking/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { listenLocally } from '#platform/http/testing-sockets.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { ana } from './testing-accounts.ts'

/** What a balancer or a visitor sends half of, over real sockets: answered or dropped in time, no place stays taken, and nothing of it is done (fault O5). */

const LIMITS = { headersTimeoutMs: 300, requestTimeoutMs: 600, timeoutCheckMs: 50 }
/** The longest of them, and a busy machine. */
const DROPPED_MS = 3_000

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: [anItem({ id: 'mesa' })],
  limits: LIMITS,
  env: { POISO_TRUSTED_PROXIES: '127.0.0.1' },
})
const { app, shedder } = market.whole
let port = 0
let requests: Record<string, Buffer>
beforeAll(async () => {
  port = await listenLocally(app)
  requests = await whole()
})
afterAll(() => market.close())

/** Each does something, and does it once. */
async function whole(): Promise<Record<string, Buffer>> {
  const { header: cookie } = await aSignedInPerson({ db, clock: market.bench.clock }, {}, SECRET)
  const { rows } = await sql<{ id: number }>`select id from offers.variant`.execute(db)
  const page = (await app.inject('/produtos/mesas-de-centro')).body
  const link = (/href="(\/v2\/clickthrough\/[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
  const form = new URLSearchParams({ ...ana, email: 'rui@exemplo.pt' }).toString()
  const feed = googleFeed(Array.from({ length: 400 }, (_, index) => anItem({ id: `f-${index}` })))
  const file = `--q\r\nContent-Disposition: form-data; name="ficheiro"; filename="feed.xml"\r\nContent-Type: text/xml\r\n\r\n${feed}\r\n--q--\r\n`
  const like = `/api/v1/poiso/like/variant/${rows[0]?.id}`
  return {
    form: request('POST /registo', { 'Content-Type': 'application/x-www-form-urlencoded' }, form),
    like: request(
      `POST ${like}`,
      { Cookie: cookie, 'Content-Type': 'application/json' },
      JSON.stringify({ isForMarketing: false }),
    ),
    click: request(`GET ${link}`, {}),
    upload: request('POST /commercial/e-shop', { 'Content-Type': 'multipart/form-data; boundary=q' }, file),
  }
}

function request(line: string, headers: Record<string, string>, body = ''): Buffer {
  const all = {
    Host: 'localhost:3000',
    'User-Agent': CHROME,
    Origin: 'http://localhost:3000',
    'X-Forwarded-For': VISITOR,
    ...headers,
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** So many bytes of it: up to the middle of its headers, or of its body. */
function half(bytes: Buffer, of: 'headers' | 'body'): Buffer {
  const head = bytes.indexOf('\r\n\r\n') + 4
  return bytes.subarray(0, of === 'headers' ? head >> 1 : head + ((bytes.byteLength - head) >> 1))
}

/** Each from a network of its own: of one, tries of a kind are counted. */
let visitors = 100
const VISITOR = '10.100.0.1'
function fromElsewhere(bytes: Buffer): Buffer {
  visitors += 1
  return Buffer.from(bytes.toString('latin1').replace(VISITOR, `10.${visitors}.0.1`), 'latin1')
}

type Ending = 'cut' | 'ended' | 'slow'

/** Sends these bytes and cuts the connection, ends its side of it, or waits until the server does; gives what was answered. */
function send(bytes: Buffer, ending: Ending | 'whole'): Promise<{ readonly text: string; readonly ms: number }> {
  return new Promise((resolve) => {
    const beganMs = performance.now()
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const isWhole = () => ending === 'whole' && /\r\n\r\n/.test(text)
    socket.on('data', (data) => {
      text += data.toString('latin1')
      if (isWhole()) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('end', () => socket.destroy())
    socket.on('close', () => resolve({ text, ms: performance.now() - beganMs }))
    socket.write(fromElsewhere(bytes), () => {
      if (ending === 'ended') socket.end()
      if (ending === 'cut') socket.resetAndDestroy()
    })
  })
}

/** What has been done, and what lies about. */
async function done() {
  const count = async (
    table: 'identity.registration' | 'likes.liked' | 'clicks.click' | 'feeds.lab_run' | 'mail.message',
  ) => Number((await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db)).rows[0]?.count)
  return {
    form: await count('identity.registration'),
    like: await count('likes.liked'),
    click: await count('clicks.click'),
    upload: await count('feeds.lab_run'),
    mails: await count('mail.message'),
    files: files(),
  }
}
function files(): number {
  try {
    return readdirSync(join(market.dataFolder, 'lab')).length
  } catch {
    return 0
  }
}
function taken(): number {
  return Object.values(shedder.load()).reduce((sum, { running, waiting }) => sum + running + waiting, 0)
}

const NOTHING = { form: 0, like: 0, click: 0, upload: 0, mails: 0, files: 0 }

describe('half a request', () => {
  test.each<[Ending, 'headers' | 'body']>([
    ['cut', 'headers'],
    ['cut', 'body'],
    ['ended', 'headers'],
    ['ended', 'body'],
    ['slow', 'headers'],
    ['slow', 'body'],
  ])('O5 %s in its %s is refused or dropped in time, does nothing and holds no place', async (ending, of) => {
    const halves = Object.entries(requests).filter(([name]) => of === 'headers' || name !== 'click')
    const answers = await Promise.all(
      halves.flatMap(([name, bytes]) =>
        Array.from({ length: 5 }, async () => ({ name, ...(await send(half(bytes, of), ending)) })),
      ),
    )
    for (const { name, text, ms } of answers) {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'none'
      expect([name, ['none', '400', '408'].includes(status) || status]).toEqual([name, true])
      expect([name, ms < DROPPED_MS]).toEqual([name, true])
    }
    await expect.poll(taken).toBe(0)
    await expect.poll(done).toEqual(NOTHING)
    expect((await send(request('GET /lojas', {}), 'whole')).text).toContain('HTTP/1.1 200')
  })

  test('O5 and the same requests, whole, do it', async () => {
    for (const [name, bytes] of Object.entries(requests)) {
      const { text } = await send(bytes, 'whole')
      expect([name, /^HTTP\/1\.1 (200|30[23])/.test(text) || text.slice(0, 400)]).toEqual([name, true])
    }
    await expect
      .poll(done, { timeout: 10_000 })
      .toEqual({ form: 1, like: 1, click: 1, upload: 1, mails: 1, files: expect.any(Number) })
  })
})
