import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { loadProductPage } from '../../read/product-page.ts'
import { lastDecisions, mergeTwoProducts, splitProduct, undoDecision } from './decisions.ts'
import { groupDueOffers } from '../group-due.ts'
import { closeReports, keepReport, MOST_OPEN_REPORTS, openReports } from './reports.ts'
import { emptyOffers, groupsOf, writeOffers } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
const maker = { by: 'ana', reason: 'pictures show two sofas', now: clock.now() }
const GTIN = '05601234567892'
const THREE = ['norte', 'sul', 'este'].map((shop) => ({
  shop,
  itemId: 'x',
  title: 'Sofá Ormel em tecido cinzento',
  brand: 'norte',
  gtin: GTIN,
}))
const LAMP = { shop: 'sul', itemId: 'l', title: 'Candeeiro de mesa Faro', brand: 'luz' }

beforeEach(async () => {
  await emptyOffers(db)
  await writeOffers(db, [...THREE, LAMP], clock.now())
  await groupDueOffers({ pool: database.pool, clock })
})

async function idsOf(shop: string, itemId = 'x') {
  const { rows } = await sql<{
    id: number
    product_id: number
  }>`select v.id, v.product_id from offers.variant v join eshops.eshop e on e.id = v.eshop_id where e.slug = ${shop} and v.item_id = ${itemId}`.execute(
    db,
  )
  return rows[0] as { id: number; product_id: number }
}
async function groupAllAgain() {
  await sql`insert into offers.grouping_due (near, variant_id) select 0, id from offers.variant`.execute(db)
  await groupDueOffers({ pool: database.pool, clock })
}

test('B-02 what a person has split stays split, whatever grouping finds later, and comes together again when undone', async () => {
  const sul = await idsOf('sul')
  const made = await splitProduct(db, sul.product_id, [sul.id], maker)
  expect(made).toMatchObject({ state: 'made', splits: 1 })
  expect(await groupsOf(db, 'product')).toEqual(['este/x norte/x', 'sul/l', 'sul/x'])
  await groupAllAgain()
  expect(await groupsOf(db, 'product')).toEqual(['este/x norte/x', 'sul/l', 'sul/x'])
  // A fourth shop of the same article goes with the others, not over them to the one that was taken out.
  await writeOffers(db, [{ ...THREE[0], shop: 'oeste' } as (typeof THREE)[0]], clock.now())
  await groupDueOffers({ pool: database.pool, clock })
  expect(await idsOf('sul')).toMatchObject({ product_id: (await idsOf('sul')).product_id })
  expect(
    (await groupsOf(db, 'product')).filter((members) => members.includes('sul/x') && members.includes('norte/x')),
  ).toEqual([])
  expect(await undoDecision(db, (made as { decisionId: number }).decisionId, maker)).toMatchObject({ state: 'made' })
  expect(await groupsOf(db, 'product')).toEqual(['este/x norte/x oeste/x sul/x', 'sul/l'])
})

test('B-02 R-17 what a person has merged is one product with a redirect, and two again when undone, under the ids of before', async () => {
  const [sofa, lamp] = [await idsOf('norte'), await idsOf('sul', 'l')]
  const [survivor, loser] = [sofa.product_id, lamp.product_id].toSorted((a, b) => a - b) as [number, number]
  const made = await mergeTwoProducts(db, lamp.product_id, sofa.product_id, { ...maker, reason: 'sold as a set' })
  expect(made).toMatchObject({ state: 'made', merges: 1 })
  await groupAllAgain()
  expect(await groupsOf(db, 'product')).toEqual(['este/x norte/x sul/l sul/x'])
  expect(await loadProductPage(db, loser, clock.now())).toMatchObject({ kind: 'merged', productId: survivor })
  expect(await lastDecisions(db, 10)).toMatchObject([
    { kind: 'together', reason: 'sold as a set', madeBy: 'ana', undoneAt: null, pairs: 3 },
  ])
  await undoDecision(db, (made as { decisionId: number }).decisionId, maker)
  expect(await idsOf('sul', 'l')).toEqual(lamp)
  expect(await idsOf('norte')).toEqual(sofa)
})

test('a later decision about a pair holds over an earlier one', async () => {
  const [sofa, lamp] = [await idsOf('norte'), await idsOf('sul', 'l')]
  await mergeTwoProducts(db, sofa.product_id, lamp.product_id, maker)
  await splitProduct(db, (await idsOf('norte')).product_id, [lamp.id], maker)
  expect(await groupsOf(db, 'product')).toEqual(['este/x norte/x sul/x', 'sul/l'])
})

