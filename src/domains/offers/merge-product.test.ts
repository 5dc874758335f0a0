import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { mergeProduct, type MergingVariant } from './merge-product.ts'

const aVariant = (variantId: number, fields: Partial<MergingVariant> = {}): MergingVariant => ({ variantId, isLive: true, slug: `s${variantId}`, title: `t${variantId}`, categoryId: null, brandId: null, condition: 'new', attributes: noAttributes, ...fields })
const colour = (id: number) => ({ ...noAttributes, colours: { ids: [id], source: 'title' as const } })

test('the oldest live offer names the product, most offers decide its category, the first known attribute counts', () => {
  const variants = [aVariant(1, { isLive: false, categoryId: 9 }), aVariant(3, { categoryId: 7, attributes: colour(2), brandId: 4 }), aVariant(2, { categoryId: 8 }), aVariant(4, { categoryId: 7, attributes: colour(1) })]
  expect(mergeProduct(variants)).toMatchObject({ title: 't2', slug: 's2', categoryId: 7, brandId: 4, attributes: { colours: { ids: [2] } } })
})

test('size axes and parameters are merged one by one', () => {
  const size = (lowMm: number) => ({ lowMm, highMm: lowMm, source: 'title' as const, confidence: 1 })
  const merged = mergeProduct([aVariant(1, { attributes: { ...noAttributes, sizes: { width: size(800) } } }), aVariant(2, { attributes: { ...noAttributes, sizes: { width: size(900), height: size(500) } } })])
  expect(merged.attributes.sizes).toMatchObject({ width: { lowMm: 800 }, height: { lowMm: 500 } })
})

test('a single offer is its product, so that storage need not merge it', () => {
  const variant = aVariant(5, { categoryId: 3, brandId: 2, attributes: colour(4), condition: 'used' })
  const { slug, title, categoryId, brandId, condition, attributes } = variant
  expect(mergeProduct([variant])).toEqual({ slug, title, categoryId, brandId, condition, attributes })
})

test('without live offers the gone ones speak; without any it is an error', () => {
  expect(mergeProduct([aVariant(2, { isLive: false }), aVariant(1, { isLive: false })]).title).toBe('t1')
  expect(() => mergeProduct([])).toThrow(RangeError)
})

test('the order in which offers are given does not matter', () => {
  const some = fc.uniqueArray(fc.record({ variantId: fc.nat(50), isLive: fc.boolean(), categoryId: fc.option(fc.nat(3), { nil: null }), brandId: fc.option(fc.nat(3), { nil: null }) }), { selector: (row) => row.variantId, minLength: 1, maxLength: 6 })
  fc.assert(fc.property(some.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))), ([rows, shuffled]) => {
    const merge = (list: typeof rows) => mergeProduct(list.map(({ variantId, ...fields }) => aVariant(variantId, fields)))
    expect(merge(shuffled)).toEqual(merge(rows))
  }))
})
