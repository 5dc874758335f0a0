import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue as pagesCatalogue, schema as pagesSchema } from '../../../../tools/bench/engine-catalogue.ts'
import { aPagePlan as aRealPage, aTextPlan as aRealSearch } from '../../../../tools/bench/engine-plans.ts'
import { aRandom } from '../../../../tools/bench/random.ts'
import { findOpenSearch } from '../../../../tools/opensearch/find-open-search.ts'
import { type RunningCluster, startCluster } from '../../../../tools/opensearch/start-cluster.ts'
import { catalogue, schema as catalogueSchema } from '../../../../tools/test/engine-catalogue.ts'
import { aPagePlan, aTextPlan } from '../../../../tools/test/engine-plans.ts'
import { scenarioArb } from '../arbitraries.ts'
import { vocabularyOf } from '../brute-force-text.ts'
import { bruteForceSearch } from '../brute-force.ts'
import type { SearchAnswer, SearchPlan, SearchPort } from '../port.ts'
import { searchPortSuite } from '../suite.ts'
import { aPlan, aRow, exampleSchema, type OpenSubject } from '../testing-examples.ts'
import { vocabularySuite } from '../testing-vocabulary.ts'
import type { ClusterClient } from './client.ts'
import { type IndexPlace, resumeOrStart } from './generation.ts'
import { openSearchPort } from './open-search-port.ts'
import { aClient, productsOfRows, publishRows, shownBy, subjectOpener } from './testing.ts'

const found = await findOpenSearch()
const OFFERS = 50_000
/** Of each catalogue. */
const PLANS = 160
/** Asked of the cluster together, while the reference works. */
const TOGETHER = 10

/** All that adapters must agree on. */
function agreed({ hits, totalCount, facets }: SearchAnswer) {
  return { hits, totalCount, facets }
}

