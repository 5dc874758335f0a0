import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, termsOf } from './analyse.ts'

describe('S-06 one analysis for index and queries', () => {
  test.each([
    ['sofás', 'sofá', 'SOFA', 'sofa\u0301', 's\u00adofá'],
    ['colchões', 'colchoes', 'colchão', 'colchao'],
    ['pães', 'paes', 'pão'],
    ['mãos', 'maos', 'mão'],
    ['lençóis', 'lençol', 'lencois'],
    ['jardins', 'jardim'],
    ['móveis', 'móvel', 'moveis'],
    ['têxteis', 'têxtil'],
    ['azuis', 'azul'],
    ['funis', 'funil'],
    ['táxis', 'táxi'],
    ['cores', 'cor'],
    ['torres', 'torre'],
    ['chaises longues', 'chaise longue', 'chaiselongue', 'chaise long'],
    ['branca', 'branco', 'brancas', 'blanco'],
    ['estofada', 'estofados'],
    ['rústicas', 'rústico'],
    ['rectangular', 'retangulares'],
    ['eléctrico', 'elétrica'],
    ['óptimo', 'ótimo'],
    ['anti-derrapante', 'antiderrapante', 'antiderrapantes'],
    ['180 cm', '1,80 m', '1800mm', '1.800 mm', '180cm'],
    ['140x190', '140 x 190 cm', '1,40 × 1,90 m', '1400x1900 mm'],
    ['geladeiras', 'frigorífico'],
    ['estante p/ livros', 'estante para livros', 'estante livros'],
  ])('%s and its like are the same', (...same) => {
    for (const text of same) expect([text, termsOf(text)]).toEqual([text, termsOf(same[0])])
  })

  test.each([
    ['banco', 'banca'],
    ['porto', 'porta'],
    ['prato', 'prata'],
    ['copo', 'copa'],
    ['barro', 'barra'],
    ['quadro', 'quadra'],
    ['roupa', 'roupão'],
    ['cama', 'camas 2'],
    ['180 cm', '180'],
    ['mesa', 'messe'],
    ['sala', 'sal'],
    ['com braços', 'sem braços'],
  ])('%s and %s stay apart', (one, other) => {
    expect(termsOf(one)).not.toEqual(termsOf(other))
  })

  test('says where each term stands; a phrase of one meaning stands as a whole', () => {
    const text = 'Cadeiras de balanço, 1,80 m'
    expect(analyse(text).map(({ term, from, to }) => [term, text.slice(from, to)])).toEqual([
      ['cadeira', 'Cadeiras de balanço'],
      ['baloico', 'Cadeiras de balanço'],
      ['1800mm', '1,80 m'],
    ])
  })

  test('small words are marked, and none of them is a term', () => {
    expect(analyse('mesa de jantar').map(({ isSmall }) => isSmall)).toEqual([false, true, false])
    expect(termsOf('de para com')).toEqual([])
  })

  test('property: analysing terms again changes nothing', () => {
    const words = fc.stringMatching(/^[a-zà-ÿ]{1,12}(oes|ais|eis|res|ses|ns|ada|s|a|o|e)?$/)
    fc.assert(
      fc.property(
        fc.oneof(words, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme' })),
        (text) => {
          const terms = termsOf(text)
          expect(termsOf(terms.join(' '))).toEqual(terms)
        },
      ),
    )
  })

  test('property: places follow each other inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        let last = 0
        for (const { from, to } of analyse(text)) {
          expect(from >= last && to > from && to <= text.length).toBe(true)
          last = from
        }
      }),
    )
  })

  test.each([
    '1',
    '1x',
    '1 x ',
    '1,',
    'a\u0301',
    ' ',
    '-',
    'ação ',
    '👨‍👩‍👧',
    '\u202e\u200f',
    "' or 1=1;--",
    '(a+)+$',
    'c/',
    '١',
  ])('64 KB of %j end, in time that grows with the length alone', (piece) => {
    const cpuMs = (text: string): number => {
      const before = process.cpuUsage()
      analyse(text)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const text = piece.repeat(Math.ceil(65_536 / piece.length))
    analyse(text)
    expect(cpuMs(text)).toBeLessThan(1000)
  })
})
