import { beforeEach, expect, test } from 'vitest'
import { categorise, extractAttributes } from '#domains/catalogue/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { groupDueOffers } from './group-due.ts'
import { bondsOf, emptyOffers, type GroupingOffer, groupsOf, writeOffers } from './testing.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
const GTIN = '05601234567892'

beforeEach(() => emptyOffers(db))

/** An offer as an import reads its title; the item id names the true article. */
function offer(shop: string, itemId: string, title: string, said: Partial<GroupingOffer> = {}): GroupingOffer {
  const { categoryId } = categorise({ googleCategory: null, productType: null, title, shopRules: [] })
  return {
    shop,
    itemId,
    title,
    brand: 'hemma',
    categoryId,
    priceCents: 19_900,
    attributes: extractAttributes({ title, description: null, productType: null, fields: {}, categoryId }),
    ...said,
  }
}

async function groupsAmong(...offers: GroupingOffer[]): Promise<string[]> {
  await writeOffers(db, offers, clock.now())
  await groupDueOffers({ pool: database.pool, clock })
  return groupsOf(db, 'product')
}

test('B-02 a series in two sizes and three shades of two shops, each in its own words, makes six products', async () => {
  const shades = [
    ['white', 'branco', 'branca'],
    ['grey', 'cinza-claro', 'cinzento claro'],
    ['dark', 'cinza antracite', 'antracite'],
  ] as const
  const sizes = [
    ['80', '80x28x202 cm'],
    ['40', '40x28x202 cm'],
  ] as const
  const offers = sizes.flatMap(([width, size]) =>
    shades.flatMap(([shade, one, other]) => [
      offer('norte', `${shade}-${width}`, `Estante ARVID ${one}, ${size}`),
      offer('sul', `${shade}-${width}`, `Hemma Arvid - estante ${other} ${size}`, { priceCents: 21_500 }),
    ]),
  )
  expect(await groupsAmong(...offers)).toEqual(
    sizes.flatMap(([width]) => shades.map(([shade]) => `norte/${shade}-${width} sul/${shade}-${width}`)).toSorted(),
  )
})

test('B-02 chairs by one, two and four, both sides of a sofa and a lamp stay products of their own under one GTIN', async () => {
  const titles = [
    ['one', 'Cadeira Arvid cinza'],
    ['two', 'Conjunto de 2 cadeiras Arvid cinza'],
    ['four', 'Conjunto de 4 cadeiras Arvid cinza'],
    ['left', 'Sofá Arvid chaise longue esquerda cinza'],
    ['right', 'Sofá Arvid chaise longue direita cinza'],
    ['lamp', 'Candeeiro de mesa Arvid cinza'],
  ] as const
  const offers = titles.map(([id, title], at) => offer(`loja-${at}`, id, title, { gtin: GTIN }))
  expect(await groupsAmong(...offers)).toHaveLength(titles.length)
})

test('B-02 a word that a shop turns out to tell its own articles apart by parts what was one product, and joins it again when those are gone', async () => {
  const [cover, plain] = [
    offer('norte', 'djuparp', 'Sofá Ormel Djuparp branco'),
    offer('sul', 'plain', 'Sofá Ormel branco'),
  ]
  const others = ['verde', 'azul', 'preto'].flatMap((colour) => [
    offer('norte', `djuparp-${colour}`, `Sofá Ormel Djuparp ${colour}`),
    offer('norte', `gunnared-${colour}`, `Sofá Ormel Gunnared ${colour}`),
  ])
  const siblings = [offer('norte', 'gunnared', 'Sofá Ormel Gunnared branco'), ...others]
  const pair = async (): Promise<string[]> =>
    (await groupsOf(db, 'product')).filter((members) => /norte\/djuparp(?!-)|sul/.test(members))
  expect(await groupsAmong(cover, plain)).toEqual(['norte/djuparp sul/plain'])
  await groupsAmong(...siblings)
  expect(await pair()).toEqual(['norte/djuparp', 'sul/plain'])
  expect((await bondsOf(db)).filter((bond) => / twin .*sul/.test(bond)).map((bond) => bond.split(' ')[0])).toContain(
    'norte/djuparp',
  )
  // All of it at once ends the same.
  const [later] = [await bondsOf(db)]
  await emptyOffers(db)
  await groupsAmong(plain, ...siblings, cover)
  expect(await bondsOf(db)).toEqual(later)
  await groupsAmong(...siblings.map((sibling) => ({ ...sibling, title: 'Candeeiro de mesa Faro', brand: 'luz' })))
  expect(await pair()).toEqual(['norte/djuparp sul/plain'])
})
