import { describe, expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { anOffer, aProductPage } from '../../testing-products.ts'
import { specificationOf } from './specification.ts'

function axis(lowMm: number, highMm = lowMm) {
  return { lowMm, highMm, source: 'title' as const, confidence: 1 }
}
function rows(attributes: object, offer: Parameters<typeof anOffer>[0] = {}, facts: object = {}) {
  return specificationOf({ ...aProductPage().product, ...facts, attributes: { ...noAttributes, ...attributes } }, [
    anOffer(offer),
  ]).map(({ name, value }) => `${name}: ${value}`)
}

describe('R-17 what is known of the article', () => {
  test('R-17 sizes in cm with a comma, what can be drawn out from and to, a bed by its mattress', () => {
    expect(
      rows({
        sizes: {
          width: axis(1605),
          length: axis(1600, 2200),
          seatHeight: axis(450),
          lyingWidth: axis(1400),
          lyingLength: axis(1900),
        },
      }),
    ).toEqual([
      'Largura: 160,5 cm',
      'Comprimento: 160 a 220 cm',
      'Altura do assento: 45 cm',
      'Colchão: 140 × 190 cm',
      'Marca: Alvor',
    ])
  })
  test('R-17 what is unknown is left out; nothing known, no rows', () => {
    expect(rows({}, {}, { brand: null })).toEqual([])
  })
  test('R-17 colours and materials by their names, the number under the bars without our zeros', () => {
    expect(rows({ colours: { ids: [4, 5], source: 'title' } }, { gtin: '05607694287745', mpn: 'AL-3' })).toEqual([
      'Cor: Cinzento, preto',
      'Marca: Alvor',
      'Referência do fabricante: AL-3',
      'EAN: 5607694287745',
    ])
    expect(rows({}, { gtin: '00000096385074' })).toContain('EAN: 96385074')
  })
  test('R-17 the condition is said when it is not new', () => {
    expect(rows({}, {}, { condition: 'returned' })).toContain('Estado: Devolvido')
  })
})
