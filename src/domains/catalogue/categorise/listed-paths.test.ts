import { expect, test } from 'vitest'
import { slugOf } from './testing.ts'

test('E-01 where a path lists several kinds the name says which, or nobody', () => {
  expect(slugOf('Mesas & Secretárias', 'Mesa de jantar Vila')).toBe('mesas-de-jantar-fixas')
  expect(slugOf('Estantes e Armários', 'Guarda-roupa Vila 4 portas')).toBe('roupeiros-de-portas-de-abrir')
  expect(slugOf('Mesas & Secretárias', 'Vila 120')).toBe('–')
})

test('E-01 a path of one word gives way to a name that says more with the same word', () => {
  expect(slugOf('Poltronas', 'Poltrona de balanço Vila')).toBe('cadeiras-de-baloico')
  expect(slugOf('Lampade', 'Lampada da tavolo Vila')).toBe('candeeiros-de-mesa')
  expect(slugOf('Camas', 'Cama infantil Vila')).toBe('camas-de-crianca')
  expect(slugOf('Sillones', 'Sillón relax Vila')).toBe('poltronas-relax')
  expect(slugOf('Poltronas', 'Poltrona Vila')).toBe('poltronas')
})

test('E-01 a level “Canapés” is a sofa in France and a bed base in Spain: the name tells', () => {
  expect(slugOf('Meubles > Canapés', 'Canapé 3 places Vila')).toBe('sofas-de-3-lugares')
  expect(slugOf('Dormitorio > Canapés', 'Canapé abatible Vila 135x190')).toBe('bases-com-arrumacao')
})

test('E-01 a longer phrase of another language counts before the shorter word of ours', () => {
  expect(slugOf(null, 'Lampada da terra Vila')).toBe('candeeiros-de-pe')
  expect(slugOf(null, 'Vila zit sta bureau')).toBe('secretarias-elevatorias')
  expect(slugOf(null, 'Lâmpada LED E27 Vila')).toBe('lampadas')
})
