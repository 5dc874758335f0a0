import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTurns } from '#domains/identity/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { networkHashes } from '#domains/moderation/contract.ts'
import { photoTickets } from '../photos/photo-tickets.ts'
import { REVIEW_LIMITS } from '../review.ts'
import { findReview } from '../storage.ts'
import { decide, recountVariant } from '../testing.ts'
import { seedOffers } from '../testing-offers.ts'
import { totalsOfVariants } from '../totals.ts'
import { readHalfStars, readTyped, type TypedReview } from './read-typed.ts'
import { createReviewWriting, REVIEW_TURNS } from './review-writing.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
await seedOffers(db)
const writing = createReviewWriting({
  db,
  clock,
  tickets: photoTickets('a secret'),
  networkHash: networkHashes('a secret'),
  turns: createTurns({ db, clock, key: new Uint8Array(32) }),
  uploadsOrigin: 'https://envios.exemplo.pt',
})
beforeEach(() =>
  sql`truncate reviews.review, reviews.variant_total, outbox.domain_event, identity.throttle cascade`.execute(db),
)

const ana = { id: 1, eshops: [] }
const typed: TypedReview = {
  stars: '4.5',
  body: 'Muito confortável.',
  pluses: 'macio\nbonito',
  minuses: '',
  nickname: 'Ana',
}
function write(
  given: Partial<TypedReview> = {},
  variantId = 7,
  author: { id: number; eshops: readonly string[] } = ana,
) {
  return writing.write(author, variantId, readTyped({ ...typed, ...given }), '192.0.2.1')
}
async function one() {
  return (await writing.list(1))[0]
}

describe('R-18 what is typed', () => {
  test.each([
    ['0.5', 1],
    ['4.5', 9],
    ['5', 10],
    ['0', null],
    ['0.0', null],
    ['4.3', null],
    ['5.5', null],
    ['6', null],
    ['-1', null],
    ['1e0', null],
    ['', null],
  ])('R-18 %j stars are %j halves', (stars, halfStars) => expect(readHalfStars(stars)).toBe(halfStars))
  test('R-18 is taken as it is, but for what nobody can read', () => {
    expect(
      readTyped({
        stars: '5',
        body: ' Uma linha\r\n<b>outra</b>\u202e\u0000 مرحبا 👩‍👧 ',
        pluses: 'macio\r\n\n macio \nbo\u200bnito',
        minuses: '\u2066',
        nickname: ' Ana\u202e\nReis ',
      }),
    ).toEqual({
      words: { halfStars: 10, body: 'Uma linha\n<b>outra</b> مرحبا 👩‍👧', pluses: ['macio', 'bonito'], minuses: [] },
      nickname: 'Ana Reis',
      complaints: {},
    })
  })
  test('R-18 is complained of field by field, at the limit and one beyond it', () => {
    const complaintsOf = (given: Partial<TypedReview>) => readTyped({ ...typed, ...given }).complaints
    expect(complaintsOf({ nickname: '\u200d\u2800' })).toEqual({ nickname: 'missing' })
    const { bodyLength, pointLength, points, nicknameLength } = REVIEW_LIMITS
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `linha ${index}`).join('\n')
    expect(complaintsOf({ stars: '', nickname: ' ' })).toEqual({ stars: 'missing', nickname: 'missing' })
    expect(complaintsOf({ stars: '4.3' })).toEqual({ stars: 'malformed' })
    expect(
      complaintsOf({
        body: 'x'.repeat(bodyLength),
        pluses: lines(points),
        minuses: 'x'.repeat(pointLength),
        nickname: 'x'.repeat(nicknameLength),
      }),
    ).toEqual({})
    expect(
      complaintsOf({
        body: 'x'.repeat(bodyLength + 1),
        pluses: lines(points + 1),
        minuses: 'x'.repeat(pointLength + 1),
        nickname: 'x'.repeat(nicknameLength + 1),
      }),
    ).toEqual({ body: 'too_long', pluses: 'too_many', minuses: 'too_long', nickname: 'too_long' })
    for (const length of [50_000, 1_000_000])
      expect(
        complaintsOf({ body: 'x'.repeat(length), pluses: 'x'.repeat(length), nickname: 'x'.repeat(length) }),
      ).toEqual({ body: 'too_long', pluses: 'too_long', nickname: 'too_long' })
  })
})

