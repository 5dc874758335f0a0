import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { loadProductPage } from '../../read/product-page.ts'
import { keepProductsApart, mergeTwoProducts, splitProduct, undoDecision } from '../decisions/decisions.ts'
import { groupDueOffers } from '../group-due.ts'
import { emptyOffers, type GroupingOffer, groupsOf, twinOf, writeOffers } from '../testing.ts'
import { keepTwinAnswer, MOST_OPEN_ANSWERS, MOST_TWINS, proposedTwins, twinsOf } from './twins.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
const maker = { by: 'ana', reason: 'pictures', now: clock.now() }
const SOFAS = categoryBySlug('sofas-de-2-lugares')?.id as number
const GTIN = '05601234567892'
const sofa: GroupingOffer = { shop: 'norte', itemId: 'x', title: 'Sofá Ormel', brand: 'norte', categoryId: SOFAS }
const twin = twinOf(sofa, { ...sofa, shop: 'sul', itemId: 't' })
function colour(id: number) {
  return { ...noAttributes, colours: { ids: [id], source: 'title' as const } }
}
/** One that could be either of two which are not one. */
const rivals: GroupingOffer[] = [
  { ...sofa, gtin: GTIN, attributes: colour(3) },
  { ...sofa, shop: 'sul', gtin: GTIN, attributes: colour(9) },
  { ...sofa, shop: 'este', gtin: GTIN },
]

beforeEach(() => emptyOffers(db))

async function group(...offers: GroupingOffer[]) {
  await writeOffers(db, offers, clock.now())
  await groupDueOffers({ pool: database.pool, clock })
}
async function idsOf(shop: string, itemId = 'x') {
  return (
    await sql<{
      id: number
      product: number
    }>`select v.id, v.product_id as product from offers.variant v join eshops.eshop e on e.id = v.eshop_id where e.slug = ${shop} and v.item_id = ${itemId} and v.state <> 'ended'`.execute(
      db,
    )
  ).rows[0] as { id: number; product: number }
}
async function groupAllAgain() {
  await sql`insert into offers.grouping_due (near, variant_id) select 0, id from offers.variant on conflict do nothing`.execute(
    db,
  )
  await groupDueOffers({ pool: database.pool, clock })
}
async function twinsOfShop(shop: string, itemId = 'x') {
  return (await twinsOf(db, (await idsOf(shop, itemId)).product)).map(({ productId }) => productId as number)
}

describe('N-07 what looks the same is proposed, not merged', () => {
  test('N-07 an offer between the two limits is a twin of the product, on both pages, and ends to be one when it says another article', async () => {
    await group(sofa, twin)
    const [one, other] = [await idsOf('norte'), await idsOf('sul', 't')]
    expect(one.product).not.toBe(other.product)
    expect([await twinsOfShop('norte'), await twinsOfShop('sul', 't')]).toEqual([[other.product], [one.product]])
    expect(await loadProductPage(db, one.product, clock.now())).toMatchObject({
      twins: [{ productId: other.product, title: 'Sofá Ormel', reasons: { alike: ['name', 'brand'] } }],
    })
    await group({ ...twin, title: 'Candeeiro de mesa Faro', brand: 'luz' })
    expect([await twinsOfShop('norte'), await twinsOfShop('sul', 't')]).toEqual([[], []])
  })

  test('N-07 what the score calls the same and a rival keeps apart is a twin of both that it could be', async () => {
    await group(...rivals)
    expect((await twinsOfShop('este')).toSorted()).toEqual(
      [(await idsOf('norte')).product, (await idsOf('sul')).product].toSorted(),
    )
    expect(await twinsOfShop('norte')).toEqual([(await idsOf('este')).product])
  })

  test('N-07 a product of many offers that look the same is shown once, and no more products than the page has room for', async () => {
    await group(sofa, twin, { ...twin, shop: 'este' }, { ...twin, shop: 'oeste' })
    await group(
      ...['este', 'oeste', 'sul'].map((shop) => ({ ...twin, shop, itemId: 't', gtin: GTIN })),
      ...Array.from({ length: MOST_TWINS + 2 }, (_, at) => ({ ...twin, shop: `loja-${at}`, condition: 'used' })),
    )
    const shown = await twinsOfShop('norte')
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeLessThanOrEqual(MOST_TWINS)
  })

  test('N-07 a twin that no shop sells any more is shown no more, and comes back with its offer', async () => {
    await group(sofa, twin)
    await sql`update offers.variant set state = 'absent', last_seen_at = ${clock.now()} where item_id = 't'`.execute(db)
    expect(await twinsOfShop('norte')).toEqual([])
    await sql`update offers.variant set state = 'live', last_seen_at = null where item_id = 't'`.execute(db)
    expect(await twinsOfShop('norte')).toHaveLength(1)
    await sql`update offers.variant set state = 'ended' where item_id = 't'`.execute(db)
    await groupAllAgain()
    expect(await twinsOfShop('norte')).toEqual([])
  })

  test('N-07 pages on which a twin comes, stays away by a decision or comes back are made anew', async () => {
    const dirty = async () => {
      const { rows } = await sql<{
        product_id: number
      }>`with gone as (delete from outbox.index_dirty returning product_id) select distinct product_id from gone`.execute(
        db,
      )
      return rows.map((row) => row.product_id)
    }
    await group(sofa)
    await dirty()
    await group(twin)
    const products = [(await idsOf('norte')).product, (await idsOf('sul', 't')).product]
    expect(await dirty()).toEqual(expect.arrayContaining(products))
    const made = await keepProductsApart(db, products[0] as number, products[1] as number, maker)
    expect(await dirty()).toEqual(expect.arrayContaining(products))
    await undoDecision(db, (made as { decisionId: number }).decisionId, maker)
    expect(await dirty()).toEqual(expect.arrayContaining(products))
  })
})

