import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { manualClock, systemClock } from '#platform/clock.ts'
import { bulkWrite } from './bulk.ts'
import { type ClusterClient, openSearchClient } from './client.ts'
import { SearchRefused, SearchUnavailable } from './errors.ts'
import { NodeConnection, NodePool } from './node-pool.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** Nodes that answer what they are told, and what each was asked. */
async function nodesThat(...answers: Answer[]) {
  const asked = answers.map(() => 0)
  const nodes = await Promise.all(
    answers.map((answer, at) =>
      listening(
        createServer((request, response) => {
          asked[at] = (asked[at] ?? 0) + 1
          answer(request, response)
        }),
      ),
    ),
  )
  return { nodes, asked }
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function clientOf(nodes: readonly string[], { timeoutMs = 3_000, clock = systemClock } = {}): ClusterClient {
  const client = openSearchClient({ nodes, credentials: null, clock, timeoutMs })
  open.push(() => client.close())
  return client
}

function says(status: number, body: object): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
const isWell = says(200, { well: true })
const cutOff: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"hits":{"total":', () => response.destroy())
}
const stopsInTheMiddle: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"hits":{"total":')
}
const noJson: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"hits":[')
}
function refused(type: string, reason: string) {
  return { error: { type, reason, root_cause: [{ type, reason }] } }
}
function ask(client: ClusterClient) {
  return client.ask({ method: 'GET', path: '/_search' })
}

describe('a cluster’s trouble is one error with its reason', () => {
  const troubles: [string, Answer, string][] = [
    ['429', says(429, refused('rejected_execution_exception', 'queue is full')), 'overloaded'],
    ['503', says(503, refused('cluster_block_exception', 'no cluster manager')), 'unavailable'],
    ['an answer that ends early', cutOff, 'cut-off'],
    ['an answer that is half a JSON', noJson, 'cut-off'],
    [
      'a node lost while it hands over what was found',
      says(500, refused('search_phase_execution_exception', 'Partial shards failure')),
      'unavailable',
    ],
    [
      'a red index',
      says(503, { error: { type: 'search_phase_execution_exception', reason: 'all shards failed', root_cause: [] } }),
      'red',
    ],
    [
      'a disk at its flood stage',
      says(
        429,
        refused(
          'cluster_block_exception',
          'disk usage exceeded flood-stage watermark, index has read-only-allow-delete block',
        ),
      ),
      'flood-stage',
    ],
    ['a node that hangs', () => undefined, 'timeout'],
    ['a node that hangs in the middle of its answer', stopsInTheMiddle, 'cut-off'],
  ]
  for (const [what, answer, reason] of troubles)
    test(what, async () => {
      const { nodes } = await nodesThat(answer)
      const error = await ask(clientOf(nodes, { timeoutMs: 400 })).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(SearchUnavailable)
      expect(error).toMatchObject({ reason })
    })

  test('a node that is not there', async () => {
    await expect(ask(clientOf(['http://127.0.0.1:1']))).rejects.toMatchObject({ reason: 'refused' })
  })

  test('what the cluster does not understand is no trouble of the cluster: said at once, and tried once', async () => {
    const { nodes, asked } = await nodesThat(says(400, refused('parsing_exception', 'unknown query [x]')))
    const error = await ask(clientOf(nodes)).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(SearchRefused)
    expect(String(error)).toContain('unknown query [x]')
    expect(asked).toEqual([1])
  })
})

describe('requests that fail', () => {
  for (const [what, answer] of Object.entries({
    'ends early': cutOff,
    'stops in its middle': stopsInTheMiddle,
    'is 503': says(503, {}),
    'is 429': says(429, {}),
  }))
    test(`are asked of another node when the answer ${what}`, async () => {
      const { nodes } = await nodesThat(answer, isWell)
      const client = clientOf(nodes)
      for (let at = 0; at < 3; at += 1) expect(await ask(client)).toEqual({ well: true })
    })

  test('a node that hangs leaves time to ask another', async () => {
    const { nodes } = await nodesThat(() => undefined, isWell)
    const client = clientOf(nodes, { timeoutMs: 1_000 })
    for (let at = 0; at < 2; at += 1) expect(await ask(client)).toEqual({ well: true })
  })

  test('are asked again of a node that is back', async () => {
    const first: { says: Answer } = { says: (request) => request.socket.destroy() }
    const { nodes, asked } = await nodesThat((request, response) => first.says(request, response), isWell)
    const client = clientOf(nodes)
    for (let at = 0; at < 3; at += 1) expect(await ask(client)).toEqual({ well: true })
    const [before = 0] = asked
    expect(before).toBeGreaterThan(0)
    first.says = isWell
    await expect
      .poll(async () => {
        await ask(client)
        return asked[0]
      })
      .toBeGreaterThan(before + 1)
  })

  test('are answered by a node that has said 503 to more looks than it may have connections', async () => {
    const node = { says: says(503, {}) }
    const { nodes, asked } = await nodesThat((request, response) => node.says(request, response))
    const pool = new NodePool({ Connection: NodeConnection, agent: { maxSockets: 2 }, emit: () => true })
    pool.addConnection(nodes[0] ?? '')
    const [connection] = pool.connections
    if (connection === undefined) throw new Error('the pool has no connection')
    pool.markDead(connection)
    const later = Date.now() + 60_000
    const look = (): Promise<boolean | null> =>
      new Promise((resolve) => pool.resurrect({ now: later, requestId: '', name: '' }, resolve))
    for (let at = 0; at < 5; at += 1) expect(await look()).toBe(false)
    node.says = isWell
    expect(await look()).toBe(true)
    expect(asked).toEqual([6])
    connection.close()
  })

  test('go around a node that hangs, which one at a time looks at', async () => {
    const { nodes, asked } = await nodesThat(() => undefined, isWell)
    const client = clientOf(nodes, { timeoutMs: 1_000 })
    await expect
      .poll(async () => {
        expect(await ask(client)).toEqual({ well: true })
        return asked[0]
      })
      .toBe(2)
    for (let at = 0; at < 30; at += 1) expect(await ask(client)).toEqual({ well: true })
    expect(asked[0]).toBeLessThan(10)
  })

  test('are tried again as a share of all requests, and after five failures on end not at all for a while', async () => {
    const clock = manualClock('2026-01-01T00:00:00Z')
    const answers = { now: says(503, {}) }
    const { nodes, asked } = await nodesThat((request, response) => answers.now(request, response))
    const client = clientOf(nodes, { clock })
    for (let at = 0; at < 5; at += 1) await expect(ask(client)).rejects.toMatchObject({ reason: 'unavailable' })
    expect(asked).toEqual([15])
    expect(client.circuit).toBe('open')
    await expect(ask(client)).rejects.toMatchObject({ reason: 'circuit-open' })
    expect(asked).toEqual([15])

    clock.advanceMs(501)
    expect(client.circuit).toBe('half-open')
    const trial = ask(client)
    await expect(ask(client)).rejects.toMatchObject({ reason: 'circuit-open' })
    await expect(trial).rejects.toMatchObject({ reason: 'unavailable' })
    clock.advanceMs(501)
    expect(client.circuit).toBe('open')
    clock.advanceMs(500)
    answers.now = isWell
    expect(await ask(client)).toEqual({ well: true })
    expect(client.circuit).toBe('closed')
  })

  test('the budget of retries runs out', async () => {
    let count = 0
    // Every sixth is answered, so that the circuit stays closed.
    const { nodes, asked } = await nodesThat((request, response) =>
      (count++ % 6 === 5 ? isWell : says(503, {}))(request, response),
    )
    const client = clientOf(nodes)
    for (let at = 0; at < 60; at += 1) await ask(client).catch(() => undefined)
    expect(asked[0]).toBeLessThanOrEqual(60 + 20 + 60 * 0.2)
    expect(asked[0]).toBeGreaterThan(60)
  })
})

describe('bulk writes', () => {
  const target = (client: ClusterClient) => ({
    client,
    index: 'x-1',
    makeDocument: ({ group }: { readonly group: number }) => {
      if (group === 13) throw new RangeError('a row has category 77, which the schema does not have')
      return { group }
    },
  })
  const changes = [1, 2, 3, 13].map((group) => ({ group, rows: [] }))

  test('send again what found no room, pass over what is older, and name what is refused', async () => {
    const sent: string[][] = []
    const { nodes } = await nodesThat((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        const actions = text
          .split('\n')
          .filter((line) => line.startsWith('{"index"'))
          .map((line) => (JSON.parse(line) as { index: { _id: string; version: number; version_type: string } }).index)
        sent.push(actions.map(({ _id, version, version_type: type }) => `${_id} ${version} ${type}`))
        const statuses: Record<string, object> = {
          1: sent.length === 1 ? { status: 429, error: { type: 'rejected', reason: 'queue' } } : { status: 200 },
          2: { status: 409, error: { type: 'version_conflict_engine_exception', reason: 'newer' } },
          3: {
            status: 400,
            error: { type: 'mapper_parsing_exception', reason: 'failed to parse field [rows.c.price]' },
          },
        }
        says(200, { errors: true, items: actions.map(({ _id: id }) => ({ index: statuses[id] })) })(request, response)
      })
    })
    const refusedProducts = await bulkWrite(target(clientOf(nodes)), changes, 7)
    expect(sent).toEqual([['1 7 external_gte', '2 7 external_gte', '3 7 external_gte'], ['1 7 external_gte']])
    expect(refusedProducts).toEqual([
      { group: 13, reason: 'a row has category 77, which the schema does not have' },
      { group: 3, reason: 'mapper_parsing_exception: failed to parse field [rows.c.price]' },
    ])
  })

  test('say that a disk is full', async () => {
    const block = {
      type: 'cluster_block_exception',
      reason:
        'index [x-1] blocked by: [disk usage exceeded flood-stage watermark, index has read-only-allow-delete block]',
    }
    const { nodes } = await nodesThat(says(200, { errors: true, items: [{ index: { status: 429, error: block } }] }))
    await expect(bulkWrite(target(clientOf(nodes)), changes.slice(0, 1), 1)).rejects.toMatchObject({
      reason: 'flood-stage',
    })
  })
})
