import { describe, expect, test } from 'vitest'
import { anOffer, aProductPage } from '../../testing-products.ts'
import { loadProduct } from './load.ts'

const now = new Date('2026-11-21T11:00:00Z')
function view(page: Parameters<typeof aProductPage>[1] = {}, region: 'mainland' | 'madeira' | 'azores' = 'mainland') {
  return loadProduct(aProductPage(500, page), { region, now, christmas: null })
}
function plain(text: string | null): string | null {
  return text?.replace(/[\u00a0\u202f]/g, ' ') ?? null
}

describe('R-17 what a product page says', () => {
  test('N-08 an offer past its time can never be the best, however cheap', () => {
    const cheap = anOffer({ priceCents: 100, lastSeenAt: '2026-11-19T11:00:00Z' })
    const { offers } = view({ variants: [cheap, anOffer({ priceCents: 90_000 })] })
    expect(offers.map(({ priceCents, isBest }) => [priceCents, isBest])).toEqual([
      [90_000, true],
      [100, false],
    ])
  })
  test('N-08 one millisecond before 48 hours it still can', () => {
    const { offers } = view({
      variants: [anOffer({ priceCents: 100, lastSeenAt: '2026-11-19T11:00:00.001Z' }), anOffer({ priceCents: 90_000 })],
    })
    expect(offers[0]).toMatchObject({ priceCents: 100, isBest: true })
  })
  test('N-01 an unknown delivery is never the best, even when nothing else is known', () => {
    const { offers } = view({
      variants: [
        anOffer({
          delivery: { mainland: { kind: 'unknown' }, madeira: { kind: 'unknown' }, azores: { kind: 'unknown' } },
        }),
      ],
    })
    expect(offers[0]).toMatchObject({ total: null, isBest: false })
  })
  test('N-01 the order follows the region', () => {
    expect(view({}, 'madeira').offers.map(({ eshopName }) => eshopName)).toEqual([
      'Móveis Ribeira',
      'Lar & Linho',
      'Casa do Cais',
      'Oficina do Norte',
    ])
  })
  test('R-17 what is in stock says in how many days it comes, of what is not its tag says when', () => {
    const { offers } = view({})
    expect(offers.map(({ eshopName, deliveryDays }) => [eshopName, deliveryDays])).toEqual([
      ['Móveis Ribeira', null],
      ['Casa do Cais', 'até 5 dias'],
      ['Lar & Linho', null],
      ['Oficina do Norte', null],
    ])
  })
  test('R-17 a history of a few days says nothing', () => {
    const history = { observations: 9, lowestCents: 50_000, highestCents: 60_000 }
    expect(view({ history: { ...history, since: '2026-11-20T00:00:00Z' } }).history).toBeNull()
    expect(plain(view({ history: { ...history, since: '2026-10-01T10:00:00Z' } }).history)).toBe(
      'Desde 1 de outubro de 2026 vimos este produto entre 500 € e 600 €, conforme a loja e o dia, sem entrega.',
    )
  })
})
