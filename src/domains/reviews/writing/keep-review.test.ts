import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ITEM_DECIDED } from '#domains/moderation/contract.ts'
import { manualClock } from '#platform/clock.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { hearDecisions } from '../hear-decisions.ts'
import { takePhotosOff } from '../photos/take-photos-off.ts'
import type { Review } from '../review.ts'
import { lockReview } from '../storage.ts'
import { countReviews } from '../read/reviews-of.ts'
import { aSlot, aWaitingReview, decide, recountVariant, TEST_WORDS } from '../testing.ts'
import { totalsOfVariants } from '../totals.ts'
import { dropReview, eraseWords } from './drop-review.ts'
import { keepReview, submitReview } from './keep-review.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const now = clock.now()
beforeEach(async () => {
  await sql`truncate reviews.review, reviews.variant_total, reviews.eshop_total, outbox.domain_event, reviews.loose_photo cascade`.execute(
    db,
  )
})

function inTx<T>(act: (tx: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(act)
}
async function submitted() {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from outbox.domain_event where kind = 'moderation.submitted' order by id`.execute(db)
  return rows.map(({ payload }) => payload)
}
function read(review: Review): Promise<Review> {
  return inTx(async (tx) => (await lockReview(tx, review.externalId)) as Review)
}
function decided(review: Review, decision: 'publish' | 'refuse' | 'remove', version?: number) {
  return inTx(async (tx) => decide(tx, await read(review), decision, { now, ...(version && { version }) }))
}
function edit(words: Partial<typeof TEST_WORDS>) {
  return aWaitingReview(db, { words: { ...TEST_WORDS, ...words }, now })
}

describe('R-18 a review', () => {
  test('R-18 waits, is told to moderation, and is read by others once it is decided', async () => {
    const review = await aWaitingReview(db, { now })
    expect(review).toMatchObject({ state: 'waiting', version: 1 })
    expect(await submitted()).toMatchObject([
      {
        kind: 'review',
        itemId: review.externalId,
        version: 1,
        halfStars: 9,
        author: { personId: 1 },
        isVerified: false,
        texts: ['Muito confortável.', 'macio', 'Ana'],
      },
    ])
    expect(await totalsOfVariants(db, [7])).toBeNull()
    const parts = { db, clock, log: createLog({ level: 'silent' }) }
    await consumeAll(parts, hearDecisions)
    const payload = {
      kind: 'review',
      itemId: review.externalId,
      version: 1,
      decision: 'publish',
      reasons: [],
      statement: null,
    }
    await inTx((tx) => publishEvents(tx, [{ kind: ITEM_DECIDED, payload }]))
    await consumeAll(parts, hearDecisions)
    expect(await read(review)).toMatchObject({ state: 'published', shownVersion: 1 })
    expect((await totalsOfVariants(db, [7]))?.vector[8]).toBe(1)
  })
  test('R-18 of one person and thing is one, also where two windows send it at once', async () => {
    await Promise.all([8, 7, 6].map((halfStars) => edit({ halfStars })))
    const { rows } = await sql<{ version: number }>`select version from reviews.review`.execute(db)
    expect(rows).toEqual([{ version: 3 }])
  })
  test('R-18 that is published is shown as it was until its change is decided, and its sums stay right', async () => {
    const review = await edit({})
    await decided(review, 'publish')
    const changed = await edit({ halfStars: 2, body: 'Já não.' })
    expect(changed).toMatchObject({ state: 'published', halfStars: 9, body: 'Muito confortável.', version: 2 })
    expect((await submitted()).at(-1)).toMatchObject({ version: 2, halfStars: 2, texts: ['Já não.', 'macio', 'Ana'] })
    expect((await totalsOfVariants(db, [7]))?.vector[8]).toBe(1)
    await decided(review, 'publish')
    expect(await read(review)).toMatchObject({ halfStars: 2, body: 'Já não.', shownVersion: 2 })
    expect(await totalsOfVariants(db, [7])).toEqual(await recountVariant(db, 7))
    const { rows } = await sql`select version, half_stars, body from reviews.revision`.execute(db)
    expect(rows).toEqual([{ version: 1, half_stars: 9, body: 'Muito confortável.' }])
  })
  test('R-18 that is changed for ever keeps what it said in its last fifty versions', async () => {
    for (let count = 1; count <= 54; count += 1) await edit({ body: `Versão ${count}.` })
    const { rows } =
      await sql`select count(*)::int as count, min(version) as first, max(version) as last from reviews.revision`.execute(
        db,
      )
    expect(rows).toEqual([{ count: 50, first: 4, last: 53 }])
  })
  test('R-18 goes on being shown where its change is refused, and its author is told why', async () => {
    const review = await edit({})
    await decided(review, 'publish')
    await edit({ body: 'Ligue 912345678' })
    await decided(review, 'refuse')
    expect(await read(review)).toMatchObject({
      state: 'published',
      body: 'Muito confortável.',
      statement: 'Contém um contacto.',
    })
    await edit({ body: 'Sem contactos.' })
    expect((await read(review)).statement).toBeNull()
  })
  test('R-18 is taken off after a report also while a change of it waits', async () => {
    const review = await edit({})
    await decided(review, 'publish')
    const changed = await edit({ body: 'Outra coisa.' })
    await decided(changed, 'remove')
    expect(await read(review)).toMatchObject({ state: 'removed' })
    expect(await totalsOfVariants(db, [7])).toBeNull()
  })
  test('G-05 R-18 is taken off where moderation has not heard of its change yet; the words that were taken off do not come back with it', async () => {
    const review = await edit({})
    await decided(review, 'publish')
    const changed = await edit({ body: 'Outra coisa.' })
    await decided(review, 'remove', 1)
    expect(await read(review)).toMatchObject({ state: 'waiting', body: 'Outra coisa.', version: 2 })
    expect(await totalsOfVariants(db, [7])).toBeNull()
    await decided(changed, 'publish')
    expect(await read(review)).toMatchObject({ state: 'published', body: 'Outra coisa.', shownVersion: 2 })
    expect(await totalsOfVariants(db, [7])).toEqual(await recountVariant(db, 7))
  })
  test('R-18 that says something else by now is not decided by what came of the former words', async () => {
    const review = await edit({})
    await edit({ body: 'Corrigido.' })
    await decided(review, 'refuse', 1)
    expect(await read(review)).toMatchObject({ state: 'waiting', version: 2 })
  })
  test('R-18 sent again without a change is not another version', async () => {
    const review = await edit({})
    expect((await edit({})).version).toBe(review.version)
  })
})

/** What may happen to the reviews of an offer. */
const acts = fc.oneof(
  fc.record({
    act: fc.constant('write'),
    who: fc.integer({ min: 1, max: 3 }),
    halfStars: fc.integer({ min: 1, max: 10 }),
  }),
  fc.record({
    act: fc.constantFrom('publish', 'refuse', 'remove'),
    who: fc.integer({ min: 1, max: 3 }),
    isStale: fc.boolean(),
  }),
  fc.record({
    act: fc.constantFrom('send photo', 'take photos off', 'drop', 'erase'),
    who: fc.integer({ min: 1, max: 3 }),
  }),
)
type Act = { act: string; who: number; halfStars?: number; isStale?: boolean }

test('R-18 the sums of an offer are those of a recount, whatever happens to its reviews', async () => {
  let photo = 0
  const step = async (
    tx: DatabaseTransaction,
    known: Map<number, string>,
    { act, who, halfStars = 5, isStale = false }: Act,
  ) => {
    if (act === 'write') {
      const source = who === 3 ? ({ by: { purchaseId: 9 }, source: 'star', verifiedBy: 'purchase' } as const) : {}
      const review = await keepReview(tx, aSlot(who, source), { ...TEST_WORDS, halfStars }, now)
      known.set(who, review.externalId)
      return submitReview(tx, review, { network: null, now })
    }
    const review = await lockReview(tx, known.get(who) ?? '')
    if (review === null) return undefined
    if (act === 'publish' || act === 'refuse' || act === 'remove')
      return decide(tx, review, act, { now, version: isStale ? review.version - 1 : review.version })
    if (act === 'send photo')
      return sql`insert into reviews.waiting_photo (path, review_id, width, height, sent_at) values (${`review/00/00/00/${(photo += 1)}`}, ${review.id}, 9, 9, ${now})`.execute(
        tx,
      )
    if (act === 'take photos off') return takePhotosOff(tx, review, { now })
    if (act === 'drop') return dropReview(tx, review, now)
    known.delete(who)
    return eraseWords(tx, review, now)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 14 }), async (sequence) => {
      const over = new Error('rolled back')
      await inTx(async (tx) => {
        const known = new Map<number, string>()
        for (const act of sequence) {
          await step(tx, known, act)
          const { rows } =
            await sql<object>`select vector, verified_count as "verifiedCount", images_count as "imagesCount",
              with_image_count as "withImageCount" from reviews.variant_total where variant_id = 7`.execute(tx)
          const withImageCount = await countReviews(tx, [7], { withImage: true })
          const counted = { ...(await recountVariant(tx, 7)), withImageCount }
          expect(rows[0] ?? { vector: Array(10).fill(0), verifiedCount: 0, imagesCount: 0, withImageCount: 0 }).toEqual(
            counted,
          )
        }
        throw over
      }).catch((error: unknown) => {
        if (error !== over) throw error
      })
    }),
    { numRuns: 60 },
  )
})
