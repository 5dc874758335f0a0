import { expect, test } from 'vitest'
import { pictureAlts } from './picture-alt.ts'

const sofa = { noun: 'sofá', material: 'Linho', colour: 'Cinzento' }
function of(...types: ('product' | 'room' | 'detail' | 'drawing' | 'banner' | 'other' | 'category')[]) {
  return types.map((type) => ({ type }))
}

test('E-01 a picture is told by what it is, its material, its colour and its view, each picture differently', () => {
  expect(pictureAlts(sofa, of('product', 'product', 'room', 'detail', 'product', 'drawing', 'detail'))).toEqual([
    'Sofá em linho, na cor cinzento',
    'Sofá em linho, na cor cinzento, outra vista',
    'Sofá em linho, na cor cinzento, em ambiente',
    'Sofá em linho, na cor cinzento, pormenor',
    'Sofá em linho, na cor cinzento, outra vista 2',
    'Sofá em linho, na cor cinzento, desenho com medidas',
    'Sofá em linho, na cor cinzento, pormenor 2',
  ])
})
test('what is unknown is left out, and nothing is said twice', () => {
  expect(pictureAlts({ noun: 'Espelho de madeira', material: 'Madeira', colour: null }, of('product'))).toEqual([
    'Espelho de madeira',
  ])
  expect(pictureAlts({ noun: 'Candeeiro', material: null, colour: 'Preto' }, of('category'))).toEqual([
    'Candeeiro, na cor preto, desenho da categoria',
  ])
  expect(
    new Set(
      pictureAlts(
        sofa,
        Array.from({ length: 10 }, () => ({ type: 'product' as const })),
      ),
    ).size,
  ).toBe(10)
})
