import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#platform/pace/testing-cpu.ts'
import { categoryBySlug } from '../../category-tree.ts'
import { sizeProfiles } from '../../tree/size-profiles.ts'
import { parseDimensions } from './dimension-parsing.ts'
import { extractAttributes } from '../extract-attributes.ts'
import { tokensOf } from '../words/lexer.ts'
import { mostSizeText, numberPieces } from './text-pieces.ts'

function idOf(slug: string): number {
  return Number(categoryBySlug(slug)?.id)
}
function sizesOf(slug: string, title: string, description: string | null = null): string {
  const { sizes } = extractAttributes({ title, description, productType: null, fields: {}, categoryId: idOf(slug) })
  return ['width', 'depth', 'height']
    .map((axis) => sizes[axis as 'width'])
    .map((size) => (size === undefined ? '?' : `${size.lowMm}`))
    .join(' ')
}

/** Sides of a cupboard in mm, whole cm, no two alike. */
const sides = fc.record({
  width: fc.integer({ min: 81, max: 250 }),
  depth: fc.integer({ min: 30, max: 65 }),
  height: fc.integer({ min: 70, max: 80 }),
})
type Sides = { width: number; depth: number; height: number }

function comma(value: number): string {
  return String(value).replace('.', ',')
}
const shapes: readonly ((sides: Sides) => string)[] = [
  ({ width, depth, height }) => `${width}x${depth}x${height} cm`,
  ({ width, depth, height }) => `${width} × ${depth} × ${height} cm`,
  ({ width, depth, height }) => `${width}cm x ${depth}cm x ${height}cm`,
  ({ width, depth, height }) => `${width * 10} x ${depth * 10} x ${height * 10} mm`,
  ({ width, depth, height }) => `${comma(width / 100)} m x ${comma(depth / 100)} m x ${comma(height / 100)} m`,
  ({ width, depth, height }) => `${width / 100} m x ${depth} cm x ${height * 10} mm`,
  ({ width, depth, height }) => `L.${width} P.${depth} A.${height} cm`,
  ({ width, depth, height }) => `L ${width} x P ${depth} x A ${height} cm`,
  ({ width, depth, height }) => `${width}L x ${depth}P x ${height}A cm`,
  ({ width, depth, height }) => `(AxLxP) ${height}x${width}x${depth} cm`,
  ({ width, depth, height }) => `${height} x ${depth} x ${width} cm (A x P x L)`,
  ({ width, depth, height }) => `W${width} x D${depth} x H${height} cm`,
  ({ width, depth, height }) => `B ${width} x T ${depth} x H ${height} cm`,
  ({ width, depth, height }) => `${width} (L) x ${depth} (P) x ${height} (A) cm`,
  ({ width, depth, height }) => `largura ${width} cm, profundidade ${depth} cm, altura ${height} cm`,
  ({ width, depth, height }) => `${width} cm de largura, ${depth} cm de profundidade e ${height} cm de altura`,
  ({ width, depth, height }) => `Largura (cm): ${width}; Profundidade (cm): ${depth}; Altura (cm): ${height}`,
  ({ width, depth, height }) => `ancho ${width} cm x fondo ${depth} cm x alto ${height} cm`,
  ({ width, depth, height }) => `largeur ${width} cm, profondeur ${depth} cm, hauteur ${height} cm`,
  ({ width, depth, height }) => `Breite ${width} cm, Tiefe ${depth} cm, Höhe ${height} cm`,
  ({ width, depth, height }) => `bredde ${width} cm, dybde ${depth} cm, høyde ${height} cm`,
]

