import { expect, test } from 'vitest'
import { calmName, cardName } from './calm-name.ts'

test.each([
  ['SOFÁ EM L FJELDA AMARELO-MOSTARDA 254x158x90 cm', 'Sofá em L fjelda amarelo-mostarda 254x158x90 cm'],
  ['TAMPO DE MESA 100x60 cm', 'Tampo de mesa 100x60 cm'],
  ['Sofá em L «Eira», cinza-claro', 'Sofá em L «Eira», cinza-claro'],
  ['DORVINHA sofá de dois lugares, 139 x 86', 'DORVINHA sofá de dois lugares, 139 x 86'],
  ['LED E27', 'LED E27'],
  ['CANDEEIRO DE MESA LED Ø25 CM', 'Candeeiro de mesa LED Ø25 cm'],
  ['', ''],
])('a name that shouts is said calmly, others stay: %s', (name, calm) => {
  expect(calmName(name)).toBe(calm)
})

test.each([
  [
    'SKARN sofá reclinável de 3 lugares em imitação de pele, preto intenso, 187 x 96 x 97 cm',
    'Skarn sofá reclinável de 3 lugares em imitação de pele, preto intenso',
  ],
  ['Sofá 3 lugares Beirã 1,96 m · verde floresta', 'Sofá 3 lugares Beirã, verde floresta'],
  ['Sofá chaise longue creme em tecido «Tessara» – 2,59 m', 'Sofá chaise longue creme em tecido Tessara'],
  ['Sofá em L ref. Eira terracota', 'Sofá em L Eira terracota'],
  ['sofá-cama de 3 lugares vinby - cinza', 'Sofá-cama de 3 lugares vinby, cinza'],
  ['Mesa de jantar de 120 cm, carvalho', 'Mesa de jantar de 120 cm, carvalho'],
  ['Candeeiro LED Ø25 cm', 'Candeeiro LED'],
  ['Lanterna redonda em metal pintado, Ø 19 cm', 'Lanterna redonda em metal pintado'],
  ['TV 90 x 60 cm', 'TV 90 x 60 cm'],
])('L-02 a card has a clean name, without the sizes that it says itself: %s', (name, clean) => {
  expect(cardName(name, true)).toBe(clean)
})
test('L-02 sizes stay where the card does not say them', () => {
  expect(cardName('Sofá relax seara 181x94x104 cm cinza', false)).toBe('Sofá relax seara 181x94x104 cm cinza')
})
