import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { Review } from '../review.ts'
import { decide, recountVariant } from '../testing.ts'
import { seedOffers } from '../testing-offers.ts'
import { totalsOfVariants } from '../totals.ts'
import { importReviews } from './import-reviews.ts'
import { lockImported } from './import-storage.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
await seedOffers(db)
beforeEach(() => sql`truncate reviews.review, reviews.variant_total, outbox.domain_event cascade`.execute(db))

interface Given {
  readonly id?: string
  readonly stars?: string
  readonly scale?: string
  readonly content?: string
  readonly product?: string
  readonly more?: string
  readonly when?: string
}
function aReview({
  id = '1',
  stars = '4.4',
  scale = 'min="1" max="5"',
  content = 'Bom sofá.',
  product = '<skus><sku>art-7</sku></skus>',
  more = '',
  when = '2026-04-21T07:07:07Z',
}: Given = {}): string {
  return `
    <review>
      <review_id>${id}</review_id>
      <reviewer><name is_anonymous="false">Ana</name></reviewer>
      <review_timestamp>${when}</review_timestamp>
      <content>${content}</content>
      <ratings><overall ${scale}>${stars}</overall></ratings>
      <products><product><product_ids>${product}</product_ids></product></products>${more}
    </review>`
}
function aFeed(...reviews: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning">\n<publisher><name>Casa do Cais</name></publisher>\n<reviews>${reviews.join('')}</reviews></feed>`
}

/** In pieces that cut everywhere. */
async function* pieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
function take(text: string, isForced = false) {
  clock.advanceMs(1000)
  return importReviews({ db, clock }, { eshopId: 3, chunks: pieces(text), isForced })
}
async function kept(): Promise<Review[]> {
  const { rows } = await sql<{
    importKey: string
  }>`select import_key as "importKey" from reviews.review order by id`.execute(db)
  return Promise.all(rows.map(async ({ importKey }) => (await lockImported(db, 3, importKey)) as Review))
}

