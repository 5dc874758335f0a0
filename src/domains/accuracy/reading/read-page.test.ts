import { describe, expect, test } from 'vitest'
import { READING_LIMITS } from './page-item.ts'
import { readPage } from './read-page.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const LINK = 'https://loja.pt/sofa-alvor?cor=azul'
const sought = { itemId: 'S-1', gtin: '05601234567892', mpn: 'ALV3', link: LINK }

function read(html: string) {
  return readPage(html, sought, LINK, NOW)
}
function jsonLd(value: unknown): string {
  return `<html><head><script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script></head><body><h1>Sofá</h1></body></html>`
}
function product(offers: unknown, more: object = {}) {
  return { '@context': 'https://schema.org', '@type': 'Product', name: 'Sofá Alvor', offers, ...more }
}
function offer(fields: object) {
  return { '@type': 'Offer', priceCurrency: 'EUR', ...fields }
}

describe('G-02 what a page says in JSON-LD', () => {
  test.each([
    ['a text', '649.90', 64_990],
    ['a number', 649.9, 64_990],
    ['a number reckoned in binary', 649.8999999999999, 64_990],
    ['a Portuguese text', '1.299,90 €', 129_990],
    ['whole euros', 649, 64_900],
  ])('a price as %s', (_how, price, cents) => {
    expect(read(jsonLd(product(offer({ price, availability: 'https://schema.org/InStock' }))))).toMatchObject({
      price: { kind: 'exact', cents },
      availability: 'in_stock',
    })
  })
  test.each<[string, object | object[], unknown]>([
    ['another currency', offer({ price: '649', priceCurrency: 'USD' }), { kind: 'unclear', why: 'currency' }],
    [
      'a price without VAT',
      offer({ price: '528.37', valueAddedTaxIncluded: false }),
      { kind: 'unclear', why: 'without_tax' },
    ],
    ['thousands or thousandths', offer({ price: '1.299' }), { kind: 'unclear', why: 'price_unclear' }],
    ['a nought where there is no price', offer({ price: '0.00' }), { kind: 'none' }],
    [
      'a price per square metre',
      offer({
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 12.5,
          referenceQuantity: { value: 1, unitCode: 'MTK' },
        },
      }),
      { kind: 'unclear', why: 'per_unit' },
    ],
    [
      'a range of variants',
      { '@type': 'AggregateOffer', lowPrice: '599', highPrice: '899', priceCurrency: 'EUR' },
      { kind: 'range', lowCents: 59_900, highCents: 89_900 },
    ],
    [
      'two prices of one offer',
      offer({ price: '649', priceSpecification: { price: '699' } }),
      { kind: 'unclear', why: 'contradictory' },
    ],
  ])('%s is never taken for the price', (_what, offers, price) => {
    expect(read(jsonLd(product(offers))).price).toEqual(price)
  })
  test('prices before a reduction, of members, of a later time, of delivery and of many pieces are no prices of it', () => {
    const priceSpecification = [
      {
        '@type': 'UnitPriceSpecification',
        price: '649.90',
        priceCurrency: 'EUR',
        referenceQuantity: { value: '1', unitCode: 'C62' },
      },
      { '@type': 'UnitPriceSpecification', price: '899', priceType: 'https://schema.org/StrikethroughPrice' },
      { '@type': 'UnitPriceSpecification', price: '599', validForMemberTier: { '@type': 'MemberProgramTier' } },
      { '@type': 'UnitPriceSpecification', price: '549', validFrom: '2026-12-01' },
      { '@type': 'UnitPriceSpecification', price: '529', validThrough: '2026-11-01' },
      { '@type': 'DeliveryChargeSpecification', price: '29.90' },
      { '@type': 'UnitPriceSpecification', price: '619', eligibleQuantity: { minValue: 4 } },
    ]
    expect(read(jsonLd(product({ '@type': 'Offer', priceSpecification }))).price).toEqual({
      kind: 'exact',
      cents: 64_990,
    })
  })
  test('pieces that the page only mentions, lists and reviews are none of it', () => {
    const page = [
      product(offer({ price: '649.90' }), {
        isSimilarTo: product(offer({ price: '99' })),
        review: { '@type': 'Review' },
      }),
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: product(offer({ price: '19' })) }] },
      { '@type': 'BreadcrumbList' },
    ]
    expect(read(jsonLd({ '@context': 'https://schema.org', '@graph': page })).price).toEqual({
      kind: 'exact',
      cents: 64_990,
    })
    expect(read(jsonLd({ '@type': 'WebPage', mainEntity: page[0] })).price).toEqual({ kind: 'exact', cents: 64_990 })
  })
  test('written as shops’ systems write it: in a comment, with line ends in texts, one block broken', () => {
    const text = `<!-- {"@type":"Product","name":"Sofá\nAlvor","offers":[{"@type":"Offer","price":"649,90","priceCurrency":"EUR"}]} -->`
    expect(read(jsonLd('{"@type": "Product", offers: [}') + jsonLd(text)).price).toEqual({
      kind: 'exact',
      cents: 64_990,
    })
  })
})

