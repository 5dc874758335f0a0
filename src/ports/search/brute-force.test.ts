import { expect, test } from 'vitest'
import { bruteForceSearch } from './brute-force.ts'
import { searchPortSuite } from './suite.ts'
import { aPlan, aRow, exampleSchema, type OpenSubject } from './testing-examples.ts'
import { vocabularySuite } from './testing-vocabulary.ts'

const open: OpenSubject = (schema, rows) => {
  const subject = bruteForceSearch(schema, rows)
  return { port: subject, applyChanges: subject.applyChanges }
}
searchPortSuite('brute force', open)
vocabularySuite('brute force', open)

test('the histogram of a range is of the end that is asked, without the filters of its facet; unknown ones are nowhere', async () => {
  const wide = (id: number, low: number, high: number) => aRow(id, { values: { width: { low, high } } })
  const port = bruteForceSearch(exampleSchema, [wide(10, 800, 900), wide(20, 1200, 2100), aRow(30)])
  const answer = await port.search(
    aPlan({
      filters: [{ facet: 'width', filter: { kind: 'overlaps', column: 'width', low: null, high: 1000 } }],
      facets: (['low', 'high'] as const).map(
        (end) => ({ kind: 'histogram', facet: 'width', column: 'width', end, buckets: 1 }) as const,
      ),
    }),
  )
  expect(answer.hits.map(({ id }) => id)).toEqual([10])
  expect(answer.facets).toMatchObject([
    { end: 'low', min: 800, max: 1200, buckets: [{ count: 2 }] },
    { end: 'high', min: 900, max: 2100, buckets: [{ count: 2 }] },
  ])
})