test('a decision that cannot be made says why and changes nothing', async () => {
  const [sofa, lamp] = [await idsOf('norte'), await idsOf('sul', 'l')]
  const all = [(await idsOf('norte')).id, (await idsOf('sul')).id, (await idsOf('este')).id]
  expect(await splitProduct(db, 999, [1], maker)).toEqual({ state: 'refused', reason: 'product_unknown' })
  expect(await splitProduct(db, sofa.product_id, [lamp.id], maker)).toEqual({
    state: 'refused',
    reason: 'offer_of_another_product',
  })
  expect(await splitProduct(db, sofa.product_id, all, maker)).toEqual({ state: 'refused', reason: 'nothing_left' })
  expect(await mergeTwoProducts(db, sofa.product_id, sofa.product_id, maker)).toEqual({
    state: 'refused',
    reason: 'same_product',
  })
  expect(await undoDecision(db, 5, maker)).toEqual({ state: 'refused', reason: 'decision_unknown' })
  expect(await lastDecisions(db, 10)).toEqual([])
})

test("B-02 a shopper's report is kept once a person and changes nothing until somebody has looked", async () => {
  const sul = await idsOf('sul')
  const report = { productId: sul.product_id, variantId: sul.id, reporter: 'one' }
  expect(await keepReport(db, report, clock.now())).toBe('kept')
  expect(await keepReport(db, report, clock.now())).toBe('kept')
  expect(await keepReport(db, { ...report, reporter: 'other' }, clock.now())).toBe('kept')
  expect(await keepReport(db, { ...report, variantId: (await idsOf('sul', 'l')).id }, clock.now())).toBe('unknown')
  expect(await openReports(db, 10)).toMatchObject([
    { productId: sul.product_id, variantId: sul.id, eshop: 'sul', reports: 2 },
  ])
  expect(await groupsOf(db, 'product')).toEqual(['este/x norte/x sul/x', 'sul/l'])
  expect(await closeReports(db, [sul.id], 'ana', clock.now())).toBe(2)
  expect(await openReports(db, 10)).toEqual([])
})

test('N-07 a report from a page whose product was merged meanwhile counts for the product that it went into, and so do earlier ones', async () => {
  const [sofa, lamp] = [await idsOf('sul'), await idsOf('sul', 'l')]
  await mergeTwoProducts(db, sofa.product_id, lamp.product_id, maker)
  const survivor = (await idsOf('sul')).product_id
  const loser = survivor === sofa.product_id ? lamp : sofa
  expect(await keepReport(db, { productId: loser.product_id, variantId: loser.id, reporter: 'one' }, clock.now())).toBe(
    'kept',
  )
  expect(await keepReport(db, { productId: survivor, variantId: loser.id, reporter: 'one' }, clock.now())).toBe('kept')
  expect(await openReports(db, 10)).toMatchObject([{ productId: survivor, variantId: loser.id, reports: 1 }])
})

test('N-07 what was reported before a merge is still there to be looked at after it', async () => {
  const [sofa, lamp] = [await idsOf('sul'), await idsOf('sul', 'l')]
  for (const { id, product_id: productId } of [sofa, lamp])
    await keepReport(db, { productId, variantId: id, reporter: 'one' }, clock.now())
  await mergeTwoProducts(db, sofa.product_id, lamp.product_id, maker)
  const survivor = (await idsOf('sul')).product_id
  expect((await openReports(db, 10)).map(({ productId, variantId }) => [productId, variantId]).toSorted()).toEqual(
    [
      [survivor, sofa.id],
      [survivor, lamp.id],
    ].toSorted(),
  )
})

test('N-07 more open reports than anybody looks through are refused; those whose offer has left the product since are none', async () => {
  const [sul, este] = [await idsOf('sul'), await idsOf('este')]
  await sql`insert into offers.group_report (product_id, variant_id, reporter, reported_at) select ${sul.product_id}, ${sul.id}, 'r' || n, ${clock.now()} from generate_series(1, ${MOST_OPEN_REPORTS}) n`.execute(
    db,
  )
  const report = { productId: este.product_id, variantId: este.id, reporter: 'one' }
  expect(await keepReport(db, report, clock.now())).toBe('full')
  await splitProduct(db, sul.product_id, [sul.id], maker)
  expect(await keepReport(db, { ...report, productId: (await idsOf('este')).product_id }, clock.now())).toBe('kept')
})