if ('missing' in found) test.skip(`OpenSearch beside brute force: ${found.missing}`)
else
  describe('a cluster of three nodes', () => {
    let cluster: RunningCluster
    let client: ClusterClient
    let openSmall: ReturnType<typeof subjectOpener>
    beforeAll(async () => {
      cluster = await startCluster(found.classPath, { nodes: 3 })
      client = aClient(cluster.nodes)
      openSmall = subjectOpener(client, { shards: 2, replicas: 0 })
    })
    afterAll(async () => {
      await client.close()
      await cluster.stop()
    })
    const open: OpenSubject = (schema, rows) => openSmall(schema, rows)
    searchPortSuite('OpenSearch', open, { runs: 20 })
    vocabularySuite('OpenSearch', open)

    const placeOf = (prefix: string, own: Partial<IndexPlace> = {}): IndexPlace => ({
      client,
      prefix,
      schema: exampleSchema,
      size: { shards: 3, replicas: 1 },
      ...own,
    })

    test('L-12 answers random plans over random catalogues and changes as brute force does', async () => {
      const property = fc.asyncProperty(scenarioArb(20), async ({ schema, rows, batches, plans }) => {
        const subject = await open(schema, rows)
        const brute = bruteForceSearch(schema, rows)
        for (const [at, batch] of [[], ...batches].entries()) {
          await subject.applyChanges(batch, String(at))
          brute.applyChanges(batch, String(at))
          await expectSame(subject.port, brute, plans)
        }
      })
      await fc.assert(property, { numRuns: 30 })
    })

    const catalogues = {
      'of every kind': { rows: catalogue, schema: catalogueSchema, page: aPagePlan, text: aTextPlan },
      'that the product’s pages ask': { rows: pagesCatalogue, schema: pagesSchema, page: aRealPage, text: aRealSearch },
    }
    for (const [which, { rows: drawRows, schema, page, text }] of Object.entries(catalogues))
      test(`R-02 L-12 answers ${PLANS} plans ${which} over ${OFFERS} offers on three shards as brute force does`, async () => {
        const rows = [...drawRows(OFFERS, 3)]
        const place = placeOf(which.startsWith('of') ? 'any' : 'pages', { schema })
        await publishRows(place, '1', rows)
        const port = openSearchPort(place)
        await port.follow()
        const reference = bruteForceSearch(schema, rows)
        const random = aRandom(5)
        for (let at = 0; at < PLANS; at += TOGETHER) {
          const plans = Array.from({ length: TOGETHER }, (_, own) => ((at + own) % 5 === 4 ? text : page)(random).plan)
          await expectSame(port, reference, plans)
          if (at % (2 * TOGETHER) === 0) await expectPagesByCursor(port, reference, plans[0]!)
        }
      })

    test('the comparison notices one row that is missing', async () => {
      const rows = [aRow(10), aRow(20), aRow(21)]
      const { port } = await openSmall(exampleSchema, rows)
      const reference = bruteForceSearch(exampleSchema, rows.slice(0, 2))
      expect(agreed(await port.search(aPlan()))).not.toEqual(agreed(await reference.search(aPlan())))
    })

    test('gives back the payload of the row that is shown', async () => {
      const { port } = await openSmall(exampleSchema, [
        aRow(10, { payload: '{"card":"dear"}', values: { price: 9 } }),
        aRow(11, { payload: 'cheap\n"é"', values: { price: 5 } }),
        aRow(20),
      ])
      const { hits } = await port.search(aPlan({ shownBy: [{ by: 'column', column: 'price', direction: 'asc' }] }))
      expect(hits.map(({ payload }) => payload)).toEqual(['cheap\n"é"', undefined])
      const products = await port.productsOf([1, 2, 3])
      expect([...products.keys()]).toEqual([1, 2])
      expect(products.get(1)?.payloads).toEqual(['{"card":"dear"}', 'cheap\n"é"'])
    })

    test('tells under which categories searches see products, of those that are there', async () => {
      const { port, live } = await openSmall(exampleSchema, [
        aRow(10, { category: 2 }),
        aRow(20, { category: null }),
        aRow(30, { category: 3 }),
      ])
      const above = (id: number) => {
        const { order = 0 } = exampleSchema.categories.find((category) => category.id === id) ?? {}
        return exampleSchema.categories
          .filter((category) => category.order <= order && order <= category.subtreeEnd)
          .map((category) => category.id)
      }
      expect((await port.categoriesOf([1])).toSorted()).toEqual(above(2).toSorted())
      expect((await port.categoriesOf([1, 3])).toSorted()).toEqual([...new Set([...above(2), ...above(3)])].toSorted())
      expect(await port.categoriesOf([2, 4])).toEqual([])
      expect(await port.categoriesOf([])).toEqual([])
      await live.apply(shownBy(port), [{ group: 1, rows: [] }], 70, 'gone')
      expect(await port.categoriesOf([1])).toEqual([])
    })

    test('an older write cannot bring back what is gone, nor undo what is newer', async () => {
      const { port, live } = await openSmall(exampleSchema, [aRow(10), aRow(20)])
      const withVersion = (version: number) => [{ group: 1, rows: [aRow(10, { version })] }]
      await live.apply(shownBy(port), [...withVersion(7), { group: 2, rows: [] }], 70, 'a')
      await live.apply(shownBy(port), [...withVersion(6), { group: 2, rows: [aRow(20)] }], 60, 'b')
      const { hits, generation } = await port.search(aPlan())
      expect(hits.map(({ id, version }) => [id, version])).toEqual([[10, 7]])
      await port.follow()
      expect((await port.search(aPlan())).generation).not.toBe(generation)
    })

    test('a reindex that was killed goes on behind what it kept, and its vocabulary is that of all rows', async () => {
      const place = placeOf('killed', { schema: catalogueSchema })
      const rows = [...catalogue(600, 4)]
      const products = productsOfRows(rows)
      const first = await resumeOrStart(place, '1', 'rows 1')
      await first.write(products.slice(0, 100), 1)
      await first.keepProgress('100')
      await first.write(products.slice(100, 150), 1)

      const other = await resumeOrStart(place, '2', 'rows 2')
      expect([other.index, other.progress]).toEqual(['killed-2', null])
      const second = await resumeOrStart(place, '3', 'rows 1')
      expect([second.index, second.progress]).toEqual(['killed-1', '100'])
      const port = openSearchPort(place)
      expect(await port.follow()).toBeNull()
      await expect(port.search(aPlan())).rejects.toMatchObject({ reason: 'no-index' })
      await second.write(products.slice(100), 1)
      await second.makeReady()
      await second.change([{ group: products[0]!.group, rows: [] }], 2)
      await second.publish({ facts: '{"shops":3}', applied: '17' })

      expect(await port.follow()).toMatchObject({ index: 'killed-1', facts: '{"shops":3}', applied: '17' })
      const reference = vocabularyOf(catalogueSchema, rows)
      const sorted = (terms: Iterable<{ term: string; rows: number }>) =>
        [...terms].toSorted((a, b) => (a.term < b.term ? -1 : 1))
      expect(sorted(port.vocabulary().terms())).toEqual(sorted(reference.terms()))
      expect(port.vocabulary().rowCount).toBe(rows.length)
      expect((await port.search(aPlan({ orderBy: [] }))).totalCount).toBe(products.length - 1)
    })

    test('readers go from one generation to the next whole, and only the one before is kept', async () => {
      const place = placeOf('swap')
      const port = openSearchPort(place)
      for (const name of ['1', '2', '3', '4']) {
        const before = port.shown
        await publishRows(place, name, [aRow(10 * Number(name))])
        // Who has not followed yet reads the old one.
        if (before) expect((await port.search(aPlan())).hits[0]?.id).toBe(10 * (Number(name) - 1))
        await port.follow()
        expect((await port.search(aPlan())).hits.map(({ id }) => id)).toEqual([10 * Number(name)])
      }
      const late = openSearchPort(place)
      await late.follow()
      for (const name of ['5', '6']) await publishRows(place, name, [aRow(50)])
      await expect(late.search(aPlan())).rejects.toMatchObject({ name: 'SearchUnavailable', reason: 'no-index' })
      await late.follow()
      expect((await late.search(aPlan())).hits.map(({ id }) => id)).toEqual([50])
      const indices = await client.ask<object>({ method: 'GET', path: '/swap-*' })
      expect(Object.keys(indices).toSorted()).toEqual(['swap-5', 'swap-6', 'swap-facts'])
      // Named by a clock that is behind the one before: it is the newest all the same.
      await publishRows(place, '1', [aRow(70)])
      expect(await late.follow()).toMatchObject({ index: 'swap-60' })
      const then = await client.ask<object>({ method: 'GET', path: '/swap-*' })
      expect(Object.keys(then).toSorted()).toEqual(['swap-6', 'swap-60', 'swap-facts'])
    })

    test('a live index with another mapping is refused by the field’s name', async () => {
      const place = placeOf('mapped')
      await publishRows(place, '1', [aRow(10)])
      const columns = exampleSchema.columns.map((column) =>
        column.name === 'seats' ? { ...column, kind: 'bitmask' as const } : column,
      )
      await expect(openSearchPort({ ...place, schema: { ...exampleSchema, columns } }).follow()).rejects.toThrow(
        /mapped-1: mapping of rows\.c\.seats is .*"fields".*, the code wants \{"type":"keyword"\}/,
      )
      await client.ask({
        method: 'PUT',
        path: '/mapped-1/_mapping',
        body: {
          properties: { rows: { type: 'nested', properties: { c: { properties: { added: { type: 'long' } } } } } },
        },
      })
      const error = await openSearchPort(place)
        .follow()
        .catch((caught: unknown) => caught)
      expect(error).toMatchObject({ name: 'MappingMismatch', field: 'rows.c.added' })
    })

    test('a product that the schema does not allow is named, and the others are written', async () => {
      const place = placeOf('refused')
      const writer = await resumeOrStart(place, '1', 'test')
      const refused = await writer.write(
        [
          { group: 1, rows: [aRow(10)] },
          { group: 2, rows: [aRow(20, { category: 77 })] },
          { group: 3, rows: [aRow(30, { words: { title: ['a b'] } })] },
          { group: 4, rows: [aRow(40, { values: { nothing: 3, price: 2 } })] },
        ],
        1,
      )
      expect(refused.map(({ group }) => group)).toEqual([2, 3])
      expect(refused.map(({ reason }) => reason).join()).toMatch(/category 77.*row 30/)
      await writer.publish({ facts: '{}', applied: '' })
      const port = openSearchPort(place)
      await port.follow()
      expect((await port.search(aPlan())).hits.map(({ id }) => id)).toEqual([10, 40])
    })
  })

/** Of each plan; answers the port's. */
async function expectSame(
  port: SearchPort,
  reference: SearchPort,
  plans: readonly SearchPlan[],
): Promise<SearchAnswer[]> {
  const expectedAnswers = async (): Promise<SearchAnswer[]> => {
    // The cluster works as soon as all that it is asked is on its way.
    await setImmediate()
    return Promise.all(plans.map((plan) => reference.search(plan)))
  }
  const [answers, expected] = await Promise.all([
    Promise.all(plans.map((plan) => port.search(plan))),
    expectedAnswers(),
  ])
  for (const [at, answer] of answers.entries()) expect(agreed(answer)).toEqual(agreed(expected[at]!))
  return answers
}

/** Three pages, each behind the last hit of the one before. */
async function expectPagesByCursor(port: SearchPort, reference: SearchPort, plan: SearchPlan): Promise<void> {
  let after = null
  for (let page = 0; page < 3; page += 1) {
    const byCursor: SearchPlan = { ...plan, page: { kind: 'cursor', after, size: 40 } }
    const [answer] = await expectSame(port, reference, [byCursor])
    after = answer?.hits.at(-1)?.cursor ?? after
  }
}
