import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openImageStore, REVIEW_PHOTO_BYTES } from '#domains/images/contract.ts'
import { manualClock, systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { testServer } from '#platform/http/testing.ts'
import type { Review } from '../review.ts'
import { findReview } from '../storage.ts'
import { aSlot, aWaitingReview, decide, recountVariant, TEST_WORDS } from '../testing.ts'
import { totalsOfVariants } from '../totals.ts'
import { dropReview } from '../writing/drop-review.ts'
import { keepReview } from '../writing/keep-review.ts'
import { removeLoosePhotos } from './loose-photos.ts'
import { photoRoutes } from './photo-routes.ts'
import { personal } from '../personal.ts'
import { photosOfReview } from './photo-storage.ts'
import { PHOTO_TICKET_MINUTES, photoTickets } from './photo-tickets.ts'
import { LOOSE_PHOTO_MS, takeInPhotos } from './take-photos.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const tickets = photoTickets('a secret of this test')
const folder = mkdtempSync(join(tmpdir(), 'poiso-review-photos-'))
const store = openImageStore({ imagesUrl: null, dataFolder: folder })
// The server's own time runs: what it has under way is measured by it.
const { app } = testServer({ clock: systemClock })
photoRoutes(app, {
  db,
  clock,
  tickets,
  store,
  networkHash: () => 'net',
  resultUrl: (page, of, outcome) => `/${page}/${of}?fotografia=${outcome}`,
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await rm(join(folder, 'images'), { recursive: true, force: true })
  await sql`truncate reviews.review, reviews.variant_total, reviews.loose_photo, outbox.domain_event cascade`.execute(
    db,
  )
})

const picture = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: '#345',
    noise: { type: 'gaussian', mean: 128, sigma: 50 },
  },
})
  .jpeg()
  .toBuffer()
const TYPE = 'multipart/form-data; boundary=b'

function pathOf({ externalId }: Pick<Review, 'externalId'>): string {
  return `/uploads/review-photo?bilhete=${tickets.issue({ externalId, page: 'escrever', of: '7' }, clock.now())}`
}
function aForm(...files: readonly Buffer[]): Buffer {
  const parts = files.flatMap((file) => [
    Buffer.from('--b\r\ncontent-disposition: form-data; name="fotografias"; filename="eu.jpg"\r\n\r\n'),
    file,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from('--b--\r\n')])
}
async function send(review: Pick<Review, 'externalId'>, payload: Buffer, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(review),
    headers: { 'content-type': TYPE, ...headers },
    payload,
  })
  return answer.statusCode === 303 ? answer.headers['location'] : answer.statusCode
}
async function files(): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg'))
}
function aReview() {
  return aWaitingReview(db, { now: clock.now() })
}

test('M3 pictures wait with a review that is handed over anew, and are shown and counted once it is decided', async () => {
  const review = await aReview()
  expect(await send(review, aForm(picture, picture))).toBe('/escrever/7?fotografia=guardada')
  const waiting = (await findReview(db, review.externalId)) as Review
  expect(waiting).toMatchObject({ version: 2, state: 'waiting', imagesCount: 0 })
  // What was decided of the words alone says nothing of the pictures.
  await db.transaction().execute((tx) => decide(tx, waiting, 'publish', { version: 1, now: clock.now() }))
  expect((await findReview(db, review.externalId))?.state).toBe('waiting')
  await db.transaction().execute((tx) => decide(tx, waiting, 'publish', { now: clock.now() }))
  expect((await photosOfReview(db, review.id)).map(({ isWaiting }) => isWaiting)).toEqual([false, false])
  expect(await totalsOfVariants(db, [7])).toEqual({ ...(await recountVariant(db, 7)), imagesCount: 2 })
  const { rows } = await sql<{
    pictures: string[]
  }>`select payload->'pictures' as pictures from outbox.domain_event where kind = 'moderation.submitted' order by id desc limit 1`.execute(
    db,
  )
  expect(rows[0]?.pictures).toHaveLength(2)
})

test('M3 those of a draft wait for it, and nothing is handed over', async () => {
  const review = await db.transaction().execute((tx) => keepReview(tx, aSlot(), TEST_WORDS, clock.now()))
  await send(review, aForm(picture))
  const { rows } = await sql`select from outbox.domain_event where kind = 'moderation.submitted'`.execute(db)
  expect([rows.length, (await photosOfReview(db, review.id)).length]).toEqual([0, 1])
})

test('M3 a review has ten pictures, however they come: in one form, in two, in two at once', async () => {
  const review = await aReview()
  expect(await send(review, aForm(...Array(11).fill(picture)))).toBe('/escrever/7?fotografia=muitas')
  expect(await photosOfReview(db, review.id)).toHaveLength(0)
  const both = await Promise.all([
    send(review, aForm(...Array(6).fill(picture))),
    send(review, aForm(...Array(6).fill(picture))),
  ])
  expect(both.toSorted()).toEqual(['/escrever/7?fotografia=guardada', '/escrever/7?fotografia=muitas'])
  expect(await send(review, aForm(...Array(4).fill(picture)))).toBe('/escrever/7?fotografia=guardada')
  expect(await send(review, aForm(picture))).toBe('/escrever/7?fotografia=muitas')
  expect(await photosOfReview(db, review.id)).toHaveLength(10)
})

test('M3 a hundred pictures are refused before they are read, and one of more than 10 MB where it passes them', async () => {
  const review = await aReview()
  expect(await send(review, Buffer.alloc(0), { 'content-length': String(100 * REVIEW_PHOTO_BYTES) })).toBe(413)
  expect(await send(review, aForm(picture, Buffer.alloc(REVIEW_PHOTO_BYTES + 1)))).toBe('/escrever/7?fotografia=grande')
  expect(await send(review, aForm(picture, Buffer.from('<svg/>')))).toMatch(/fotografia=(svg|nenhuma)/)
  expect(await photosOfReview(db, review.id)).toHaveLength(0)
})

