import { beforeAll, describe, expect, test } from 'vitest'
import type { Offer } from '../offers/offer.ts'
import { drawOffers } from '../offers/assign.ts'
import { checkDigit } from '../assortment/gtin.ts'
import { truthOf } from '../truth.ts'
import { drawSeriesFamilies } from './draw-series.ts'
import { LONG_SERIES_BRAND, longSeries } from './series.ts'
import { SERIES_SHOPS } from './series-sellers.ts'

let offers: Offer[]
let byShop: Map<string, Offer[]>
let byProduct: Map<string, Offer[]>

beforeAll(() => {
  offers = [...drawOffers(drawSeriesFamilies('poiso'), 'poiso').values()].flat()
  byShop = Map.groupBy(offers, ({ shop }) => shop.slug)
  byProduct = Map.groupBy(offers, ({ product }) => product.key)
})

function share<T>(list: readonly T[], holds: (item: T) => boolean): number {
  return list.filter(holds).length / list.length
}
function of(shop: string): Offer[] {
  return byShop.get(shop) ?? []
}

describe('B-02 one brand’s long series in three shops', () => {
  test('fifteen to twenty-five series of dozens of articles, over many categories, a few hundred to two thousand offers', () => {
    const bySeries = Map.groupBy(byProduct.values(), ([offer]) => offer?.product.family.series)
    expect(bySeries.size).toBe(longSeries.length)
    expect([...bySeries.values()].every((articles) => articles.length >= 15)).toBe(true)
    expect(offers.length).toBeGreaterThan(1200)
    expect(offers.length).toBeLessThan(2000)
    expect(new Set(offers.map(({ product }) => product.family.piece.category.slug)).size).toBeGreaterThan(25)
  })

  test('each shop has a part of its own; a quarter to two fifths of it another one sells as well', () => {
    expect([...byShop.keys()].toSorted()).toEqual([...SERIES_SHOPS].toSorted())
    for (const shop of SERIES_SHOPS) {
      const common = share(of(shop), ({ product }) => (byProduct.get(product.key)?.length ?? 0) > 1)
      expect(common, shop).toBeGreaterThan(0.25)
      expect(common, shop).toBeLessThan(0.4)
    }
  })

  test('no shop gives away a number of the maker’s; the few that are printed are right numbers of something else', () => {
    expect(new Set(offers.map((offer) => truthOf(offer).identifiers))).toEqual(new Set(['none']))
    const printed = offers.filter(({ madeUpGtin }) => madeUpGtin !== null)
    expect(share(offers, ({ madeUpGtin }) => madeUpGtin !== null)).toBeLessThan(0.12)
    expect(
      printed.filter(({ madeUpGtin }) => checkDigit((madeUpGtin as string).slice(0, 12)) !== Number(madeUpGtin?.[12])),
    ).toEqual([])
    const reused = [...Map.groupBy(printed, ({ madeUpGtin }) => madeUpGtin).values()].filter(
      (list) => new Set(list.map(({ product }) => product.key)).size > 1,
    )
    expect(reused.length).toBeGreaterThan(5)
  })

  test('the same article is written otherwise in each shop, at 0.6 to 1.7 of what another asks', () => {
    const shared = [...byProduct.values()].filter((list) => list.length > 1)
    expect(share(shared, (list) => new Set(list.map(({ title }) => title.toLowerCase())).size === list.length)).toBe(1)
    const ratios = shared
      .map((list) => list.map(({ regularCents, saleCents }) => saleCents ?? regularCents))
      .map((prices) => Math.max(...prices) / Math.min(...prices))
    expect(share(ratios, (ratio) => ratio > 1.2)).toBeGreaterThan(0.25)
    expect(share(of('casa-alfarim'), ({ title }) => /[A-ZÅÄÖ]{5}/.test(title))).toBe(1)
    expect(
      share(of('casa-atlantida'), ({ title }) =>
        /(?:^| )(?:with|sofa|seat|desk|table|cover|bed frame|chair)\b/i.test(title),
      ),
    ).toBeGreaterThan(0.25)
    expect(
      share(of('nordeira'), ({ title }) =>
        /(?:^| )(?:con|plazas|funda|silla|escritorio|armario|mesa|sofá|estructura|cómoda)(?:$| )/i.test(title),
      ),
    ).toBeGreaterThan(0.6)
  })

  test('what is told of sizes stands in titles in one shop and in texts, under labels in two languages, in the others', () => {
    const sofas = (shop: string): Offer[] =>
      of(shop).filter(
        ({ product }) => product.family.piece.category.slug.startsWith('sofas-') && product.size.kind === 'box',
      )
    expect(
      share(sofas('casa-alfarim'), (offer) => truthOf(offer).said.where['width']?.includes('title') === true),
    ).toBeGreaterThan(0.25)
    expect(share(sofas('casa-atlantida'), ({ title }) => / cm/.test(title))).toBe(0)
    expect(
      share(sofas('casa-atlantida'), ({ description }) => /(?:Largura|Width)[^:]*: ?\d+ cm/.test(description ?? '')),
    ).toBe(1)
    expect(share(sofas('nordeira'), ({ description }) => /: ?\d{3,4} mm/.test(description ?? ''))).toBeGreaterThan(0.1)
  })

  test('articles that no words tell apart have one seller each, so that nothing of theirs is to be put together', () => {
    const alike = [...byProduct.values()].filter(([offer]) => offer?.product.inSeries?.inside !== null)
    expect(alike.length).toBeGreaterThan(40)
    expect(alike.filter((list) => list.length > 1)).toEqual([])
    const titles = Map.groupBy(
      alike.flat().filter(({ shop }) => shop.slug === 'casa-alfarim'),
      ({ title, product }) => `${title} ${product.size.widthMm}`,
    )
    expect(share([...titles.values()], (list) => list.length > 1)).toBeGreaterThan(0.9)
  })

  test('a smaller assortment has fewer series, each as it is in the whole', () => {
    const few = drawSeriesFamilies('poiso', 0.1)
    expect(new Set(few.map(({ series }) => series)).size).toBe(2)
    expect(few.map(({ key, products }) => `${key} ${products.length}`)).toEqual(
      drawSeriesFamilies('poiso')
        .slice(0, few.length)
        .map(({ key, products }) => `${key} ${products.length}`),
    )
    expect(new Set(offers.map(({ product }) => product.family.maker?.name))).toEqual(new Set([LONG_SERIES_BRAND]))
  })
})
