import { describe, expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { type Article, readArticle } from './article.ts'
import { compareSizes } from './comparing/compare-sizes.ts'
import { pairFeatures } from './comparing/pair-features.ts'
import type { Veto } from './vetoes/veto-rules.ts'
import { vetoOf } from './vetoes/vetoes.ts'
import { anArticle } from './testing.ts'

function read(said: Partial<Article> & { title: string }) {
  return readArticle(anArticle(said))
}

function vetoed(one: Partial<Article> & { title: string }, other: Partial<Article> & { title: string }): Veto | null {
  const [a, b] = [read(one), read({ eshopId: 2, variantId: 2, ...other })]
  return vetoOf(pairFeatures(a, b), a, b)
}

function sized(width: number, depth: number, height: number): Article['attributes'] {
  return {
    ...noAttributes,
    sizes: Object.fromEntries(
      Object.entries({ width, depth, height }).map(([axis, mm]) => [
        axis,
        { lowMm: mm, highMm: mm, source: 'field', confidence: 1 },
      ]),
    ),
  }
}

const GTIN = '05601234567893'

describe('a brand that all offers share', () => {
  test.each([
    'Sofá de 3 lugares cinzento',
    'Cadeira',
    'Mesa de jantar branca',
    'Sofa 3 plazas gris',
    'Dining chair black',
    'Armoire blanche',
  ])('says nothing where no series is named: %s', (title) => {
    expect(vetoed({ title }, { title })).toMatchObject({ isContradiction: false })
  })

  test('three sizes, the colour and all words are other proof', () => {
    const attributes = {
      ...sized(2100, 900, 850),
      colours: { ids: [4], source: 'field:color' },
    } as Article['attributes']
    expect(
      vetoed({ title: 'Sofá de 3 lugares cinzento', attributes }, { title: 'Sofá de 3 lugares cinzento', attributes }),
    ).toBeNull()
  })

  test('the name of a series is evidence', () => {
    expect(
      vetoed({ title: 'Sofá Torval de 3 lugares cinzento' }, { title: 'Sofá Torval de 3 lugares cinzento' }),
    ).toBeNull()
    expect(vetoed({ title: 'Sofa Torval' }, { title: 'Sofa Nidval' })).not.toBeNull()
  })
})

describe('titles of one word', () => {
  test('are one article only where sizes say so too, or an identifier', () => {
    expect(vetoed({ title: 'TORVAL' }, { title: 'Torval' })).toMatchObject({ isContradiction: false })
    expect(
      vetoed(
        { title: 'TORVAL', attributes: sized(800, 400, 750) },
        { title: 'Torval', attributes: sized(800, 400, 750) },
      ),
    ).toBeNull()
    expect(vetoed({ title: 'TORVAL', gtin: GTIN }, { title: 'Torval', gtin: GTIN })).toBeNull()
  })
})

describe('GTINs that shops made up or put on a whole list', () => {
  test.each([
    ['Sofá Torval 3 lugares cinzento', 'Nidval poltrona em veludo verde'],
    ['Sofá Torval de canto com arrumação', 'Luvela sofá vermelho em pele'],
  ])('are no evidence on unlike titles: %s / %s', (one, other) => {
    expect(vetoed({ title: one, gtin: GTIN }, { title: other, gtin: GTIN })).not.toBeNull()
  })

  test('are none on a cover and the sofa, or at twice the price under another name', () => {
    expect(vetoed({ title: 'Capa para sofá Torval', gtin: GTIN }, { title: 'Sofá Torval', gtin: GTIN })).toMatchObject({
      isContradiction: true,
    })
    expect(
      vetoed(
        { title: 'Sofá Torval cinzento', gtin: GTIN },
        { title: 'Sofá Nidval cinzento', gtin: GTIN, priceCents: 120_000 },
      ),
    ).not.toBeNull()
  })

  test('and a right one under another shop’s name of the series is evidence', () => {
    expect(
      vetoed(
        { title: 'Sofá Torval de 3 lugares cinzento', gtin: GTIN },
        { title: 'Sofá Nidval de 3 lugares cinzento', gtin: GTIN },
      ),
    ).toBeNull()
  })
})

describe('a price of 1 €', () => {
  test.each([1, 100])('is unknown, not cheap: %d cents', (priceCents) => {
    const vector = pairFeatures(read({ title: 'Sofá Torval', priceCents }), read({ title: 'Sofá Torval', eshopId: 2 }))
    expect(vector).toMatchObject({ priceNear: 0, priceFar: 0 })
    expect(vetoed({ title: 'Sofá Torval cinzento', priceCents }, { title: 'Sofá Torval cinzento' })).toBeNull()
  })

  test('on both is no likeness either, and 1,01 € is a price', () => {
    const [one, cheap] = [
      read({ title: 'Sofá Torval', priceCents: 100 }),
      read({ title: 'Sofá Torval', priceCents: 101 }),
    ]
    expect(pairFeatures(one, one).priceNear).toBe(0)
    expect(pairFeatures(cheap, cheap).priceNear).toBe(1)
    expect(vetoed({ title: 'Sofá Torval', priceCents: 101 }, { title: 'Sofá Torval' })?.note).toContain('five times')
  })
})

describe('sizes in another unit', () => {
  const compared = (one: Article['attributes'], other: Article['attributes']) =>
    compareSizes(
      read({ title: 'Estante Torval', attributes: one }),
      read({ title: 'Estante Torval', attributes: other }),
    )

  test('millimetres that were meant as centimetres agree, from both sides', () => {
    expect(compared(sized(800, 280, 2020), sized(8000, 2800, 20_200))).toMatchObject({ conflicting: 0 })
    expect(compared(sized(8000, 2800, 20_200), sized(800, 280, 2020)).agreed).toBeGreaterThan(1)
  })

  test('one side that is ten times as long is another size', () => {
    expect(compared(sized(800, 280, 2020), sized(8000, 280, 2020)).conflicting).toBeGreaterThan(0)
    expect(compared(sized(800, 280, 2020), sized(8000, 2800, 10_600)).conflicting).toBeGreaterThan(0)
  })

  test.each([
    ['Mesa Torval 1200x600 mm', 'Mesa Torval 120x60 cm'],
    ['Mesa Torval 1,20 x 0,60 m', 'Mesa Torval 120 x 60 cm'],
    ['Mesa Torval 1200 x 600', 'Mesa Torval 120x60'],
    ['Torval table 47x24 inch', 'Torval table 119x61 cm'],
  ])('in titles: %s / %s', (one, other) => {
    expect(compareSizes(read({ title: one }), read({ title: other }))).toMatchObject({
      agreed: 2,
      conflicting: 0,
    })
  })
})

describe('a feed translated by a machine', () => {
  test.each([
    ['TORVAL Corner módulo cover ulma bege', 'TORVAL capa para módulo de canto ulma bege'],
    ['TORVAL Bar mesa preto, 51x51 cm', 'TORVAL mesa de bar preta, 51x51 cm'],
    ['TORVAL estrutura de cama com slatted cama base branco', 'TORVAL estrutura de cama com estrado branco'],
    ['TORVAL Three-seat sofa ulma bege', 'TORVAL sofa de 3 lugares ulma bege'],
    ['Torval sofa three lugares gray', 'Sofá Torval de três lugares cinzento'],
    ['TORVAL cadeira, azul light ulma', 'TORVAL cadeira ulma, azul claro'],
    ['TORVAL Comoda c/ 6 gavetas branco', 'TORVAL cômoda 6 drawers branco'],
  ])('is one article in half translated words: %s / %s', (one, other) => {
    expect(vetoed({ title: one }, { title: other })?.note ?? null).toBeNull()
  })

  test.each([
    ['TORVAL Corner módulo cover ulma bege', 'TORVAL Corner módulo ulma bege'],
    ['TORVAL secretária top branco', 'TORVAL secretária branco'],
    ['TORVAL Three-seat sofa ulma bege', 'TORVAL Two-seat sofa ulma bege'],
    ['TORVAL sofá com headrest ulma bege', 'TORVAL sofá ulma bege'],
  ])('is told apart in them: %s / %s', (one, other) => {
    expect(vetoed({ title: one }, { title: other })).not.toBeNull()
  })
})
