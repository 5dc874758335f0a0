import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scenarioArb } from './arbitraries.ts'
import type { Cursor, Hit, SearchAnswer } from './port.ts'
import {
  aPlan,
  aRow,
  counts,
  exampleSchema,
  ids,
  type OpenSubject,
  searchIn,
  shopIs,
  unlike,
  word,
} from './testing-examples.ts'

/** Pages that lose nothing, changes, and what is refused by name. */
export function pagesSuite(name: string, open: OpenSubject, runs: number): void {
  const search = searchIn(open)

  describe(`${name}: pages and changes`, () => {
    test('all pages by cursor are all numbered pages: none lost, none twice', async () => {
      await fc.assert(
        fc.asyncProperty(
          scenarioArb(15),
          fc.integer({ min: 1, max: 4 }),
          async ({ schema, rows, batches, plans }, size) => {
            const { port, applyChanges } = await open(schema, rows)
            for (const [i, batch] of batches.entries()) await applyChanges(batch, String(i))
            for (const plan of plans) {
              const numbered: Hit[] = []
              const byCursor: Hit[] = []
              let after: Cursor | null = null
              for (let number = 1; ; number++) {
                const [byNumber, next]: [SearchAnswer, SearchAnswer] = await Promise.all([
                  port.search({ ...plan, page: { kind: 'numbered', number, size } }),
                  port.search({ ...plan, page: { kind: 'cursor', after, size } }),
                ])
                expect({ ...next, ...unlike }).toEqual({ ...byNumber, ...unlike })
                numbered.push(...byNumber.hits)
                byCursor.push(...next.hits)
                after = next.hits.at(-1)?.cursor ?? after
                if (next.hits.length < size) break
              }
              expect(new Set(byCursor.map((hit) => hit.group)).size).toBe(byCursor.length)
              expect(numbered).toHaveLength((await port.search(plan)).totalCount)
            }
          },
        ),
        { numRuns: runs },
      )
    })

    test('a changed product has its present rows only, a product without rows is gone', async () => {
      const { port, applyChanges } = await open(exampleSchema, [
        aRow(10, { values: { shop: 1 } }),
        aRow(11, { values: { shop: 2 } }),
        aRow(20),
        aRow(30),
      ])
      const before = (await port.search(aPlan())).generation
      await applyChanges(
        [
          { group: 1, rows: [aRow(12, { values: { shop: 3 }, version: 2 })] },
          { group: 2, rows: [] },
          { group: 9, rows: [aRow(90)] },
        ],
        '1',
      )
      const answer = await port.search(aPlan({ facets: [{ kind: 'values', facet: 'shop', column: 'shop' }] }))
      expect(ids(answer)).toEqual([12, 30, 90])
      expect(answer.hits[0]).toMatchObject({ version: 2, rows: 1 })
      expect(counts(answer.facets[0])).toEqual([{ value: 3, count: 1 }])
      expect(answer.generation).not.toBe(before)
    })

    test('refuses a plan that names what the schema does not have, or asks too much', async () => {
      const rows = [aRow(10)]
      const facet = (column: string) => search(rows, { facets: [{ kind: 'values', facet: 'x', column }] })
      await expect(facet('nothing')).rejects.toThrow(/"nothing"/)
      await expect(facet('price')).rejects.toThrow(/"price"/)
      await expect(search(rows, { category: 77 })).rejects.toThrow(/77/)
      await expect(search(rows, { page: { kind: 'numbered', number: 209, size: 48 } })).rejects.toThrow(RangeError)
      await expect(search(rows, { words: Array.from({ length: 33 }, () => word('a')) })).rejects.toThrow(RangeError)
      await expect(
        search(rows, { filters: Array.from({ length: 33 }, (_, i) => ({ ...shopIs(1), facet: `f${i}` })) }),
      ).rejects.toThrow(RangeError)
    })

    test('goes to the limits: 32 words, 32 filtered facets, the last page', async () => {
      const rows = [aRow(10, { values: { shop: 1 }, words: { title: ['a', 'a'] } })]
      const answer = await search(rows, {
        words: Array.from({ length: 32 }, () => word('a')),
        adjacencyBonus: 1,
        filters: Array.from({ length: 32 }, (_, i) => ({ ...shopIs(1), facet: `f${i}` })),
        facets: Array.from({ length: 32 }, (_, i) => ({ kind: 'values', facet: `f${i}`, column: 'shop' })),
      })
      expect(answer.hits.map((hit) => hit.score)).toEqual([32 * 5 + 31])
      expect(answer.facets.map(counts)).toEqual(Array.from({ length: 32 }, () => [{ value: 1, count: 1 }]))
      expect((await search(rows, { page: { kind: 'numbered', number: 208, size: 48 } })).hits).toEqual([])
    })
  })
}
