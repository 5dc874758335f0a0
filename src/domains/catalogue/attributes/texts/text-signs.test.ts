import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOrShares, praise as clausePraise } from './bare-materials.ts'
import { categoryBySlug } from '../../category-tree.ts'
import { extractAttributes } from '../extract-attributes.ts'
import { lookEnd, lookOf } from './material-looks.ts'
import { materialLine } from './read-materials.ts'
import { ofSofa, seatText } from '../seats.ts'
import { coat, colourLine, inColour } from './text-colours.ts'
import { firstWords, praise, prepositionLength } from './material-openings.ts'
import {
  COAT,
  COLOUR_LINE,
  COLOUR_WORD,
  LOOK,
  MATERIAL_LINE,
  PART_OR_SHARE,
  SEATS,
  signsOf,
  type TextSigns,
} from './text-signs.ts'
import { textsOfExpression } from './texts-of-expression.ts'

const searches: readonly (readonly [name: string, expression: RegExp, sign: number])[] = [
  ['a line of the material', materialLine, MATERIAL_LINE],
  ['a line of the colour', colourLine, COLOUR_LINE],
  ['a colour behind its word', inColour, COLOUR_WORD],
  ['a coat', coat, COAT],
  ['parts and shares', partsOrShares, PART_OR_SHARE],
  ['seats', seatText, SEATS],
  ['seats of a sofa', ofSofa, SEATS],
  ['what it looks like', lookOf, LOOK],
  ['what it looks like, said behind', lookEnd, LOOK],
]

describe('E-01 a search that is left out could have found nothing', () => {
  test.each(searches)('texts that tell of %s have the sign for it', (_, expression, sign) => {
    const texts = textsOfExpression(expression)
    expect(texts.filter((text) => text.search(expression) < 0)).toEqual([])
    const told = texts.flatMap((text) => [text, text.toUpperCase(), `Mesa de sala. ${text}`])
    expect(told.filter((text) => text.search(expression) >= 0 && (signsOf(text).kinds & sign) === 0)).toEqual([])
  })

  test.each([2, 3, 4])('every word of %i letters that leads to a material is a sign of one', (length) => {
    expect(
      wordsOfLength(length).filter(
        (word) => prepositionLength(`bezogen ${word} samt`, 8) > 0 && signsOf(`bezogen ${word} samt`).madeOf.to === 0,
      ),
    ).toEqual([])
  })

  test('what is read of a text is what would be read if every search ran over it', () => {
    const pieces = searches
      .flatMap(([, expression]) => textsOfExpression(expression))
      .filter((_, index) => index % 7 === 0)
    const piece = fc.oneof(
      fc.constantFrom(...sentences),
      fc.constantFrom(...leads),
      fc.constantFrom(...praise, ...clausePraise),
      fc.constantFrom(...firstWords),
      fc.constantFrom(...pieces),
    )
    const texts = fc
      .array(fc.tuple(piece, fc.constantFrom(...joints)), { minLength: 1, maxLength: 9 })
      .map((parts) => parts.flat().join(''))
    fc.assert(
      fc.property(texts, fc.constantFrom(...titles), (text, [slug, title]) => {
        expect(read(slug, title, text, signsOf)).toEqual(read(slug, title, text, everySign))
      }),
      { numRuns: 1_500 },
    )
  })
})

/** All words of as many letters. */
function wordsOfLength(length: number): string[] {
  return length === 0
    ? ['']
    : wordsOfLength(length - 1).flatMap((word) => [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => word + letter))
}

const titles = [
  ['sofas', 'Sofá Vila'],
  ['mesas-de-apoio', 'Mesa de apoio Vila em nogueira'],
  ['cadeiras-de-jantar', 'Cadeira Vila azul'],
  ['armarios-de-cozinha', 'Armário Vila'],
] as const
const sentences = [
  'Sofá em veludo verde',
  'um sofá cinza',
  'feita em pinho maciço',
  'com pés em metal',
  'Tampo MDF lacado',
  '80% algodão',
  '20 % linho',
  'Aço',
  'MDF with oak effect',
  'Polipropileno',
  'carvalho',
  'Material: faia',
  'Cor: preto',
  'aus massivem Nussbaumholz',
  'solid oak legs',
  'lã',
  'preto',
  'para 4 pessoas',
  'Altura 75 cm',
  'metal',
  'com almofadas',
]
const leads = ['em', 'de', 'aus', 'com', 'mit', 'in', 'feito em', 'na cor', 'efeito', 'bekleed met', '100']
const joints = [' ', ' ', ' ', '. ', ', ', ': ', '\n', ' – ', '; ', ' + ', '/', '’', ' × ', '!']

function everySign(text: string): TextSigns {
  return {
    kinds: ~0,
    numbersEnd: text.length,
    madeOf: { from: 0, to: text.length },
  }
}

/** Behind another text, for the searches keep the last answer. */
function read(slug: string, title: string, description: string, tell: (text: string) => TextSigns): unknown {
  const categoryId = Number(categoryBySlug(slug)?.id)
  const [, attributes] = ['Uma peça para todos.', description].map((text) =>
    extractAttributes(
      { title, description: text, productType: null, fields: {}, categoryId },
      null,
      text === description ? tell : everySign,
    ),
  )
  return attributes
}
