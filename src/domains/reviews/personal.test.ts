import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { derivedKey } from '#platform/secret.ts'
import { personal as personalOf } from './personal.ts'
import { hashOfAddress } from './star/idents.ts'
import { findReview } from './storage.ts'
import { aSlot, aWaitingReview, decide, recountVariant, TEST_WORDS } from './testing.ts'
import { totalsOfVariants } from './totals.ts'

const { db } = await testDatabase()
const now = manualClock('2026-11-26T10:00:00Z').now()
const personal = personalOf('tests')
const EMAIL = 'ana@exemplo.pt'

async function published(slot = aSlot()) {
  const review = await aWaitingReview(db, { slot, now })
  await sql`insert into reviews.waiting_photo (path, review_id, width, height, sent_at) values (${`review/${review.externalId}`}, ${review.id}, 9, 9, ${now})`.execute(
    db,
  )
  await db.transaction().execute((tx) => decide(tx, review, 'publish', { now }))
  await sql`update reviews.review set reply = 'Obrigada, Ana!' where id = ${review.id}`.execute(db)
  return review
}

test('G-09 erased, the stars of a person stay in the sums; name, text, points, pictures, history and the shop’s answer are gone', async () => {
  const review = await published()
  await aWaitingReview(db, { words: { ...TEST_WORDS, body: 'Uma alteração.' }, now })
  await db
    .transaction()
    .execute(async (tx) => decide(tx, (await findReview(tx, review.externalId))!, 'publish', { now }))
  await aWaitingReview(db, { words: { ...TEST_WORDS, body: 'Outra, que aguarda.' }, now })
  const bought = await published(aSlot(0, { by: { purchaseId: 55 }, source: 'star', verifiedBy: 'purchase' }))
  await sql`insert into reviews.invitation (purchase_id, eshop_id, is_trusted, address_hash, due_at, created_at) values (55, 3, true, ${hashOfAddress(derivedKey('tests', 'star'), EMAIL)}, ${now}, ${now})`.execute(
    db,
  )
  const unread = await aWaitingReview(db, {
    slot: aSlot(1, { subject: { subject: 'variant', eshopId: 3, variantId: 9 } }),
    now,
  })
  const other = await published(aSlot(2, { nickname: 'Rui' }))

  const copy = await personal.collect(db, 1, 'ANA@exemplo.pt')
  expect(copy['avaliacoes']?.map(({ texto }) => texto)).toEqual([
    'Outra, que aguarda.',
    'Muito confortável.',
    'Muito confortável.',
  ])
  expect(copy['avaliacoes-versoes']).toMatchObject([{ texto: 'Muito confortável.', estrelas: 4.5 }])
  const before = await totalsOfVariants(db, [7])
  await db.transaction().execute((tx) => personal.erase(tx, 1, 'ANA@exemplo.pt'))

  for (const { externalId } of [review, bought])
    expect(await findReview(db, externalId)).toMatchObject({
      state: 'published',
      halfStars: 9,
      personId: null,
      nickname: null,
      body: null,
      pluses: [],
      minuses: [],
      imagesCount: 0,
      reply: null,
    })
  expect(await findReview(db, unread.externalId)).toBeNull()
  expect(await findReview(db, other.externalId)).toMatchObject({ nickname: 'Rui', body: 'Muito confortável.' })
  expect(await totalsOfVariants(db, [7])).toEqual({ ...before, imagesCount: 1 })
  expect(await totalsOfVariants(db, [7])).toEqual(await recountVariant(db, 7))
  const { rows } = await sql<{ path: string }>`select path from reviews.loose_photo order by path`.execute(db)
  expect(rows.map(({ path }) => path)).toEqual(
    [bought, review].map(({ externalId }) => `review/${externalId}`).toSorted(),
  )
  const { rows: told } = await sql<{ name: string }>`
    select payload->>'kind' || ' ' || (payload->>'itemId') as name from outbox.domain_event where kind = 'moderation.text-gone'`.execute(
    db,
  )
  expect(told.map(({ name }) => name).toSorted()).toEqual(
    [review, bought, unread].flatMap(({ externalId }) => [`reply ${externalId}`, `review ${externalId}`]).toSorted(),
  )
  expect(await personal.collect(db, 1, EMAIL)).toEqual({ avaliacoes: [], 'avaliacoes-versoes': [], convites: [] })
})

test('G-09 a decision that was on its way when the person left brings nothing back', async () => {
  const review = await published(aSlot(5))
  const changed = await aWaitingReview(db, { slot: aSlot(5), words: { ...TEST_WORDS, body: 'Nova.' }, now })
  await db.transaction().execute((tx) => personal.erase(tx, 5, null))
  await db.transaction().execute((tx) => decide(tx, changed, 'publish', { now }))
  expect(await findReview(db, review.externalId)).toMatchObject({ body: null, nickname: null, personId: null })
})
