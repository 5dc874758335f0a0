import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { SegmentBuilder } from '#engine/build/segment-builder.ts'
import { SearchIndex } from '#engine/search-index.ts'
import { systemClock } from '#platform/clock.ts'
import { type Scenario, scenarioArb } from '#ports/search/arbitraries.ts'
import { bruteForceSearch } from '#ports/search/brute-force.ts'
import { embeddedSearch } from '#ports/search/embedded.ts'
import type { IndexRow, IndexSchema, SearchAnswer } from '#ports/search/port.ts'
import { searchPortSuite } from '#ports/search/suite.ts'
import { type OpenSubject } from '#ports/search/testing-examples.ts'
import { IndexFollower } from '../index-follower.ts'
import type { ListingIndex } from '../listing-index.ts'
import { aSocketBench, type SocketBench } from './testing.ts'

/** The third adapter of the port: the same engine, asked over a socket. */
const benches: Promise<SocketBench>[] = []
afterAll(async () => {
  for (const bench of await Promise.all(benches)) await bench.close()
})

const open: OpenSubject = (schema, rows) => {
  const index = indexOf(schema, rows)
  const bench = aSocketBench(holding(index), systemClock)
  benches.push(bench)
  const asking = bench.then(async (each) => {
    const asks = each.ask()
    await asks.open()
    return asks
  })
  return {
    port: {
      search: async (plan) => (await asking).search.search(plan),
      vocabulary: () => index.vocabulary,
    },
    applyChanges: (changes, version) => index.applyChanges(changes, version),
  }
}
searchPortSuite('embedded, over a socket', open)

/** All that adapters must agree on. */
function agreed({ hits, totalCount, facets }: SearchAnswer) {
  return { hits, totalCount, facets }
}

test('answers random plans over random catalogues and changes as brute force does', async () => {
  const check = async ({ schema, rows, batches, plans }: Scenario): Promise<void> => {
    const { port, applyChanges } = await open(schema, rows)
    const brute = bruteForceSearch(schema, rows)
    for (const [i, batch] of [[], ...batches].entries()) {
      await applyChanges(batch, String(i))
      brute.applyChanges(batch, String(i))
      for (const plan of plans) expect(agreed(await port.search(plan))).toEqual(agreed(await brute.search(plan)))
    }
  }
  await fc.assert(fc.asyncProperty(scenarioArb(12), check), { numRuns: 100 })
})

function indexOf(schema: IndexSchema, rows: readonly IndexRow[]): SearchIndex {
  const builder = new SegmentBuilder(schema, 'test')
  for (const row of rows) builder.add(row)
  return new SearchIndex(builder.build())
}

/** An index of the suite's own columns in the place of a catalogue's. */
function holding(index: SearchIndex): ListingIndex {
  const follower = new IndexFollower({
    db: undefined as never,
    folder: '/nowhere',
    clock: systemClock,
    log: undefined as never,
  })
  return Object.assign(follower, { search: embeddedSearch(() => index) })
}
