import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SegmentBuilder } from '#engine/build/segment-builder.ts'
import { SearchIndex } from '#engine/search-index.ts'
import { scenarioArb, type Scenario } from './arbitraries.ts'
import { bruteForceSearch } from './brute-force.ts'
import { embeddedSearch } from './embedded.ts'
import type { IndexRow, IndexSchema, SearchAnswer } from './port.ts'

/** `everyWay`: row lists and memo from the first row on, ways that otherwise only large catalogues take. */
function indexOf(schema: IndexSchema, rows: readonly IndexRow[], everyWay: boolean): SearchIndex {
  const builder = new SegmentBuilder(schema, 'test', everyWay ? { rowListsFrom: 0 } : {})
  for (const row of rows) builder.add(row)
  return new SearchIndex(builder.build(), everyWay ? { memoFromRows: 0 } : {})
}

/** All that adapters must agree on. */
function agreed({ hits, totalCount, facets }: SearchAnswer) {
  return { hits, totalCount, facets }
}

async function expectEqualAnswers({ schema, rows, batches, plans }: Scenario, everyWay: boolean): Promise<void> {
  const index = indexOf(schema, rows, everyWay)
  const embedded = embeddedSearch(() => index)
  const reference = bruteForceSearch(schema, rows)
  for (const [i, batch] of [[], ...batches].entries()) {
    index.applyChanges(batch, String(i))
    reference.applyChanges(batch, String(i))
    for (const plan of plans) expect(agreed(await embedded.search(plan))).toEqual(agreed(await reference.search(plan)))
  }
}

describe('the embedded engine', () => {
  test('answers random plans over random catalogues and changes as the brute-force reference does', async () => {
    await fc.assert(fc.asyncProperty(scenarioArb(12), (scenario) => expectEqualAnswers(scenario, false)), { numRuns: 300 })
  })

  test('does so by row lists and memo too', async () => {
    await fc.assert(fc.asyncProperty(scenarioArb(40), (scenario) => expectEqualAnswers(scenario, true)), { numRuns: 300 })
  })
})