describe('G-02 variants with other prices are told apart', () => {
  const grey = offer({
    price: '649.90',
    sku: 's-1',
    url: '/sofa-alvor?cor=azul&utm_source=poiso',
    availability: 'InStock',
  })
  const blue = offer({ price: '749.90', sku: 'S-2', url: '/sofa-alvor?cor=cinza', availability: 'OutOfStock' })
  test('by the shop’s number', () => {
    expect(read(jsonLd(product([blue, grey])))).toMatchObject({ price: { cents: 64_990 }, availability: 'in_stock' })
  })
  test('by the trade number, in a group of variants', () => {
    const variant = (gtin13: string, price: string) => ({ '@type': 'Product', gtin13, offers: offer({ price }) })
    const group = {
      '@type': 'ProductGroup',
      hasVariant: [variant('5601234567892', '649.90'), variant('5601234567885', '749')],
    }
    expect(read(jsonLd(group)).price).toEqual({ kind: 'exact', cents: 64_990 })
  })
  test('by the address, whatever says where somebody comes from', () => {
    const without = [grey, blue].map(({ sku: _sku, ...rest }: Record<string, unknown>) => rest)
    expect(read(jsonLd(product(without))).price).toEqual({ kind: 'exact', cents: 64_990 })
  })
  test('and where nothing tells them apart nobody knows', () => {
    const unnamed = [offer({ price: '649.90' }), offer({ price: '749.90' })]
    expect(read(jsonLd(product(unnamed))).price).toEqual({ kind: 'unclear', why: 'variants' })
    expect(read(jsonLd(product([unnamed[0], unnamed[0]]))).price).toEqual({ kind: 'exact', cents: 64_990 })
  })
})

describe('G-02 other words for machines', () => {
  test('microdata, of which the tags of nested things are their own', () => {
    const html = `<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Sofá</span>
      <div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><meta itemprop="price" content="1"></div>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR">
      <span itemprop="price"> 649,90&nbsp;€ </span><link itemprop="availability" href="http://schema.org/OutOfStock"></div></div>
      <div itemscope itemtype="http://schema.org/Organization"><span itemprop="price">5</span></div>`
    expect(read(html)).toMatchObject({ price: { kind: 'exact', cents: 64_990 }, availability: 'out_of_stock' })
  })
  test('OpenGraph, where nothing else says the price; the reduced one before the other', () => {
    const og = `<meta property="product:price:amount" content="899"><meta property="product:price:currency" content="EUR">`
    expect(read(og).price).toEqual({ kind: 'exact', cents: 89_900 })
    // What stands below it is another's: a page's own tags come first.
    expect(read(`${og}${og.replace('899', '12')}`).price).toEqual({ kind: 'exact', cents: 89_900 })
    const sale = `${og}<meta property="product:sale_price:amount" content="649.90"><meta property="product:sale_price:currency" content="EUR"><meta property="product:availability" content="oos">`
    expect(read(sale)).toMatchObject({ price: { kind: 'exact', cents: 64_990 }, availability: 'out_of_stock' })
  })
  test('tags that contradict an unnamed offer make it unclear; beside a named one they say nothing', () => {
    const og = '<meta property="og:price:amount" content="899">'
    const unnamed = [offer({ price: '649.90' }), offer({ price: '649.90' })]
    expect(read(og + jsonLd(product(unnamed))).price).toEqual({ kind: 'unclear', why: 'variants' })
    expect(read(og + jsonLd(product(offer({ price: '649.90', sku: 'S-1' })))).price).toEqual({
      kind: 'exact',
      cents: 64_990,
    })
  })
  test('a page without any says nothing', () => {
    for (const html of ['', 'não é html', '<html><body>649,90 €</body></html>', '{"price": 5}'])
      expect(read(html)).toEqual({ price: { kind: 'none' }, availability: null, evidence: null })
  })
})

describe('hostile pages are bounded', () => {
  const deep = 20_000
  test.each([
    ['JSON as deep as it gets', jsonLd(`${'{"offers":'.repeat(deep)}1${'}'.repeat(deep)}`)],
    ['arrays as deep', jsonLd(`${'['.repeat(deep)}${']'.repeat(deep)}`)],
    ['a hundred thousand offers', jsonLd(product(Array.from({ length: 100_000 }, () => offer({ price: 1 }))))],
    ['microdata that never ends', '<div itemscope itemtype="Product" itemprop="offers x y z">'.repeat(50_000)],
    ['properties that all hold the text', `${'<b itemprop="price">'.repeat(5_000)}${'a '.repeat(50_000)}`],
    [
      'names of the prototype',
      jsonLd('{"@type":"Product","__proto__":{"price":"5"},"offers":{"constructor":1,"price":{"a":1}}}'),
    ],
    ['a million open tags', '<p '.repeat(500_000)],
    ['one endless block', `<script type="application/ld+json">${' '.repeat(READING_LIMITS.jsonChars * 4)}`],
  ])('%s', (_what, html) => {
    const before = performance.now()
    const reading = read(html)
    expect(performance.now() - before).toBeLessThan(2_000)
    expect((reading.evidence ?? '').length).toBeLessThanOrEqual(READING_LIMITS.evidenceChars * 2 + 1)
  })
})
