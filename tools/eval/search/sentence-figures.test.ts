import { describe, expect, test } from 'vitest'
import { type GoldSentence, loadGoldSentences, parseGold } from './gold-sentences.ts'
import { halves } from './judged-queries.ts'
import { judgeSentence, sentenceFigures, type Understood } from './sentence-figures.ts'

const nothing: Understood = { slots: [], notUnderstood: [], left: [] }

function gold(line: string): GoldSentence {
  return parseGold(line, 'open', 'some.gold')[0] as GoldSentence
}
function slots(...texts: string[]): Understood['slots'] {
  return texts.map((text) => {
    const at = text.indexOf(':')
    return { field: text.slice(0, at), value: text.slice(at + 1) }
  })
}

const sofa = gold('sofá barato sem braços até 500 € = kind:sofas price:..500 (sort:price) !braços')

describe('S-07 sentences are judged by what is read out of them', () => {
  test('S-07 all of it and no more is exact', () => {
    const verdict = judgeSentence(sofa, {
      ...nothing,
      slots: slots('kind:sofas', 'price:..50000'),
      notUnderstood: ['sem braços'],
    })
    expect(verdict).toMatchObject({ isExact: true, missed: [], invented: [] })
    const figures = sentenceFigures([verdict])
    expect([figures.exact, figures.f1, figures.invented]).toEqual([1, 1, 0])
  })

  test.each<[string, Partial<Understood>, object]>([
    ['a missed price', { slots: slots('kind:sofas') }, { missed: ['price'], invented: [] }],
    [
      'another price',
      { slots: slots('kind:sofas', 'price:50000..') },
      { missed: ['price'], invented: ['price:50000..'] },
    ],
    [
      'an invented colour',
      { slots: slots('kind:sofas', 'price:..50000', 'colour:azul') },
      { invented: ['colour:azul'] },
    ],
    [
      'a denied word that is searched',
      { slots: slots('kind:sofas', 'price:..50000'), notUnderstood: [], left: ['braços'] },
      { missed: ['words'] },
    ],
    [
      'a word that nobody asked for',
      { slots: slots('kind:sofas', 'price:..50000'), left: ['até'] },
      { wrong: ['words'] },
    ],
  ])('S-07 %s is not exact', (_, found, expected) => {
    expect(judgeSentence(sofa, { ...nothing, notUnderstood: ['sem braços'], ...found })).toMatchObject({
      isExact: false,
      ...expected,
    })
  })

  test('S-07 what may be understood need not, and is not invented; about so much is any interval near it', () => {
    const found = { ...nothing, notUnderstood: ['sem braços'] }
    expect(judgeSentence(sofa, { ...found, slots: slots('kind:sofas', 'price:..50000', 'sort:price') }).isExact).toBe(
      true,
    )
    const about = gold('uns 200 euros = price:~200')
    const priced = (price: string): boolean =>
      judgeSentence(about, { ...nothing, slots: slots(`price:${price}`) }).isExact
    expect(['16000..24000', '20000..20000', '1000..20000', '..20000', '30000..40000'].map(priced)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test.each([
    ['sofá = kind:sofass', 'no kind is called "sofass"'],
    ['sofá = flavour:sweet', 'no field is called "flavour"'],
    ['sofá = price:cheap', '"cheap" is not an interval'],
    ['sofá = !cama', '"cama" does not stand in the sentence'],
    ['sofá = p.lado-da-chaise:norte', 'no p.lado-da-chaise is called "norte"'],
    ['sofá', 'no " = "'],
  ])('S-07 "%s" is refused with its file and line', (line, complaint) => {
    expect(() => gold(line)).toThrow(complaint)
    expect(() => gold(line)).toThrow('open/some.gold:1')
  })

  test('S-07 both halves are whole: 300 sentences, none in both', () => {
    const all = halves.flatMap((half) => loadGoldSentences(half).map(({ text }) => text.toLowerCase()))
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(new Set(all).size).toBe(all.length)
  })
})
