import { expect, test } from 'vitest'
import { inPlaceOfNone, partsWords, totalsStatus } from './delivered-totals.ts'
import type { OfferRow } from './offer-order.ts'

function row(fields: Partial<OfferRow>): OfferRow {
  return {
    row: null as never,
    variantId: 1,
    shop: 'Casa do Cais',
    priceCents: 64_990,
    plainDeliveryCents: 2_990,
    code: 'CAIS10',
    withVoucherCents: null,
    base: 'usual',
    standing: 'fresh',
    totalCents: 67_980,
    ...fields,
  }
}
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

test.each<[what: string, offer: Partial<OfferRow>, words: string]>([
  [
    'as the call says',
    { answer: { kind: 'known', cents: 2_990, totalCents: 67_980 } },
    '649,90 € na loja Casa do Cais, entrega 29,90 €',
  ],
  [
    'free',
    { totalCents: 64_990, answer: { kind: 'known', cents: 0, totalCents: 64_990 } },
    '649,90 € na loja Casa do Cais, entrega grátis',
  ],
  [
    'with a voucher',
    { withVoucherCents: 58_491, totalCents: 61_481, answer: { kind: 'known', cents: 2_990, totalCents: 61_481 } },
    '649,90 € na loja Casa do Cais, -64,99 € com o voucher CAIS10, entrega 29,90 €',
  ],
  [
    'with a voucher that makes the delivery dearer',
    { withVoucherCents: 58_491, totalCents: 63_491, answer: { kind: 'known', cents: 0, totalCents: 63_491 } },
    '649,90 € na loja Casa do Cais, -64,99 € com o voucher CAIS10, entrega 50 €',
  ],
  [
    'with a voucher, where nothing could be asked',
    { withVoucherCents: 58_491, totalCents: 61_481, answer: null },
    '649,90 € na loja Casa do Cais, -64,99 € com o voucher CAIS10, entrega 29,90 €',
  ],
])('N-01 the words beside the best total add up to it: %s', (_, offer, words) => {
  expect(plain(partsWords(row(offer)))).toBe(words)
})

test.each<[what: string, standings: OfferRow['standing'][], words: string]>([
  [
    'the best is known',
    ['fresh', 'unknown'],
    'Totais com entrega em 9500-123. O melhor: 679,80 € na loja Casa do Cais.',
  ],
  [
    'sixteen shops of which none goes there',
    Array.from({ length: 16 }, () => 'not_delivered' as const),
    'Nenhuma loja entrega em 9500-123.',
  ],
  [
    'some do not go there, the others have none',
    ['not_delivered', 'out_of_stock'],
    'Nenhuma loja entrega em 9500-123.',
  ],
  ['nobody says', ['unknown', 'not_delivered'], 'Nenhuma loja diz quanto pede para entregar em 9500-123.'],
  [
    'only prices that may have changed',
    ['stale', 'not_delivered'],
    'Entrega em 9500-123: nenhuma loja confirmou o preço nas últimas 48 horas.',
  ],
  ['nobody has any', ['out_of_stock'], 'Fora de stock em todas as lojas.'],
])('N-01 what is said of the totals to a postal code: %s', (_, standings, words) => {
  expect(
    plain(
      totalsStatus(
        standings.map((standing) => row({ standing })),
        '9500-123',
      ),
    ),
  ).toBe(words)
})

test.each<[OfferRow['standing'], words: string]>([
  ['fresh', 'Totais com entrega em 1000-100. O melhor destas 2 ofertas: 679,80 € na loja Casa do Cais.'],
  ['stale', 'Entrega em 1000-100: nenhuma destas lojas confirmou o preço nas últimas 48 horas.'],
  ['not_delivered', 'Nenhuma destas lojas entrega em 1000-100.'],
  ['unknown', 'Nenhuma destas lojas diz quanto pede para entregar em 1000-100.'],
  ['out_of_stock', 'Fora de stock em todas estas lojas.'],
])(
  'N-01 where the page shows a part of the offers nothing is said of those that were not asked: %s',
  (standing, words) => {
    expect(plain(totalsStatus([row({ standing }), row({ standing })], '1000-100', true))).toBe(words)
  },
)

test('N-01 a total of the mainland never stands beside exact ones of an island: what could not be asked is unknown there', () => {
  const known = { kind: 'known', cents: 4_900, totalCents: 69_890 } as const
  expect(inPlaceOfNone([known, null], true)).toEqual([known, { kind: 'unknown' }])
  expect(inPlaceOfNone([known, null], false)).toEqual([known, null])
  expect(inPlaceOfNone([null, null], true)).toEqual([null, null])
})
