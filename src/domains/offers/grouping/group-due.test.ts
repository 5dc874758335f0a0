import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { loadProductPage } from '../read/product-page.ts'
import { takePublishLock } from '../snapshot/publishing/publish-snapshot.ts'
import { groupDueOffers } from './group-due.ts'
import {
  bondsOf,
  emptyOffers,
  type GroupingOffer,
  groupsOf,
  writeOffers,
  randomCatalogue,
  randomOffer,
  sizedOffer as size,
} from './testing.ts'
import { inTier } from '../../../../tools/test/in-tier.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
const deps = { pool: database.pool, clock }
const [SOFAS, LAMPS] = [
  categoryBySlug('sofas-de-2-lugares')?.id as number,
  categoryBySlug('candeeiros-de-mesa')?.id as number,
]
const [G1, G2] = ['05601234567892', '05601234567908']

beforeEach(() => emptyOffers(db))
afterEach(() => armFailpoint(null))

function offer(shop: string, itemId: string, fields: Partial<GroupingOffer> = {}): GroupingOffer {
  return {
    shop,
    itemId,
    title: 'Sofá Ormel em tecido cinzento',
    brand: 'norte',
    categoryId: SOFAS,
    ...fields,
  }
}
async function group(...offers: GroupingOffer[]) {
  if (offers.length > 0) await writeOffers(db, offers, clock.now())
  return groupDueOffers(deps)
}
async function productOf(shop: string, itemId: string) {
  const { rows } = await sql<{
    product_id: number
  }>`select v.product_id from offers.variant v join eshops.eshop e on e.id = v.eshop_id where e.slug = ${shop} and v.item_id = ${itemId} and v.state <> 'ended'`.execute(
    db,
  )
  return rows[0]?.product_id as number
}
async function events() {
  return (
    await sql<{
      kind: string
      from: number
      to: number
    }>`select kind, product_id as from, other_product_id as to from offers.product_event order by id`.execute(db)
  ).rows
}

describe('B-02 ids that keep their meaning', () => {
  test('B-02 R-17 the product that was there first keeps its id, the other redirects to it, over several merges too', async () => {
    await group(offer('norte', 'a', { gtin: G1 }))
    await group(offer('sul', 'b', { brand: 'sul', title: 'Canapé de sala', mpn: 'ZX-900' }))
    const [first, second] = [await productOf('norte', 'a'), await productOf('sul', 'b')]
    await group(offer('sul', 'b', { gtin: G1 }))
    expect(await productOf('sul', 'b')).toBe(first)
    expect(await loadProductPage(db, second, clock.now())).toMatchObject({ kind: 'merged', productId: first })
    expect(await events()).toEqual([{ kind: 'merge', from: second, to: first }])
    expect(
      (
        await sql<{ product_id: number }>`select distinct product_id from outbox.index_dirty order by 1`.execute(db)
      ).rows.map((row) => row.product_id),
    ).toEqual(expect.arrayContaining([first, second]))
  })

  test('B-02 offers that come and go do not change the id of a product', async () => {
    await group(offer('norte', 'a', { gtin: G1 }), offer('sul', 'b', { gtin: G1 }))
    const product = await productOf('norte', 'a')
    await sql`update offers.variant set state = 'absent', last_seen_at = now() where item_id = 'a'`.execute(db)
    await group(offer('este', 'c', { gtin: G1 }))
    await sql`update offers.variant set state = 'live', last_seen_at = null where item_id = 'a'`.execute(db)
    await group(offer('norte', 'a', { gtin: G1, title: 'Sofá Ormel em tecido cinzento escuro' }))
    expect([await productOf('norte', 'a'), await productOf('sul', 'b'), await productOf('este', 'c')]).toEqual([
      product,
      product,
      product,
    ])
  })

  test('B-02 an offer that says another article leaves, the rest stays, and its former page is its page again', async () => {
    await group(offer('norte', 'a', { gtin: G1 }), offer('sul', 'b', { gtin: G1 }), offer('este', 'c', { gtin: G1 }))
    const product = await productOf('norte', 'a')
    await group(
      offer('sul', 'b', {
        gtin: G2,
        title: 'Sofá Ormel em tecido verde',
        attributes: { ...noAttributes, colours: { ids: [9], source: 'title' } },
      }),
    )
    expect([await productOf('norte', 'a'), await productOf('este', 'c')]).toEqual([product, product])
    const own = await productOf('sul', 'b')
    expect(own).not.toBe(product)
    expect(await loadProductPage(db, own, clock.now())).toMatchObject({
      kind: 'product',
      variants: [{ title: 'Sofá Ormel em tecido verde' }],
    })
    expect((await events()).at(-1)).toEqual({ kind: 'split', from: product, to: own })
  })

  test('B-02 bad input: item ids that swap their articles give new offers, and each article keeps its page and its past', async () => {
    await group(
      offer('norte', 'a', { gtin: G1 }),
      offer('norte', 'b', { gtin: G2, brand: 'luz', title: 'Candeeiro de mesa Faro', categoryId: LAMPS }),
    )
    const [sofa, lamp] = [await productOf('norte', 'a'), await productOf('norte', 'b')]
    // As publishing does when brand, GTIN, name and category all differ: the old offers end, new ones stand under their ids.
    await sql`update offers.variant set state = 'ended'`.execute(db)
    await group(
      offer('norte', 'b', { gtin: G1 }),
      offer('norte', 'a', { gtin: G2, brand: 'luz', title: 'Candeeiro de mesa Faro', categoryId: LAMPS }),
    )
    expect([await productOf('norte', 'b'), await productOf('norte', 'a')]).toEqual([sofa, lamp])
  })
})

