import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { categorise, extractAttributes } from '#domains/catalogue/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { loadProductPage } from '../../read/product-page.ts'
import type { PictureLook } from '../../matching/comparing/picture-evidence.ts'
import { type Explanation, explainPair } from '../decisions/explain.ts'
import { groupDueOffers } from '../group-due.ts'
import { tellLooks } from './looks.ts'
import {
  bondsOf,
  emptyOffers,
  type GroupingOffer,
  groupsOf,
  pairsInDatabase,
  randomCatalogue,
  twinOf,
  wordOf,
  writeOffers,
} from '../testing.ts'
import { inTier } from '../../../../../tools/test/in-tier.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')

beforeEach(() => emptyOffers(db))

function offer(shop: string, itemId: string, title: string, said: Partial<GroupingOffer> = {}): GroupingOffer {
  const { categoryId } = categorise({ googleCategory: null, productType: null, title, shopRules: [] })
  return {
    shop,
    itemId,
    title,
    brand: 'norte',
    categoryId,
    attributes: extractAttributes({ title, description: null, productType: null, fields: {}, categoryId }),
    ...said,
  }
}
/** Looks the same, and says a little too little. */
const shelf = offer('norte', 'a', 'Estante Ormel carvalho 80x30x180 cm')
const tall = offer('sul', 'b', 'Estante Ormel alta carvalho', { brand: null, priceCents: 11_500 })
/** The same, and hardly so. */
const table = offer('norte', 'c', 'Mesa de centro Ormel carvalho 120x60 cm')
const plain = offer('sul', 'd', 'Mesa de centro Ormel')

async function group(...offers: GroupingOffer[]) {
  if (offers.length > 0) await writeOffers(db, offers, clock.now())
  return groupDueOffers({ pool: database.pool, clock })
}
async function idOf({ shop, itemId }: GroupingOffer): Promise<number> {
  return (
    await sql<{
      id: number
    }>`select v.id from offers.variant v join eshops.eshop e on e.id = v.eshop_id where e.slug = ${shop} and v.item_id = ${itemId}`.execute(
      db,
    )
  ).rows[0]?.id as number
}
function look(
  pictureId: number,
  direction: readonly number[] = [pictureId, 100],
  said: Partial<PictureLook> = {},
): PictureLook {
  return { pictureId, isBare: true, version: 5, descriptor: Int8Array.from(direction), ...said }
}
async function tell(of: GroupingOffer, ...looks: PictureLook[]) {
  return tellLooks(db, [{ variantId: await idOf(of), looks }])
}
async function explain(a: GroupingOffer, b: GroupingOffer): Promise<Explanation> {
  const ids = [await idOf(a), await idOf(b)] as const
  return db.transaction().execute((tx) => explainPair(tx, ...ids)) as Promise<Explanation>
}
function pictureNote({ comparison }: Explanation) {
  return comparison.reasons.find(({ feature }) => feature === 'picture')?.note
}
const [APART, TOGETHER] = [['norte/a', 'sul/b'], ['norte/a sul/b']]

