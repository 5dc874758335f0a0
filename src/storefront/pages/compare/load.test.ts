import { describe, expect, test } from 'vitest'
import type { ComparedProduct, VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { asId, type VariantId } from '#platform/ids.ts'
import { anOffer } from '../../testing-products.ts'
import { comparable, loadCompare } from './load.ts'
import { aComparedProduct } from './testing.ts'

const now = new Date('2026-11-21T11:00:00Z')
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' '))
}

function compare(
  products: readonly ComparedProduct[],
  { region = 'mainland' as Region, unknownIds = [] as number[] } = {},
) {
  const comparison = { products, unknownIds }
  const context = { region, now, christmas: null }
  const address = {
    variantIds: [...products.flatMap(({ askedIds }) => askedIds), ...unknownIds].sort((a, b) => a - b),
    region,
  }
  return plain(loadCompare(comparison, comparable(comparison, context), address, context, [])) as ReturnType<
    typeof loadCompare
  >
}
function rowsOf(view: ReturnType<typeof compare>) {
  return new Map(view.groups.flatMap(({ rows }) => rows).map((row) => [row.name, row]))
}
function texts(view: ReturnType<typeof compare>, name: string) {
  return rowsOf(view)
    .get(name)
    ?.cells.map(({ text }) => text)
}
function offer(index: number, given: Partial<VariantData>, asked?: number[]) {
  return aComparedProduct(index, asked, given)
}

describe('R-08 which offer stands for a product', () => {
  test('R-08 its best delivered one, whichever was asked for; the shop that was asked stays in sight', () => {
    const view = compare([aComparedProduct(0, [2000]), aComparedProduct(3)])
    expect(view.columns[0]).toMatchObject({ variantId: 1000, eshopName: 'Casa do Cais', askedIds: [2000] })
    expect(rowsOf(view).get('Loja')?.cells[0]?.more).toEqual([
      'Escolheu na loja Móveis Ribeira: 269,80 € com entrega: 239,90 € + 29,90 € de entrega',
    ])
    expect(rowsOf(view).get('Loja')?.cells[1]?.more).toEqual([])
  })
  test('R-08 a product that was asked by two of its offers is one column, and leaves with both', () => {
    const view = compare([aComparedProduct(0, [1000, 2000]), aComparedProduct(3)])
    expect(view.columns).toHaveLength(2)
    expect(view.columns[0]?.removeUrl).toBe('/compare-products?v=1003')
  })
  test('R-08 an asked offer that its shop no longer has is said to be gone', () => {
    const product = aComparedProduct(0, [2000])
    const variants = product.variants.map((each) =>
      each.variantId === 2000 ? { ...each, state: 'absent' as const } : each,
    )
    expect(rowsOf(compare([{ ...product, variants }])).get('Loja')?.cells[0]?.more).toEqual([
      'Escolheu na loja Móveis Ribeira: já não o tem',
    ])
  })
})

