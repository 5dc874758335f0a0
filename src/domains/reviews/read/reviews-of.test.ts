import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { type ReviewSort, reviewSorts } from '../rules/review-sorts.ts'
import { totalsOfVariants } from '../totals.ts'
import { countReviews, firstReviews, type ReviewFilter, reviewsOf, reviewsOfPerson } from './reviews-of.ts'

const { db } = await testDatabase()

/** Offers of one product, of two shops; 4 is another product's. */
const OFFERS = [1, 2, 3]

interface Row {
  readonly variantId: number
  readonly halfStars: number
  /** Many at the same moment: the id decides. */
  readonly minute: number
  readonly state: 'published' | 'waiting' | 'removed'
  readonly isVerified: boolean
  readonly photos: number
}
const anyRow: fc.Arbitrary<Row> = fc.record({
  variantId: fc.constantFrom(1, 2, 3, 4),
  halfStars: fc.integer({ min: 1, max: 10 }),
  minute: fc.integer({ min: 0, max: 5 }),
  state: fc.constantFrom('published', 'published', 'published', 'waiting', 'removed'),
  isVerified: fc.boolean(),
  photos: fc.constantFrom(0, 0, 2),
})
const anyFilter: fc.Arbitrary<ReviewFilter & { readonly sort: ReviewSort }> = fc.record({
  stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  withImage: fc.boolean(),
  verified: fc.boolean(),
  eshopId: fc.option(fc.constantFrom(10, 20, 30), { nil: undefined }),
  sort: fc.constantFrom(...reviewSorts),
})

function eshopOf(variantId: number): number {
  return variantId === 2 ? 20 : 10
}

async function insert(rows: readonly Row[]): Promise<string[]> {
  const ids: string[] = []
  for (const { variantId, halfStars, minute, state, isVerified, photos } of rows) {
    const { rows: made } = await sql<{ id: number; externalId: string }>`
      insert into reviews.review (external_id, subject, eshop_id, variant_id, source, verified_by, half_stars, body, state, images_count, written_at, changed_at)
      values ('r' || lpad(to_hex(floor(random() * 4e9)::bigint), 16, '0'), 'variant', ${eshopOf(variantId)}, ${variantId}, 'star',
        ${isVerified ? 'purchase' : 'none'}, ${halfStars}, 'Bom.', ${state}, ${photos}, timestamptz '2026-11-01 10:00:00.000123Z' + ${minute} * interval '1 minute', now())
      returning id, external_id as "externalId"`.execute(db)
    const [{ id, externalId } = { id: 0, externalId: '' }] = made
    ids.push(externalId)
    for (let place = 0; place < photos; place++)
      await sql`insert into reviews.photo values (${`review/aa/bb/cc/${externalId}-${place}`}, ${id}, ${place}, 800, 600)`.execute(
        db,
      )
  }
  return ids
}

/** As it is meant, in memory. */
function expected(rows: readonly Row[], ids: readonly string[], filter: ReviewFilter & { sort: ReviewSort }): string[] {
  const { stars, withImage, verified, eshopId, sort } = filter
  return rows
    .map((row, at) => ({ ...row, at, externalId: ids[at] ?? '' }))
    .filter(
      (row) =>
        row.state === 'published' &&
        OFFERS.includes(row.variantId) &&
        (stars === undefined || Math.ceil(row.halfStars / 2) === stars) &&
        (withImage !== true || row.photos > 0) &&
        (verified !== true || row.isVerified) &&
        (eshopId === undefined || eshopOf(row.variantId) === eshopId),
    )
    .toSorted((one, other) => {
      const byStars = { newest: 0, highest: other.halfStars - one.halfStars, lowest: one.halfStars - other.halfStars }
      return byStars[sort] || other.minute - one.minute || other.at - one.at
    })
    .map(({ externalId }) => externalId)
}

const RUNS = 25
function clear() {
  return sql`truncate reviews.review, reviews.variant_total cascade`.execute(db)
}

