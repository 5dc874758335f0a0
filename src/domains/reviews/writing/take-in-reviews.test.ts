import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { recountVariant } from '../testing.ts'
import { totalsOfEshops, totalsOfVariants } from '../totals.ts'
import { takeInReviews, type TakenReview } from './take-in-reviews.ts'

const { db } = await testDatabase()

function aReview(number: number, given: Partial<TakenReview> = {}): TakenReview {
  return {
    subject: 'variant',
    eshopId: 3,
    variantId: 7,
    externalId: `r${String(number).padStart(16, '0')}`,
    source: 'star',
    verifiedBy: 'purchase',
    nickname: 'Ana',
    halfStars: 9,
    deliveryHalfStars: null,
    packagingHalfStars: null,
    serviceHalfStars: null,
    body: 'Muito confortável.',
    pluses: ['macio'],
    minuses: [],
    reply: null,
    repliedAt: null,
    writtenAt: new Date('2026-03-01T10:00:00Z'),
    ...given,
  } as TakenReview
}

function takeIn(reviews: readonly TakenReview[]): Promise<number> {
  return db.transaction().execute((tx) => takeInReviews(tx, reviews))
}

test('many reviews come in at once with sums, ratings and one event for each thing; again changes nothing', async () => {
  const reviews = [
    aReview(1),
    aReview(2, { halfStars: 10, source: 'import', verifiedBy: 'shop', reply: 'Obrigado.', repliedAt: new Date() }),
    aReview(3, { variantId: 8 }),
    aReview(4, { subject: 'eshop', variantId: null, halfStars: 2, deliveryHalfStars: 4 } as Partial<TakenReview>),
  ]
  expect(await takeIn(reviews)).toBe(4)
  const totals = await totalsOfVariants(db, [7])
  expect(totals).toEqual({ ...(await recountVariant(db, 7)), vector: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1] })
  expect((await totalsOfEshops(db, [3])).get(3)?.vector).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  const told = async () =>
    (
      await sql<{ rated: number; events: number }>`select (select count(*)::int from offers.rating) as rated,
      (select count(*)::int from outbox.domain_event where kind = 'reviews.changed') as events`.execute(db)
    ).rows[0]
  expect(await told()).toEqual({ rated: 2, events: 3 })
  expect(await takeIn([...reviews, aReview(5)])).toBe(1)
  expect((await totalsOfVariants(db, [7]))?.vector).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 1])
  expect(await told()).toEqual({ rated: 2, events: 4 })
})