describe('B-02 identifiers count where they are right', () => {
  test.each([
    [
      'a sofa and a lamp with one GTIN',
      { gtin: G1 },
      { gtin: G1, title: 'Candeeiro de mesa Faro', categoryId: LAMPS, brand: 'luz' },
    ],
    [
      'the same of one series',
      { gtin: G1, title: 'Sofá Ormel' },
      { gtin: G1, title: 'Candeeiro de mesa Ormel', categoryId: LAMPS },
    ],
    ['two sizes with one GTIN', { gtin: G1, attributes: size(1800) }, { gtin: G1, attributes: size(2200) }],
    ['one GTIN in two conditions', { gtin: G1 }, { gtin: G1, condition: 'used' }],
    [
      'the same series in another size',
      { title: 'Sofá Ormel 180 cm', attributes: size(1800) },
      { title: 'Sofá Ormel 220 cm', attributes: size(2200) },
    ],
  ])('B-02 %s are two products', async (_, one, other) => {
    await group(offer('norte', 'a', one), offer('sul', 'b', other))
    expect(await productOf('norte', 'a')).not.toBe(await productOf('sul', 'b'))
  })

  test('B-02 who could be either of two colours is neither, until one of them turns out to be something else', async () => {
    const colour = (id: number) => ({ ...noAttributes, colours: { ids: [id], source: 'title' as const } })
    const sofa = { title: 'Sofá Ormel', gtin: G1 }
    await group(
      offer('norte', 'a', { ...sofa, attributes: colour(3) }),
      offer('sul', 'b', { ...sofa, attributes: colour(9) }),
      offer('este', 'c', sofa),
    )
    expect(await groupsOf(db, 'product')).toEqual(['este/c', 'norte/a', 'sul/b'])
    await group(offer('sul', 'b', { title: 'Candeeiro de mesa Faro', categoryId: LAMPS, brand: 'luz', gtin: G2 }))
    expect(await groupsOf(db, 'product')).toEqual(['este/c norte/a', 'sul/b'])
  })

  test('B-02 colours and sizes of one article are one family, over shops too, and leave it when they are something else', async () => {
    const of = (shop: string, itemId: string, widthMm: number, gtin: string) =>
      offer(shop, itemId, {
        title: `Sofá Ormel ${widthMm / 10} cm`,
        attributes: size(widthMm),
        gtin,
        groupKey: 'ormel',
      })
    await group(of('norte', 'a', 1800, G1), of('norte', 'b', 2200, G2), of('sul', 'c', 1800, G1))
    expect(await groupsOf(db, 'product')).toEqual(['norte/a sul/c', 'norte/b'])
    expect(await groupsOf(db, 'family')).toEqual(['norte/a norte/b sul/c'])
    await group(offer('norte', 'b', { title: 'Candeeiro de mesa Faro', categoryId: LAMPS, brand: 'luz', gtin: G2 }))
    expect(await groupsOf(db, 'family')).toEqual(['norte/a sul/c', 'norte/b'])
  })
})

const SOME = { numRuns: inTier({ normal: 4, long: 15 }) }
const BATCHES = fc.constantFrom(1, 3, 500)
/** Offers of which another is told as its like, though that one tells it otherwise or not at all. */
async function oneSided() {
  return (
    await sql`select r.variant_id, other_id from offers.match_relation r cross join lateral (select 's' as kind, * from unnest(r.same, r.same_scores) union all select 't', * from unnest(r.twin, r.twin_scores) union all select 'f', unnest(r.family), 0) l (kind, other_id, score)
  where not exists (select from offers.match_relation o where o.variant_id = other_id and case kind when 'f' then r.variant_id = any(o.family) else (r.variant_id, score) in (select * from unnest(case kind when 's' then o.same else o.twin end, case kind when 's' then o.same_scores else o.twin_scores end)) end)`.execute(
      db,
    )
  ).rows
}
async function state() {
  return {
    products: await groupsOf(db, 'product'),
    families: await groupsOf(db, 'family'),
    bonds: await bondsOf(db),
  }
}

