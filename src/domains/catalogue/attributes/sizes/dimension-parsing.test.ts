import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeProfiles, type SizeProfile, type SizeProfileName } from '../../tree/size-profiles.ts'
import { parseDimensions } from './dimension-parsing.ts'
import type { SizeReadings } from './size-readings.ts'
import { tokensOf } from '../words/lexer.ts'
import { numberValue } from './number-value.ts'

function read(text: string, profile: SizeProfileName): SizeReadings {
  return parseDimensions(tokensOf(text), sizeProfiles[profile])
}
function mm(text: string, profile: SizeProfileName): string {
  return Object.entries(read(text, profile))
    .map(([axis, { lowMm, highMm }]) => `${axis} ${lowMm}${lowMm === highMm ? '' : `-${highMm}`}`)
    .sort()
    .join(', ')
}

describe('sizes as Portuguese shops write them', () => {
  test.each([
    ['Mesa 160x90x75 cm', 'diningTable', 'depth 900, height 750, width 1600'],
    ['Mesa 90x160 cm', 'diningTable', 'depth 900, width 1600'],
    ['Mesa de jardim 1,20 x 2,50 m', 'diningTable', 'depth 1200, width 2500'],
    ['Sofá L.217 P.90 A.76 cm', 'sofa', 'depth 900, height 760, width 2170'],
    ['Sofá L217xP90xA76cm', 'sofa', 'depth 900, height 760, width 2170'],
    ['Sofá 217L x 90P x 76A cm', 'sofa', 'depth 900, height 760, width 2170'],
    ['Sofá (AxLxP): 76 x 217 x 90 cm', 'sofa', 'depth 900, height 760, width 2170'],
    ['Sofá 217 x 90 x 76 cm (L x P x A)', 'sofa', 'depth 900, height 760, width 2170'],
    ['Mesa de apoio Ø 45', 'sideTable', 'diameter 450'],
    ['Mesa Ø80 x 75 cm', 'diningTable', 'diameter 800, height 750'],
    ['Mesa redonda 120 cm', 'diningTable', 'diameter 1200'],
    ['Mesa redonda 110 x 75 cm', 'diningTable', 'diameter 1100, height 750'],
    ['Mesa 160/240 cm extensível', 'diningTable', 'width 1600-2400'],
    ['Mesa extensível 160-240x90 cm', 'diningTable', 'depth 900, width 1600-2400'],
    ['Mesa 160(240)x90x75', 'diningTable', 'depth 900, height 750, width 1600-2400'],
    ['Mesa 140x90 cm extensível até 200 cm', 'diningTable', 'depth 900, width 1400-2000'],
    ['Banco alt. 45-52 cm', 'barStool', 'height 450-520'],
    ['Secretária altura regulável entre 72 e 120 cm', 'desk', 'height 720-1200'],
    ['Estrutura para colchão 140×200', 'bed', 'lyingLength 2000, lyingWidth 1400'],
    ['Cama de casal 160x200 cm', 'bed', 'lyingLength 2000, lyingWidth 1600'],
    ['Cama 168x208x95 cm', 'bed', 'height 950, length 2080, width 1680'],
    ['Sofá-cama 3 lugares, cama 140x190', 'sofa', 'lyingLength 1900, lyingWidth 1400'],
    ['Secretária com 90 cm de largura', 'desk', 'width 900'],
    ['Comprimento 160 cm, largura 90 cm, altura 75 cm', 'diningTable', 'depth 900, height 750, width 1600'],
    ['Tapete 230 x 160 cm', 'rug', 'length 2300, width 1600'],
    ['Colchão 90x190x22', 'mattress', 'height 220, length 1900, width 900'],
    ['Cortina 140x260 cm', 'curtain', 'height 2600, width 1400'],
    ['Estante 1.200 x 300 x 1.800 mm', 'shelf', 'depth 300, height 1800, width 1200'],
    ['Roupeiro 1800x600x2100', 'wardrobe', 'depth 600, height 2100, width 1800'],
    ['Roupeiro 1,80 x 0,60 x 2,10', 'wardrobe', 'depth 600, height 2100, width 1800'],
    ['Candeeiro E27 60W altura 150 cm', 'lamp', 'height 1500'],
    ['Cadeira, altura do assento: 45 cm', 'chair', 'seatHeight 450'],
    ['Pack 2 toalhas 2 x 50x90 cm', 'towel', 'length 900, width 500'],
    ['Piscina 3,05 m x 76 cm', 'structure', 'depth 760, width 3050'],
    ['Móvel de TV 180 cm para TV até 65"', 'tvUnit', 'width 1800'],
    ['Cabeceira para cama de 160 cm', 'headboard', 'lyingWidth 1600'],
  ] as const)('%s', (text, profile, expected) => expect(mm(text, profile)).toBe(expected))
})

