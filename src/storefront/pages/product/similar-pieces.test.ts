import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aVariant, memoryListings, someProducts } from '../../testing.ts'
import { aProductPage } from '../../testing-products.ts'
import { loadSimilar, SHOWN_SIMILAR } from './load-similar.ts'
import { comparedVariant, type ComparedPiece, distance, similarSelections } from './similar-pieces.ts'

const piece = fc.record({
  sizesMm: fc.oneof(
    fc.constant({}),
    fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 3000 }) }),
  ),
  colours: fc.subarray(['cinzento', 'preto', 'azul']),
  materials: fc.subarray(['linho', 'carvalho']),
  priceCents: fc.integer({ min: 1, max: 1_000_000 }),
})
const sofa: ComparedPiece = {
  sizesMm: { width: 2100 },
  colours: ['cinzento'],
  materials: ['linho'],
  priceCents: 60_000,
}

describe('R-17 pieces like it, by attributes', () => {
  test('R-17 a distance is from 0 to 1, the same both ways', () => {
    fc.assert(
      fc.property(piece, piece, (a, b) => {
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 12)
        expect(distance(a, b)).toBeGreaterThanOrEqual(0)
        expect(distance(a, b)).toBeLessThanOrEqual(1)
      }),
    )
  })
  test('R-17 what is alike in all is nearest; each of size, material, colour and price counts; unknown lies between', () => {
    const changed = [
      { sizesMm: { width: 1000 } },
      { materials: ['pele'] },
      { colours: ['azul'] },
      { priceCents: 120_000 },
    ].map((change) => distance(sofa, { ...sofa, ...change }))
    expect(distance(sofa, sofa)).toBe(0)
    for (const each of changed) expect(each).toBeGreaterThan(0.15)
    expect(distance(sofa, { ...sofa, colours: [] })).toBeGreaterThan(0)
    expect(distance(sofa, { ...sofa, colours: [] })).toBeLessThan(distance(sofa, { ...sofa, colours: ['azul'] }))
  })
  test('R-17 a card is compared by what it shows', () => {
    expect(comparedVariant(aVariant({ displayParameters: [{ name: 'Cor', value: 'Cinzento, preto' }] }))).toEqual({
      sizesMm: { width: 2100 },
      colours: ['cinzento', 'preto'],
      materials: [],
      priceCents: 64_990,
    })
  })
  test('R-17 candidates come from the category near the price, of near size first', () => {
    const [first, second] = similarSelections(1003, sofa, 'azores')
    expect(first).toMatchObject({
      scope: { kind: 'category', categoryId: 1003 },
      priceFromCents: 36_000,
      priceToCents: 102_000,
      dimensions: { width: { lowMm: 1680, highMm: 2625 } },
    })
    expect(second?.dimensions).toEqual({})
    expect(similarSelections(1003, { ...sofa, sizesMm: {} }, 'mainland')).toHaveLength(1)
  })
  test('R-17 never the product itself nor its family, at most eight, nothing that cannot be bought', async () => {
    const products = someProducts(130)
    const listings = memoryListings(products)
    const page = aProductPage(products[3]?.variant.productId)
    const alike = await loadSimilar(page, { region: 'mainland', clickSource: 25 }, listings)
    expect(alike).toHaveLength(SHOWN_SIMILAR)
    const first = alike[0]?.productId as number
    const family = [{ ...page.family[0], productId: first } as (typeof page.family)[0]]
    const again = (await loadSimilar({ ...page, family }, { region: 'mainland', clickSource: 25 }, listings)).map(
      ({ productId }) => productId as number,
    )
    expect(again).not.toContain(first)
    expect(again).not.toContain(page.product.productId)
    const active = new Map(products.map(({ variant }) => [variant.productId, variant.active]))
    expect(again.every((id) => active.get(id))).toBe(true)
  })
  test('R-17 without a category or a live offer there is nothing like it', async () => {
    const listings = memoryListings(someProducts(10))
    const page = aProductPage()
    expect(
      await loadSimilar(
        { ...page, product: { ...page.product, categoryId: null } },
        { region: 'mainland', clickSource: 25 },
        listings,
      ),
    ).toEqual([])
    expect(await loadSimilar({ ...page, variants: [] }, { region: 'mainland', clickSource: 25 }, listings)).toEqual([])
  })
})