describe('B-02 pictures are taken up when they are known', () => {
  test('B-02 R-07 a twin is merged once both turn out to show one picture, and parted again when one shows another', async () => {
    await group(shelf, tall)
    expect(await groupsOf(db, 'product')).toEqual(APART)
    await tell(shelf, look(1))
    expect(await group()).toMatchObject({ offers: 0 })
    await tell(tall, look(1))
    expect(await group()).toMatchObject({ offers: 1, merges: 1 })
    expect(await groupsOf(db, 'product')).toEqual(TOGETHER)
    await tell(tall, look(2, [-100, 3]))
    expect(await group()).toMatchObject({ splits: 1 })
    expect(await groupsOf(db, 'product')).toEqual(APART)
    await tell(tall)
    await group()
    expect(await groupsOf(db, 'product')).toEqual(APART)
  })

  test('B-02 what hardly is the same becomes a twin when its pictures differ, and is proposed on its page', async () => {
    await group(table, plain)
    expect(await groupsOf(db, 'product')).toEqual(['norte/c sul/d'])
    await tell(table, look(1, [100, 0]))
    await tell(plain, look(2, [0, 100]))
    expect(await group()).toMatchObject({ splits: 1 })
    const product = (
      await sql<{ product_id: number }>`select product_id from offers.variant where id = ${await idOf(table)}`.execute(
        db,
      )
    ).rows[0]?.product_id as number
    expect(await loadProductPage(db, product, clock.now())).toMatchObject({ twins: [{ title: plain.title }] })
  })

  test('B-02 grouped after the pictures are known or before, the outcome is one', async () => {
    const all = [shelf, tall, table, plain]
    const told = async () => {
      await tell(shelf, look(1))
      await tell(tall, look(1))
      await tell(table, look(2, [100, 0]))
      await tell(plain, look(3, [0, 100]))
    }
    const state = async () => ({
      products: await groupsOf(db, 'product'),
      families: await groupsOf(db, 'family'),
      bonds: await bondsOf(db),
    })
    await group(...all)
    await told()
    await group()
    const later = await state()
    await emptyOffers(db)
    await writeOffers(db, all, clock.now())
    await told()
    await group()
    expect(await state()).toEqual(later)
    expect(later.products).toEqual(['norte/a sul/b', 'norte/c', 'sul/d'])
  })

  test('B-02 the same told again, a room, and pictures beside which nobody looks the same make nothing due', async () => {
    const lamp = offer('este', 'e', 'Candeeiro de mesa Faro', { brand: 'luz' })
    await group(shelf, tall, lamp)
    await tell(shelf, look(1))
    await tell(tall, look(2, [1, -100], { isBare: false }))
    await tell(lamp, look(1))
    expect(await group()).toMatchObject({ offers: 0 })
    await tell(shelf, look(1))
    expect(await group()).toMatchObject({ offers: 0 })
    expect((await sql`select from offers.look_news`.execute(db)).rows).toEqual([])
  })

  test('B-02 descriptions of two versions are not compared; when both are of the new one they are', async () => {
    await group(table, plain)
    await tell(table, look(1, [100, 0]))
    await tell(plain, look(2, [0, 100], { version: 6 }))
    await group()
    expect(await groupsOf(db, 'product')).toEqual(['norte/c sul/d'])
    await tell(table, look(1, [100, 0], { version: 6 }))
    await group()
    expect(await groupsOf(db, 'product')).toEqual(['norte/c', 'sul/d'])
  })
})

test('N-07 of two that look the same the page says that they show one picture', async () => {
  const free = twinOf(shelf, { ...shelf, shop: 'sul', itemId: 'b' })
  await group(shelf, free)
  await tell(shelf, look(1))
  await tell(free, look(1))
  await group()
  const product = (
    await sql<{ product_id: number }>`select product_id from offers.variant where id = ${await idOf(shelf)}`.execute(db)
  ).rows[0]?.product_id as number
  expect(await loadProductPage(db, product, clock.now())).toMatchObject({
    twins: [{ reasons: { alike: expect.arrayContaining(['picture']) } }],
  })
})

describe('B-02 the rarity of a picture counts', () => {
  const sibling = offer('norte', 's', 'Poltrona Faro verde', { brand: 'luz' })

  test('B-02 a picture that another offer of the shop shows too says nothing, and says it again when that one has gone', async () => {
    await group(shelf, tall, sibling)
    for (const each of [shelf, tall, sibling]) await tell(each, look(1))
    await group()
    expect(await groupsOf(db, 'product')).toEqual(['norte/a', 'norte/s', 'sul/b'])
    expect(pictureNote(await explain(shelf, tall))).toBeUndefined()
    await tell(sibling)
    await group()
    expect(await groupsOf(db, 'product')).toEqual(['norte/a sul/b', 'norte/s'])
    await tell(sibling, look(1))
    await group()
    expect(await groupsOf(db, 'product')).toEqual(['norte/a', 'norte/s', 'sul/b'])
  })

  test('B-02 what has ended does not make its successor’s picture a shared one', async () => {
    await group(sibling)
    await tell(sibling, look(1))
    await group()
    await sql`update offers.variant set state = 'ended'`.execute(db)
    await group(shelf, tall)
    await tell(shelf, look(1))
    await tell(tall, look(1))
    await group()
    expect(pictureNote(await explain(shelf, tall))).toBe('the same picture')
  })

  test('B-02 bad input: two feeds that carry one picture on thousands of offers group as if they had none, and one more is told in a moment', async () => {
    const feed = ['norte', 'sul'].flatMap((shop) =>
      Array.from({ length: 2_000 }, (_, at) => offer(shop, `x${at}`, `Estante Modelo${at} carvalho`)),
    )
    await group(shelf, tall, ...feed)
    const before = await groupsOf(db, 'product')
    const { rows } = await sql<{ id: number }>`select id from offers.variant order by id`.execute(db)
    await tellLooks(
      db,
      rows.map(({ id }) => ({ variantId: id, looks: [look(1)] })),
    )
    expect(await group()).toMatchObject({ merges: 0, splits: 0 })
    expect(await groupsOf(db, 'product')).toEqual(before)
    // Figures taken halfway, when all pictures still counted as one offer's own, would have the table read whole.
    await sql`analyze offers.match_look`.execute(db)
    const plan = await sql<{
      'QUERY PLAN': string
    }>`explain select from offers.match_look where picture_id = 1 and eshop_id = 1 and is_shared = false`.execute(db)
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('match_look_picture')
  }, 120_000)
})