describe('R-18 who is signed in', () => {
  test('R-18 has one review of a product, whichever of its offers it was written at, also at the same moment', async () => {
    expect(await Promise.all([write(), write({}, 8), write({ stars: '2' }, 8)])).toEqual(['sent', 'sent', 'sent'])
    expect(await write({ stars: '1' }, 9)).toBe('sent')
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from reviews.review group by variant_id = 9 order by 1`.execute(db)
    expect(rows).toEqual([{ count: 1 }, { count: 1 }])
  })
  test('R-18 finds what they wrote, also at another offer, as not verified', async () => {
    await write()
    expect(await writing.open(ana, 8)).toMatchObject({
      eshopName: 'Casa do Cais',
      own: { variantId: 7, standing: 'waiting', said: { halfStars: 9 } },
    })
    expect(await writing.open({ id: 2, eshops: [] }, 8)).toMatchObject({ eshopName: 'Móveis Tavarede', own: null })
    expect(await findReview(db, (await one())?.externalId ?? '')).toMatchObject({ source: 'site', verifiedBy: 'none' })
  })
  test('R-18 does not review the shop that they speak for', async () => {
    const rui = { id: 2, eshops: ['moveis-tavarede'] }
    // 7 is another shop's offer of the same product: its reviews would stand beside the own one too.
    expect([await write({}, 8, rui), await write({}, 7, rui), await write({}, 9, rui)]).toEqual([
      'own shop',
      'own shop',
      'sent',
    ])
    expect([(await writing.open(rui, 7))?.isOwnShop, (await writing.open(rui, 9))?.isOwnShop]).toEqual([true, false])
  })
  test('R-18 does not review a shop from an address of it, however that is written', async () => {
    await sql`update eshops.eshop set contact_mail = 'geral@exemplo.pt' where id = 4`.execute(db)
    await sql`insert into eshops.eshop_domain (eshop_id, domain, kind) values (4, 'tavarede.pt', 'site')`.execute(db)
    await sql`insert into identity.person (id, email, name, roles, created_at) overriding system value values
      (21, 'rui@exemplo.pt', 'Rui', '{"eshop": true, "eshops": ["moveis-tavarede"]}', now()), (22, 'Rui+casa@exemplo.pt', 'Rui', '{}', now()),
      (23, 'geral+1@exemplo.pt', 'Geral', '{}', now()), (24, 'eva@loja.tavarede.pt', 'Eva', '{}', now()), (25, 'eva@exemplo.pt', 'Eva', '{}', now())`.execute(
      db,
    )
    const outcomes = []
    for (const id of [22, 23, 24, 25]) outcomes.push(await write({}, 7, { id, eshops: [] }))
    expect(outcomes).toEqual(['own shop', 'own shop', 'own shop', 'sent'])
  })
  test('R-18 sends the same twice without a second decision', async () => {
    await write()
    await write()
    const { rows } = await sql`select from outbox.domain_event where kind = 'moderation.submitted'`.execute(db)
    expect(rows).toHaveLength(1)
  })
  test('R-18 takes their own away, and nobody else’s', async () => {
    await write()
    const { externalId = '' } = (await one()) ?? {}
    await db
      .transaction()
      .execute(async (tx) => decide(tx, (await findReview(tx, externalId))!, 'publish', { now: clock.now() }))
    expect([await writing.drop(2, externalId), await writing.dropPhoto(2, externalId, 'review/a')]).toEqual([
      false,
      false,
    ])
    expect((await totalsOfVariants(db, [7]))?.vector[8]).toBe(1)
    expect(await writing.drop(1, externalId)).toBe(true)
    expect([await findReview(db, externalId), await totalsOfVariants(db, [7])]).toEqual([null, null])
    expect((await recountVariant(db, 7)).vector).toEqual(Array(10).fill(0))
  })
  test('R-18 has so many turns, and is told how long to wait', async () => {
    for (let time = 0; time < REVIEW_TURNS.burst; time += 1)
      expect(await write({ stars: time % 2 === 0 ? '1' : '2' })).toBe('sent')
    expect(await write({ stars: '5' })).toEqual({ waitSeconds: REVIEW_TURNS.everyMs / 1000 })
  })
  test('R-18 is told what was decided, with its words', async () => {
    await write()
    const { externalId = '' } = (await one()) ?? {}
    await db
      .transaction()
      .execute(async (tx) => decide(tx, (await findReview(tx, externalId))!, 'refuse', { now: clock.now() }))
    expect(await one()).toMatchObject({
      standing: 'refused',
      statement: 'Contém um contacto.',
      product: { title: 'Sofá Alvor' },
      eshopName: 'Casa do Cais',
    })
  })
  test('R-18 of an offer that there is not writes nothing', async () => {
    expect(await write({}, 12_345)).toBe('unknown')
  })
})
