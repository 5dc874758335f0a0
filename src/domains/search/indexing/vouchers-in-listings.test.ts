import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyShop, parseShopsFile, type ShopInFile } from '#domains/eshops/contract.ts'
import { anImportBench, anItem, type ImportBench } from '#domains/feeds/import/testing.ts'
import { loadVariants, markShopsDirty, presentCardRecord, wireVariant } from '#domains/offers/contract.ts'
import { applyDueChanges } from '#domains/offers/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import { createListings } from '../listings-service.ts'
import { IndexFollower } from './index-follower.ts'
import { maintainIndex } from './maintain-index.ts'

const database = await testDatabase()
const { db } = database
const log = createLog({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'poiso-vouchers-'))
let bench: ImportBench
let follower: IndexFollower

const END = '2026-11-02T00:00:00.000Z'
/** Two shops: one dearer, with a voucher until END and free delivery from 95 €; one without. */
const shops = [
  {
    slug: 'com-voucher',
    name: 'Com Voucher',
    tariffs: [
      { region: 'mainland', priceCents: 500, freeFromCents: 9500 },
      { region: 'madeira', delivered: false },
    ],
    vouchers: [
      { code: 'MENOS20', valueType: 'percent', value: 20, unconditional: true, validUntil: END },
      { code: 'NOVO50', valueType: 'percent', value: 50, unconditional: false, minOrderCents: 5000 },
    ],
  },
  { slug: 'sem-voucher', name: 'Sem Voucher', tariffs: [{ region: 'mainland', priceCents: 0 }], vouchers: [] },
]

beforeAll(async () => {
  bench = anImportBench(database)
  for (const shop of shops) await apply(shop)
  await bench.importItems([anItem({ id: 'a', price: '100.00 EUR' }), anItem({ id: 'barato', price: '20.00 EUR' })], {
    shop: 'Com Voucher',
  })
  await bench.importItems([anItem({ id: 'b', price: '90.00 EUR' })], { shop: 'Sem Voucher' })
  await maintainIndex({ db, folder, clock: bench.clock, log })
  follower = new IndexFollower({ db, folder, clock: bench.clock, log })
  await follower.step()
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

async function apply(shop: object) {
  const parsed = parseShopsFile(JSON.stringify({ shops: [shop] }))
  if (parsed.kind === 'wrong') throw new Error(parsed.problems.join('\n'))
  await db.transaction().execute(async (tx) => {
    const { eshopId, isChanged } = await applyShop(tx, parsed.shops[0] as ShopInFile, bench.clock.now())
    if (isChanged) await markShopsDirty(tx, [eshopId], new Date(0))
  })
}

function listings() {
  return createListings({
    search: follower.search,
    directory: () => follower.directory(),
    versionOf: (selection) => follower.pages.versionOf(selection),
    presentCard: () => null,
    paidPointsOf: () => 0,
    pictureOf: () => null,
  })
}
async function idsOf(items: readonly string[]) {
  const { rows } = await sql<{ item_id: string; id: number }>`select item_id, id from offers.variant`.execute(db)
  return items.map((item) => rows.find(({ item_id }) => item_id === item)?.id as number)
}
async function found(selection: Partial<ListingSelection>) {
  const { hits, filters } = await listings().find({ ...emptySelection({ kind: 'all' }), sort: 'total', ...selection })
  const names = new Map(
    (
      await loadVariants(
        db,
        hits.map(({ variantId }) => variantId),
        bench.clock.now(),
      )
    ).map(({ variantId, title }) => [variantId, title.replace('Mesa de centro ', '')]),
  )
  return {
    titles: hits.map(({ variantId }) => names.get(variantId)),
    withVoucher:
      filters.features.find(({ ident }) => ident === 'voucher')?.choices.map(({ ident, count }) => [ident, count]) ??
      [],
  }
}
async function card(item: string, region: 'mainland' | 'madeira' = 'mainland') {
  const [id] = await idsOf([item])
  const record = follower.cardOf(id as number)
  return record && wireVariant(presentCardRecord(record, { region, now: bench.clock.now(), clickSource: 1 }))
}

test('N-01 L-06 the sort by total counts an unconditional voucher, with the delivery that the shop asks then; the filter finds its offers', async () => {
  // 100 € − 20 % + 5 €, since 80 € is no longer free: 85 € stands before the 90 € of the other shop.
  expect(await found({})).toEqual({ titles: ['barato', 'a', 'b'], withVoucher: [['com-voucher', 2]] })
  expect((await found({ scope: { kind: 'vouchers' } })).titles).toEqual(['barato', 'a'])
  expect((await found({ choices: { voucher: ['com-voucher'] } })).titles).toEqual(['barato', 'a'])
  expect((await found({ scope: { kind: 'eshopVoucher', slug: 'sem-voucher', code: 'X1' } })).titles).toEqual(['b'])
})

test('E-01 A-01.20 a card carries the best voucher and the total; what does not come to a region has none', async () => {
  expect(await card('a')).toMatchObject({
    price: { price: 100 },
    deliveryPrice: 0,
    deliveredTotal: 85,
    voucher: {
      code: 'MENOS20',
      value: 20,
      valueType: 'percent',
      priceWithVoucher: 80,
      unconditional: true,
      minOrder: 0,
      validTo: END,
    },
  })
  expect(await card('a', 'madeira')).toMatchObject({
    deliveryPrice: null,
    deliveredTotal: null,
    voucher: { code: 'MENOS20' },
  })
  expect(await card('b')).toMatchObject({ voucher: null, deliveredTotal: 90 })
})

test('L-06 time alone ends a voucher: at once on the card, and after the due job in index, order and best other voucher', async () => {
  bench.clock.advanceMs(Date.parse(END) - bench.clock.now().getTime())
  // The index still holds the card with it; nobody is shown it.
  expect(await card('a')).toMatchObject({ voucher: null, deliveredTotal: 100 })
  expect(await applyDueChanges(db, bench.clock.now())).toMatchObject({ voucherEshops: 1 })
  await follower.step()
  expect((await found({})).titles).toEqual(['barato', 'b', 'a'])
  expect(await card('a')).toMatchObject({
    deliveredTotal: 100,
    voucher: { code: 'NOVO50', unconditional: false, minOrder: 50, validTo: null },
  })
  expect(await card('barato')).toMatchObject({ voucher: null, deliveredTotal: 25 })
  expect((await found({ scope: { kind: 'vouchers' } })).titles).toEqual(['a'])
})

test('L-06 time alone begins a voucher', async () => {
  const begin = new Date(bench.clock.now().getTime() + 60_000)
  await apply({
    ...shops[1],
    vouchers: [{ code: 'JA5', valueType: 'amount', value: 500, unconditional: true, validFrom: begin.toISOString() }],
  })
  await follower.step()
  expect(await card('b')).toMatchObject({ voucher: null, deliveredTotal: 90 })
  bench.clock.advanceMs(60_000)
  expect(await applyDueChanges(db, bench.clock.now())).toMatchObject({ voucherEshops: 1 })
  await follower.step()
  expect(await card('b')).toMatchObject({ voucher: { code: 'JA5', value: 5, valueType: 'amount' }, deliveredTotal: 85 })
  await apply(shops[1] as object)
})

test('R-05 a voucher taken from the file is gone from listings by the next step', async () => {
  await apply({ ...shops[0], vouchers: [] })
  await follower.step()
  expect((await found({ scope: { kind: 'vouchers' } })).titles).toEqual([])
  expect(follower.directory().eshops.bySlug.get('com-voucher')?.vouchers).toEqual([])
})
