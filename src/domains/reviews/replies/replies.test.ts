import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { issueEshopToken } from '#domains/eshops/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { useIdentifyShop } from '#platform/http/access/acting-shop.ts'
import { identifyShopBy } from '#domains/partners/contract.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { asId, type EshopId } from '#platform/ids.ts'
import { REVIEW_LIMITS, type Review } from '../review.ts'
import { findReview } from '../storage.ts'
import { aSlot, aWaitingReview, decide } from '../testing.ts'
import { seedOffers } from '../testing-offers.ts'
import { shopReplyCall, shopReviewsCall } from './calls.ts'
import { shopReviewRoutes } from './routes.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
await seedOffers(db)
const { app } = testServer()
useIdentifyShop(app.server, identifyShopBy({ db, clock }))
shopReviewRoutes(app, { db, clock })
const [mine, theirs] = await Promise.all(
  [3, 4].map(async (id) => `Bearer ${await issueEshopToken(db, asId<EshopId>(id), clock.now())}`),
)
afterAll(() => app.close())
beforeEach(async () => {
  await sql`truncate reviews.review, outbox.domain_event cascade`.execute(db)
  await sql`insert into reviews.review (external_id, subject, eshop_id, source, verified_by, half_stars, state, written_at, changed_at, published_at)
    values ('r0123456789abcdef', 'eshop', 4, 'site', 'none', 9, 'published', now(), now(), now())`.execute(db)
})

