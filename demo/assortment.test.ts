import { beforeAll, describe, expect, test } from 'vitest'
import { categoryById, isLeaf, sizeProfiles } from '#domains/catalogue/contract.ts'
import { checkDigit } from './assortment/gtin.ts'
import { drawAssortment, PRODUCT_COUNT } from './assortment/assortment.ts'
import { DEFAULT_SEED } from './generate.ts'
import { drawOffers } from './offers/assign.ts'
import type { Offer } from './offers/offer.ts'
import { HISTORY_DAYS } from './offers/price-story.ts'
import { pieces } from './pieces/pieces.ts'
import { truthOf } from './truth.ts'

let offers: Offer[]
let byProduct: Map<string, Offer[]>

beforeAll(() => {
  offers = [...drawOffers(drawAssortment(DEFAULT_SEED, PRODUCT_COUNT), DEFAULT_SEED).values()].flat()
  byProduct = Map.groupBy(offers, (offer) => offer.product.key)
})

describe('assortment of the demo', () => {
  test('has 24,000 offers of 14,000 products over 120 leaf categories, of at least 12 shops', () => {
    expect(offers.length).toBeGreaterThanOrEqual(24_000)
    expect(byProduct.size).toBeGreaterThanOrEqual(14_000)
    const categories = new Set(offers.map((offer) => offer.product.family.piece.category))
    expect(categories.size).toBeGreaterThanOrEqual(120)
    expect([...categories].every(isLeaf)).toBe(true)
    expect(new Set(offers.map((offer) => offer.shop.slug)).size).toBeGreaterThanOrEqual(12)
  })

  test('sells at least a quarter of the products in two or more shops, at differing prices and under differing names', () => {
    const shared = [...byProduct.values()].filter((list) => list.length > 1)
    expect(shared.length / byProduct.size).toBeGreaterThan(0.25)
    expect(share(shared, (list) => new Set(list.map((offer) => offer.regularCents)).size > 1)).toBeGreaterThan(0.9)
    expect(
      share(shared, (list) => new Set(list.map((offer) => offer.title.toLowerCase())).size === list.length),
    ).toBeGreaterThan(0.85)
    expect(shared.every((list) => new Set(list.map((offer) => offer.shop.slug)).size === list.length)).toBe(true)
  })

  test('gives shared products a right GTIN, brand and MPN, or neither in about 60, 20 and 20 %', () => {
    const shared = [...byProduct.values()].filter((list) => list.length > 1 && list[0]?.product.inSeries === null)
    const of = (kind: string): number => share(shared, (list) => list[0]?.product.family.identifiers === kind)
    expect(of('gtin')).toBeCloseTo(0.6, 1)
    expect(of('brand_mpn')).toBeCloseTo(0.2, 1)
    expect(of('none')).toBeCloseTo(0.2, 1)
    expect(offers.filter(({ product }) => checkDigit(product.gtin.slice(0, 12)) !== Number(product.gtin[12]))).toEqual(
      [],
    )
    expect(new Set([...byProduct.values()].map((list) => list[0]?.product.gtin)).size).toBe(byProduct.size)
  })

  test('has no size outside what the catalogue holds possible, no price outside its row', () => {
    const impossible: string[] = []
    for (const offer of offers) {
      const { family, baseCents } = offer.product
      const truth = truthOf(offer)
      const axes: Partial<Record<string, readonly [number, number]>> =
        categoryById(truth.categoryId)?.size.axes ?? sizeProfiles.any.axes
      for (const [axis, size] of Object.entries(truth.sizesMm)) {
        const range = axes[axis]
        for (const mm of [size].flat())
          if (range !== undefined && (mm < range[0] || mm > range[1]))
            impossible.push(`${truth.category} ${axis} ${mm} mm`)
      }
      const [low, high] = family.piece.row.price
      if (baseCents < low * 85 || baseCents > high * 120)
        impossible.push(`${truth.category} ${offer.title} ${baseCents} cents`)
    }
    expect(impossible).toEqual([])
  })

  test('every row of the grammar names an axis that its category knows', () => {
    const unknown = new Map<string, string>()
    for (const offer of offers) {
      const truth = truthOf(offer)
      const axes = Object.keys(categoryById(truth.categoryId)?.size.axes ?? {})
      for (const axis of Object.keys(truth.sizesMm)) if (!axes.includes(axis)) unknown.set(truth.category, axis)
    }
    expect(Object.fromEntries(unknown)).toEqual({})
  })

  test('tells honest and dishonest reductions apart by their past', () => {
    const wrong = offers.filter(({ story, history, regularCents, saleCents }) => {
      const days = history.map((step) => step.daysAgo)
      const isOrdered = days.every((day, at) => day >= 1 && day <= HISTORY_DAYS && day < (days[at - 1] ?? Infinity))
      const lowestBefore = Math.min(...history.slice(0, -1).map((step) => step.priceCents))
      const holds: Partial<Record<typeof story, boolean>> = {
        honest: (saleCents ?? Infinity) < lowestBefore,
        raised: history.some((step) => step.priceCents <= (saleCents ?? 0) && step.daysAgo > 30),
        invented: history.every((step) => step.priceCents < regularCents),
      }
      return !isOrdered || holds[story] === false
    })
    expect(wrong.slice(0, 5)).toEqual([])
    const stories = Map.groupBy(offers, (offer) => offer.story)
    for (const story of ['quiet', 'moved', 'honest', 'staged', 'raised', 'invented', 'over', 'announced'] as const)
      expect(stories.get(story)?.length ?? 0).toBeGreaterThan(150)
  })

  test('holds out-of-stock, preorder and backorder, families in colours and in sizes', () => {
    for (const availability of ['out_of_stock', 'preorder', 'backorder'] as const)
      expect(offers.filter((offer) => offer.availability === availability).length).toBeGreaterThan(200)
    const families = [...new Set(offers.map((offer) => offer.product.family))]
    expect(
      share(families, (family) => new Set(family.products.map((product) => product.tone.key)).size > 1),
    ).toBeGreaterThan(0.35)
    expect(
      share(families, (family) => new Set(family.products.map((product) => product.size.t)).size > 1),
    ).toBeGreaterThan(0.2)
  })

  test('covers every row of the grammar', () => {
    const sold = new Set(offers.map((offer) => offer.product.family.piece))
    expect(pieces.filter((piece) => !sold.has(piece)).map((piece) => piece.row.at)).toEqual([])
  })
})

function share<T>(list: readonly T[], holds: (item: T) => boolean): number {
  return list.filter(holds).length / list.length
}
