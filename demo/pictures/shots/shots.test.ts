import { describe, expect, test } from 'vitest'
import { drawFamilies } from '../../assortment/families.ts'
import type { Product } from '../../assortment/product.ts'
import { drawOffers } from '../../offers/assign.ts'
import type { Offer } from '../../offers/offer.ts'
import { shops } from '../../shops/shops.ts'
import { isSoft, looksOf } from './looks.ts'
import { mannersOf } from './manners.ts'
import { pictureAt, picturePath } from './picture-path.ts'
import { type DrawnDesign, picturePlan } from './plan.ts'
import { shadeOf } from './shades.ts'
import { strokeText } from './stroke-text.ts'

const families = drawFamilies('shots', 1_500)
const offers: readonly Offer[] = [...drawOffers(families, 'shots').values()].flat()

function design(name: string, surfaces: DrawnDesign['surfaces']): DrawnDesign {
  return {
    family: 'test',
    name,
    surfaces,
    rooms: [],
    sizes: [
      ['s', 1_400, 2],
      ['l', 2_200, 3],
    ].map(([key, widthMm, seats]) => ({
      key: String(key),
      spec: { widthMm: Number(widthMm), depthMm: 900, heightMm: 800, seats: Number(seats) },
      angles: ['three-quarter', 'front'],
    })),
  }
}
const designs = [
  design('soft', { body: 'fabric', frame: 'wood' }),
  design('soft-too', { body: 'fabric' }),
  design('hard', { body: 'wood', frame: 'metal', accent: 'metal' }),
]
function planOf(offer: Offer) {
  return picturePlan(offer, () => designs)
}

describe('what the pictures of an offer show', () => {
  test('one article in two shops is one piece in one colour, its shops’ own manners apart', () => {
    const byProduct = Map.groupBy(offers, ({ product }) => product.key)
    const shared = [...byProduct.values()].filter((list) => list.length > 1)
    expect(shared.length).toBeGreaterThan(50)
    for (const list of shared)
      expect(new Set(list.map((offer) => JSON.stringify([planOf(offer)?.drawing, planOf(offer)?.looks]))).size).toBe(1)
  })
  test('cloth shows upholstered designs, wood and metal show hard ones', () => {
    for (const offer of offers.slice(0, 600)) {
      const plan = planOf(offer)
      const isUpholstered = plan?.drawing.startsWith('test/soft') === true
      expect([offer.product.family.material.key, isUpholstered]).toEqual([
        offer.product.family.material.key,
        isSoft(looksOf(offer.product, { body: 'wood' }).body?.kind ?? 'wood'),
      ])
    }
  })
  test('the drawing with the product’s seats and nearest proportions is taken, and stretched by a tenth at most', () => {
    const sofas = offers.filter(
      ({ product }) =>
        product.family.piece.row.at === 'sofas-de-2-lugares' || product.family.piece.row.at === 'sofas-de-3-lugares',
    )
    expect(sofas.length).toBeGreaterThan(20)
    for (const offer of sofas) expect(planOf(offer)?.drawing.split('/')[2]).toBe(offer.product.seats === 2 ? 's' : 'l')
    for (const offer of offers)
      expect(Math.abs(Math.log(planOf(offer)?.stretch ?? 1))).toBeLessThanOrEqual(Math.log(1.101))
  })
  test('colours of one family have the same legs', () => {
    const family = families.find(
      (one) =>
        one.products.length > 2 && isSoft(looksOf(one.products[0] as Product, { body: 'fabric' }).body?.kind ?? 'wood'),
    )
    const legs = family?.products.map((product) =>
      JSON.stringify(looksOf(product, { body: 'fabric', frame: 'wood' }).frame),
    )
    expect(new Set(legs).size).toBe(1)
  })
  test('every shop leads with the main view, the one that is drawn large; each of the others comes once', () => {
    for (const offer of offers) {
      const views = planOf(offer)?.views ?? []
      expect(views[0]).toBe('three-quarter')
      expect(new Set(views).size).toBe(views.length)
    }
    expect(new Set(offers.map((offer) => planOf(offer)?.views.join())).size).toBeGreaterThan(4)
  })
  test('shops look at what is even from either side, at everything else from the same', () => {
    const sidesOf = (family: string): number => {
      const byProduct = Map.groupBy(
        offers.filter(({ title }) => !title.includes('direit')),
        ({ product }) => product.key,
      )
      const sides = (list: readonly Offer[]): number =>
        new Set(list.map((offer) => picturePlan(offer, () => designs.map((one) => ({ ...one, family })))?.isMirrored))
          .size
      return Math.max(...[...byProduct.values()].map(sides))
    }
    expect([sidesOf('sofas'), sidesOf('corner-sofas')]).toEqual([2, 1])
  })
  test('a category without drawings has no plan, a design without a view shows its first angle', () => {
    const [offer] = offers as [Offer]
    expect(picturePlan(offer, () => [])).toBeNull()
    const plan = picturePlan(offer, () => [
      { ...(designs[0] as DrawnDesign), sizes: [{ key: 's', spec: {}, angles: ['side'] }] },
    ])
    expect(plan?.views[0]).toBe('side')
  })
})

test('every shop has manners, every tone a shade', () => {
  for (const { slug } of shops) expect(mannersOf(slug).views.length).toBeGreaterThan(0)
  for (const { products } of families)
    for (const { tone } of products) expect(shadeOf(tone.key).colour).toMatch(/^#[0-9a-f]{6}$/)
})

test('paths of pictures are read as they were written, and nothing else is', () => {
  for (const at of [0, 1, 4]) expect(pictureAt(picturePath('A-1.x_2', at))).toEqual({ itemId: 'A-1.x_2', at })
  for (const path of ['/img/1/x.jpg', '/img/x.png', '/img/../x.jpg', '/img/10/x.jpg', '/produto/x', '/img/2/.jpg'])
    expect(pictureAt(path)).toBeNull()
})

test('letters are lines: accents stand above, unknown signs leave a gap', () => {
  expect(strokeText('Á').path.startsWith(strokeText('A').path)).toBe(true)
  expect(strokeText('AB').width).toBeGreaterThan(strokeText('A').width)
  expect(strokeText('☃').path).toBe('')
})
