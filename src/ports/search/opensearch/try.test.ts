import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue, schema as testSchema } from '../../../../tools/test/engine-catalogue.ts'
import { aPagePlan, aTextPlan } from '../../../../tools/test/engine-plans.ts'
import { aRandom } from '../../../../tools/bench/random.ts'
import { aClient, subjectOpener } from './testing.ts'
import { searchPortSuite } from '../suite.ts'
import { scenarioArb } from '../arbitraries.ts'
import { bruteForceSearch } from '../brute-force.ts'
const open = subjectOpener(aClient([process.env['OS_NODE']!]), { shards: 2, replicas: 0 })
const agreed = ({ hits, totalCount, facets }: any) => ({ hits, totalCount, facets })
if (process.env['SUITE']) searchPortSuite('OpenSearch', open)
test('random', { timeout: 1000000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scenarioArb(12), async ({ schema, rows, batches, plans }) => {
      const subject = await open(schema, rows)
      const brute = bruteForceSearch(schema, rows)
      for (const [i, batch] of [[], ...batches].entries()) {
        await subject.applyChanges(batch, String(i))
        brute.applyChanges(batch, String(i))
        for (const plan of plans)
          expect(agreed(await subject.port.search(plan))).toEqual(agreed(await brute.search(plan)))
      }
    }),
    { numRuns: Number(process.env['RUNS'] ?? 40), seed: Number(process.env['SEED'] ?? 1) },
  )
})
test('day', { timeout: 1000000 }, async () => {
  const rows = [...catalogue(4000, 3)]
  const subject = await open(testSchema, rows)
  const reference = bruteForceSearch(testSchema, rows)
  const random = aRandom(5)
  for (let i = 0; i < 60; i++) {
    const { plan } = i % 5 === 4 ? aTextPlan(random) : aPagePlan(random)
    expect(agreed(await subject.port.search(plan))).toEqual(agreed(await reference.search(plan)))
  }
})
