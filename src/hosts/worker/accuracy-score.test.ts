import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contestReading, decideContest, undoContest } from '#domains/accuracy/contests/contest.ts'
import { followAccuracy } from '#domains/accuracy/score/accuracy-follower.ts'
import { settleDailyScores } from '#domains/accuracy/score/settle-scores.ts'
import { worker } from '#domains/accuracy/worker.ts'
import { loadIndexableProducts } from '#domains/offers/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { aReadShop, DAY_MS } from './testing-accuracy.ts'

const database = await testDatabase()
const { db } = database
const shop = await aReadShop(database)
const { clock, eshopId, offer, deps } = shop
afterAll(() => shop.close())
beforeEach(() => shop.begin())

/** As many readings of today, of offers that nobody clicks on here. */
async function found(outcome: 'right' | 'price' | 'stock', count: number, of = eshopId): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into accuracy.observation (eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, read_cents, outcome)
    select ${of}, 900000, 'click', ${clock.now()}, ${clock.now()}, 'https://norte.pt/x', 100, 'in_stock', 200, ${outcome} from generate_series(1, ${count}::int) returning id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
async function settleToday() {
  clock.advanceMs(DAY_MS)
  await settleDailyScores(db, clock.now())
  return shown()
}
async function shown() {
  const follower = followAccuracy({ db })
  await follower.refresh()
  return follower.of(eshopId)
}
async function toldStep(): Promise<number | null> {
  const [product] = await loadIndexableProducts(db, [offer(0).product_id], clock.now())
  return product?.offers[0]?.accuracyStep ?? null
}
async function dirty(): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(distinct product_id)::int as count from outbox.index_dirty`.execute(db)
  await sql`truncate outbox.index_dirty`.execute(db)
  return rows[0]?.count ?? 0
}

describe('G-02 N-04 the accuracy of a shop', () => {
  test('is unknown while few readings tell something, and then its share with its counts; the offers hear of it by steps', async () => {
    await found('right', 10)
    expect(await settleToday()).toMatchObject({ share: null, readings: 10 })
    expect([await toldStep(), await dirty()]).toEqual([null, 0])
    await found('right', 29)
    await found('price', 1)
    const known = await settleToday()
    expect(known).toMatchObject({ readings: 40, right: 39, price: 1, stock: 0 })
    expect(known?.share).toBeGreaterThan(0.95)
    expect([await toldStep(), await dirty()]).toEqual([9, 30])
    await found('right', 1)
    await settleToday()
    expect([await toldStep(), await dirty()]).toEqual([9, 0])
  })
  test('is settled once a day; what is summed stays when readings are forgotten', async () => {
    await found('right', 30)
    await settleToday()
    await found('price', 30)
    await settleDailyScores(db, clock.now())
    expect((await shown())?.readings).toBe(30)
    for (const { forget } of worker({ config: { url: 'https://poiso.pt' }, ...deps }).retention ?? [])
      await forget(new Date(clock.now().getTime() + DAY_MS))
    expect((await settleToday())?.readings).toBe(30)
  })
  test('falls under 90 %: the shop is written to once, and again only after it has recovered', async () => {
    const mails = async () => (await sql`select from mail.message where mail = 'accuracy.fell'`.execute(db)).rows.length
    await found('right', 16)
    await found('price', 6)
    await settleToday()
    await settleToday()
    expect(await mails()).toBe(1)
    await found('right', 400)
    await settleToday()
    await found('price', 200)
    await settleToday()
    expect(await mails()).toBe(2)
  })
})

describe('G-04 a shop contests a reading', () => {
  const by = asId<UserId>(1)
  const maker = () => ({ by: null, now: clock.now(), requestId: 'r1' })
  function contest(observationId: number, of = eshopId, reason = 'A página tem o preço certo.') {
    return db.transaction().execute((tx) => contestReading(tx, { eshopId: of, observationId, reason }, clock.now()))
  }
  test('which does not count until it is decided; refused it counts again, accepted it does not; the log takes a decision back', async () => {
    await found('right', 20)
    const [wrong = 0] = await found('price', 1)
    const fell = (await settleToday())?.share ?? 0
    expect(await contest(wrong)).toBe('kept')
    const waiting = (await shown())?.share ?? 0
    expect(waiting).toBeGreaterThan(fell)
    const decision = { observationId: wrong, decision: 'A página dizia 2,00 €.' }
    expect(await db.transaction().execute((tx) => decideContest(tx, { ...decision, state: 'refused' }, maker()))).toBe(
      'decided',
    )
    expect((await shown())?.share).toBeCloseTo(fell, 10)
    expect(await db.transaction().execute((tx) => decideContest(tx, { ...decision, state: 'accepted' }, maker()))).toBe(
      'decided_already',
    )
    const change = await db
      .selectFrom('audit.change')
      .selectAll()
      .where('kind', '=', 'accuracy.contest')
      .executeTakeFirstOrThrow()
    const undoable = {
      id: change.id,
      thingId: change.thing_id,
      action: change.action,
      before: change.before,
      after: change.after,
      by,
    }
    expect(await db.transaction().execute((tx) => undoContest(tx, undoable, clock.now()))).toBe('undone')
    expect((await shown())?.share).toBeCloseTo(waiting, 10)
    expect(await db.transaction().execute((tx) => undoContest(tx, undoable, clock.now()))).toBe('changed')
    expect(await db.transaction().execute((tx) => decideContest(tx, { ...decision, state: 'accepted' }, maker()))).toBe(
      'decided',
    )
    expect((await shown())?.readings).toBe(20)
    const mails = await db
      .selectFrom('mail.message')
      .select('data')
      .where('mail', '=', 'accuracy.contest-decided')
      .orderBy('id')
      .execute()
    expect(mails.map(({ data }) => (data as { isAccepted: boolean }).isAccepted)).toEqual([false, true])
  })
  test('one that comes before the day is settled holds up no other shop', async () => {
    const other = eshopId + 1
    await found('right', 30, other)
    const [wrong = 0] = await found('price', 1)
    await settleToday()
    await found('right', 10, other)
    clock.advanceMs(DAY_MS)
    expect(await contest(wrong)).toBe('kept')
    await settleDailyScores(db, clock.now())
    const follower = followAccuracy({ db })
    await follower.refresh()
    expect(follower.of(other)?.readings).toBe(40)
  })
  test('its own, a difference, and once', async () => {
    const [right = 0] = await found('right', 1)
    const [wrong = 0] = await found('stock', 1)
    expect([
      await contest(wrong, eshopId + 1),
      await contest(right),
      await contest(wrong),
      await contest(wrong),
      await contest(wrong, eshopId, 'Outra razão.'),
    ]).toEqual(['unknown', 'no_mismatch', 'kept', 'kept', 'contested_already'])
  })
})
