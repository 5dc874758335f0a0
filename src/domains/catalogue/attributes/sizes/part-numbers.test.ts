import { describe, expect, test } from 'vitest'
import { extract, sizesOf } from '../testing.ts'

function sized(slug: string, title: string, text: string | null = null, fields: Record<string, string> = {}): string {
  return sizesOf(extract(slug, title, text, fields))
}

describe('E-01 a letter beside a number', () => {
  test.each([
    ['lampadas', 'LED 20A'],
    ['candeeiros-de-mesa', 'Candeeiro LED 20A'],
    ['estantes', 'Arduino ATmega 328P'],
    ['secretarias-direitas', 'Impressora térmica XD-58C'],
    ['mesas-de-apoio', 'Multímetro M-830B'],
    ['quadros', 'Puzzle 3D'],
    ['poltronas', 'Poltrona Lund 24H'],
    ['estantes', 'Modelo C920 H340'],
    ['estantes', 'Regal Typ B12 D30'],
    ['candeeiros-de-teto', 'Lámpara 16A 250L'],
    ['estantes', 'Étagère réf. L200 P35'],
    ['cadeiras-de-escritorio', 'Chair X-400B, 12H'],
    ['jarras', 'Filamento PLA 75A'],
    ['candeeiros-de-teto', 'Spot 38D 3000 K'],
    ['camas', 'Bett T50 B30'],
    ['estantes', 'USB 30P 20A'],
    ['candeeiros-de-teto', 'Fita LED WS2812B 5V 60D'],
    ['estantes', 'Disjuntor 3P 20A 250V'],
    ['candeeiros-de-mesa', 'Lampe H40 D20'],
  ])('%s: %s has no size', (slug, title) => expect(sized(slug, title)).toBe(''))

  test('nor has one in a text or in a field of sizes', () => {
    expect([
      sized('estantes', 'Kit', 'Corrente: 20A. Placa 328P, 3D.'),
      sized('estantes', 'Kit', null, { size: '328P' }),
      sized('estantes', 'Kit', null, { 'detail:Tamanho': '20A' }),
    ]).toEqual(['', '', ''])
  })

  test.each([
    ['sofas', 'Sofá L.217 P.90 A.76 cm', 'depth 90, height 76, width 217'],
    ['mesas-de-jantar', 'Mesa L 120 x P 80', 'depth 80, width 120'],
    ['aparadores', 'Aparador 160L 45P 75A', 'depth 45, height 75, width 160'],
    ['mesas-de-jantar', 'Mesa L.120 P.80', 'depth 80, width 120'],
    ['mesas-de-jantar', 'Mesa 120L x 80P', 'depth 80, width 120'],
    ['mesas-de-jantar', 'Mesa L120 P80 cm', 'depth 80, width 120'],
    ['mesas-de-jantar', 'Mesa L: 120, P: 80', 'depth 80, width 120'],
    ['aparadores', 'Aparador L160 P45 A75', 'depth 45, height 75, width 160'],
    ['mesas-de-jantar', 'Mesa 120 (L) 80 (P)', 'depth 80, width 120'],
    ['quadros', 'Quadro 3D 60x90 cm', 'height 90, width 60'],
    ['quadros', 'Poster A4 210x297 mm', 'height 29.7, width 21'],
    ['candeeiros-de-teto', 'Candeeiro 20A, altura 12 cm', 'height 12'],
    ['mesas-de-jantar', 'Mesa (cm): L120 P80', 'depth 80, width 120'],
    ['mesas-de-jantar', 'Tisch B 120 T 80', 'depth 80, width 120'],
    ['biombos', 'Biombo Ribeira L160 A180', 'height 180, width 160'],
    ['espelhos', 'Miroir Lund L60 H90', 'height 90, width 60'],
  ])('%s: %s is %s', (slug, title, expected) => expect(sized(slug, title)).toBe(expected))
})

describe('E-01 numbers with many decimals', () => {
  test.each([
    ['sofas', 'Sofa 84.25"W x 33.125"D x 35"H', 'depth 84.1, height 88.9, width 214'],
    ['sofas', 'Sofa 84 1/4"W x 33 1/8"D x 35 3/16"H', 'depth 84.1, height 89.4, width 214'],
    ['sofas', 'Sofa 214,125 cm x 84.138 cm x 88,9 cm', 'depth 84.1, height 88.9, width 214.1'],
    ['estantes', 'Estante 1.200 x 300 x 1.800 mm', 'depth 30, height 180, width 120'],
    ['sofas', 'Sofa W 213.99500000000001 x D 83.82 x H 90.17 cm', 'depth 83.8, height 90.2, width 214'],
  ])('%s: %s is %s', (slug, title, expected) => expect(sized(slug, title)).toBe(expected))
})

describe('E-01 two sizes of which the text does not tell whose they are', () => {
  test.each([
    // Rounded differently, one size twice.
    ['sofas', 'Sectional 110.6" L x 68" W x 29" H / 110.5" W x 68"D x 29" H', 'depth 172.7, height 73.7, width 280.9'],
    ['mesas-de-jantar', 'Mesa 160x90 / 180x90 cm', 'depth 90'],
    ['mesas-de-jantar', 'Mesa 160x90x75 cm ou 180x90x75 cm', 'depth 90, height 75'],
    ['roupeiros', 'Roupeiro L.120 P.60 A.200 / L.160 P.60 A.200 cm', 'depth 60, height 200'],
    ['tapetes-de-sala', 'Rug 160x230 cm or 200x290 cm', ''],
    ['tapetes-de-sala', 'Teppich 160x230, 200x230 und 240x230 cm', 'length 230'],
    ['camas', 'Cama 140x200 | 160x200', 'lyingLength 200'],
    ['camas', 'Cama 160x200/180x200', 'lyingLength 200'],
    ['mesas-de-jantar', 'Table 160 x 90/100 x 75', 'depth 90-100, height 75, width 160'],
    ['aparadores', 'Aparador 120 x 40 x 75 o 160 x 40 x 75 cm', 'depth 40, height 75'],
    // What extends has both.
    ['mesas-de-jantar', 'Mesa extensível 160x90 / 220x90 cm', 'depth 90, width 160-220'],
  ])('%s: %s is %s', (slug, title, expected) => expect(sized(slug, title)).toBe(expected))

  test('a field with the unit in its name, in a name of its own, and in a text', () => {
    expect(sized('sofas', 'Vadso', null, { 'detail:Product Dimension (Inch)': '110.5 x 68 x 29' })).toBe(
      'depth 172.7, height 73.7, width 280.7',
    )
    expect(sized('sofas', 'Vadso', null, { 'detail:Medidas (mm)': '2800 x 900 x 750' })).toBe(
      'depth 90, height 75, width 280',
    )
    expect(sized('sofas', 'Vadso', 'Dimension: 110.6" L x 68" W x 29" H / 98" W x 68"D x 29" H')).toBe(
      'depth 172.7, height 73.7',
    )
  })
})
