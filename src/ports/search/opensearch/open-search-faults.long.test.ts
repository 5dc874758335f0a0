import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRandom } from '../../../../tools/bench/random.ts'
import { findOpenSearch } from '../../../../tools/opensearch/find-open-search.ts'
import { type RunningCluster, startCluster } from '../../../../tools/opensearch/start-cluster.ts'
import { catalogue, schema } from '../../../../tools/test/engine-catalogue.ts'
import { aPagePlan, aTextPlan } from '../../../../tools/test/engine-plans.ts'
import { bruteForceSearch } from '../brute-force.ts'
import type { SearchAnswer, SearchPlan, SearchPort } from '../port.ts'
import { aPlan, aRow, exampleSchema } from '../testing-examples.ts'
import type { ClusterClient } from './client.ts'
import type { SearchUnavailable } from './errors.ts'
import type { IndexPlace } from './generation.ts'
import { liveIndex } from './live-index.ts'
import { openSearchPort, type OpenSearchPort } from './open-search-port.ts'
import { freeStuckPrimaries } from './stuck-primaries.ts'
import { aClient, productsOfRows, publishRows, shownBy } from './testing.ts'

const found = await findOpenSearch()
const STARTER = new URL('../../../../tools/opensearch/start-cluster.ts', import.meta.url).href
const OFFERS = 5_000
/** Longer than a page may wait: on a machine that does much else a single search takes seconds. */
const TIMEOUT_MS = 30_000
/** Of which an answer that stops costs half. */
const STOPPED_MS = 3_000
/** As the product's. */
const QUICK_MS = 2_000
/** Its tries and what a busy machine adds. */
const TRIED_MS = 10_000
/** For what comes by itself, however busy the machine is. */
const PATIENCE_MS = 180_000

function agreed({ hits, totalCount, facets }: SearchAnswer) {
  return { hits, totalCount, facets }
}

/** Asks again and again, four at once, until told to stop; throws when an answer fails or differs. */
function load(port: SearchPort, expected: readonly (readonly [SearchPlan, unknown])[]) {
  let isOver = false
  let answered = 0
  const ask = async (from: number): Promise<void> => {
    for (let at = from; !isOver; at += 1) {
      const [plan, answer] = expected[at % expected.length]!
      expect(agreed(await port.search(plan))).toEqual(answer)
      answered += 1
    }
  }
  const asking = Promise.all([0, 7, 13, 19].map(ask))
  // It is looked at when the load is stopped.
  asking.catch(() => undefined)
  return {
    count: () => answered,
    async stop(): Promise<void> {
      isOver = true
      await asking
    },
  }
}