test('M3 what no review has goes from the store after an hour; what is taken off goes at once', async () => {
  const review = await aReview()
  await send(review, aForm(picture, Buffer.from('no picture')))
  expect(await files()).toHaveLength(1)
  expect(await removeLoosePhotos(db, store, clock.now())).toBe(0)
  await send(review, aForm(picture))
  clock.advanceMs(LOOSE_PHOTO_MS)
  expect(await removeLoosePhotos(db, store, clock.now())).toBe(1)
  expect(await files()).toHaveLength(1)
  await db
    .transaction()
    .execute(async (tx) => dropReview(tx, (await findReview(tx, review.externalId)) as Review, clock.now()))
  expect(await removeLoosePhotos(db, store, clock.now())).toBe(1)
  expect(await files()).toEqual([])
  expect(await send(review, aForm(picture))).toBe('/escrever/7?fotografia=expirou')
})

test('M3 those that are taken in are shown and counted at once, with nobody deciding on them, and once however often', async () => {
  const review = await aReview()
  const deps = { db, clock, store }
  expect(await takeInPhotos(deps, review.externalId, [picture])).toBe(0)
  await db.transaction().execute((tx) => decide(tx, review, 'publish', { now: clock.now() }))
  const { rows: handedOver } = await sql`select from outbox.domain_event where kind = 'moderation.submitted'`.execute(
    db,
  )
  const taken = await Promise.all([
    takeInPhotos(deps, review.externalId, [picture, Buffer.from('no picture'), picture]),
    takeInPhotos(deps, review.externalId, [picture, picture]),
  ])
  expect(taken.toSorted()).toEqual([0, 2])
  expect(await takeInPhotos(deps, review.externalId, [picture])).toBe(0)
  expect((await photosOfReview(db, review.id)).map(({ isWaiting }) => isWaiting)).toEqual([false, false])
  expect(await totalsOfVariants(db, [7])).toEqual({ ...(await recountVariant(db, 7)), imagesCount: 2 })
  const { rows } = await sql`select from outbox.domain_event where kind = 'moderation.submitted'`.execute(db)
  expect(rows).toHaveLength(handedOver.length)
  // What the second of the two had kept goes.
  clock.advanceMs(LOOSE_PHOTO_MS)
  await removeLoosePhotos(db, store, clock.now())
  expect(await files()).toHaveLength(2)
})

test('G-05 M3 R-12 of a purchase they are handed over as its buyer’s', async () => {
  await sql`insert into reviews.invitation (purchase_id, eshop_id, is_trusted, address_hash, created_at)
    values (55, 3, true, ${Buffer.alloc(32, 7)}, ${clock.now()})`.execute(db)
  const slot = aSlot(0, { by: { purchaseId: 55 }, source: 'star', verifiedBy: 'purchase' })
  expect(await send(await aWaitingReview(db, { slot, now: clock.now() }), aForm(picture))).toMatch('guardada')
  const { rows } = await sql<{ author: object }>`
    select payload->'author' as author from outbox.domain_event where kind = 'moderation.submitted' order by id`.execute(
    db,
  )
  expect(rows.map(({ author }) => author)).toEqual([{ addressHash: '07'.repeat(32) }, { addressHash: '07'.repeat(32) }])
})

test('G-09 M3 a ticket from before its author left shows nothing more', async () => {
  const review = await aReview()
  await db.transaction().execute((tx) => decide(tx, review, 'publish', { now: clock.now() }))
  await db.transaction().execute((tx) => personal('tests').erase(tx, 1, null))
  expect(await send(review, aForm(picture))).toBe('/escrever/7?fotografia=expirou')
  expect(await photosOfReview(db, review.id)).toHaveLength(0)
})

test('M3 an upload that ends halfway changes nothing', async () => {
  const review = await aReview()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const headers = { 'content-type': TYPE, 'content-length': '100000' }
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path: pathOf(review), headers })
  sending.on('error', () => undefined)
  sending.write(aForm(picture).subarray(0, -8))
  await new Promise<void>((resolve) => sending.once('socket', (socket) => socket.once('connect', resolve)))
  sending.destroy()
  expect(await send(review, aForm(picture))).toBe('/escrever/7?fotografia=guardada')
  expect(await photosOfReview(db, review.id)).toHaveLength(1)
})

test('M3 no other text is a ticket, and one is good for half an hour and its own review', async () => {
  const given = { externalId: 'r0123456789abcdef', page: 'escrever', of: '7' } as const
  const ticket = tickets.issue(given, clock.now())
  expect(tickets.read(ticket, clock.now())).toEqual({ kind: 'valid', ...given })
  expect(tickets.read(ticket, new Date(clock.now().getTime() + PHOTO_TICKET_MINUTES * 60_000 + 1000)).kind).toBe('over')
  fc.assert(
    fc.property(fc.nat(ticket.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
      fc.pre(ticket[at] !== sign)
      expect(tickets.read(ticket.slice(0, at) + sign + ticket.slice(at + 1), clock.now()).kind).toBe('forged')
    }),
  )
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/uploads/review-photo?bilhete=x',
        headers: { 'content-type': TYPE },
        payload: aForm(picture),
      })
    ).statusCode,
  ).toBe(403)
  expect(photoTickets('another').read(ticket, clock.now())).toEqual({ kind: 'forged' })
})
