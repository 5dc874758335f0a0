import { describe, expect, test } from 'vitest'
import { aRow, ids, type OpenSubject, searchIn, word } from './testing-examples.ts'

/** How words are found and weighed. */
export function wordsSuite(name: string, open: OpenSubject): void {
  const search = searchIn(open)

  describe(`${name}: words`, () => {
    const rows = [
      aRow(10, { words: { title: ['sofa', 'de', 'canto'], brand: ['lusa'] } }),
      aRow(20, { words: { title: ['canto', 'sofa'] } }),
      aRow(30, { words: { title: ['sofas'], brand: ['canto'] } }),
      aRow(40, { category: null, words: { title: ['sofá'] } }),
    ]

    test('every word must occur; the best alternative counts by field and weight', async () => {
      const either = {
        alternatives: [
          { term: 'sofa', weight: 4 },
          { term: 'sofas', weight: 2 },
        ],
      }
      const answer = await search(rows, {
        words: [either, word('canto')],
        orderBy: [{ by: 'score', direction: 'desc' }],
      })
      expect(answer.hits.map((hit) => [hit.id, hit.score])).toEqual([
        [10, 25],
        [20, 25],
        [30, 13],
      ])
    })

    test('neighbours side by side bring the bonus, in their order and inside one field', async () => {
      const answer = await search(rows, { words: [word('canto'), word('sofa')], adjacencyBonus: 100 })
      expect(answer.hits.map((hit) => [hit.id, hit.score])).toEqual([
        [10, 10],
        [20, 110],
      ])
    })

    test('a prefix stands for all words that begin with it; letters with accents are others', async () => {
      expect(
        ids(await search(rows, { words: [{ alternatives: [{ term: 'sofa', weight: 1, prefix: true }] }] })),
      ).toEqual([10, 20, 30])
      expect(ids(await search(rows, { words: [word('sofá')] }))).toEqual([40])
      expect(ids(await search(rows, { words: [word('sof')] }))).toEqual([])
    })
  })
}
