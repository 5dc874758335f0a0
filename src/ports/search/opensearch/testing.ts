import { systemClock } from '#platform/clock.ts'
import type { IndexRow, IndexSchema, ProductChange } from '../port.ts'
import type { SearchSubject } from '../testing-examples.ts'
import { type ClusterClient, openSearchClient } from './client.ts'
import type { GenerationFacts } from './facts.ts'
import { type IndexPlace, resumeOrStart } from './generation.ts'
import { type LiveIndex, liveIndex } from './live-index.ts'
import type { IndexSize } from './mapping.ts'
import { openSearchPort, type OpenSearchPort } from './open-search-port.ts'

/** A client of nodes host:port that waits as long as a busy machine needs. */
export function aClient(nodes: readonly string[], timeoutMs = 60_000): ClusterClient {
  return openSearchClient({
    nodes: nodes.map((node) => `http://${node}`),
    credentials: null,
    clock: systemClock,
    timeoutMs,
  })
}

export function productsOfRows(rows: Iterable<IndexRow>): ProductChange[] {
  const products = new Map<number, IndexRow[]>()
  for (const row of rows) products.set(row.group, [...(products.get(row.group) ?? []), row])
  return [...products].map(([group, own]) => ({ group, rows: own }))
}

/** Rows as the shown generation of a prefix. */
export async function publishRows(place: IndexPlace, name: string, rows: Iterable<IndexRow>): Promise<void> {
  // Nothing that a test left unfinished says the same, so that it is not gone on with.
  const writer = await resumeOrStart(place, name, `test ${name}`)
  const refused = await writer.write(productsOfRows(rows), 1)
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused[0])}`)
  await writer.makeReady()
  await writer.publish({ facts: '{}', applied: 'base' })
}

/** What a port has taken up. */
export function shownBy({ shown }: OpenSearchPort): GenerationFacts {
  if (shown === null) throw new Error('the port has taken up no generation')
  return shown
}

export interface OpenSearchSubject extends SearchSubject {
  readonly port: OpenSearchPort
  readonly live: LiveIndex
}

/** Digits of a generation's name. */
const NAME_LENGTH = 6

/** Opens subjects one after the other, as generations of one prefix: each takes the place of the one before. */
export function subjectOpener(
  client: ClusterClient,
  size: IndexSize,
): (schema: IndexSchema, rows: readonly IndexRow[]) => Promise<OpenSearchSubject> {
  let opened = 0
  return async (schema, rows) => {
    opened += 1
    const place: IndexPlace = { client, prefix: 'suite', schema, size }
    await publishRows(place, String(opened).padStart(NAME_LENGTH, '0'), rows)
    const port = openSearchPort(place)
    await port.follow()
    const live = liveIndex(place)
    let version = 1
    return {
      port,
      live,
      async applyChanges(changes, name) {
        version += 1
        const refused = await live.apply(shownBy(port), changes, version, name)
        if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused[0])}`)
        await port.follow()
      },
    }
  }
}