describe('N-01 totals of a comparison', () => {
  const known = (cents: number): VariantData['delivery'] => ({
    mainland: { kind: 'known', cents, days: 5 },
    madeira: { kind: 'known', cents: 9000, days: 20 },
    azores: { kind: 'not_delivered' },
  })
  const withDelivery = (index: number, priceCents: number, delivery: VariantData['delivery']) => {
    const product = aComparedProduct(index)
    return {
      ...product,
      variants: [
        anOffer({
          variantId: asId<VariantId>(1000 + index),
          productId: product.product.productId,
          priceCents,
          delivery,
        }),
      ],
    }
  }
  const unknown: VariantData['delivery'] = {
    mainland: { kind: 'unknown' },
    madeira: { kind: 'unknown' },
    azores: { kind: 'unknown' },
  }

  test('N-01 columns stand by delivered total; an unknown delivery is last, never the best and never 0', () => {
    const view = compare([
      withDelivery(0, 100, unknown),
      withDelivery(1, 50_000, known(4000)),
      withDelivery(2, 52_000, known(0)),
    ])
    expect(view.columns.map(({ total }) => total)).toEqual(['520 €', '540 €', 'Por confirmar'])
    expect(
      rowsOf(view)
        .get('Total com entrega no continente')
        ?.cells.map(({ mark }) => mark),
    ).toEqual(['Melhor total', null, null])
  })
  test('N-01 the region decides: what is not delivered there is said', () => {
    const view = compare([withDelivery(0, 100, known(0)), withDelivery(1, 200, known(0))], { region: 'azores' })
    expect(texts(view, 'Total com entrega nos Açores')).toEqual(['Não entrega nos Açores', 'Não entrega nos Açores'])
    expect(view.columns[0]?.removeUrl).toMatch(/&regiao=acores$/)
  })
  test('N-01 nobody is marked the best where all totals are the same, or only one product stands there', () => {
    const same = compare([withDelivery(0, 100, known(0)), withDelivery(1, 100, known(0))])
    const alone = compare([withDelivery(0, 100, known(0))])
    for (const view of [same, alone])
      expect(
        rowsOf(view)
          .get('Total com entrega no continente')
          ?.cells.every(({ mark }) => mark === null),
      ).toBe(true)
  })
  test('N-01 the offers of a product are looked at in the region of the comparison', () => {
    const cell = (region: 'mainland' | 'azores') =>
      rowsOf(compare([aComparedProduct(0)], { region })).get('À venda em')?.cells[0]?.link
    expect([cell('mainland'), cell('azores')]).toEqual([
      expect.stringMatching(/^\/produto\/500-[^?]*#ofertas$/),
      expect.stringMatching(/^\/produto\/500-[^?]*\?regiao=acores#ofertas$/),
    ])
  })
  test('N-08 an offer past its time is never marked the best', () => {
    const stale = withDelivery(0, 100, known(0))
    const view = compare([
      { ...stale, variants: stale.variants.map((each) => ({ ...each, lastSeenAt: '2026-11-18T08:00:00Z' })) },
      withDelivery(1, 50_000, known(0)),
      withDelivery(2, 60_000, known(0)),
    ])
    expect(view.columns.map(({ variantId }) => variantId)).toEqual([1001, 1002, 1000])
    expect(
      rowsOf(view)
        .get('Total com entrega no continente')
        ?.cells.map(({ mark }) => mark),
    ).toEqual(['Melhor total', null, null])
  })
})

describe('N-03 discounts of a comparison', () => {
  test('N-03 the percentage is our own, with its reference and since when; without one none is said', () => {
    const discount = {
      referenceCents: 74_600,
      percent: 12,
      since: '2026-11-18T00:00:00.000Z',
      until: '2026-12-18T00:00:00.000Z',
    }
    const view = compare([offer(0, { discount }), offer(3, {})])
    expect(
      rowsOf(view)
        .get('Desconto')
        ?.cells.map(({ text, more }) => [text, ...more]),
    ).toEqual([
      ['-12 %', 'Antes 746 €, o mínimo de 30 dias nesta loja', 'Desde 18 de novembro de 2026'],
      ['Sem desconto comprovado', 'Só o vemos desde 21 de novembro de 2026'],
    ])
    const long = compare([offer(0, { discount }), offer(3, { watchedSince: '2026-09-01T00:00:00Z' })])
    expect(rowsOf(long).get('Desconto')?.cells[1]?.more).toEqual([])
    expect(rowsOf(compare([offer(0, {}), offer(3, {})])).has('Desconto')).toBe(false)
  })
})

describe("N-10 the cost of changing one's mind", () => {
  const view = compare([aComparedProduct(0), aComparedProduct(4), aComparedProduct(2)])
  const byShop = (name: string) =>
    new Map(view.columns.map(({ eshopName }, index) => [eshopName, rowsOf(view).get(name)?.cells[index]]))

  test('N-10 each figure stands with the policy it comes from, its day and its link', () => {
    expect(byShop('Custo da devolução').get('Casa do Cais')).toMatchObject({
      text: '29,90 €',
      more: ['Recolha em sua casa, com o artigo por montar.'],
      source: { url: 'https://casadocais.pt/devolucoes', checkedOn: '1 de outubro de 2026' },
    })
    expect(byShop('Dias para devolver').get('Casa do Cais')).toMatchObject({
      text: '30 dias',
      source: { checkedOn: '1 de outubro de 2026' },
    })
    expect(byShop('Montagem').get('Casa do Cais')?.text).toBe('Sem custo')
  })
  test('N-10 a policy that names no sum has no figure: unknown is not free', () => {
    expect(byShop('Custo da devolução').get('Móveis Ribeira')).toMatchObject({
      text: 'Custo não indicado',
      tone: 'unknown',
      source: { url: null },
    })
  })
  test('N-10 what a shop does not say is said to be unsaid', () => {
    for (const name of ['Dias para devolver', 'Custo da devolução', 'Montagem', 'Recolha do móvel antigo'])
      expect(byShop(name).get('Lar & Linho')).toMatchObject({ text: 'A loja não diz', tone: 'unknown', source: null })
  })
  test('N-10 only a web address becomes a link', () => {
    const returnPolicy = { text: 'x', costCents: 0, checkedOn: '2026-01-01', url: 'javascript:alert(1)' }
    const eshop = { ...anOffer().eshop, returnPolicy }
    expect(rowsOf(compare([offer(0, { eshop })])).get('Custo da devolução')?.cells[0]?.source?.url).toBeNull()
  })
})

describe('R-08 what differs', () => {
  test('R-08 a row differs exactly when its cells do not all say the same; not known differs from a value', () => {
    const rows = rowsOf(compare([aComparedProduct(0), aComparedProduct(2)]))
    expect(['Altura', 'Lotação', 'Marca'].map((name) => rows.get(name)?.differs)).toEqual([false, false, false])
    expect(['Largura', 'Cor', 'Material', 'Profundidade'].map((name) => rows.get(name)?.differs)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(rows.get('Material')?.cells[1]).toMatchObject({ text: 'Não indicado', tone: 'unknown' })
  })
  test('R-08 the condition is compared where one of them is not new', () => {
    const used = aComparedProduct(2)
    expect(
      texts(
        compare([aComparedProduct(0), { ...used, product: { ...used.product, condition: 'used' } }]),
        'Estado',
      )?.toSorted(),
    ).toEqual(['Novo', 'Usado'])
    expect(texts(compare([aComparedProduct(0), used]), 'Estado')).toBeUndefined()
  })
  test('R-08 codes of the trade are no attribute', () => {
    const names = [...rowsOf(compare([offer(0, { gtin: '5601234567893', mpn: 'A-1' }), aComparedProduct(2)])).keys()]
    expect(names).not.toContain('EAN')
    expect(names).not.toContain('Referência do fabricante')
  })
})

describe('R-08 what cannot be shown', () => {
  test('R-08 a product that is gone is named, offers that never existed are counted; each can be taken out', () => {
    const view = compare([aComparedProduct(0), aComparedProduct(129)], { unknownIds: [7, 8] })
    expect(view.columns).toHaveLength(1)
    expect(view.notices.map(({ text, removeUrl }) => [text, removeUrl])).toEqual([
      ['Sofá-cama Mira com arrumação já não está à venda em nenhuma loja.', '/compare-products?v=7,8,1000'],
      ['2 produtos deste endereço não existem no Poiso.', '/compare-products?v=1000,1129'],
    ])
    expect(compare([aComparedProduct(129)], { region: 'madeira' }).notices[0]?.link?.url).toMatch(/\?regiao=madeira$/)
  })
})
