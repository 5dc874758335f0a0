import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { categories } from '#domains/catalogue/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { ProductChange } from '#ports/search/port.ts'
import { indexRows } from '../indexing/index-rows.ts'
import { compilePlan } from '../plan/compile-plan.ts'
import { NOW } from '../random-shops.ts'
import { emptySelection, type ListingSelection } from '../rules/listing-selection.ts'
import { catalogues, searchOver, someDirectory } from '../testing.ts'
import { countListed, listedPage, listedPageOfEshop, listedWithoutIndex, totalOf } from './listed-page.ts'
import { eshopOf, forgetUnlisted, keepListed, listedProduct } from './listed-products.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.close())

const SIZE = 7
const asked = fc
  .record({
    category: fc.option(fc.constantFrom(...categories.map(({ id }) => id))),
    sort: fc.constantFrom('recommended' as const, 'price' as const),
    region: fc.constantFrom('mainland' as const, 'madeira' as const, 'azores' as const),
    page: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ category, ...others }): ListingSelection => ({
    ...emptySelection(category === null ? { kind: 'all' } : { kind: 'category', categoryId: category }),
    ...others,
  }))

test('D4 the database lists what the index lists: the same products, offers and order, in every region and page', async () => {
  const check = async (products: Parameters<typeof searchOver>[0], selections: readonly ListingSelection[]) => {
    await sql`truncate search.listed_product`.execute(db)
    const changes = products.map((product): ProductChange => ({
      group: product.productId,
      rows: indexRows(product, NOW),
    }))
    await db.transaction().execute((tx) => keepListed(tx, changes.map(listedProduct), 1))
    for (const selection of selections) {
      const plan = compilePlan(selection, someDirectory, { kind: 'numbered', number: selection.page, size: SIZE }, null)
      if (plan === null) throw new Error('a listing without words has a plan')
      const answer = await searchOver(products).search({ ...plan, facets: [] })
      expect(await listedPage(db, selection, SIZE)).toEqual(
        answer.hits.map(({ group, id }) => ({ productId: group, variantId: id })),
      )
      expect(totalOf(selection, await countListed(db))).toBe(answer.totalCount)
    }
  }
  await fc.assert(fc.asyncProperty(catalogues, fc.array(asked, { minLength: 4, maxLength: 8 }), check), { numRuns: 30 })
}, 60_000)

test('an older write changes nothing, what is gone is not listed, and what a whole writing did not meet is forgotten', async () => {
  await sql`truncate search.listed_product`.execute(db)
  const everything = emptySelection({ kind: 'all' })
  const listed = (productId: number, priceCents: number) => ({
    ...listedProduct({ group: productId, rows: [] }),
    offersCount: 1,
    shownIds: [productId, productId, productId],
    cheapestIds: [productId, productId, productId],
    priceCents,
  })
  const keep = (products: Parameters<typeof keepListed>[1], number: number) =>
    db.transaction().execute((tx) => keepListed(tx, products, number))
  const ids = async () =>
    (await listedPage(db, { ...everything, sort: 'price' }, SIZE)).map(({ productId }) => productId)
  await keep([listed(1, 100), listed(2, 200), listed(3, 300)], 5)
  await keep([listed(1, 900)], 4)
  expect(await ids()).toEqual([1, 2, 3])
  await keep([listedProduct({ group: 2, rows: [] })], 7)
  await keep([listed(2, 200)], 6)
  expect(await ids()).toEqual([1, 3])
  await keep([listed(3, 300)], 8)
  await db.transaction().execute((tx) => forgetUnlisted(tx, 8))
  expect(await ids()).toEqual([3])
})

test('what is filtered or searched for, and pages beyond the fifth, need an index', () => {
  const category = emptySelection({ kind: 'category', categoryId: categories[0]?.id ?? 0 })
  for (const whole of [category, { ...category, page: 5 }, { ...category, sort: 'price' as const }])
    expect(listedWithoutIndex(whole)).toEqual(whole)
  const others: ListingSelection[] = [
    { ...category, page: 6 },
    { ...category, query: 'mesa' },
    { ...category, priceToCents: 100 as never },
    { ...category, choices: { cor: ['branco'] } },
    { ...category, dimensions: { width: { lowMm: 1, highMm: null } } },
    emptySelection({ kind: 'sales' }),
    { ...emptySelection({ kind: 'eshop', slug: 'loja-1' }), query: 'mesa' },
    emptySelection({ kind: 'search' }),
  ]
  expect(others.map(listedWithoutIndex)).toEqual(others.map(() => null))
})

test('D4 a shop’s listing has every product that it has an offer of, in the order of everything', async () => {
  const check = async (products: Parameters<typeof searchOver>[0]) => {
    await sql`truncate search.listed_product`.execute(db)
    const changes = products.map((product): ProductChange => ({
      group: product.productId,
      rows: indexRows(product, NOW),
    }))
    await db.transaction().execute((tx) => keepListed(tx, changes.map(listedProduct), 1))
    const ranked = changes
      .map(({ group, rows }) => ({ group, rows, rank: Math.max(...rows.map((row) => row.rank)) }))
      .sort((a, b) => b.rank - a.rank || a.group - b.group)
    const eshopIds = new Set(products.flatMap(({ offers }) => offers.map((offer) => offer.eshopId)))
    for (const eshopId of eshopIds) {
      const its = ranked.filter(({ rows }) => rows.some((row) => eshopOf(row) === eshopId)).map(({ group }) => group)
      const pages = [1, 2].map((page) => listedPageOfEshop(db, eshopId, { page, size: SIZE }))
      expect((await Promise.all(pages)).flat().map(({ productId }) => productId)).toEqual(its.slice(0, 2 * SIZE))
    }
  }
  await fc.assert(fc.asyncProperty(catalogues, check), { numRuns: 20 })
}, 60_000)

test('another order becomes the recommended one, and availability is left out', () => {
  const category = emptySelection({ kind: 'category', categoryId: categories[0]?.id ?? 0 })
  for (const sort of ['total', 'newest', 'discount', 'rating'] as const)
    expect(listedWithoutIndex({ ...category, sort, page: 2 })).toEqual({ ...category, page: 2 })
  const inStock = { stock: ['em-stock'] }
  const shop = emptySelection({ kind: 'eshop', slug: 'loja-1' })
  expect(listedWithoutIndex({ ...shop, sort: 'price' })).toEqual(shop)
  expect(listedWithoutIndex({ ...category, sort: 'price', choices: inStock })).toEqual({ ...category, sort: 'price' })
  expect(listedWithoutIndex({ ...category, choices: { ...inStock, cor: ['branco'] } })).toBeNull()
})
