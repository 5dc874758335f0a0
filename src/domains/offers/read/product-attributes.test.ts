import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import type { VariantState } from '../rules/offer-words.ts'
import { attributesOfProduct, type ProductAttributes } from './product-attributes.ts'

function anOffer(variantId: number, attributes: Partial<ProductAttributes>, state: VariantState = 'live') {
  return {
    variantId,
    state,
    attributes: { ...noAttributes, ...attributes },
  }
}
function colour(id: number) {
  return { colours: { ids: [id], source: 'title' as const } }
}
function size(lowMm: number) {
  return { lowMm, highMm: lowMm, source: 'title' as const, confidence: 1 }
}

test('each fact is the one of the oldest live offer that knows it', () => {
  expect(
    attributesOfProduct([
      anOffer(4, colour(1)),
      anOffer(1, colour(9), 'absent'),
      anOffer(3, colour(2)),
      anOffer(2, {}),
    ]),
  ).toEqual({ ...noAttributes, ...colour(2) })
})

test('size axes and parameters are merged one by one', () => {
  const { sizes } = attributesOfProduct([
    anOffer(1, { sizes: { width: size(800) } }),
    anOffer(2, { sizes: { width: size(900), height: size(500) } }),
  ])
  expect(sizes).toEqual({ width: size(800), height: size(500) })
})

test('what a single offer says is what its product says', () => {
  const offer = anOffer(5, { ...colour(4), sizes: { width: size(800) } })
  expect(attributesOfProduct([offer])).toEqual(offer.attributes)
})

test('without live offers the gone ones speak; without any nothing is known', () => {
  expect(attributesOfProduct([anOffer(2, colour(3), 'absent'), anOffer(1, {}, 'absent')])).toEqual({
    ...noAttributes,
    ...colour(3),
  })
  expect(attributesOfProduct([])).toEqual(noAttributes)
})

test('the order in which offers are given does not matter', () => {
  const some = fc.uniqueArray(
    fc.record({
      variantId: fc.nat(50),
      state: fc.constantFrom<VariantState>('live', 'absent'),
      colourId: fc.option(fc.nat(3), { nil: null }),
    }),
    { selector: (row) => row.variantId, minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(
      some.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
      ([rows, shuffled]) => {
        const merged = (list: typeof rows) =>
          attributesOfProduct(
            list.map(({ variantId, state, colourId }) =>
              anOffer(variantId, colourId === null ? {} : colour(colourId), state),
            ),
          )
        expect(merged(shuffled)).toEqual(merged(rows))
      },
    ),
  )
})
