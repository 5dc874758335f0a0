import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SegmentBuilder } from '#engine/build/segment-builder.ts'
import { SearchIndex } from '#engine/search-index.ts'
import { catalogue, schema as benchSchema } from '../../../tools/test/engine-catalogue.ts'
import { aPagePlan, aTextPlan } from '../../../tools/test/engine-plans.ts'
import { aRandom } from '../../../tools/bench/random.ts'
import { scenarioArb, type Scenario } from './arbitraries.ts'
import { bruteForceSearch } from './brute-force.ts'
import { embeddedSearch } from './embedded.ts'
import type { IndexRow, IndexSchema, RowFilter, SearchAnswer, SearchPlan, SearchPort } from './port.ts'
import { searchPortSuite } from './suite.ts'
import { aPlan, aRow, exampleSchema, type OpenSubject } from './testing-examples.ts'
import { vocabularySuite } from './testing-vocabulary.ts'
import { inTier } from '../../../tools/test/in-tier.ts'

/**
 * `everyWay`: row lists and memo from the first row on, ways that otherwise only large catalogues take. `memoFromRows` above
 * that: of smaller categories only the counts are kept.
 */
function indexOf(
  schema: IndexSchema,
  rows: Iterable<IndexRow>,
  everyWay: boolean,
  memoFromRows = 0,
  mergedRows = 4096,
): SearchIndex {
  const builder = new SegmentBuilder(schema, 'test', everyWay ? { rowListsFrom: 0 } : {})
  for (const row of rows) builder.add(row)
  return new SearchIndex(builder.build(), everyWay ? { memoFromRows, mergedRows } : { mergedRows })
}

for (const everyWay of [false, true]) {
  const name = everyWay ? 'embedded, by row lists and memo' : 'embedded'
  const open: OpenSubject = (schema, rows) => {
    const index = indexOf(schema, rows, everyWay)
    return {
      port: embeddedSearch(() => index),
      applyChanges: (changes, version) => index.applyChanges(changes, version),
    }
  }
  searchPortSuite(name, open)
  vocabularySuite(name, open)
}

/** All that adapters must agree on. */
function agreed({ hits, totalCount, facets }: SearchAnswer) {
  return { hits, totalCount, facets }
}

/** How an adapter is spoilt, to prove that the comparison would notice. */
type Spoil = (port: SearchPort) => SearchPort
const asIs: Spoil = (port) => port

async function expectEqualAnswers(
  { schema, rows, batches, plans }: Scenario,
  everyWay: boolean,
  spoilEngine = asIs,
  spoilReference = asIs,
  memoFromRows = 0,
  mergedRows = 4096,
): Promise<void> {
  const index = indexOf(schema, rows, everyWay, memoFromRows, mergedRows)
  const brute = bruteForceSearch(schema, rows)
  const embedded = spoilEngine(embeddedSearch(() => index))
  const reference = spoilReference(brute)
  for (const [i, batch] of [[], ...batches].entries()) {
    index.applyChanges(batch, String(i))
    brute.applyChanges(batch, String(i))
    for (const plan of plans) expect(agreed(await embedded.search(plan))).toEqual(agreed(await reference.search(plan)))
  }
}

function randomly(maxProducts: number, numRuns: number, check: (scenario: Scenario) => Promise<void>, seed?: number) {
  return fc.assert(fc.asyncProperty(scenarioArb(maxProducts), check), {
    numRuns,
    ...(seed === undefined ? {} : { seed, endOnFailure: true }),
  })
}

const DAY = inTier({ normal: { plans: 60, offers: 4_000 }, long: { plans: 300, offers: 20_000 } })

