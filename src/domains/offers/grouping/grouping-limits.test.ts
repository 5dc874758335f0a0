import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { MOST_SHARING } from './pairs/find-pairs.ts'
import { groupDueOffers } from './group-due.ts'
import { LARGEST_GROUP } from './groups/neighbourhood.ts'
import { LARGEST_SERIES } from './pairs/series-book.ts'
import { emptyOffers, type GroupingOffer, groupsOf, writeOffers } from './testing.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
beforeEach(() => emptyOffers(db))

async function group(offers: readonly GroupingOffer[]) {
  await writeOffers(db, offers, clock.now())
  return groupDueOffers({ pool: database.pool, clock })
}
function many(count: number, of: (at: number) => GroupingOffer): GroupingOffer[] {
  return Array.from({ length: count }, (_, at) => of(at))
}
const GTIN = '05601234567892'
const categoryId = categoryBySlug('sofas-de-2-lugares')?.id ?? null

test.each([
  [MOST_SHARING, 1],
  [MOST_SHARING + 1, MOST_SHARING + 1],
])('B-02 a GTIN that %i shops give makes %i products: what everybody has says nothing', async (count, products) => {
  await group(
    many(count, (at) => ({
      shop: `loja-${at}`,
      itemId: 'x',
      title: 'Sofá Ormel',
      brand: `marca-${at}`,
      gtin: GTIN,
      categoryId,
    })).map((offer) => ({ ...offer, brand: 'norte' })),
  )
  expect(await groupsOf(db, 'product')).toHaveLength(products)
})

test.each([
  [LARGEST_GROUP, 1],
  [LARGEST_GROUP + 1, LARGEST_GROUP + 1],
])(
  'B-02 %i offers under one group of their shop are %i families: a larger one is a word, not a group',
  async (count, families) => {
    const letters = (at: number) =>
      `${'bcdfghjlmn'[at % 10]}a${'bcdfghjlmn'[Math.floor(at / 10) % 10]}e${'bcdfghjlmn'[Math.floor(at / 100)]}o`
    await group(
      many(count, (at) => ({
        shop: 'norte',
        itemId: String(at),
        title: `Sofá ${letters(at).toUpperCase()}`,
        groupKey: 'geral',
        attributes: noAttributes,
        categoryId,
      })),
    )
    expect(await groupsOf(db, 'family')).toHaveLength(families)
  },
)

test.each([
  [LARGEST_SERIES, 1],
  [LARGEST_SERIES + 1, 0],
])(
  'B-02 of %i offers of a series in one shop the words of %i series are known: a longer one is no series',
  async (count, known) => {
    await group(
      many(count, (at) => ({
        shop: 'norte',
        itemId: String(at),
        title: `Sofá Ormel ${at + 100} cm`,
        brand: 'norte',
        categoryId,
      })),
    )
    expect((await sql`select key from offers.match_series`.execute(db)).rows).toHaveLength(known)
  },
)
