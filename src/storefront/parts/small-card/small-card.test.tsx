import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SiteProvider } from '../../site.ts'
import { aSite, aVariant } from '../../testing.ts'
import { presentCard } from '../variant/present-card.ts'
import { SmallCard, type SmallCardProps } from './SmallCard.tsx'

function html(variant: Parameters<typeof aVariant>[0] = {}, props: Omit<SmallCardProps, 'card'> = {}) {
  const card = presentCard(aVariant(variant), { region: 'mainland', view: 'grid', christmas: null })
  return renderToStaticMarkup(
    <SiteProvider value={aSite()}>
      <SmallCard card={card} {...props} />
    </SiteProvider>,
  ).replace(/[\u00a0\u202f]/g, ' ')
}
const reduced = {
  discount: { discount: 12.97, validTo: null },
  priceBeforeDiscountCents: 74_600,
}

describe('L-05 the small card', () => {
  test('L-05 shows picture, name, price and the way to the product', () => {
    expect(html()).toContain('<a href="/produto/1-sofa-de-3-lugares-alvor">Sofá de 3 lugares Alvor')
    expect(html()).toContain('649,90 €')
    expect(html()).toContain('/product/aa/bb/cc/c1001/listingRectangleMobile')
  })
  test('L-05 L-15 a proven reduction: the percentage rounded down and the price before', () => {
    expect(html(reduced)).toContain('>-12 %<')
    expect(html(reduced)).toContain('746 €</s>')
  })
  test('L-05 N-03 without a proven reduction there is neither percentage nor price before', () => {
    expect(html()).not.toMatch(/%|<s>/)
    expect(html({ ...reduced, discount: null })).not.toMatch(/%|<s>/)
  })
  test("L-05 'Oferta limitada' exactly when a price drop applies", () => {
    expect(html({ ...reduced, promoTags: ['priceDrop'] })).toContain('Oferta limitada')
    expect(html({ ...reduced, promoTags: ['blackFriday'] })).not.toContain('Oferta limitada')
  })
  test('L-05 small can be compared, extra-small has neither like nor compare', () => {
    expect(html()).toContain('form="comparar" value="1" data-product="1" aria-label="Comparar: Sofá')
    expect(html({}, { size: 'extra-small' })).not.toContain('<button')
  })
  test("L-05 'Detalhes' is shown where it is asked for", () => {
    expect(html()).not.toContain('Detalhes')
    expect(html({}, { hasDetails: true })).toContain('Detalhes')
  })
  test("L-05 'Ver avaliações' stays out while there are no reviews to open", () => {
    expect(html()).not.toContain('avaliações')
    const reviews = { rating: 4.26, reviewsCount: 12, imagesCount: 0, vector: [0, 0, 0, 0, 0, 0, 0, 0, 0, 12] }
    const link = /<a class="rating-link" href="\/product\/1\/reviews"[^>]*>(.*?)<\/a>/.exec(html({ reviews }))?.[1]
    expect(link).toContain('aria-label="4,3 de 5 estrelas"')
    expect(link).toMatch(/\(12.*Ver avaliações/)
  })
  test('L-09 without a click source it fails', () => {
    expect(() => html({ clickSource: 0 })).toThrow('No click source provided')
  })
})
