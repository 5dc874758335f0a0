import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { publishReview, withdrawReview } from '#domains/reviews/publish.ts'
import { reviewsCall, reviewsModalCall } from '#domains/reviews/read/calls.ts'
import type { WireReviewList, WireReviewsModal } from '#domains/reviews/contract.ts'
import { takeInQuestions } from '#domains/questions/contract.ts'
import { lockReview } from '#domains/reviews/storage.ts'
import { hearReviews, readDueSummaries } from '#domains/reviews/summaries/follow-reviews.ts'
import { aSlot, aWaitingReview } from '#domains/reviews/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const items = Array.from({ length: 3 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` }))
const market = await aMarketplace(database, { items })
const { app } = market.whole
const { clock } = market.bench
afterAll(() => market.close())

const { rows: offers } = await sql<{ id: number; productId: number; eshopId: number }>`
  select id, product_id as "productId", eshop_id as "eshopId" from offers.variant order by item_id`.execute(db)
const [first, second, third] = offers as [Offer, Offer, Offer]
type Offer = (typeof offers)[number]
// The first two are one product's.
await sql`update offers.variant set product_id = ${first.productId} where id = ${second.id}`.execute(db)
const { person: shy } = await aSignedInPerson({ db, clock }, { name: 'Rui', email: 'rui@exemplo.pt' }, SECRET)
const { person: open } = await aSignedInPerson({ db, clock }, { name: 'Ana', email: 'ana@exemplo.pt' }, SECRET)

async function publish(
  personId: number,
  { id, eshopId }: Offer,
  halfStars: number,
  body = `Vale ${halfStars}.`,
): Promise<string> {
  const slot = aSlot(personId, { subject: { subject: 'variant', eshopId, variantId: id } })
  const words = { halfStars, body, pluses: [], minuses: [] }
  const { externalId } = await aWaitingReview(db, { slot, words, now: clock.now() })
  await db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, externalId)
    if (review !== null) await publishReview(tx, review, clock.now())
  })
  return externalId
}

let [ofAna, ofRui] = ['', '']
beforeAll(async () => {
  await sql`insert into identity.profile (person_id, nickname, is_public) values (${open.id}, 'Ana R.', true)
    on conflict (person_id) do update set nickname = 'Ana R.', is_public = true`.execute(db)
  ofAna = await publish(open.id, first, 10)
  clock.advanceMs(60_000)
  ofRui = await publish(shy.id, second, 3)
})

async function ask<Answer>(path: string, payload: unknown): Promise<{ status: number; body: Answer }> {
  const answer = await app.inject({ method: 'POST', url: `/api/v2/variant/${path}`, payload: payload as object })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}
async function modal(variantId: number): Promise<WireReviewsModal> {
  return (await ask<WireReviewsModal>('reviews-modal', { variantId })).body
}

callBattery(reviewsCall, {
  app,
  example: { query: { page: 1, type: 'all' }, body: { variantId: first.id, stars: 5, sort: 'newest' } },
})
callBattery(reviewsModalCall, { app, example: { body: { variantId: first.id } } })

describe('A-01.19 E-03 the dialog of reviews', () => {
  test('A-01.19 E-03 whichever offer it is asked by, it says all of the product, each with its shop and what was bought', async () => {
    const [one, other] = [await modal(first.id), await modal(second.id)]
    expect(other).toEqual(one)
    expect(one).toMatchObject({
      rating: 3.25,
      reviewsCount: 2,
      imagesCount: 0,
      vector: [0, 0, 1, 0, 0, 0, 0, 0, 0, 1],
      verifiedCount: 0,
      reviews: { hasMore: false, totalCount: 2 },
      reviewsWithImage: { items: [], hasMore: false, totalCount: 0 },
    })
    expect(one.reviews.items.map(({ externalId, variant, eshop }) => [externalId, variant?.id, eshop?.id])).toEqual([
      [ofRui, second.id, second.eshopId],
      [ofAna, first.id, first.eshopId],
    ])
  })

  test('E-03 who lets others see a page is linked to it; of somebody else there is the name that was given alone', async () => {
    const [rui, ana] = (await modal(first.id)).reviews.items
    expect([rui?.userId, rui?.userNickName]).toEqual([null, 'Ana'])
    expect([ana?.userId, ana?.userNickName]).toEqual([open.id, 'Ana'])
    const page = await app.inject(`/user/${open.id}`)
    expect(page.body).toContain('Vale 10.')
    expect((await app.inject(`/user/${shy.id}`)).statusCode).toBe(404)
  })

  test('A-01.19 of a product that nobody has reviewed there is nothing, and that is said; an offer that never existed is not found', async () => {
    expect(await modal(third.id)).toMatchObject({
      rating: null,
      reviewsCount: 0,
      reviews: { items: [], totalCount: 0 },
    })
    for (const path of ['reviews', 'reviews-modal'])
      expect((await ask(path, { variantId: 2_000_000_000 })).status).toBe(404)
  })
})