describe('R-18 a shop’s review feed in Google’s format', () => {
  test('R-18 comes in with its words, in half stars, and waits for moderation; read again it changes nothing', async () => {
    const feed = aFeed(
      aReview({
        more: '<title>Excelente</title><pros><pro>macio</pro></pros><cons><con>caro &amp; pesado</con></cons><collection_method>post_fulfillment</collection_method>',
      }),
      aReview({ id: '2', product: '<gtins><gtin>5600000000008</gtin></gtins>', content: '<![CDATA[<b>Firme</b>]]>' }),
    )
    await sql`update offers.variant set gtin = '05600000000008' where id = 9`.execute(db)
    expect(await take(feed)).toMatchObject({
      state: 'applied',
      publisher: 'Casa do Cais',
      read: 2,
      added: 2,
      refused: 0,
    })
    expect(await kept()).toMatchObject([
      {
        source: 'import',
        verifiedBy: 'shop',
        variantId: 7,
        halfStars: 9,
        body: 'Excelente\nBom sofá.',
        pluses: ['macio'],
        minuses: ['caro & pesado'],
        nickname: 'Ana',
        state: 'waiting',
        writtenAt: new Date('2026-04-21T07:07:07Z'),
      },
      { verifiedBy: 'none', variantId: 9, body: '<b>Firme</b>' },
    ])
    expect(await take(feed)).toMatchObject({ state: 'applied', added: 0, changed: 0, unchanged: 2, withdrawn: 0 })
    const { rows } = await sql`select from outbox.domain_event where kind = 'moderation.submitted'`.execute(db)
    expect(rows).toHaveLength(2)
  })
  test('R-18 a changed one is shown as it was until that is decided; one that is missing, or spam by now, is withdrawn', async () => {
    await take(aFeed(aReview(), aReview({ id: '2' }), aReview({ id: '3' })))
    for (const review of await kept())
      await db.transaction().execute((tx) => decide(tx, review, 'publish', { now: clock.now() }))
    expect(
      await take(aFeed(aReview({ stars: '1' }), aReview({ id: '3', more: '<is_spam>true</is_spam>' }))),
    ).toMatchObject({ changed: 1, spam: 1, withdrawn: 2 })
    expect(await kept()).toMatchObject([{ state: 'published', halfStars: 9, version: 2 }])
    expect(await totalsOfVariants(db, [7])).toEqual(await recountVariant(db, 7))
  })
  test.each([
    ['5', 'min="1" max="5"', 10],
    ['4.4', '', 9],
    ['1', 'min="1" max="5"', 2],
    ['7', 'min="1" max="10"', 7],
    ['0', 'min="0" max="100"', 1],
    ['87', 'min="0" max="100"', 9],
    ['4,5', 'max="5"', 9],
  ])('R-18 %s of a scale %s are %s half stars', async (stars, scale, halfStars) => {
    await take(aFeed(aReview({ stars, scale })))
    expect(await kept()).toMatchObject([{ halfStars }])
  })
  test('R-18 what is wrong is told with its line, and the others come in', async () => {
    const report = await take(
      aFeed(
        aReview({ id: '' }),
        aReview({ id: 'estrelas', stars: '6' }),
        aReview({ id: 'data', when: 'ontem' }),
        aReview({ id: 'amanha', when: '2027-11-26T10:00:00Z' }),
        aReview({ id: 'longo', content: 'x'.repeat(5001) }),
        aReview({ id: 'oferta', product: '<skus><sku>nada</sku></skus>' }),
        aReview({ id: 'bom' }),
        aReview({ id: 'bom' }),
        aReview({ id: 'x'.repeat(201) }),
      ),
    )
    expect(report).toMatchObject({ state: 'applied', read: 9, added: 1, refused: 8 })
    expect(report.problems.map(({ code, line, reviewId }) => [code, line, reviewId?.slice(0, 9)])).toEqual([
      ['NO_ID', 5, undefined],
      ['BAD_RATING', 13, 'estrelas'],
      ['BAD_TIMESTAMP', 21, 'data'],
      ['BAD_TIMESTAMP', 29, 'amanha'],
      ['LONG_TEXT', 37, 'longo'],
      ['LONG_ID', 69, 'xxxxxxxxx'],
      ['NO_OFFER', 45, 'oferta'],
      ['DOUBLE_ID', 61, 'bom'],
    ])
  })
  test('R-18 a feed that breaks off, or is none, withdraws nothing', async () => {
    await take(aFeed(aReview(), aReview({ id: '2' })))
    const half = aFeed(aReview(), aReview({ id: '2' })).slice(0, -200)
    expect(await take(half)).toMatchObject({ state: 'failed', withdrawn: 0 })
    for (const text of [
      '',
      '<html><body>404</body></html>',
      '<!DOCTYPE feed [<!ENTITY a "b">]><feed/>',
      'Não encontrado',
      '{}',
    ])
      expect(await take(text), text).toMatchObject({ state: 'failed' })
    expect(await kept()).toHaveLength(2)
  })
  test('R-18 a feed that collapses is held, and withdraws nothing unless a person says so', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aReview({ id: `n${index}` }))
    await take(aFeed(...many))
    expect(await take(aFeed(...many.slice(0, 10)))).toMatchObject({ state: 'held', withdrawn: 0 })
    expect(await kept()).toHaveLength(30)
    expect(await take(aFeed(...many.slice(0, 10)), true)).toMatchObject({ state: 'applied', withdrawn: 20 })
  })
  test('R-18 all that a shop ever deleted holds nothing up; what of it is here goes', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aReview({ id: `n${index}` }))
    await take(aFeed(...many))
    const ids = ['n3', ...Array.from({ length: 40 }, (_, index) => `antiga${index}`)]
    const deleted = `<deleted_reviews>${ids.map((id) => `<deleted_review><review_id>${id}</review_id></deleted_review>`).join('')}</deleted_reviews>`
    expect(await take(aFeed(...many).replace('</reviews>', `</reviews>${deleted}`))).toMatchObject({
      state: 'applied',
      withdrawn: 1,
    })
  })
  test('R-18 one that turns out to be of another offer begins anew there', async () => {
    await take(aFeed(aReview()))
    await take(aFeed(aReview({ product: '<skus><sku>art-9</sku></skus>' })))
    expect(await kept()).toMatchObject([{ variantId: 9, version: 1, state: 'waiting' }])
  })
  test('R-18 a text without an end takes no memory', async () => {
    async function* endless(): AsyncGenerator<string> {
      yield '<feed><reviews><review><content>'
      for (let index = 0; index < 2000; index += 1) yield 'x'.repeat(10_000)
    }
    expect(await importReviews({ db, clock }, { eshopId: 3, chunks: endless() })).toMatchObject({ state: 'failed' })
    async function* endlessTag(): AsyncGenerator<string> {
      yield '<feed><reviews a="'
      for (let index = 0; index < 2000; index += 1) yield 'x'.repeat(10_000)
    }
    expect(await importReviews({ db, clock }, { eshopId: 3, chunks: endlessTag() })).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('without an end'),
    })
  })
})
