import fc from 'fast-check'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import type { ProductAttributes } from '../product-attributes.ts'
import type { GroupingOffer } from './testing.ts'

/** Offers of tests, by chance; never part of the product. */

export const sizedOffer = (widthMm: number): ProductAttributes => ({ ...noAttributes, sizes: { width: { lowMm: widthMm, highMm: widthMm, source: 'title', confidence: 1 } } })

const [G1, G2] = ['05601234567892', '05601234567908']
const categoryId = categoryBySlug('sofas-de-2-lugares')?.id ?? null

/** Few words, so that offers meet often and speak against one another often. */
export const randomOffer = fc.record({
  shop: fc.constantFrom('norte', 'sul', 'este', 'oeste'),
  itemId: fc.constantFrom('1', '2', '3', '4', '5'),
  series: fc.constantFrom('Ormel', 'Ormel', 'Faro', 'Ormel Plus'),
  colour: fc.constantFrom('', ' cinzento', ' verde'),
  addition: fc.constantFrom('', '', ' com encosto de cabeça', ' Djuparp'),
  widthMm: fc.constantFrom(null, 1800, 2200),
  gtin: fc.constantFrom(null, null, G1, G2),
  mpn: fc.constantFrom(null, null, 'AB-100'),
  brand: fc.constantFrom(null, 'norte', 'norte'),
  groupKey: fc.constantFrom(null, null, 'g1', 'g2'),
  priceCents: fc.constantFrom(10_000, 11_000, 30_000),
}).map(({ series, colour, addition, widthMm, ...fields }): GroupingOffer => ({
  ...fields, categoryId, title: `Sofá ${series} em tecido${colour}${addition}${widthMm === null ? '' : ` ${widthMm / 10} cm`}`,
  attributes: { ...(widthMm === null ? noAttributes : sizedOffer(widthMm)), colours: colour === '' ? null : { ids: [colour === ' verde' ? 9 : 3], source: 'title' } },
}))

export const randomCatalogue = fc.uniqueArray(randomOffer, { minLength: 2, maxLength: 16, selector: ({ shop, itemId }) => `${shop} ${itemId}` })
