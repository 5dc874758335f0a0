import { describe, expect, test } from 'vitest'
import { deliveryDays, effectivePrice, nextPriceChangeAt, type OfferItem } from '../../offer-item.ts'
import { ImportReport } from '../../report/import-report.ts'
import { aRawItem, CONTEXT } from '../../testing.ts'
import { googleXml } from '../google/google-xml.ts'

function normalise(fields: Record<string, string | string[] | null>): { item: OfferItem | null; codes: string[] } {
  const report = new ImportReport()
  const item = googleXml.normalise(aRawItem(fields), CONTEXT, report)
  return { item, codes: report.groups().map((group) => group.code) }
}

describe('normaliseItem', () => {
  test.each([
    [{ id: null }, 'id_missing'],
    [{ id: 'x'.repeat(101) }, 'id_too_long'],
    [{ title: '<script>x</script>' }, 'title_missing'],
    [{ link: null }, 'link_missing'],
    [{ link: 'javascript:alert(1)' }, 'link_invalid'],
    [{ link: 'https://outra.pt/x' }, 'foreign_domain'],
    [{ price: null }, 'price_missing'],
    [{ price: 'N/A' }, 'price_missing'],
    [{ price: '-5 EUR' }, 'price_out_of_range'],
    [{ price: '19.999 EUR' }, 'price_precision'],
    [{ price: '12 USD' }, 'currency_unsupported'],
    [{ price: '12' }, 'currency_missing'],
  ])('F8 F9 F11 refuses %j with %s', (fields, code) => {
    const { item, codes } = normalise(fields)
    expect(item).toBeNull()
    expect(codes[0]).toBe(code)
  })

  test('F10 keeps the item and drops a GTIN that is wrong', () => {
    expect(normalise({ gtin: '5601234567893' })).toMatchObject({ item: { gtin: null }, codes: ['gtin_invalid'] })
    expect(normalise({ gtin: null })).toMatchObject({ item: { gtin: null }, codes: [] })
  })

  test('F9 drops a sale price that is no sale, a free one too', () => {
    expect(normalise({ sale_price: '150 EUR' })).toMatchObject({
      item: { regularCents: 12900, saleCents: null },
      codes: ['sale_price_not_lower'],
    })
    expect(normalise({ sale_price: '0 EUR' })).toMatchObject({
      item: { regularCents: 12900, saleCents: null },
      codes: ['sale_price_invalid'],
    })
  })

  test('gives the price of the moment and the next moment it changes by itself', () => {
    const { item } = normalise({
      sale_price: '99 EUR',
      sale_price_effective_date: '2026-11-20T00:00Z/2026-11-27T00:00Z',
    })
    const at = (instant: string) => [
      effectivePrice(item as OfferItem, new Date(instant)),
      nextPriceChangeAt(item as OfferItem, new Date(instant)),
    ]
    expect(at('2026-11-19T23:59:59.999Z')).toEqual([
      { priceCents: 12900, claimedBeforeCents: null },
      '2026-11-20T00:00:00.000Z',
    ])
    expect(at('2026-11-20T00:00:00.000Z')).toEqual([
      { priceCents: 9900, claimedBeforeCents: 12900 },
      '2026-11-27T00:00:00.000Z',
    ])
    expect(at('2026-11-27T00:00:00.000Z')).toEqual([{ priceCents: 12900, claimedBeforeCents: null }, null])
  })

  test('F13 keeps ten pictures, cuts long texts and bounds details', () => {
    const { item, codes } = normalise({
      title: 'á'.repeat(1_000_000),
      additional_image_link: Array.from({ length: 1000 }, (_, at) => `https://casa.pt/${at}.jpg`),
      product_detail: Array.from({ length: 1000 }, (_, at) => `Geral:Nome ${at}:x`),
    })
    expect(item?.title).toHaveLength(300)
    expect(item?.imageUrls).toHaveLength(10)
    expect(item?.imageUrls[0]).toBe('https://casa.pt/1.jpg')
    expect(Object.keys(item?.attributeFields ?? {}).length).toBeLessThanOrEqual(121)
    expect(codes).toEqual(expect.arrayContaining(['images_too_many', 'text_cut']))
  })

  test('does not promise what the feed does not say is there', () => {
    expect(normalise({ availability: 'quem sabe' })).toMatchObject({
      item: { availability: 'out_of_stock' },
      codes: ['availability_unknown'],
    })
    expect(normalise({ availability: null })).toMatchObject({
      item: { availability: 'out_of_stock' },
      codes: ['availability_missing'],
    })
  })

  test('keeps the first of two different values of one field and says so', () => {
    expect(normalise({ color: ['Azul', 'Verde'] })).toMatchObject({
      item: { attributeFields: { color: 'Azul' } },
      codes: ['field_repeated'],
    })
  })

  test('counts delivery as handling and transit, else from the day of availability', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    expect(
      deliveryDays(normalise({ max_handling_time: '2', shipping: 'PT:::5 EUR:1:2:3:4' }).item as OfferItem, now),
    ).toBe(6)
    expect(
      deliveryDays(normalise({ availability: 'preorder', availability_date: '2026-12-01' }).item as OfferItem, now),
    ).toBe(10)
    expect(deliveryDays(normalise({}).item as OfferItem, now)).toBeNull()
  })

  test.each(Array.from({ length: 6 }, (_, more) => more))(
    'F3 F13 a name or value that is cut within a character of two units ends before it (%i more)',
    (more) => {
      const smiles = `${'x'.repeat(more)}${'😀'.repeat(300)}`
      const { item } = normalise({
        color: smiles,
        'product_detail.attribute_name': smiles,
        'product_detail.attribute_value': smiles,
      })
      const kept = Object.entries(item?.attributeFields ?? {}).flat()
      expect(kept).toHaveLength(4)
      expect(kept.every((text) => text.isWellFormed())).toBe(true)
    },
  )

  test('F11 keeps hostile details inert: plain keys and values', () => {
    const { item } = normalise({ product_detail: ['x:__proto__:y', 'x:<img onerror=1>Cor:<b>Azul</b>'] })
    expect(item?.attributeFields).toEqual({ 'detail:__proto__': 'y', 'detail:Cor': 'Azul' })
  })
})