/** Pictures that are the same, alike, neither and other, now and then shared or of a room. */
const randomLook = fc
  .record({
    pictureId: fc.integer({ min: 1, max: 8 }),
    angle: fc.constantFrom(0, 0.1, 0.3, 1.2, 1.5, 3),
    isBare: fc.constantFrom(true, true, false),
  })
  .map(({ pictureId, angle, isBare }) =>
    look(pictureId, [Math.round(Math.cos(angle) * 100), Math.round(Math.sin(angle) * 100)], { isBare }),
  )
const randomLooks = fc.array(fc.tuple(fc.nat(15), fc.array(randomLook, { maxLength: 2 })), {
  minLength: 1,
  maxLength: 12,
})

test('B-02 whatever pictures are told of whom and when, the outcome is that of grouping from nothing, and explaining says what stands', async () => {
  await fc.assert(
    fc.asyncProperty(randomCatalogue, randomLooks, fc.constantFrom(1, 3, 500), async (offers, told, batch) => {
      const state = async () => ({
        products: await groupsOf(db, 'product'),
        families: await groupsOf(db, 'family'),
        bonds: await bondsOf(db),
      })
      const sweep = () => groupDueOffers({ pool: database.pool, clock }, { batch })
      await emptyOffers(db)
      await group(...offers)
      for (const [at, looks] of told) {
        await tell(offers[at % offers.length] as GroupingOffer, ...looks)
        await sweep()
      }
      const later = await state()
      for (const pair of await pairsInDatabase(db, 1)) {
        const said = (await db.transaction().execute((tx) => explainPair(tx, pair.a, pair.b))) as Explanation
        expect({ ...pair, words: [...pair.words, wordOf(said)] }).toEqual({
          ...pair,
          words: [...pair.words, expect.toBeOneOf([...pair.words])],
        })
      }
      await emptyOffers(db)
      await writeOffers(db, offers, clock.now())
      for (const [at, looks] of told) await tell(offers[at % offers.length] as GroupingOffer, ...looks)
      await sweep()
      expect(await state()).toEqual(later)
    }),
    { numRuns: inTier({ normal: 4, long: 15 }) },
  )
}, 240_000)

describe('B-02 explaining names what pictures said', () => {
  test.each<[string, string, PictureLook, PictureLook]>([
    ['the same picture', 'one_product', look(1), look(1)],
    ['pictures alike 0.99', 'one_product', look(1, [100, 0]), look(2, [100, 12])],
    ['pictures differ, alike only 0.00', 'twin', look(1, [100, 0]), look(2, [0, 100])],
  ])('B-02 %s: %s', async (note, outcome, one, other) => {
    await group(shelf, tall)
    await tell(shelf, one)
    await tell(tall, other)
    expect((await explain(shelf, tall)).isWaiting).toBe(true)
    await group()
    const said = await explain(shelf, tall)
    expect([pictureNote(said), said.outcome.kind, said.isWaiting]).toEqual([note, outcome, false])
  })
})
