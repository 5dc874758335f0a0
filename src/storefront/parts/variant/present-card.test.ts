import { describe, expect, test } from 'vitest'
import { aVariant } from '../../testing.ts'
import { presentCard } from './present-card.ts'

function plain(text: string | null | undefined): string | null {
  return text?.replace(/[\u00a0\u202f]/g, ' ') ?? null
}
function card(
  variant: Parameters<typeof aVariant>[0],
  view: 'grid' | 'rows' = 'grid',
  region: 'mainland' | 'madeira' | 'azores' = 'mainland',
) {
  return presentCard(aVariant(variant), { region, view, christmas: null })
}
/** What the card says of money, as it is read. */
function sumOf({ sum: { lead, leadWords, price, rest } }: ReturnType<typeof card>): string | null {
  return plain(`${lead} ${leadWords} = ${price ?? ''}${rest}`)
}

describe('L-02 what a card says', () => {
  test('L-09 a card without click source fails', () => {
    expect(() => card({ clickSource: 0 })).toThrow('No click source provided')
  })
  test('L-02 a card shows up to 3 parameters, a row up to 6', () => {
    const displayParameters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ name, value: `valor ${name}` }))
    expect(card({ displayParameters }).parameters).toHaveLength(3)
    expect(card({ displayParameters }, 'rows').parameters).toHaveLength(6)
  })
  test('L-02 a parameter that is a bare number brings its name', () => {
    expect(
      card({
        displayParameters: [
          { name: 'Lugares', value: '3' },
          { name: 'Cor', value: 'Azul' },
        ],
      }).parameters,
    ).toEqual(['Lugares: 3', 'Azul'])
  })
  test('G-10 an instalment stands with its total', () => {
    expect(plain(card({ priceCents: 46_300, installment: { months: 12, cents: 3859 } }).installment)).toBe(
      '12 × 38,59 € (total 463,08 €)',
    )
  })
  test('N-01 U-12 under the price stand delivery and total; unknown is unknown, never free, and not delivered is said', () => {
    expect(sumOf(card({ deliveryCents: 2990 }))).toBe(
      '679,80 € com entrega = 649,90 € na loja + 29,90 € de entrega no continente',
    )
    expect(sumOf(card({ deliveryCents: 0, totalCents: 64_990 }))).toBe(
      '649,90 € com entrega = Entrega grátis no continente',
    )
    const none = { deliveryCents: null, totalCents: null }
    expect(sumOf(card({ ...none, deliveryKind: 'unknown' }, 'grid', 'azores'))).toBe(
      '649,90 € sem entrega = Entrega nos Açores por confirmar',
    )
    expect(sumOf(card({ ...none, deliveryKind: 'not_delivered' }, 'grid', 'madeira'))).toBe(
      '649,90 € sem entrega = A loja não entrega na Madeira',
    )
  })
  test('U-12 an offer that is out of stock has its sum too, with the voucher that is in it, and no slip to copy', () => {
    const voucher = {
      code: 'CAIS10',
      value: 10,
      valueType: 'percent' as const,
      priceWithVoucherCents: 58_491,
      isUnconditional: true,
      minOrderCents: 0,
      description: null,
      validUntil: null,
    }
    const gone = card({ active: false, voucher, totalCents: 61_481 })
    expect([gone.voucher, sumOf(gone)]).toEqual([
      null,
      '614,81 € com entrega = 649,90 € na loja - 64,99 € (voucher CAIS10) + 29,90 € de entrega no continente',
    ])
  })
  test('U-12 free delivery and a voucher: the price, what comes off, and the total that listings sort by', () => {
    const voucher = {
      code: 'SETE',
      value: 7,
      valueType: 'percent' as const,
      priceWithVoucherCents: 34_410,
      isUnconditional: true,
      minOrderCents: 0,
      description: null,
      validUntil: null,
    }
    const shown = card({
      priceCents: 37_000,
      voucher,
      deliveryCents: 0,
      totalCents: 34_410,
    })
    expect([plain(shown.price), sumOf(shown)]).toEqual([
      '370 €',
      '344,10 € com entrega = 370 € na loja - 25,90 € (voucher SETE) + entrega grátis no continente',
    ])
  })
  test('U-12 ADR 0024 a voucher that makes the delivery dearer stands in the total with that delivery, or out of it with the reason', () => {
    const voucher = {
      code: 'CAIS10',
      value: 10,
      valueType: 'percent' as const,
      priceWithVoucherCents: 58_491,
      isUnconditional: true,
      minOrderCents: 0,
      description: null,
      validUntil: null,
    }
    const within = card({ voucher, deliveryCents: 0, totalCents: 63_491 })
    expect([sumOf(within), within.voucher?.isDearer]).toEqual([
      '634,91 € com entrega = 649,90 € na loja - 64,99 € (voucher CAIS10) + 50 € de entrega no continente',
      false,
    ])
    const without = card({ voucher, deliveryCents: 0, totalCents: 64_990 })
    expect([sumOf(without), without.voucher?.isDearer]).toEqual([
      '649,90 € com entrega = Entrega grátis no continente',
      true,
    ])
  })
  test('L-06 N-01 a voucher that enters the total is said with it; one with conditions leads to them and is not in it', () => {
    const voucher = {
      code: 'CAIS10',
      value: 10,
      valueType: 'percent' as const,
      priceWithVoucherCents: 58_491,
      isUnconditional: true,
      minOrderCents: 0,
      description: null,
      validUntil: '2026-12-01T00:00:00.000Z',
    }
    const counted = card({ voucher, totalCents: 61_481 })
    expect(sumOf(counted)).toBe(
      '614,81 € com entrega = 649,90 € na loja - 64,99 € (voucher CAIS10) + 29,90 € de entrega no continente',
    )
    expect(counted.voucher).toMatchObject({
      code: 'CAIS10',
      worth: '-10 %',
      isUnconditional: true,
      conditionsUrl: null,
      validity: 'até 30 de novembro de 2026',
    })
    expect(card({ voucher: { ...voucher, validUntil: '2026-11-30T17:30:00.000Z' } }).voucher?.validity).toBe(
      'até 30 de novembro de 2026 às 17:30',
    )
    const conditional = card({ voucher: { ...voucher, isUnconditional: false, valueType: 'amount', value: 6500 } })
    expect(sumOf(conditional)).toBe('679,80 € com entrega = 649,90 € na loja + 29,90 € de entrega no continente')
    expect(conditional.voucher).toMatchObject({ conditionsUrl: '/produtos/loja/casa-do-cais/voucher/CAIS10' })
    expect(plain(conditional.voucher?.worth ?? null)).toBe('-65 €')
    expect(card({ voucher, active: false }).voucher).toBeNull()
  })
  test('L-13 a reduction of this week is said on the card, before what is said of its delivery', () => {
    expect(
      card({ promoTags: ['priceDrop'], inStock: true })
        .tags.map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(['Baixou de preço', 'Em stock'])
    expect(card({ promoTags: [] }).tags.some(({ tone }) => tone === 'drop')).toBe(false)
  })
  test('L-13 campaigns and what is asked for most are tags; what is highlighted says so', () => {
    const shown = card({
      promoTags: ['gardenSales', 'blackFriday'],
      tier: 'bestseller',
      topProductLabel: 'Mais procurado em Sofás',
      highlighted: true,
      inStock: true,
    })
    expect([shown.tags.map(({ text }) => text), shown.isHighlighted]).toEqual([
      ['Black Friday', 'Época do jardim', 'Mais procurado em Sofás', 'Em stock'],
      true,
    ])
    expect(card({ tier: 'bestseller', promoTags: [] }).tags.map(({ text }) => text)).toContain('Muito procurado')
    expect(card({}).isHighlighted).toBe(false)
  })
  test('N-03 a percentage needs a proven price before', () => {
    const discount = { discount: 12, validTo: null }
    expect(card({ discount }).discount).toBeNull()
    expect(
      plain(
        card({
          discount,
          priceCents: 8800,
          priceBeforeDiscountCents: 10_000,
        }).discount?.before,
      ),
    ).toBe('100 €')
  })
  test('L-02 other offers are counted, and only when there are any', () => {
    expect(
      [0, 1, 3].map((alternativeOffersCount) => card({ alternativeOffersCount }).moreOffers?.text ?? null),
    ).toEqual([null, '+ 1 oferta', '+ 3 ofertas'])
  })
})