describe('properties', () => {
  const pieces = fc.constantFrom(
    '160',
    '90,5',
    '1.200',
    ' x ',
    '×',
    ' cm',
    'm ',
    'L.',
    'Ø',
    '/',
    '-',
    ' a ',
    'até ',
    'e ',
    '(',
    ')',
    '+',
    '"',
    '½',
    ' de ',
    'largura ',
    'altura ',
    'Gesamtbreite ',
    'em ',
    'veludo ',
    'pés ',
    'sem ',
    ', ',
    '. ',
    '\n',
    'extensível ',
    'para colchão ',
    'medidas: ',
    ' ',
    'ø',
    '\u{1F6CB}',
    '٣',
  )

  test('whatever way a size is written in, it is read back from a name', () => {
    fc.assert(
      fc.property(sides, fc.constantFrom(...shapes), (size, write) => {
        expect(sizesOf('aparadores', `Aparador Lund ${write(size)}`), write(size)).toBe(
          `${size.width * 10} ${size.depth * 10} ${size.height * 10}`,
        )
      }),
      { numRuns: 500 },
    )
  })

  test('and from a text that announces it, with other numbers around', () => {
    fc.assert(
      fc.property(sides, fc.constantFrom(...shapes), (size, write) => {
        const text = `Entrega em 15 dias. Três gavetas, suporta 40 kg. Medidas do aparador: ${write(size)}. Cabo de 150 cm. Montagem em 30 minutos.`
        expect(sizesOf('aparadores', 'Aparador Lund', text), text).toBe(
          `${size.width * 10} ${size.depth * 10} ${size.height * 10}`,
        )
      }),
      { numRuns: 500 },
    )
  })

  test('a text in which no number seemed to be a size has none', () => {
    const words = fc.constantFrom(
      'e',
      'a',
      'o',
      'l',
      'h',
      'por',
      'x',
      'in',
      'm',
      'cm',
      '"',
      'redonda',
      'cama',
      'base',
      'assento',
      'dormir',
      'lado',
      'parede',
      'BxH',
      'profundidade',
      'fundo',
      'abre',
      '90',
      '3',
      '12',
      '75',
      ':',
      'mede',
      'Ø de',
      '(L)',
      'com',
      'mesa',
      'para colchão 140',
      'área de dormir 90',
      'extensível',
      '160/240',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, pieces), { maxLength: 9 }),
        fc.constantFrom(...Object.values(sizeProfiles)),
        fc.boolean(),
        (parts, profile, isRunningText) => {
          const [text, read] = [
            parts.join(' '),
            (all: string): unknown => parseDimensions(tokensOf(all), profile, { isRunningText }),
          ]
          // Behind a full stop a word that only makes the text be read.
          expect(read(text), text).toEqual(read(`${text} . parede`))
        },
      ),
      { numRuns: 5_000 },
    )
  })

  // Found by chance; each is read the same whether or not another word makes the text be read at all.
  test.each([
    ['160/240 extensível', ''],
    ['75-90 ausziehbar', ''],
    ['Medidas 160/240 extensible', ''],
    ['120(180) uttrekkbar', ''],
    ['( cm 160/240', '1600-2400'],
    ['Medidas (cm): 500', '5000'],
    ['Medidas em m: 5', '5000'],
  ])('in running text %j is as long as "%s", read closely or not', (text, expected) => {
    const lengthOf = (all: string): string => {
      const { length } = parseDimensions(tokensOf(all), sizeProfiles.lightString, { isRunningText: true })
      return length === undefined
        ? ''
        : length.lowMm === length.highMm
          ? `${length.lowMm}`
          : `${length.lowMm}-${length.highMm}`
    }
    expect([lengthOf(text), lengthOf(`${text} . parede`)]).toEqual([expected, expected])
  })

  test('no text makes it throw or take more than 5 ms a kilobyte', () => {
    const texts = fc.oneof(
      fc.array(pieces, { minLength: 50, maxLength: 900 }).map((parts) => parts.join('')),
      pieces.map((piece) => piece.repeat(2_000)),
      fc.string({ maxLength: 4_000 }),
    )
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom('sofas', 'camas-de-casal', 'mesas-extensiveis', 'tapetes-de-sala', 'rega'),
        (text, slug) => {
          const input = {
            title: text,
            description: text,
            productType: text,
            fields: { size: text, material: text, product_width: text },
            categoryId: idOf(slug),
          }
          const kilobytes = Math.max(1, text.length / 1024)
          let best = Number.POSITIVE_INFINITY
          // The best of a few tells the cost of the text, not of the machine's other work.
          for (let round = 0; round < 4 && best > 5 * kilobytes; round++) {
            const spent = cpuClock()
            extractAttributes(input)
            best = Math.min(best, spent())
          }
          expect(best, JSON.stringify(text.slice(0, 200))).toBeLessThanOrEqual(5 * kilobytes)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('limits of what is read for sizes', () => {
  test('a text counts to its 2000th character', () => {
    const at = (length: number): string => ' Medidas: 160 x 45 x 80 cm.'.padStart(length, 'palavra ')
    expect(sizesOf('aparadores', 'Aparador', at(mostSizeText))).toBe('1600 450 800')
    expect(sizesOf('aparadores', 'Aparador', `${at(mostSizeText + 40)}`)).toBe('? ? ?')
  })

  test('numbers that cannot be sizes are not looked at', () => {
    expect(numberPieces('Suporta 130 kg, 3 lugares, 24 meses de garantia.')).toEqual([])
    expect(numberPieces('Suporta 130 kg. Mede 90 cm.').join('|')).toContain('90 cm')
  })
})