describe('embedded beside brute force', () => {
  test('answers random plans over random catalogues and changes alike', async () => {
    await randomly(12, 250, (scenario) => expectEqualAnswers(scenario, false))
  })

  test('does so by row lists and memo too', async () => {
    await randomly(40, 250, (scenario) => expectEqualAnswers(scenario, true))
  })

  test('does so where only the counts of small categories are kept', async () => {
    await randomly(40, 250, (scenario) => expectEqualAnswers(scenario, true, asIs, asIs, 48))
  })

  test('does so with an overlay of many segments, which count together', async () => {
    await randomly(12, 150, (scenario) => expectEqualAnswers(scenario, true, asIs, asIs, 0, 0))
    await randomly(12, 150, (scenario) => expectEqualAnswers(scenario, false, asIs, asIs, 0, 0))
  })

  test('chooses the shown row of products of hundreds of rows, in any order, by the keys', async () => {
    const rows = Array.from({ length: 900 }, (_, i) =>
      aRow(i, {
        group: i < 600 ? 1 : 2 + (i % 7),
        rank: (i * 7919) % 1000,
        values: { price: (i * 31) % 97, shop: i % 3 },
      }),
    )
    const reference = bruteForceSearch(exampleSchema, rows)
    const embedded = embeddedSearch(() => index)
    const index = indexOf(exampleSchema, rows, false)
    for (const direction of ['asc', 'desc'] as const) {
      for (const shop of [[0], [1, 2], [0, 1, 2]]) {
        const shownBy = [
          { by: 'column', column: 'price', direction },
          { by: 'rank', direction },
        ] as const
        const plan = aPlan({
          shownBy,
          orderBy: shownBy,
          filters: [{ facet: 'shop', filter: { kind: 'any', column: 'shop', values: shop } }],
        })
        expect(agreed(await embedded.search(plan))).toEqual(agreed(await reference.search(plan)))
      }
    }
  })

  test('orders by rank over many blocks and categories, where most ranks are equal', async () => {
    const categories = [2, 3, 4, null]
    const rows = Array.from({ length: 9000 }, (_, i) =>
      aRow(i, {
        group: 9000 - i,
        category: categories[i % 4]!,
        rank: [7, 7, 7, 9, 3][i % 5]!,
        values: { price: (i * 31) % 11, shop: i % 3 },
      }),
    )
    const reference = bruteForceSearch(exampleSchema, rows)
    const index = indexOf(exampleSchema, rows, false)
    const byRank = { by: 'rank', direction: 'desc' } as const
    for (const rest of [
      [],
      [{ by: 'column', column: 'price', direction: 'asc' }] as const,
      [{ by: 'id', direction: 'desc' }] as const,
    ]) {
      for (const number of [1, 2, 40]) {
        const plan = aPlan({
          orderBy: [byRank, ...rest],
          filters: [{ facet: 'shop', filter: { kind: 'any', column: 'shop', values: [1, 2] } }],
          page: { kind: 'numbered', number, size: 48 },
        })
        expect(agreed(await embeddedSearch(() => index).search(plan))).toEqual(agreed(await reference.search(plan)))
      }
    }
  })

  test('counts thousands of values and answers the first of them', async () => {
    const rows = Array.from({ length: 6000 }, (_, i) =>
      aRow(i, { group: i, values: { shop: ((i % 83) * (i % 61)) % 3000 } }),
    )
    const reference = bruteForceSearch(exampleSchema, rows)
    const index = indexOf(exampleSchema, rows, false)
    for (const limit of [1, 2, 20, 100, 999, 5000]) {
      const plan = aPlan({ facets: [{ kind: 'values', facet: 'shop', column: 'shop', limit }] })
      expect(agreed(await embeddedSearch(() => index).search(plan))).toEqual(agreed(await reference.search(plan)))
    }
  })

  test('takes weights beyond 32 bits', async () => {
    const rows = [aRow(10, { words: { title: ['sofa'] } }), aRow(20, { words: { brand: ['sofa'] } })]
    const index = indexOf(exampleSchema, rows, false)
    const plan = aPlan({
      words: [
        {
          alternatives: [
            { term: 'sofa', weight: 2 ** 33 },
            { term: 'sof', weight: 1, prefix: true },
          ],
        },
      ],
      orderBy: [{ by: 'score', direction: 'desc' }],
    })
    expect(agreed(await embeddedSearch(() => index).search(plan))).toEqual(
      agreed(await bruteForceSearch(exampleSchema, rows).search(plan)),
    )
  })

  test(`answers ${DAY.plans} plans of a day over ${DAY.offers} offers alike`, { timeout: 240_000 }, async () => {
    const rows = [...catalogue(DAY.offers, 3)]
    const index = indexOf(benchSchema, rows, true)
    const embedded = embeddedSearch(() => index)
    const reference = bruteForceSearch(benchSchema, rows)
    const random = aRandom(5)
    for (let i = 0; i < DAY.plans; i++) {
      const { plan } = i % 5 === 4 ? aTextPlan(random) : aPagePlan(random)
      expect(agreed(await embedded.search(plan))).toEqual(agreed(await reference.search(plan)))
    }
  })
})

describe('the comparison notices an off-by-one', () => {
  /** A copy of the adapter whose upper bounds are one too low. */
  const boundTooLow: Spoil = (port) => ({
    ...port,
    search: (plan) =>
      port.search({ ...plan, filters: plan.filters.map(({ facet, filter }) => ({ facet, filter: lowered(filter) })) }),
  })
  const lowered = (filter: RowFilter): RowFilter =>
    filter.kind === 'any' || filter.high === null ? filter : { ...filter, high: filter.high - 1 }
  /** A copy whose pages begin one hit too late. */
  const pageTooLate: Spoil = (port) => ({
    ...port,
    search: async (plan: SearchPlan) => {
      const answer = await port.search(plan)
      return answer.hits.length > 1 ? { ...answer, hits: answer.hits.slice(1) } : answer
    },
  })
  /** A copy that counts one product too many. */
  const oneTooMany: Spoil = (port) => ({
    ...port,
    search: async (plan: SearchPlan) => {
      const answer = await port.search(plan)
      return {
        ...answer,
        facets: answer.facets.map((facet) => (facet.kind === 'unknown' ? { ...facet, count: facet.count + 1 } : facet)),
      }
    },
  })

  for (const [what, spoil] of Object.entries({ boundTooLow, pageTooLate, oneTooMany })) {
    test(`${what}, in the engine or in the reference`, async () => {
      await expect(randomly(12, 250, (scenario) => expectEqualAnswers(scenario, false, spoil), 1)).rejects.toThrow(
        /Property failed/,
      )
      await expect(
        randomly(12, 250, (scenario) => expectEqualAnswers(scenario, false, asIs, spoil), 1),
      ).rejects.toThrow(/Property failed/)
    })
  }

  test('because neither borrows from the other', () => {
    for (const file of ['brute-force.ts', 'brute-force-filter.ts', 'brute-force-text.ts', 'port.ts']) {
      const imports = readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/from '([^']+)'/g)
      for (const [, from] of imports) expect(from).toMatch(/^\.\/(port|brute-force)/)
    }
  })
})
