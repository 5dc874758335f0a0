import { describe, expect, test } from 'vitest'
import type { ProductView } from '../pages/product/load.ts'
import { productShare, shareCardPath, siteShare } from './share-card.ts'

function aView(
  offers: readonly { priceCents: number; eshopName: string; active?: boolean; isStale?: boolean }[],
): ProductView {
  return {
    title: 'Sofá Alvor',
    gallery: [{ image: { id: 'product/aa/bb/cc/p7-abc' } }],
    offers: offers.map((offer) => ({ active: true, isStale: false, ...offer })),
  } as unknown as ProductView
}

const path = '/produto/7-sofa-alvor'
const two = [
  { priceCents: 64_990, eshopName: 'Cais' },
  { priceCents: 59_900, eshopName: 'Norte' },
]

describe('U-08 what is shown of a shared product', () => {
  test('U-08 the lowest price of what can be bought, and the number of shops', () => {
    expect(productShare(aView(two))).toMatchObject({
      figure: 'desde 599\u00a0€',
      note: 'em 2 lojas. Veja o total com entrega.',
    })
    expect(productShare(aView([{ ...two[0]!, isStale: true }, two[1]!]))).toMatchObject({
      figure: '599\u00a0€',
      note: 'em 1 loja. Veja o total com entrega.',
    })
    expect(productShare(aView([{ ...two[0]!, active: false }]))).toMatchObject({
      figure: null,
      note: 'Sem ofertas neste momento',
    })
  })
  test('U-08 another price, name or picture has another address; the same has the same', () => {
    const address = shareCardPath(path, productShare(aView(two)))
    expect(address).toMatch(/^\/partilha\/[0-9a-f]{10}\/produto\/7-sofa-alvor\.jpg$/)
    expect(shareCardPath(path, productShare(aView(two)))).toBe(address)
    const other = [
      productShare(aView([two[0]!, { ...two[1]!, priceCents: 59_899 }])),
      productShare({ ...aView(two), title: 'Sofá Alvor 2' }),
      productShare({ ...aView(two), gallery: [] }),
    ].map((facts) => shareCardPath(path, facts))
    expect(new Set([address, ...other]).size).toBe(4)
    expect(shareCardPath('/', siteShare)).toMatch(/^\/partilha\/[0-9a-f]{10}\/poiso\.jpg$/)
  })
})
