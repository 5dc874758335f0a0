import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeProduct, type MergingVariant } from './merge-product.ts'
import type { VariantState } from '../../rules/offer-words.ts'

function aVariant(variantId: number, fields: Partial<MergingVariant> = {}): MergingVariant {
  return {
    variantId,
    state: 'live',
    slug: `s${variantId}`,
    title: `t${variantId}`,
    categoryId: null,
    brandId: null,
    condition: 'new',
    ...fields,
  }
}

test('the oldest live offer names the product, most offers decide its category', () => {
  const variants = [
    aVariant(1, { state: 'absent', categoryId: 9 }),
    aVariant(3, { categoryId: 7, brandId: 4 }),
    aVariant(2, { categoryId: 8 }),
    aVariant(4, { categoryId: 7 }),
  ]
  expect(mergeProduct(variants)).toMatchObject({ title: 't2', slug: 's2', categoryId: 7, brandId: 4 })
})

test('a single offer is its product, so that storage need not merge it', () => {
  const variant = aVariant(5, { categoryId: 3, brandId: 2, condition: 'used' })
  const { slug, title, categoryId, brandId, condition } = variant
  expect(mergeProduct([variant])).toEqual({ slug, title, categoryId, brandId, condition })
})

test('without live offers the gone ones speak; without any it is an error', () => {
  expect(mergeProduct([aVariant(2, { state: 'absent' }), aVariant(1, { state: 'absent' })]).title).toBe('t1')
  expect(() => mergeProduct([])).toThrow(RangeError)
})

test('the order in which offers are given does not matter', () => {
  const some = fc.uniqueArray(
    fc.record({
      variantId: fc.nat(50),
      state: fc.constantFrom<VariantState>('live', 'absent'),
      categoryId: fc.option(fc.nat(3), { nil: null }),
      brandId: fc.option(fc.nat(3), { nil: null }),
    }),
    { selector: (row) => row.variantId, minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(
      some.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
      ([rows, shuffled]) => {
        const merge = (list: typeof rows) =>
          mergeProduct(list.map(({ variantId, ...fields }) => aVariant(variantId, fields)))
        expect(merge(shuffled)).toEqual(merge(rows))
      },
    ),
  )
})