if ('missing' in found) test.skip(`OpenSearch with nodes killed: ${found.missing}`)
else
  describe('a cluster in trouble', () => {
    let cluster: RunningCluster
    let client: ClusterClient
    let place: IndexPlace
    let port: OpenSearchPort
    let expected: (readonly [SearchPlan, unknown])[]
    const rows = [...catalogue(OFFERS, 3)]
    const reference = bruteForceSearch(schema, rows)
    const random = aRandom(9)

    beforeAll(async () => {
      cluster = await startCluster(found.classPath, { nodes: 3 })
      client = aClient(cluster.nodes, TIMEOUT_MS)
      place = { client, prefix: 'faults', schema, size: { shards: 3, replicas: 1 } }
      await publishRows(place, '1', rows)
      port = openSearchPort(place)
      await port.follow()
      const plans = Array.from({ length: 40 }, (_, at) => (at % 5 === 4 ? aTextPlan : aPagePlan)(random).plan)
      expected = await Promise.all(plans.map(async (plan) => [plan, agreed(await reference.search(plan))] as const))
    })
    afterAll(async () => {
      await client.close()
      await cluster.stop()
    })

    test('R-02 a node killed under load: every answer is there, whole and right, and changes are seen', async () => {
      const changing = { ...place, prefix: 'changing', schema: exampleSchema }
      await publishRows(changing, '1', [aRow(10)])
      const changed = openSearchPort(changing)
      await changed.follow()
      const asking = load(port, expected)
      await expect.poll(asking.count, { timeout: PATIENCE_MS }).toBeGreaterThan(40)
      await cluster.kill(2)
      const before = asking.count()
      // What is written while the cluster finds out is in every answer behind it.
      for (let version = 2; version < 12; version += 1) {
        const changes = [{ group: 1, rows: [aRow(10, { version })] }]
        await liveIndex(changing).apply(shownBy(changed), changes, version, String(version))
        for (let at = 0; at < 5; at += 1) expect((await changed.search(aPlan())).hits[0]?.version).toBe(version)
      }
      await expect.poll(asking.count, { timeout: PATIENCE_MS }).toBeGreaterThan(before + 100)
      await asking.stop()
      await cluster.restart(2)
      await cluster.health({ nodes: 3, status: 'green' })
      // Nobody writes it any more, so that nobody would find a primary of it that takes no writes.
      await client.ask({ method: 'DELETE', path: '/changing-1,changing-facts', timeoutMs: PATIENCE_MS })
    })

    test('two nodes gone: said within the time of a page, then at once; back: as before, without a hand', async () => {
      const quick = aClient(cluster.nodes, QUICK_MS)
      const ours = openSearchPort({ ...place, client: quick })
      await ours.follow()
      await Promise.all([cluster.kill(0), cluster.kill(1)])
      let tookMs = 0
      await expect
        .poll(
          async () => {
            const beganMs = performance.now()
            const error = await ours.search(expected[0]![0]).catch((caught: unknown) => caught)
            tookMs = performance.now() - beganMs
            expect(error).toMatchObject({ name: 'SearchUnavailable' })
            expect(tookMs).toBeLessThan(TRIED_MS)
            return (error as SearchUnavailable).reason
          },
          { timeout: PATIENCE_MS, interval: 20 },
        )
        .toBe('circuit-open')
      expect(tookMs).toBeLessThan(QUICK_MS / 2)

      await Promise.all([cluster.restart(0), cluster.restart(1)])
      await cluster.health({ nodes: 3, status: 'yellow' })
      // As the writer does (`cluster-writer.ts`): OpenSearch may have promoted primaries that take no writes.
      const change = productsOfRows(rows.slice(0, 3))
      await expect
        .poll(
          async () => {
            try {
              return await liveIndex(place).apply(shownBy(port), change, 20, '20')
            } catch (error) {
              return [String(error), await freeStuckPrimaries(place)]
            }
          },
          { timeout: PATIENCE_MS, interval: 500 },
        )
        .toEqual([])
      await cluster.health({ nodes: 3, status: 'green' }, PATIENCE_MS)
      await expect
        .poll(
          () =>
            ours.search(expected[0]![0]).then(agreed, (error: unknown) => {
              expect(error).toMatchObject({ name: 'SearchUnavailable' })
            }),
          { timeout: PATIENCE_MS },
        )
        .toEqual(expected[0]![1])
      expect(quick.circuit).toBe('closed')
      // Fresh nodes on a busy machine take their time for the first of each kind.
      for (const [plan, answer] of expected) expect(agreed(await port.search(plan))).toEqual(answer)
      await quick.close()
    })

    test('an index closed to writes by a full disk is said, and goes on answering', async () => {
      const index = port.shown!.index
      const block = (isFull: boolean) =>
        client.ask({
          method: 'PUT',
          path: `/${index}/_settings`,
          body: { 'index.blocks.read_only_allow_delete': isFull ? true : null },
        })
      const changes = productsOfRows(rows.slice(0, 3))
      await block(true)
      await expect(liveIndex(place).apply(shownBy(port), changes, 21, '21')).rejects.toMatchObject({
        reason: 'flood-stage',
      })
      expect(agreed(await port.search(expected[0]![0]))).toEqual(expected[0]![1])
      await block(false)
    })

    test('a node ends with the process that started it, however that ended', async () => {
      const started = `const { startCluster } = await import(${JSON.stringify(STARTER)})
        const { nodes } = await startCluster(${JSON.stringify(found.classPath)}, { nodes: 1 })
        console.log(nodes[0])`
      const owner = spawn(process.execPath, ['--input-type=module', '--eval', started], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [node] = (await once(owner.stdout, 'data')) as [Buffer]
      const isThere = () =>
        fetch(`http://${String(node).trim()}`).then(
          ({ ok }) => ok,
          () => false,
        )
      expect(await isThere()).toBe(true)
      owner.kill('SIGKILL')
      await expect.poll(isThere, { timeout: PATIENCE_MS }).toBe(false)
    })

    test.each(['cut off', 'stopped', '429', '503', 'half asked'] as const)(
      'a way to a node that is %s every third time: all is there, whole and right, and what is written is written once',
      async (trouble) => {
        const way = await troubledWay(cluster.nodes[0]!, trouble)
        const through = aClient([way.address], trouble === 'stopped' ? STOPPED_MS : TIMEOUT_MS)
        const throughIt = { ...place, client: through }
        const ours = openSearchPort(throughIt)
        await ours.follow()
        for (const [plan, answer] of expected) expect(agreed(await ours.search(plan))).toEqual(answer)
        const changes = productsOfRows(rows.slice(0, 3))
        // A write waits half a minute for an answer that stops.
        const writes = trouble === 'stopped' ? 0 : 2
        for (let time = 0; time < writes; time += 1)
          expect(await liveIndex(throughIt).apply(shownBy(ours), changes, 30, '30')).toEqual([])
        expect(agreed(await ours.search(expected[0]![0]))).toEqual(expected[0]![1])
        expect(way.count()).toBeGreaterThan(expected.length / 4)
        expect(through.circuit).toBe('closed')
        await through.close()
        await way.close()
      },
    )

    test('a shard that is lost for good: said as red, refused to writes, and a fresh generation is the way out', async () => {
      const single = { ...place, prefix: 'red', size: { shards: 3, replicas: 0 } }
      await publishRows(single, '1', rows)
      const ours = openSearchPort(single)
      await ours.follow()
      const [plan, answer] = expected[0]!
      expect(agreed(await ours.search(plan))).toEqual(answer)
      const reasonOf = (error: unknown) => (error as SearchUnavailable).reason
      const said = () => ours.search(plan).then(() => 'an answer', reasonOf)
      await cluster.kill(1)
      await expect.poll(said, { timeout: PATIENCE_MS }).toBe('red')
      await cluster.restart(1, 'lost')
      await cluster.health({ nodes: 3, status: 'red' })
      await expect.poll(said, { timeout: PATIENCE_MS }).toBe('red')
      await expect(liveIndex(single).apply(shownBy(ours), productsOfRows(rows), 2, '2')).rejects.toMatchObject({
        name: 'SearchUnavailable',
      })
      // As the writer does, again and again: answers that were red may have had the cluster not asked for a while.
      const published = () => publishRows(single, '2', rows).then(() => 'published', reasonOf)
      await expect.poll(published, { timeout: PATIENCE_MS, interval: 500 }).toBe('published')
      await ours.follow()
      expect(agreed(await ours.search(plan))).toEqual(answer)
      // The one before goes with the next one.
      await publishRows(single, '3', rows)
      await cluster.health({ nodes: 3, status: 'green' }, PATIENCE_MS)
    })
  })

type Trouble = 'cut off' | 'stopped' | '429' | '503' | 'half asked'

/** A way to a node on which every third request, or its answer, comes to grief. */
async function troubledWay(node: string, trouble: Trouble) {
  let [asked, troubled] = [0, 0]
  const server = createServer((request, response) => {
    asked += 1
    const isTroubled = asked % 3 === 0
    if (isTroubled) troubled += 1
    if (isTroubled && (trouble === '429' || trouble === '503'))
      return response.writeHead(Number(trouble), { 'content-type': 'text/html' }).end('<h1>Try later</h1>')
    void passOn(node, request, response, isTroubled ? trouble : null)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => troubled,
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function passOn(node: string, request: IncomingMessage, response: ServerResponse, trouble: Trouble | null) {
  const [host, port] = node.split(':')
  const { method, url: path, headers } = request
  const question = Buffer.concat(await request.toArray())
  const upstream = send({ host, port, method, path, headers }, async (answer) => {
    const body = Buffer.concat(await answer.toArray())
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length })
    if (trouble === null) return response.end(body)
    return response.write(body.subarray(0, body.length >> 1), () => trouble === 'cut off' && response.destroy())
  })
  upstream.on('error', () => response.destroy())
  if (trouble !== 'half asked' || question.length === 0) return upstream.end(question)
  return upstream.write(question.subarray(0, question.length >> 1), () => {
    upstream.destroy()
    response.destroy()
  })
}
