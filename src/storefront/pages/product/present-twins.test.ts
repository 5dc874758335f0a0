import { describe, expect, test } from 'vitest'
import type { TwinReasons } from '#domains/offers/contract.ts'
import { anOffer, someTwins } from '../../testing-products.ts'
import { presentTwin, whyText } from './present-twins.ts'

const context = { region: 'mainland', now: new Date('2026-11-21T09:30:00Z'), christmas: null } as const
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
const [twin] = someTwins() as [ReturnType<typeof someTwins>[0]]

describe('N-07 what looks the same, in words', () => {
  test.each<[TwinReasons, string]>([
    [{ alike: ['size', 'colour'], unknown: ['brand'] }, 'Mesma medida e cor; a marca não é dita.'],
    [{ alike: ['size', 'material', 'name'], unknown: [] }, 'Mesma medida, mesmo material e nome.'],
    [{ alike: ['name'], unknown: ['colour', 'brand'] }, 'Mesmo nome; a cor e a marca não são ditas.'],
    [{ alike: ['brand'], unknown: ['colour', 'material'] }, 'Mesma marca; a cor e o material não são ditos.'],
    [{ alike: ['brand', 'picture'], unknown: ['colour'] }, 'Mesma marca e fotografia; a cor não é dita.'],
    [{ alike: [], unknown: ['material'] }, 'Nome parecido; o material não é dito.'],
    [{ alike: [], unknown: [] }, 'Nome parecido.'],
  ])('N-07 %j is said so', (reasons, text) => {
    expect(whyText(reasons)).toBe(text)
  })

  test('N-07 the price is that of the best offer with what is known of its delivery', () => {
    const shown = (offer: Parameters<typeof anOffer>[0]) =>
      plain(presentTwin({ ...twin, variants: [anOffer(offer)] }, context).priceNote)
    const unknown = {
      mainland: { kind: 'unknown' },
      madeira: { kind: 'unknown' },
      azores: { kind: 'unknown' },
    } as const
    expect(shown({})).toMatch(/^\d.* € com entrega no continente$/)
    expect(shown({ delivery: unknown })).toBe('entrega por confirmar')
    expect(shown({ availability: 'out_of_stock' })).toBe('Fora de stock')
    expect(shown({ delivery: { ...unknown, mainland: { kind: 'not_delivered' } } })).toBe('não entrega no continente')
    expect(shown({ lastSeenAt: '2026-11-10T08:00:00Z' })).toContain('visto a')
  })

  test('N-07 each shop is named once, many are counted', () => {
    const shops = (count: number) =>
      presentTwin(
        {
          ...twin,
          variants: Array.from({ length: count + 1 }, (_, at) =>
            anOffer({
              variantId: (900 + at) as never,
              eshop: { ...anOffer().eshop, name: `Loja ${Math.min(at, count - 1)}` },
            }),
          ),
        },
        context,
      ).shops
    expect([shops(1), shops(2), shops(3)]).toEqual(['Na loja Loja 0', 'Nas lojas Loja 0 e Loja 1', 'Em 3 lojas'])
  })
})