describe('N-07 the queue of twins', () => {
  test('N-07 what most shoppers have answered about comes first, then what is likeliest; answers change nothing', async () => {
    await group(sofa, twin, ...rivals.map((offer) => ({ ...offer, title: 'Sofá Faro', itemId: 'f' })))
    const [one, other] = [(await idsOf('norte')).product, (await idsOf('sul', 't')).product]
    const before = await groupsOf(db, 'product')
    expect((await proposedTwins(db, 10)).map(({ permille }) => permille)).toEqual(
      (await proposedTwins(db, 10)).map(({ permille }) => permille).toSorted((a, b) => b - a),
    )
    for (const [answerer, isSame] of [
      ['a', true],
      ['b', false],
      ['a', true],
    ] as const)
      expect(await keepTwinAnswer(db, { productId: one, twinId: other, isSame, answerer }, clock.now())).toBe('kept')
    expect(await keepTwinAnswer(db, { productId: other, twinId: one, isSame: true, answerer: 'c' }, clock.now())).toBe(
      'kept',
    )
    expect((await proposedTwins(db, 10))[0]).toMatchObject({
      productId: Math.min(one, other),
      twinId: Math.max(one, other),
      same: 2,
      notSame: 1,
    })
    expect((await proposedTwins(db, 10, 1))[0]).toMatchObject({ same: 0 })
    expect(await groupsOf(db, 'product')).toEqual(before)
  })

  test('N-07 who is no twin cannot be answered about, and more open answers than anybody looks through are refused', async () => {
    await group(sofa, twin, { shop: 'sul', itemId: 'l', title: 'Candeeiro de mesa Faro', brand: 'luz' })
    const [one, other, lamp] = [await idsOf('norte'), await idsOf('sul', 't'), await idsOf('sul', 'l')]
    const answer = { productId: one.product, twinId: other.product, isSame: true, answerer: 'a' }
    expect(await keepTwinAnswer(db, { ...answer, twinId: lamp.product }, clock.now())).toBe('unknown')
    expect(await keepTwinAnswer(db, { ...answer, twinId: one.product }, clock.now())).toBe('unknown')
    await sql`insert into offers.twin_answer (variant_id, other_id, answerer, is_same, answered_at) select ${Math.min(one.id, other.id)}, ${Math.max(one.id, other.id)}, 'r' || n, true, ${clock.now()} from generate_series(1, ${MOST_OPEN_ANSWERS}) n`.execute(
      db,
    )
    expect(await keepTwinAnswer(db, answer, clock.now())).toBe('full')
    await keepProductsApart(db, one.product, other.product, maker)
    expect(await keepTwinAnswer(db, answer, clock.now())).toBe('unknown')
    expect(await proposedTwins(db, 10)).toEqual([])
  })

  test.each(['merge', 'split'] as const)(
    'N-07 a %s takes a pair from the queue for good, through new offers and another look at all, and undoing it brings it back as it was',
    async (how) => {
      await group(sofa, twin)
      const [one, other] = [await idsOf('norte'), await idsOf('sul', 't')]
      await keepTwinAnswer(
        db,
        { productId: one.product, twinId: other.product, isSame: how === 'merge', answerer: 'a' },
        clock.now(),
      )
      const waiting = await proposedTwins(db, 10)
      const made = await (how === 'merge' ? mergeTwoProducts : keepProductsApart)(db, one.product, other.product, maker)
      expect(await proposedTwins(db, 10)).toEqual([])
      await groupAllAgain()
      await group({ ...twin, title: 'Sofá Ormel em tecido' })
      await group(twin)
      expect(await proposedTwins(db, 10)).toEqual([])
      expect(await groupsOf(db, 'product')).toHaveLength(how === 'merge' ? 1 : 2)
      await undoDecision(db, (made as { decisionId: number }).decisionId, maker)
      expect(await proposedTwins(db, 10)).toEqual(waiting)
    },
  )

  test('N-07 offers that a person has split from a product are no twins of it, whatever joins it later', async () => {
    await group(...['norte', 'sul', 'este'].map((shop) => ({ ...sofa, shop, gtin: GTIN })))
    const sul = await idsOf('sul')
    await splitProduct(db, sul.product, [sul.id], maker)
    expect(await twinsOfShop('sul')).toEqual([])
    await group({ ...sofa, shop: 'oeste', gtin: GTIN })
    await groupAllAgain()
    expect((await twinsOfShop('sul')).filter((id) => id === sul.product)).toEqual([])
    expect(
      (await proposedTwins(db, 10)).filter(
        ({ productId, twinId }) => productId === sul.product && twinId === sul.product,
      ),
    ).toEqual([])
  })
})