describe('B-02 properties of grouping', () => {
  test('B-02 the order in which shops import changes ids, not groups, nor what looks the same', async () => {
    await fc.assert(
      fc.asyncProperty(randomCatalogue, fc.constantFrom(-1, 1), BATCHES, async (offers, direction, batch) => {
        await emptyOffers(db)
        await writeOffers(db, offers, clock.now())
        await groupDueOffers(deps, { batch })
        const expected = await state()
        await emptyOffers(db)
        for (const shop of ['este', 'norte', 'oeste', 'sul'].toSorted((a, b) => direction * (a < b ? -1 : 1))) {
          const own = offers.filter((one) => one.shop === shop)
          if (own.length > 0) await group(...own)
        }
        expect(await state()).toEqual(expected)
      }),
      SOME,
    )
  }, 120_000)

  test('B-02 changes one after another end where grouping everything from nothing does; a second look changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomCatalogue,
        fc.array(randomOffer, { minLength: 1, maxLength: 5 }),
        BATCHES,
        async (offers, changes, batch) => {
          await emptyOffers(db)
          await group(...offers)
          for (const change of changes) await group({ priceCents: 10_000, ...change })
          expect(await oneSided()).toEqual([])
          const [changed, ids] = [
            await state(),
            await sql`select id, product_id from offers.variant order by id`.execute(db),
          ]
          await sql`insert into offers.grouping_due (near, variant_id) select 0, id from offers.variant`.execute(db)
          expect(await groupDueOffers(deps, { batch })).toMatchObject({ merges: 0, splits: 0 })
          expect((await sql`select id, product_id from offers.variant order by id`.execute(db)).rows).toEqual(ids.rows)
          const last =
            await sql<GroupingOffer>`select e.slug as shop, v.item_id as "itemId", v.title, b.slug as brand, v.gtin, v.mpn, v.group_key as "groupKey", v.category_id as "categoryId", v.price_cents as "priceCents", v.attributes
        from offers.variant v join eshops.eshop e on e.id = v.eshop_id left join offers.brand b on b.id = v.brand_id`.execute(
              db,
            )
          await emptyOffers(db)
          await group(...last.rows)
          expect(await state()).toEqual(changed)
        },
      ),
      SOME,
    )
  }, 120_000)
})

describe('B-02 faults', () => {
  test.each(['grouping.found', 'grouping.written'])(
    'B-02 a batch that ends at %s is done later as if nothing had happened',
    async (stage) => {
      await writeOffers(db, [offer('norte', 'a', { gtin: G1 }), offer('sul', 'b', { gtin: G1 })], clock.now())
      armFailpoint(`${stage}:throw`)
      await expect(groupDueOffers(deps)).rejects.toThrow(stage)
      expect(await groupsOf(db, 'product')).toEqual(['norte/a', 'sul/b'])
      armFailpoint(null)
      expect(await groupDueOffers(deps)).toMatchObject({ offers: 2, merges: 1 })
      expect(await groupsOf(db, 'product')).toEqual(['norte/a sul/b'])
    },
  )

  test('B-02 an offer that is published anew while it is being compared stays due, and ends as what it says now', async () => {
    const waiting = async () =>
      (
        await sql<{
          waiting: number
        }>`select count(*)::int as waiting from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(
          db,
        )
      ).rows[0]?.waiting
    await writeOffers(db, [offer('norte', 'a', { gtin: G1 }), offer('sul', 'b', { gtin: G1 })], clock.now())
    const grouping = await db.transaction().execute(async (tx) => {
      await takePublishLock(tx)
      const running = groupDueOffers(deps)
      await expect.poll(waiting).toBe(1)
      await writeOffers(
        tx,
        [offer('sul', 'b', { title: 'Candeeiro de mesa Faro', categoryId: SOFAS, brand: 'luz', gtin: G2 })],
        clock.now(),
      )
      return { running }
    })
    await grouping.running
    expect(
      (
        await sql<{
          item_id: string
        }>`select v.item_id from offers.grouping_due d join offers.variant v on v.id = d.variant_id`.execute(db)
      ).rows,
    ).toEqual([{ item_id: 'b' }])
    await group()
    expect(await groupsOf(db, 'product')).toEqual(['norte/a', 'sul/b'])
  })

  test('B-02 two workers at once: one groups, the other leaves it to it', async () => {
    await writeOffers(db, [offer('norte', 'a', { gtin: G1 }), offer('sul', 'b', { gtin: G1 })], clock.now())
    const both = await Promise.all([groupDueOffers(deps), groupDueOffers(deps)])
    expect(both.map(({ merges }) => merges).toSorted()).toEqual([0, 1])
  })
})
