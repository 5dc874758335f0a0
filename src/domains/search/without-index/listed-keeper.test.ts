import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { writeOffers } from '#domains/offers/grouping/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import { ListedKeeper } from './listed-keeper.ts'
import { listedPage } from './listed-page.ts'
import { isListed, readCounts, readListedState } from './listed-state.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00Z')
afterAll(() => database.close())

const everything = { ...emptySelection({ kind: 'all' }), sort: 'price' as const }

beforeEach(async () => {
  await sql`truncate search.listed_product`.execute(db)
  await sql`update search.index_state set listed = null, overview = null`.execute(db)
})

function priced(itemId: string, priceCents: number) {
  return { shop: 'sul', itemId, title: `Mesa ${itemId}`, priceCents }
}
async function write(...offers: ReturnType<typeof priced>[]): Promise<void> {
  await writeOffers(db, offers, clock.now())
  await sql`insert into outbox.index_dirty (product_id) select id from offers.product`.execute(db)
}
async function cheapestFirst(): Promise<number[]> {
  const page = await listedPage(db, everything, 48)
  const ids = page.map(({ variantId }) => variantId ?? 0)
  const { rows } = await sql<{ id: number; price: number }>`
    select id, price_cents as price from offers.variant where id = any(${ids}::bigint[])`.execute(db)
  const prices = new Map(rows.map(({ id, price }) => [Number(id), price]))
  return ids.map((id) => prices.get(id) ?? 0)
}

test('what is listed is written whole, follows what changes, and is counted', async () => {
  await write(priced('a', 300), priced('b', 200))
  const keeper = new ListedKeeper({ db, clock })
  expect(await isListed(db)).toBe(false)
  await keeper.step()
  expect(await isListed(db)).toBe(true)
  expect(await cheapestFirst()).toEqual([200, 300])
  expect((await readCounts(db))?.eshops.map(([, products]) => products)).toEqual([2])
  await write(priced('a', 300), priced('b', 200), priced('c', 100))
  await keeper.step()
  expect(await cheapestFirst()).toEqual([100, 200, 300])
  clock.advanceMs(61_000)
  await write(priced('a', 300), priced('b', 200), priced('c', 100), priced('d', 50))
  await keeper.step()
  expect((await readCounts(db))?.eshops.map(([, products]) => products)).toEqual([4])
})

test('it is written anew after a day, by another build’s rules, and after the keys of what changed are gone; what is no more is left out', async () => {
  const keeper = new ListedKeeper({ db, clock })
  await keeper.step()
  const first = await readListedState(db)
  await keeper.step()
  expect((await readListedState(db))?.builtAtMs).toBe(first?.builtAtMs)
  const causes = [
    async () => clock.advanceMs(25 * 3_600_000),
    () => sql`update search.index_state set listed = jsonb_set(listed, '{version}', '"older"')`.execute(db),
    () => sql`update search.retention set pruned_below = pg_snapshot_xmax(pg_current_snapshot())`.execute(db),
  ]
  for (const cause of causes) {
    clock.advanceMs(1_000)
    await sql`insert into search.listed_product (product_id, version, category_id, rank, offers_count, shown_ids, cheapest_ids, tier, price_cents)
      values (999999, 0, 0, 1, 1, '{1,1,1}', '{1,1,1}', 0, 1) on conflict do nothing`.execute(db)
    const before = (await readListedState(db))?.builtAtMs ?? 0
    await cause()
    await new ListedKeeper({ db, clock }).step()
    expect((await readListedState(db))?.builtAtMs).toBeGreaterThan(before)
    expect((await listedPage(db, everything, 48)).map(({ productId }) => productId)).not.toContain(999_999)
  }
})

test('one that is told to stop leaves what it writes to whoever goes on; until it is whole nothing is listed', async () => {
  const stopped = new ListedKeeper({ db, clock })
  stopped.stop()
  await stopped.step()
  expect([await isListed(db), await readCounts(db)]).toEqual([false, null])
  await new ListedKeeper({ db, clock }).step()
  expect(await isListed(db)).toBe(true)
})

test('K1 one that dies in the middle leaves what was whole before, and the next begins anew', async () => {
  await write(priced('a', 300), priced('b', 200))
  await new ListedKeeper({ db, clock }).step()
  const before = await readListedState(db)
  clock.advanceMs(25 * 3_600_000)
  armFailpoint('search.listed.some:throw')
  await expect(new ListedKeeper({ db, clock }).step()).rejects.toThrow()
  armFailpoint(null)
  expect([await isListed(db), (await readListedState(db))?.builtAtMs]).toEqual([true, before?.builtAtMs])
  await new ListedKeeper({ db, clock }).step()
  expect((await readListedState(db))?.builtAtMs).toBe(clock.now().getTime())
})
