import { expect, test } from 'vitest'
import { calmName, inSentence } from './calm-name.ts'

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

test('a label inside a sentence is small, but for what everyone writes in capitals', () => {
  expect(['Aço', 'MDF e aglomerado', 'Rotim e vime'].map(inSentence)).toEqual([
    'aço',
    'MDF e aglomerado',
    'rotim e vime',
  ])
})
