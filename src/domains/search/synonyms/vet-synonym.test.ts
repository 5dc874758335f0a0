import { describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import type { Vocabulary } from '#ports/search/port.ts'
import { searchDirectory } from '../directory.ts'
import { isKnownWord } from '../plan/known-words.ts'
import { planWords } from '../plan/word-plans.ts'
import type { Synonym } from './synonym.ts'
import { SYNONYM_LIMITS, type SynonymGiven, vetSynonym } from './vet-synonym.ts'

const sofas = Number(categoryBySlug('sofas')?.id)

function given(words: string, meaning: string | null, categoryId: number | null = null): SynonymGiven {
  return { words, meaning, categoryId }
}
function kept(...all: readonly SynonymGiven[]): readonly Synonym[] {
  return all.map((each, id) => ({ ...each, id }))
}
function vet(synonym: SynonymGiven, synonyms: readonly Synonym[] = []) {
  return vetSynonym(synonym, { synonyms, isOurWord: isKnownWord })
}

describe('B-08 a synonym that an editor adds', () => {
  test('B-08 is kept under the stems of its words', () => {
    expect(vet(given('Sofanetes', 'sofá'))).toEqual({ key: expect.stringMatching(/^sofanet/) })
    expect(vet(given('sofanete', null, sofas))).toEqual({ key: expect.any(String) })
  })
  test.each([
    [given('de', 'sofá'), 'stop_word'],
    [given('barato', 'sofá'), 'stop_word'],
    [given('!?', 'sofá'), 'stop_word'],
    [given('sofanete', 'para'), 'stop_word'],
    [given('sofá 180 cm', 'sofá'), 'not_words'],
    [given('um dois três quatro cinco', 'sofá'), 'too_many_words'],
    [given('sofanete', null), 'no_meaning'],
    [given('sofanete', 'sofá', sofas), 'two_meanings'],
    [given('sofanete', null, 999_999), 'unknown_category'],
    [given('sofanete', 'xptozinho'), 'unknown_meaning'],
    [given('sofás', 'sofá'), 'same_word'],
  ])('B-08 %j is refused: %s', (synonym, problem) => {
    expect(vet(synonym)).toEqual({ problem })
  })
  test('B-08 a chain, a circle and what holds itself are refused', () => {
    const before = kept(given('sofanete', 'sofá'))
    expect(vet(given('sofázinhos', 'sofanete'), before)).toEqual({ problem: 'loop' })
    expect(vet(given('sofá', 'cadeira'), before)).toEqual({ problem: 'loop' })
    expect(vet(given('sofá', 'sofá cama'))).toEqual({ problem: 'loop' })
  })
  test('B-08 the two thousand and first is refused', () => {
    const full = kept(...Array.from({ length: SYNONYM_LIMITS.synonyms }, (_, at) => given(`palavra${at}`, 'sofá')))
    expect(vet(given('sofanete', 'sofá'), full)).toEqual({ problem: 'too_many' })
  })
})

describe('B-08 a search with synonyms', () => {
  const vocabulary: Vocabulary = { generation: 'any', rowCount: 100, rowsWith: () => 0, terms: () => [] }
  const plansWith = (query: string, ...all: readonly SynonymGiven[]) =>
    planWords(query, { vocabulary, directory: searchDirectory([], [], kept(...all)) }).plans.map(({ alternatives }) =>
      alternatives.map(({ term }) => term),
    )
  test('B-08 is met by the word and by what it means, and is no typing error', () => {
    const [plan = []] = plansWith('sofanete', given('sofanete', 'poltrona'))
    expect(plan).toEqual(expect.arrayContaining(['poltrona']))
    expect(plansWith('sofanete')[0]).not.toContain('poltrona')
  })
  test('B-08 several words mean all of them together: each stands beside each', () => {
    const plans = plansWith('sofanete verde', given('sofanete', 'sofá cama'))
    expect(plans).toHaveLength(3)
    expect(plans[0]).toContain('sofa')
    expect(plans[1]).toContain('cama')
    expect(plans[2]).not.toContain('cama')
  })
  test('B-08 a category is met by its term; in quotation marks a word is itself', () => {
    expect(plansWith('sofanete', given('sofanete', null, sofas))[0]).toContain(`#${sofas}`)
    expect(plansWith('"sofanete"', given('sofanete', null, sofas))[0]).not.toContain(`#${sofas}`)
  })
  test('B-08 one plan for one list, whatever order it was written in', () => {
    const [a, b] = [given('sofanete', 'sofá'), given('mesanete', 'mesa')]
    expect(plansWith('sofanete mesanete', a, b)).toEqual(plansWith('sofanete mesanete', b, a))
  })
})