describe('A-01.18 reviews page by page', () => {
  const list = async (body: object, query = '') =>
    (await ask<WireReviewList>(`reviews${query}`, { variantId: first.id, ...body })).body

  test('A-01.18 by stars, shop, proof and photos, and behind the last one', async () => {
    const ids = async (body: object, query = '') => (await list(body, query)).items.map(({ externalId }) => externalId)
    expect(await ids({})).toEqual([ofRui, ofAna])
    expect(await ids({ sort: 'highest' })).toEqual([ofAna, ofRui])
    expect(await ids({ stars: 2 })).toEqual([ofRui])
    expect(await ids({ stars: 5 })).toEqual([ofAna])
    expect(await ids({ verified: true })).toEqual([])
    expect(await ids({ after: ofRui })).toEqual([ofAna])
    expect(await ids({}, '?type=withImage')).toEqual([])
    expect(await ids({}, '?page=2')).toEqual([])
  })

  test('A-11 the body that is missing is named, and so is what is missing in it', async () => {
    for (const [path, call] of [
      ['reviews', 'variantReviews'],
      ['reviews-modal', 'variantReviewsModal'],
    ]) {
      const without = await app.inject({ method: 'POST', url: `/api/v2/variant/${path}` })
      expect([without.statusCode, without.json<{ detail: string }>().detail]).toEqual([
        400,
        `required parameter requestBody is missing (${call})`,
      ])
      expect(await ask(path ?? '', {})).toMatchObject({
        status: 400,
        body: { detail: `required parameter variantId is missing (${call})` },
      })
    }
  })
})

test('N-11 R-18 a claim’s link has its review on top wherever it stands; a foreign one, and one that is gone, change nothing', async () => {
  const order = async (query: string) => {
    const { statusCode, body } = await app.inject(`/product/${first.id}/reviews${query}`)
    expect(statusCode).toBe(200)
    return [...body.matchAll(/class="review" id="(r\w+)"/g)].map(([, id]) => id)
  }
  expect(await order('')).toEqual([ofRui, ofAna])
  expect(await order(`?avaliacao=${ofAna}`)).toEqual([ofAna, ofRui])
  expect(await order(`?avaliacao=r${'0'.repeat(16)}`)).toEqual([ofRui, ofAna])
  const old = await publish(open.id, second, 6)
  await sql`update reviews.review set written_at = written_at - interval '1 year' where external_id = ${old}`.execute(
    db,
  )
  await sql`insert into reviews.review (external_id, subject, eshop_id, variant_id, source, verified_by, half_stars, state, written_at, changed_at)
    select 'r' || lpad(n::text, 16, '0'), 'variant', ${first.eshopId}, ${first.id}, 'star', 'none', 8, 'published', ${clock.now()}, ${clock.now()}
    from generate_series(1, 10) n`.execute(db)
  expect(await order('')).not.toContain(old)
  const named = await order(`?avaliacao=${old}`)
  expect([named[0], named.length]).toEqual([old, 11])
  const { body } = await app.inject(`/product/${first.id}/reviews?avaliacao=${old}`)
  expect(body).toContain('content="noindex, follow"')
  await sql`delete from reviews.review where external_id like 'r000000%'`.execute(db)
  await db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, old)
    if (review !== null) await withdrawReview(tx, review, 'removed')
  })
  expect(await order(`?avaliacao=${old}`)).toEqual([ofRui, ofAna])
})