test('A-01.18 pages say exactly what is published of the product and asked for, in its order, by number and by the last one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { maxLength: 24 }),
      anyFilter,
      fc.integer({ min: 1, max: 6 }),
      async (rows, filter, size) => {
        await clear()
        const wanted = expected(rows, await insert(rows), filter)
        expect(await countReviews(db, OFFERS, filter)).toBe(wanted.length)
        const [byNumber, behind]: [string[], string[]] = [[], []]
        for (let page = 1; page <= Math.ceil(wanted.length / size) + 1; page++) {
          const numbered = await reviewsOf(db, OFFERS, { ...filter, page, size })
          byNumber.push(...numbered.reviews.map(({ externalId }) => externalId))
          expect(numbered.hasMore).toBe(byNumber.length < wanted.length)
          const next = await reviewsOf(db, OFFERS, { ...filter, page, after: behind.at(-1), size })
          behind.push(...next.reviews.map(({ externalId }) => externalId))
        }
        expect(byNumber).toEqual(wanted)
        expect(behind.slice(0, wanted.length)).toEqual(wanted)
      },
    ),
    { numRuns: RUNS },
  )
})

test('A-01.19 the dialog opens with the first page of all and the first of those with photos', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { maxLength: 24 }), fc.integer({ min: 1, max: 6 }), async (rows, size) => {
      await clear()
      await insert(rows)
      const first = { page: 1, size }
      expect(await firstReviews(db, OFFERS, size)).toEqual({
        all: await reviewsOf(db, OFFERS, first),
        withImage: await reviewsOf(db, OFFERS, { ...first, withImage: true }),
      })
    }),
    { numRuns: RUNS },
  )
})

test('A-01.18 none comes twice and none is lost between pages, whatever is published or taken off meanwhile', async () => {
  const published = fc.array(
    anyRow.map((row): Row => ({ ...row, state: 'published', variantId: (row.variantId % 3) + 1 })),
    {
      minLength: 3,
      maxLength: 16,
    },
  )
  await fc.assert(
    fc.asyncProperty(
      published,
      fc.constantFrom(...reviewSorts),
      fc.array(anyRow, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (rows, sort, later, isTakenOff) => {
        await clear()
        const wanted = expected(rows, await insert(rows), { sort })
        const seen: string[] = []
        for (let page = 1, hasMore = true; hasMore; page++) {
          const next = await reviewsOf(db, OFFERS, { sort, page, after: seen.at(-1), size: 2 })
          seen.push(...next.reviews.map(({ externalId }) => externalId))
          hasMore = next.hasMore
          if (page < 3) await insert(later)
          // The last one that was shown is taken off: the next page goes on where it stood.
          if (isTakenOff && page === 1)
            await sql`update reviews.review set state = 'removed' where external_id = ${seen.at(-1)}`.execute(db)
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen.filter((id) => wanted.includes(id))).toEqual(wanted)
      },
    ),
    { numRuns: RUNS },
  )
})

test('E-03 photos of a review come in their order', async () => {
  await clear()
  const [id] = await insert([
    { variantId: 1, halfStars: 9, minute: 0, state: 'published', isVerified: true, photos: 2 },
  ])
  const { reviews } = await reviewsOf(db, OFFERS, { page: 1, size: 10 })
  expect(reviews[0]?.imageIds).toEqual([`review/aa/bb/cc/${id}-0`, `review/aa/bb/cc/${id}-1`])
})

test('R-10 of a person only what others may read, the newest first', async () => {
  await clear()
  const states = ['published', 'waiting', 'removed', 'published'] as const
  const ids = await insert(
    states.map((state, minute) => ({ variantId: 1, halfStars: 8, minute, state, isVerified: false, photos: 0 })),
  )
  await sql`update reviews.review set person_id = 7`.execute(db)
  expect((await reviewsOfPerson(db, 7, 10)).map(({ externalId }) => externalId)).toEqual([ids[3], ids[0]])
  expect(await reviewsOfPerson(db, 8, 10)).toEqual([])
})

test('E-03 the vector of a product is the sum of those of its offers; nobody has said anything of none', async () => {
  await clear()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(1000), { minLength: 10, maxLength: 10 }), { minLength: 1, maxLength: 3 }),
      async (vectors) => {
        await clear()
        for (const [at, vector] of vectors.entries())
          await sql`insert into reviews.variant_total (variant_id, vector) values (${at + 1}, ${vector}::int[])`.execute(
            db,
          )
        const summed = Array.from({ length: 10 }, (_, at) =>
          vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0),
        )
        const totals = await totalsOfVariants(db, OFFERS)
        expect(totals?.vector ?? null).toEqual(summed.some((count) => count > 0) ? summed : null)
      },
    ),
    { numRuns: RUNS },
  )
})
