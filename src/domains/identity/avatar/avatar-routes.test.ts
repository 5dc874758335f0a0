import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { AVATAR_BYTES, openImageStore } from '#domains/images/contract.ts'
import { manualClock, systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { testServer } from '#platform/http/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { avatarRoutes } from './avatar-routes.ts'
import { avatarTickets } from './avatar-tickets.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const tickets = avatarTickets('a secret of this test')
const folder = mkdtempSync(join(tmpdir(), 'poiso-avatar-'))
// The server's own time runs: what it has under way is measured by it.
const { app } = testServer({ clock: systemClock })
avatarRoutes(app, {
  db,
  clock,
  tickets,
  store: openImageStore({ imagesUrl: null, dataFolder: folder }),
  resultUrl: (outcome) => `/perfil?fotografia=${outcome}`,
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const TYPE = 'multipart/form-data; boundary=b'

function pathOf(personId: number): string {
  return `/uploads/avatar?bilhete=${tickets.issue(asId<UserId>(personId), clock.now())}`
}
function send(personId: number, payload: Buffer, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: pathOf(personId), headers: { 'content-type': TYPE, ...headers }, payload })
}
function aForm(file: Buffer): Buffer {
  const head = '--b\r\ncontent-disposition: form-data; name="fotografia"; filename="eu.jpg"\r\n\r\n'
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')])
}
const empty = Buffer.from('--b\r\ncontent-disposition: form-data; name="fotografia"; filename=""\r\n\r\n\r\n--b--\r\n')

test('U-04 ten pictures of one person, then one a minute; another person’s are their own', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1) statuses.push((await send(1, empty)).statusCode)
  expect([statuses.filter((status) => status === 303).length, statuses[10]]).toEqual([10, 429])
  expect((await send(2, empty)).statusCode).toBe(303)
  clock.advanceMs(60_000)
  expect((await send(1, empty)).statusCode).toBe(303)
})

test('U-04 four bodies are read at once, and a place is free again when one ends, well or not', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const slow = Array.from({ length: 4 }, (_, index) => {
    const path = pathOf(10 + index)
    const headers = { 'content-type': TYPE, 'transfer-encoding': 'chunked' }
    const sending = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
    sending.write('--b\r\n')
    return { sending, status: once(sending, 'response').then(([answer]) => (answer as IncomingMessage).statusCode) }
  })
  let somebody = 100
  await expect.poll(async () => (await send((somebody += 1), empty)).statusCode).toBe(503)
  expect((await send((somebody += 1), empty)).headers['retry-after']).toBe('5')
  slow[0]?.sending.end()
  expect(await slow[0]?.status).toBe(400)
  expect((await send((somebody += 1), empty)).statusCode).toBe(303)
  slow.forEach(({ sending }) => sending.end())
  expect(await Promise.all(slow.map(({ status }) => status))).toEqual([400, 400, 400, 400])
})

test('U-04 more than 10 MB is refused before it is read, also where its length is not told', async () => {
  expect((await send(40, Buffer.alloc(0), { 'content-length': '999999999' })).statusCode).toBe(413)
  expect((await send(40, aForm(Buffer.alloc(AVATAR_BYTES + 1)))).statusCode).toBe(413)
})

test('U-04 a body that is no form is refused', async () => {
  expect((await send(30, Buffer.from('{}'), { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await send(30, Buffer.from('x'), { 'content-type': 'multipart/form-data' })).statusCode).toBe(400)
})

test('U-04 of somebody who is gone nothing is kept', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#345', noise } })
    .jpeg()
    .toBuffer()
  expect((await send(31, aForm(picture))).headers['location']).toBe('/perfil?fotografia=expirou')
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((name) => name.endsWith('.jpg'))).toEqual([])
})

test('U-04 no other text is a ticket', () => {
  const ticket = tickets.issue(asId<UserId>(7), clock.now())
  expect(tickets.read(ticket, clock.now())).toEqual({ kind: 'valid', personId: 7 })
  fc.assert(
    fc.property(fc.nat(ticket.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
      fc.pre(ticket[at] !== sign)
      expect(tickets.read(ticket.slice(0, at) + sign + ticket.slice(at + 1), clock.now()).kind).toBe('forged')
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => tickets.read(text, clock.now()).kind === 'forged'))
  expect(avatarTickets('another secret').read(ticket, clock.now())).toEqual({ kind: 'forged' })
})
