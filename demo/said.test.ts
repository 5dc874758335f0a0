import { expect, test } from 'vitest'
import { drawAssortment } from './assortment/assortment.ts'
import { cm } from './language/size-text.ts'
import { drawOffers } from './offers/assign.ts'
import { truthOf } from './truth.ts'

const offers = [...drawOffers(drawAssortment('said', 600), 'said').values()].flat()

test('what a feed tells is true, and its number stands where it is said to stand', () => {
  for (const offer of offers) {
    const { said, sizesMm, colours } = truthOf(offer)
    for (const [axis, size] of Object.entries(said.sizesMm)) {
      const low = typeof size === 'number' ? size : size[0]
      const known = sizesMm[axis] ?? sizesMm['diameter']
      expect(typeof known === 'number' ? known : known?.[0], `${offer.title}: ${axis}`).toBe(low)
      const numbers = [cm(low), (low / 1000).toFixed(2).replace('.', ','), String(low / 1000), String(low)]
      if (said.where[axis]?.includes('title'))
        expect(
          numbers.some((number) => offer.title.includes(number)),
          offer.title,
        ).toBe(true)
      if (said.where[axis]?.includes('description'))
        expect(
          numbers.some((number) => offer.description?.includes(number)),
          `${axis}: ${offer.description}`,
        ).toBe(true)
    }
    expect(colours).toEqual(expect.arrayContaining([...said.colours]))
  }
})

test('a feed without fields and sizes of its own says less than the article has', () => {
  const silent = offers.filter(({ shop }) => shop.titleSize === 'none' && !shop.feed.fields.has('dimensions'))
  expect(silent.length).toBeGreaterThan(20)
  expect(silent.filter((offer) => truthOf(offer).said.where['width']?.includes('title'))).toEqual([])
  expect(silent.some((offer) => Object.keys(truthOf(offer).said.sizesMm).length === 0)).toBe(true)
})
