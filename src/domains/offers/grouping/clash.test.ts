import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { mergeTwoProducts, splitProduct, undoDecision } from './decisions/decisions.ts'
import { explainPair } from './decisions/explain.ts'
import { groupDueOffers } from './group-due.ts'
import { emptyOffers, type GroupingOffer, groupsOf, writeOffers, randomCatalogue, randomOffer } from './testing.ts'
import { keepReport, openReports } from './decisions/reports.ts'
import { twinsOf } from './looks/twins.ts'
import { inTier } from '../../../../tools/test/in-tier.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
const maker = { by: 'ana', reason: 'pictures', now: clock.now() }
const GTIN = '05601234567892'
const categoryId = categoryBySlug('sofas-de-2-lugares')?.id as number
const sofa: GroupingOffer = { shop: 'norte', itemId: 'a', title: 'Sofá Ormel', brand: 'norte', categoryId }
function colour(id: number) {
  return { ...noAttributes, colours: { ids: [id], source: 'title' as const } }
}

beforeEach(() => emptyOffers(db))

async function group(...offers: GroupingOffer[]) {
  await writeOffers(db, offers, clock.now())
  await groupDueOffers({ pool: database.pool, clock })
}
async function idsOf(shop: string, itemId: string) {
  return (
    await sql<{
      id: number
      product: number
    }>`select v.id, v.product_id as product from offers.variant v join eshops.eshop e on e.id = v.eshop_id where e.slug = ${shop} and v.item_id = ${itemId} and v.state <> 'ended'`.execute(
      db,
    )
  ).rows[0] as { id: number; product: number }
}
async function merge(one: readonly [string, string], other: readonly [string, string]) {
  return mergeTwoProducts(db, (await idsOf(...one)).product, (await idsOf(...other)).product, maker)
}

/** Products that hold two living offers of a shop which do not say that they are one, and which no chain of a person's words has brought together. */
async function clashes() {
  const { rows } = await sql<{ product_id: number; one: string; other: string }>`
    with recursive word as (
        select distinct on (p.variant_id, p.other_id) p.variant_id as a, p.other_id as b, d.kind from offers.group_pair p join offers.group_decision d on d.id = p.decision_id where d.undone_at is null order by p.variant_id, p.other_id, d.id desc),
      reach as (select a, b from word where kind = 'together' union select r.a, w.b from reach r join word w on w.a = r.b and w.kind = 'together')
    select a.product_id, a.item_id as one, b.item_id as other from offers.variant a join offers.variant b on b.product_id = a.product_id and b.eshop_id = a.eshop_id and b.id > a.id
    where a.state <> 'ended' and b.state <> 'ended' and not exists (select from reach r where r.a = a.id and r.b = b.id)
      and not ((a.gtin = b.gtin or (a.mpn = b.mpn and a.brand_id is not distinct from b.brand_id)) and a.title = b.title and a.attributes::text = b.attributes::text)`.execute(
    db,
  )
  return rows
}