test('A-02 the counters of likes say what cards say: stars, reviews, photos and questions of the product', async () => {
  const asked = { nickname: 'Rita', writtenAt: new Date('2026-10-01T10:00:00Z') }
  const answer = { role: 'buyer', eshopId: null, nickname: 'Zé', body: 'Sim, são.', helpful: 0, unhelpful: 0 } as const
  await db.transaction().execute((tx) =>
    takeInQuestions(tx, [
      { ...asked, variantId: first.id, body: 'É fundo?', answers: [] },
      {
        ...asked,
        variantId: second.id,
        body: 'Os pés saem?',
        answers: [
          { ...answer, writtenAt: asked.writtenAt },
          { ...answer, nickname: 'Bia', body: 'Saem.', writtenAt: asked.writtenAt },
        ],
      },
    ]),
  )
  await market.follow()
  const said = await app.inject({
    method: 'POST',
    url: '/api/v1/poiso/like/variant?stars=true&reviewCounts=true&commentsCount=true&answersCount=true',
    payload: [first.id, third.id],
  })
  expect(said.json()).toMatchObject([
    { item_id: first.id, star_value: 3.25, reviews_count: 2, images_count: 0, comments_count: 2, answers_count: 2 },
    { item_id: third.id, star_value: null, reviews_count: 0, images_count: 0, comments_count: 0, answers_count: 0 },
  ])
})

describe('R-17 the page of a product', () => {
  test('R-17 says what buyers say, and is made anew when they say something else', async () => {
    const url = (await app.inject(`/produto/v/${third.id}`)).headers['location'] as string
    const before = await app.inject(url)
    expect(before.body).toContain('Ninguém avaliou ainda este produto.')
    expect(before.body).not.toContain('AggregateRating')
    await publish(open.id, third, 9)
    await market.follow()
    const after = await app.inject(url)
    expect(after.body).toContain('Vale 9.')
    expect(after.body).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":1')
    await sql`update reviews.review set source = 'import', import_key = 'x' where variant_id = ${third.id}`.execute(db)
    await publish(shy.id, third, 7)
    await market.follow()
    const withImported = (await app.inject(url)).body
    expect(withImported).toContain('"ratingValue":3.5,"reviewCount":1')
    expect(withImported).toContain('Vale 9.')
    expect(withImported.match(/"@type":"Review"/g)).toHaveLength(1)
  })

  test('R-17 E-03 says what its reviews claim together as soon as a worker has read them', async () => {
    await consumeAll(market.bench.deps, hearReviews)
    const url = (await app.inject(`/produto/v/${third.id}`)).headers['location'] as string
    for (const half of [6, 7, 8, 9, 10]) {
      const { person } = await aSignedInPerson({ db, clock }, { email: `c${half}@exemplo.pt` }, SECRET)
      await publish(person.id, third, half, `Fácil de montar, ${half} minutos.`)
    }
    await market.follow()
    expect((await app.inject(url)).body).not.toContain('O que dizem os compradores')
    await consumeAll(market.bench.deps, hearReviews)
    await readDueSummaries({ db, model: null })
    await market.follow()
    expect((await app.inject(url)).body).toContain('O que dizem os compradores')
    const dirty = async () => (await sql`select from outbox.index_dirty`.execute(db)).rows.length
    // What is read again and says the same moves nothing.
    const before = await dirty()
    await sql`update reviews.summary set told = told + 1`.execute(db)
    await readDueSummaries({ db, model: null })
    expect(await dirty()).toEqual(before)
  })
})

test('R-12 the badge may stand on any page, says nothing of fewer than three reviews, and sets no cookie', async () => {
  const { id: eshopId, slug } = await db.selectFrom('eshops.eshop').select(['id', 'slug']).executeTakeFirstOrThrow()
  const badge = (kind: string) =>
    app.inject({ url: `/star/eshop/${slug}/badge.${kind}`, headers: { origin: 'https://loja-teste.pt' } })
  const svg = await badge('svg')
  expect(svg.body).toContain('ainda sem avaliações')
  expect(svg.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(svg.headers['set-cookie']).toBeUndefined()
  await sql`insert into reviews.eshop_total (eshop_id, vector, verified_count) values (${eshopId}, '{0,0,0,0,0,0,0,0,2,1}', 3)`.execute(
    db,
  )
  clock.advanceMs(61_000)
  expect((await badge('svg')).body).toContain('4,7 de 5, 3 avaliações')
  const js = await badge('js')
  expect(js.headers['content-type']).toContain('javascript')
  expect(js.body).toContain(`http://localhost:3000/star/eshop/${slug}`)
  expect((await app.inject({ url: '/star/eshop/nada/badge.svg' })).statusCode).toBe(404)
  const list = await app.inject({ url: '/lojas' })
  expect(list.body).toContain('4,7 de 5 estrelas')
})