describe('numbers that are no size of the article', () => {
  test.each([
    ['Sofá 3 lugares', 'sofa'],
    ['Candeeiro 60W E27 230V', 'lamp'],
    ['Estante com cabo de 150 cm', 'shelf'],
    ['Sofá, altura das pernas 12 cm', 'sofa'],
    ['Tapete 20 m2', 'rug'],
    ['Móvel para TV de 55"', 'tvUnit'],
    ['Mesa modelo 1200', 'diningTable'],
    ['Lençol para cama 160x200', 'bedLinen'],
    ['Cesto 40 L', 'box'],
    ['Mesa 9000x9000 cm', 'diningTable'],
    ['Mesa 160', 'diningTable'],
    ['Sofá constructor 200', 'sofa'],
    ['Conjunto 2x3', 'sofa'],
    ['Embalagem: 120x60x20 cm', 'cabinet'],
  ] as const)('%s', (text, profile) => expect(mm(text, profile)).toBe(''))
})

function centimetres(low: number, high: number): fc.Arbitrary<number> {
  return fc.integer({ min: low, max: high })
}
const sofaSides = fc.record({ width: centimetres(160, 350), depth: centimetres(60, 150), height: centimetres(50, 130) })

describe('properties', () => {
  test('any text gives finite, ordered, plausible sizes or none', () => {
    const pieces = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        ' x ',
        '×',
        ' cm',
        'm',
        'L.',
        'Ø',
        '160',
        '90,5',
        '1.200',
        '/',
        '-',
        ' de largura',
        ' a ',
        'até',
        '(',
        ')',
        'constructor',
        '__proto__',
        '٣',
        '½',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom(...(Object.keys(sizeProfiles) as SizeProfileName[])),
        (parts, name) => {
          for (const [axis, { lowMm, highMm, confidence }] of Object.entries(read(parts.join(''), name))) {
            const range = (sizeProfiles[name] as SizeProfile).axes[axis as 'width'] as readonly [number, number]
            expect(Number.isInteger(lowMm) && Number.isInteger(highMm) && lowMm <= highMm).toBe(true)
            expect(lowMm >= range[0] && highMm <= range[1] && confidence > 0 && confidence <= 1).toBe(true)
          }
        },
      ),
    )
  })

  test('what is rendered is read back, in cm, mm and m alike', () => {
    fc.assert(
      fc.property(sofaSides, ({ width, depth, height }) => {
        const expected = `depth ${depth * 10}, height ${height * 10}, width ${width * 10}`
        const inMetres = [width, depth, height].map((value) => (value / 100).toFixed(2).replace('.', ','))
        expect(mm(`Sofá Lund ${width}x${depth}x${height} cm`, 'sofa')).toBe(expected)
        expect(mm(`Sofá Lund ${width * 10} x ${depth * 10} x ${height * 10} mm`, 'sofa')).toBe(expected)
        expect(mm(`Sofá Lund ${inMetres.join(' × ')} m`, 'sofa')).toBe(expected)
      }),
    )
  })

  test('labelled sides are read the same in any order and any way of labelling', () => {
    const orders = fc.constantFrom([0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0])
    const style = fc.constantFrom<(letter: string, word: string, value: number) => string>(
      (l, _w, v) => `${l}.${v}`,
      (_l, w, v) => `${w} ${v} cm`,
      (_l, w, v) => `${w}: ${v}`,
      (_l, w, v) => `${v} cm de ${w}`,
      (l, _w, v) => `${v} cm (${l})`,
    )
    fc.assert(
      fc.property(sofaSides, orders, style, ({ width, depth, height }, order, write) => {
        const sides = [write('L', 'largura', width), write('P', 'profundidade', depth), write('A', 'altura', height)]
        expect(mm(`${order.map((index) => sides[index]).join(', ')} cm`, 'sofa')).toBe(
          `depth ${depth * 10}, height ${height * 10}, width ${width * 10}`,
        )
      }),
    )
  })

  test('a number is never NaN, and the thousands point is told from the decimal one by the unit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,]{1,14}$/), (text) => {
        const value = numberValue(text, null)
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
    expect(numberValue('1.200', 1)).toBe(1200)
    expect(numberValue('1.200', 1000)).toBe(1.2)
    expect(numberValue('1.234,5', 1)).toBe(1234.5)
    expect(numberValue('0,900', null)).toBe(0.9)
    expect(numberValue('1.2.3', null)).toBeNull()
  })
})