describe('B-02 items of one shop are never one article', () => {
  test('B-02 whatever is imported, changed, ended and put together, no product holds two living offers of a shop that are not said to be one', async () => {
    const change = fc.oneof(
      randomOffer.map((offer) => ({ kind: 'import' as const, offer, at: 0 })),
      fc.nat(30).map((at) => ({ kind: 'end' as const, offer: null, at })),
      fc.nat(30).map((at) => ({ kind: 'together' as const, offer: null, at })),
      fc.nat(30).map((at) => ({ kind: 'undo' as const, offer: null, at })),
    )
    await fc.assert(
      fc.asyncProperty(randomCatalogue, fc.array(change, { minLength: 1, maxLength: 8 }), async (offers, changes) => {
        await emptyOffers(db)
        await group(...offers)
        expect(await clashes()).toEqual([])
        for (const { kind, offer, at } of changes) {
          const { rows } = await sql<{
            id: number
            product_id: number
          }>`select id, product_id from offers.variant where state <> 'ended' order by id`.execute(db)
          const [one, other] = [rows[at % rows.length], rows[(at * 7 + 3) % rows.length]]
          if (kind === 'import') await group(offer)
          else if (kind === 'end' && one !== undefined) {
            await sql`with ended as (update offers.variant set state = 'ended' where id = ${one.id} returning id) insert into offers.grouping_due (near, variant_id) select 0, id from ended on conflict do nothing`.execute(
              db,
            )
            await groupDueOffers({ pool: database.pool, clock })
          } else if (
            kind === 'together' &&
            one !== undefined &&
            other !== undefined &&
            one.product_id !== other.product_id
          )
            await mergeTwoProducts(db, one.product_id, other.product_id, maker)
          else if (kind === 'undo') await undoDecision(db, 1 + (at % 3), maker)
          expect(await clashes()).toEqual([])
        }
      }),
      { numRuns: inTier({ normal: 5, long: 15 }) },
    )
  }, 240_000)

  test('B-02 two of a shop that say all the same under one GTIN are a duplicate, and part when one of them says something else', async () => {
    await group({ ...sofa, gtin: GTIN }, { ...sofa, itemId: 'b', gtin: GTIN }, { ...sofa, shop: 'sul', gtin: GTIN })
    expect(await groupsOf(db, 'product')).toEqual(['norte/a norte/b sul/a'])
    await group({ ...sofa, itemId: 'b', gtin: GTIN, title: 'Sofá Ormel aberto' })
    const products = await groupsOf(db, 'product')
    expect(products.filter((members) => members.includes('norte/a') && members.includes('norte/b'))).toEqual([])
  })

  test("B-02 which of two siblings another shop's offer is, nobody knows: it is neither, and looks like both", async () => {
    await group(
      { ...sofa, gtin: GTIN },
      { ...sofa, itemId: 'b', gtin: GTIN, attributes: colour(3) },
      { ...sofa, shop: 'sul', gtin: GTIN },
    )
    expect(await groupsOf(db, 'product')).toEqual(['norte/a', 'norte/b', 'sul/a'])
    const [one, other, third] = [await idsOf('norte', 'a'), await idsOf('norte', 'b'), await idsOf('sul', 'a')]
    expect((await twinsOf(db, third.product)).map(({ productId }) => productId as number).toSorted()).toEqual(
      [one.product, other.product].toSorted(),
    )
    const said = await db.transaction().execute((tx) => explainPair(tx, one.id, third.id))
    expect(said).toMatchObject({
      outcome: { kind: 'kept_apart', because: { by: 'rival', of: third.id, rival: other.id } },
    })
  })

  test("B-02 a person's word holds where it clashes itself; about others it brings no two of a shop together", async () => {
    await group(
      { ...sofa, gtin: GTIN },
      { ...sofa, itemId: 'b', gtin: GTIN, attributes: colour(3) },
      { ...sofa, shop: 'sul', gtin: GTIN },
      { shop: 'este', itemId: 'l', title: 'Candeeiro de mesa Faro', brand: 'luz' },
    )
    // About others: the lamp and the sofa of the third shop; which sibling that sofa is stays unknown.
    await merge(['sul', 'a'], ['este', 'l'])
    expect(await groupsOf(db, 'product')).toEqual(['este/l sul/a', 'norte/a', 'norte/b'])
    // About one sibling: the other one is kept out by it.
    await merge(['sul', 'a'], ['norte', 'a'])
    expect(await groupsOf(db, 'product')).toEqual(['este/l norte/a sul/a', 'norte/b'])
    const said = await db
      .transaction()
      .execute(async (tx) => explainPair(tx, (await idsOf('norte', 'b')).id, (await idsOf('sul', 'a')).id))
    expect(said).toMatchObject({
      outcome: {
        kind: 'kept_apart',
        because: {
          by: 'clash',
          offers: expect.arrayContaining([(await idsOf('norte', 'b')).id, (await idsOf('norte', 'a')).id]),
        },
      },
    })
    // And about both: they are one, because somebody has looked.
    const made = await merge(['norte', 'b'], ['norte', 'a'])
    expect(await groupsOf(db, 'product')).toEqual(['este/l norte/a norte/b sul/a'])
    await undoDecision(db, (made as { decisionId: number }).decisionId, maker)
    expect(await groupsOf(db, 'product')).toEqual(['este/l norte/a sul/a', 'norte/b'])
  })
})

describe('B-02 what people said holds against later runs', () => {
  const again = async () => {
    await sql`insert into offers.grouping_due (near, variant_id) select 0, id from offers.variant on conflict do nothing`.execute(
      db,
    )
    await groupDueOffers({ pool: database.pool, clock })
  }
  test('B-02 a split holds through other titles and back, all due anew, and an offer that ends and comes back under its item id; undone, all is as it would stand without it', async () => {
    const three = ['norte', 'sul', 'este'].map((shop) => ({ ...sofa, shop, gtin: GTIN }))
    await group(...three)
    const sul = await idsOf('sul', 'a')
    await keepReport(db, { productId: sul.product, variantId: sul.id, reporter: 'one' }, clock.now())
    const reported = await openReports(db, 10)
    const made = await splitProduct(db, sul.product, [sul.id], maker)
    expect(await openReports(db, 10)).toEqual([])
    const apart = ['este/a norte/a', 'sul/a']
    await group({ ...(three[1] as GroupingOffer), title: 'Sofá Ormel novo' })
    await group(three[1] as GroupingOffer)
    expect(await groupsOf(db, 'product')).toEqual(apart)
    await again()
    expect(await groupsOf(db, 'product')).toEqual(apart)
    // Absent for a while, then there again: the same offer.
    await sql`update offers.variant set state = 'absent', last_seen_at = now() where id = ${sul.id}`.execute(db)
    await again()
    await sql`update offers.variant set state = 'live', last_seen_at = null where id = ${sul.id}`.execute(db)
    await again()
    expect(await groupsOf(db, 'product')).toEqual(apart)
    await undoDecision(db, (made as { decisionId: number }).decisionId, maker)
    expect(await groupsOf(db, 'product')).toEqual(['este/a norte/a sul/a'])
    expect(await openReports(db, 10)).toEqual(reported)
  })

  test('B-02 who comes back under an item id as the article that was split off is split off', async () => {
    const three = ['norte', 'sul', 'este'].map((shop) => ({ ...sofa, shop, gtin: GTIN }))
    await group(...three)
    const sul = await idsOf('sul', 'a')
    const made = await splitProduct(db, sul.product, [sul.id], maker)
    await sql`update offers.variant set state = 'ended' where id = ${sul.id}`.execute(db)
    await group(three[1] as GroupingOffer)
    await again()
    expect(await groupsOf(db, 'product')).toEqual(['este/a norte/a', 'sul/a'])
    await undoDecision(db, (made as { decisionId: number }).decisionId, maker)
    expect(await groupsOf(db, 'product')).toEqual(['este/a norte/a sul/a'])
  })
})
