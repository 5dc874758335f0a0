import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vocabulary } from '#ports/search/port.ts'
import { corrections, splitWord } from './corrections.ts'
import { editDistance } from './edit-distance.ts'

function vocabularyOf(words: Readonly<Record<string, number>>, rowCount = 1_000): Vocabulary {
  return {
    generation: 'test',
    rowCount,
    rowsWith: (term) => words[term] ?? 0,
    terms: () => Object.entries(words).map(([term, rows]) => ({ term, rows })),
  }
}

describe('S-06 typing errors are held against the words of the base', () => {
  const words = vocabularyOf({
    sofa: 400,
    sofia: 3,
    cadeira: 300,
    roupeiro: 90,
    verde: 80,
    colchao: 60,
    mesa: 500,
    redondo: 40,
    '#1001': 400,
  })

  test.each([
    ['soffa', 'sofa'],
    ['osfa', 'sofa'],
    ['cadiera', 'cadeira'],
    ['cadira', 'cadeira'],
    ['kadeira', 'cadeira'],
    ['roupero', 'roupeiro'],
    ['rupeirro', 'roupeiro'],
    ['colxao', 'colchao'],
    ['vedre', 'verde'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(corrections(typed, typed, words)[0]?.term).toBe(meant)
  })

  test.each(['sof', 'mes', 'xyzzy', 'ab12cd', '1001', 'sofa-2', '', '\u0301'])('%j is taken for nothing', (typed) => {
    expect(corrections(typed, typed, words)).toEqual([])
  })

  test('of equally near words the frequent one is meant, and a far rarer one is not offered', () => {
    expect(corrections('soffa', 'soffa', words).map(({ term }) => term)).toEqual(['sofa'])
    expect(corrections('sofja', 'sofja', vocabularyOf({ sofa: 40, sofia: 30 })).map(({ term }) => term)).toEqual([
      'sofa',
      'sofia',
    ])
  })

  test('in a large catalogue an error that stands on a row or two is no word', () => {
    expect(corrections('roupero', 'roupero', vocabularyOf({ roupeiro: 2 }, 1_000_000))).toEqual([])
  })

  test('two words written as one are two', () => {
    expect(splitWord('mesaredondo', words)).toEqual(['mesa', 'redondo'])
    expect(splitWord('sofa2lugares', words)).toEqual(['sofa', '2', 'lugar'])
    expect(splitWord('mesaxyzzy', words)).toBeNull()
  })

  test('property: the distance is a distance, and as many steps as were made are enough', () => {
    const word = fc.stringMatching(/^[a-d]{0,8}$/)
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        const far = 20
        expect(editDistance(a, b, far)).toBe(editDistance(b, a, far))
        expect(editDistance(a, a, far)).toBe(0)
        if (a !== b) expect(editDistance(a, b, far)).toBeGreaterThan(0)
        expect(editDistance(a, b, 1)).toBe(Math.min(editDistance(a, b, far), 2))
        expect(editDistance(a + c, b + c, far)).toBeLessThanOrEqual(editDistance(a, b, far))
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,9}$/), fc.nat(), (one, seed) => {
        const at = seed % (one.length - 1)
        const exchanged = one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2)
        expect(editDistance(one, exchanged, 2)).toBeLessThanOrEqual(1)
        expect(editDistance(one, one.slice(0, at) + one.slice(at + 1), 2)).toBe(1)
      }),
    )
  })

  test('a million distinct errors leave no more behind than the last five thousand', () => {
    const small = vocabularyOf({ sofa: 400 })
    const letters = (at: number) =>
      [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
    for (let at = 0; at < 30_000; at++) corrections(`q${letters(at)}`, `q${letters(at)}`, small)
    const before = process.memoryUsage().heapUsed
    for (let at = 30_000; at < 130_000; at++) corrections(`q${letters(at)}`, `q${letters(at)}`, small)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000)
  })
})