async function published(personId = 1): Promise<Review> {
  const review = await aWaitingReview(db, { slot: aSlot(personId), now: clock.now() })
  await db.transaction().execute((tx) => decide(tx, review, 'publish', { now: clock.now() }))
  return review
}
async function reply({ externalId }: Review, text: string | null, authorization = mine): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v2/eshop/reviews/${externalId}/reply`,
    headers: { authorization: authorization ?? '' },
    payload: { text },
  })
  return answer.statusCode
}
async function page(query = '', authorization = mine) {
  const answer = await app.inject({
    url: `/api/v2/eshop/reviews${query}`,
    headers: { authorization: authorization ?? '' },
  })
  return answer.json<{ reviews: Record<string, unknown>[]; unanswered: number }>()
}
async function list(query = '', authorization = mine) {
  return (await page(query, authorization)).reviews
}
async function read({ externalId }: Review) {
  return (await findReview(db, externalId)) as Review
}
function decideReply(review: Review, decision: 'publish' | 'refuse' | 'remove') {
  return db
    .transaction()
    .execute(async (tx) =>
      decide(tx, review, decision, { kind: 'reply', version: (await read(review)).replyVersion, now: clock.now() }),
    )
}

callBattery(shopReviewsCall, { app, example: {}, authorization: mine ?? '' })
callBattery(shopReplyCall, {
  app,
  example: { params: { externalId: 'r0123456789abcdef' }, body: { text: 'Obrigada!' } },
  authorization: theirs ?? '',
})

describe('B-05 a shop and its reviews', () => {
  test('B-05 reads what is said of its own offers, from a moment on, and nothing of another shop', async () => {
    const review = await published()
    await aWaitingReview(db, { slot: aSlot(2), now: clock.now() })
    expect(await list()).toMatchObject([
      {
        externalId: review.externalId,
        variantId: 7,
        value: 4.5,
        text: 'Muito confortável.',
        verified: 'none',
        reply: null,
      },
    ])
    expect(await list('?since=2026-11-26T10:00:01Z')).toEqual([])
    expect(await list(`?after=${review.externalId}`)).toEqual([])
    expect(await list('', theirs)).toMatchObject([{ externalId: 'r0123456789abcdef', variantId: null }])
    expect((await app.inject({ url: '/api/v2/eshop/reviews' })).statusCode).toBe(401)
  })
  test('B-05 the newest come first where they are asked for so, page after page, and those without a reply alone', async () => {
    const older = await published()
    clock.advanceMs(1_000)
    const newer = await published(2)
    const names = async (query: string) => (await list(query)).map(({ externalId }) => externalId)
    expect(await names('?sort=-published')).toEqual([newer.externalId, older.externalId])
    expect(await names(`?sort=-published&after=${newer.externalId}`)).toEqual([older.externalId])
    expect(await names('?sort=published')).toEqual([older.externalId, newer.externalId])
    await reply(newer, 'Obrigada!')
    expect(await names('?isUnanswered=true&sort=-published')).toEqual([older.externalId])
  })
  test('B-05 is told how many it has not replied to: its own that are published, whatever page is asked for', async () => {
    const review = await published()
    await published(2)
    await aWaitingReview(db, { slot: aSlot(3), now: clock.now() })
    const counts = async () => [
      (await page('?sort=-published&isUnanswered=true')).unanswered,
      (await page('', theirs)).unanswered,
    ]
    expect(await counts()).toEqual([2, 1])
    await reply(review, 'Obrigada!')
    expect(await counts()).toEqual([1, 1])
  })
  test('B-05 replies: shown once it is decided, changed while the earlier one is shown, told why not', async () => {
    const review = await published()
    expect(await reply(review, ' Obrigada!\u202e ')).toBe(200)
    expect(await read(review)).toMatchObject({ reply: null, waitingReply: 'Obrigada!' })
    const { rows } = await sql<{
      payload: object
    }>`select payload from outbox.domain_event where kind = 'moderation.submitted' order by id desc limit 1`.execute(db)
    expect(rows[0]?.payload).toMatchObject({
      kind: 'reply',
      itemId: review.externalId,
      version: 1,
      texts: ['Obrigada!'],
      eshopId: 3,
    })
    await decideReply(review, 'publish')
    expect(await read(review)).toMatchObject({ reply: 'Obrigada!', waitingReply: null, repliedAt: clock.now() })
    await reply(review, 'Ligue 912345678')
    await decideReply(review, 'refuse')
    expect(await list()).toMatchObject([
      { reply: 'Obrigada!', waitingReply: null, replyStatement: 'Contém um contacto.' },
    ])
    await decideReply(review, 'remove')
    expect(await read(review)).toMatchObject({ reply: null, repliedAt: null })
  })
  test('G-05 B-05 one that is removed goes though a change of it was sent meanwhile, which goes on waiting', async () => {
    const review = await published()
    await reply(review, 'São todos uns mentirosos!')
    await decideReply(review, 'publish')
    await reply(review, 'São todos uns mentirosos!!')
    await db
      .transaction()
      .execute((tx) => decide(tx, review, 'remove', { kind: 'reply', version: 1, now: clock.now() }))
    expect(await read(review)).toMatchObject({ reply: null, waitingReply: 'São todos uns mentirosos!!' })
    await decideReply(review, 'publish')
    expect(await read(review)).toMatchObject({ reply: 'São todos uns mentirosos!!' })
  })
  test('B-05 takes its reply away at once, and a decision on it is void', async () => {
    const review = await published()
    await reply(review, 'Obrigada!')
    const { replyVersion } = await read(review)
    expect(await reply(review, null)).toBe(200)
    await db
      .transaction()
      .execute((tx) => decide(tx, review, 'publish', { kind: 'reply', version: replyVersion, now: clock.now() }))
    expect(await read(review)).toMatchObject({ reply: null, waitingReply: null })
  })
  test('B-05 replies to its own alone, with words that can be read, and not too many', async () => {
    const review = await published()
    const unread = await aWaitingReview(db, { slot: aSlot(2), now: clock.now() })
    expect([await reply(review, 'Olá', theirs), await reply(unread, 'Olá')]).toEqual([404, 404])
    expect(await reply(review, '\u200b')).toBe(422)
    expect(await reply(review, 'x'.repeat(REVIEW_LIMITS.replyLength))).toBe(200)
    for (const text of ['', 'x'.repeat(REVIEW_LIMITS.replyLength + 1)]) expect(await reply(review, text)).toBe(400)
  })
})
