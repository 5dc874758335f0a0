import { describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { asId, type ProductId, type VariantId } from '#platform/ids.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import { aProductPage, someTwins } from '../../testing-products.ts'
import { loadLikePieces } from './load-like-pieces.ts'
import { loadSimilar, SHOWN_SIMILAR } from './load-similar.ts'

const products = someProducts(130)
const listings = memoryListings(products)
const page = aProductPage(products[3]?.variant.productId)
const context = { region: 'mainland', clickSource: 25 } as const
const log = createLog({ level: 'silent' })

/** These products as the nearest by picture. */
function likeness(found: typeof products) {
  return {
    nearest: async () =>
      found.map(({ variant }) => ({
        productId: asId<ProductId>(variant.productId),
        variantId: asId<VariantId>(variant.id),
        version: 1,
        offersCount: 1,
        isSponsored: false,
      })),
  }
}
const active = products.filter(({ variant }) => variant.active && variant.productId !== page.product.productId)
function ids(hits: readonly { readonly productId: number }[]): number[] {
  return hits.map(({ productId }) => productId)
}

describe('R-17 pieces like it, by picture', () => {
  test('R-17 the nearest by picture are shown in their order, with a page of more', async () => {
    const nearest = active.slice(40, 60)
    const shown = await loadLikePieces(page, context, { listings, likeness: likeness(nearest), log })
    expect([ids(shown.hits), shown.isByPicture]).toEqual([
      nearest.slice(0, SHOWN_SIMILAR).map(({ variant }) => variant.productId),
      true,
    ])
  })
  test('R-17 never the product itself, nor its family, nor what stands there as looking the same, nor what cannot be bought', async () => {
    const own = products.find(
      ({ variant }) => variant.productId === page.product.productId,
    ) as (typeof products)[number]
    const sibling = active[41] as (typeof products)[number]
    const family = [
      { ...page.family[0], productId: asId<ProductId>(sibling.variant.productId) } as (typeof page.family)[0],
    ]
    const twin = active[42] as (typeof products)[number]
    const twins = someTwins()
      .slice(0, 1)
      .map((each) => ({ ...each, productId: asId<ProductId>(twin.variant.productId) }))
    const ended = products.filter(({ variant }) => !variant.active)
    const shown = await loadLikePieces({ ...page, family, twins }, context, {
      listings,
      likeness: likeness([own, sibling, twin, ...ended, ...active.slice(50, 60)]),
      log,
    })
    expect(ids(shown.hits)).toEqual(active.slice(50, 50 + SHOWN_SIMILAR).map(({ variant }) => variant.productId))
  })
  test('R-17 too few by picture are filled up by attributes, each product once', async () => {
    const shown = await loadLikePieces(page, context, { listings, likeness: likeness(active.slice(40, 45)), log })
    expect([shown.hits.length, shown.isByPicture, new Set(ids(shown.hits)).size]).toEqual([
      SHOWN_SIMILAR,
      true,
      SHOWN_SIMILAR,
    ])
    expect(ids(shown.hits).slice(0, 5)).toEqual(active.slice(40, 45).map(({ variant }) => variant.productId))
  })
  test('R-17 without a picture, an index or a database pieces stand there by attributes, and no link to more', async () => {
    const byAttributes = ids(await loadSimilar(page, context, listings))
    for (const nearest of [
      likeness([]).nearest,
      likeness(active.slice(0, 3)).nearest,
      async () => Promise.reject(new Error('the file is gone')),
    ]) {
      const shown = await loadLikePieces(page, context, { listings, likeness: { nearest }, log })
      expect([ids(shown.hits), shown.isByPicture]).toEqual([byAttributes, false])
    }
  })
})
