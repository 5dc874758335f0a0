import { setTimeout as pause } from 'node:timers/promises'
import type { ProductChange } from '../port.ts'
import type { ClusterClient } from './client.ts'
import type { MakeDocument } from './documents.ts'
import { SearchRefused, SearchUnavailable } from './errors.ts'

/** A product that the cluster, or the mapping, does not take, and why. What it had before stays as it was. */
export interface RefusedProduct {
  readonly group: number
  readonly reason: string
}

export interface BulkTarget {
  readonly client: ClusterClient
  readonly index: string
  readonly makeDocument: MakeDocument
}

const MOST_IN_ONE = 500
const TRIES = 6
const FIRST_PAUSE_MS = 100
const BULK_MS = 60_000

/**
 * Writes products under an external version: what is there with a higher one stays, so that writes may come late, twice and in
 * any order. A product that is gone is written as such. Answers those that are refused; throws SearchUnavailable when the
 * cluster goes on having no room.
 */
export async function bulkWrite(
  target: BulkTarget,
  changes: readonly ProductChange[],
  version: number,
): Promise<RefusedProduct[]> {
  if (!Number.isSafeInteger(version) || version < 0) throw new RangeError(`version ${version} is no whole number`)
  const refused: RefusedProduct[] = []
  for (let from = 0; from < changes.length; from += MOST_IN_ONE)
    refused.push(...(await writeSome(target, changes.slice(from, from + MOST_IN_ONE), version)))
  return refused
}

interface Written {
  readonly group: number
  readonly document: object
}

async function writeSome(
  target: BulkTarget,
  changes: readonly ProductChange[],
  version: number,
): Promise<RefusedProduct[]> {
  const refused: RefusedProduct[] = []
  let left: readonly Written[] = changes.flatMap((change) => {
    try {
      return [{ group: change.group, document: target.makeDocument(change) }]
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      refused.push({ group: change.group, reason: error.message })
      return []
    }
  })
  for (let tried = 1; left.length > 0; tried += 1) {
    const again = await send(target, left, version, refused)
    if (again.length > 0 && tried === TRIES)
      throw new SearchUnavailable('overloaded', `${again.length} products found no room in ${TRIES} tries`)
    if (again.length > 0) await pause(FIRST_PAUSE_MS * 2 ** tried)
    left = again
  }
  return refused
}

interface BulkAnswer {
  readonly errors: boolean
  readonly items: readonly {
    readonly index: {
      readonly status: number
      readonly error?: { readonly type: string; readonly reason: string; readonly caused_by?: { reason?: string } }
    }
  }[]
}

const CONFLICT = 409
/** Of the index: each write makes its document. */
const NOT_FOUND = 404
const NO_ROOM = new Set([429, 503])
const SERVERS_FAILURE = 500
/** A shard whose primary is lost, or takes no writes, is waited for so long; then its products are said. */
const PRIMARY_WAIT = '10s'

/** What has to be sent again. */
async function send(
  { client, index }: BulkTarget,
  products: readonly Written[],
  version: number,
  refused: RefusedProduct[],
): Promise<readonly Written[]> {
  const answer = await client.ask<BulkAnswer>({
    method: 'POST',
    path: '/_bulk',
    query: {
      timeout: PRIMARY_WAIT,
      filter_path: 'errors,items.*.status,items.*.error.type,items.*.error.reason,items.*.error.caused_by.reason',
    },
    lines: products.flatMap(({ group, document }) => [
      { index: { _index: index, _id: String(group), version, version_type: 'external_gte' } },
      document,
    ]),
    timeoutMs: BULK_MS,
  })
  if (!answer.errors) return []
  return products.filter(({ group }, at) => {
    const { status, error } = answer.items[at]?.index ?? { status: 503 }
    if (error && /flood.stage|read-only/i.test(error.reason)) throw new SearchUnavailable('flood-stage', error.reason)
    if (error && status === NOT_FOUND) throw new SearchRefused(status, error.type, error.reason)
    const hasNoPrimary = error?.type === 'unavailable_shards_exception'
    if (NO_ROOM.has(status) && !hasNoPrimary) return true
    // Nothing is wrong with the product.
    if (error && status >= SERVERS_FAILURE) throw new SearchUnavailable('unavailable', `${error.type}: ${error.reason}`)
    // A newer state is there.
    if (error && status !== CONFLICT)
      refused.push({ group, reason: [error.type, error.reason, error.caused_by?.reason].filter(Boolean).join(': ') })
    return false
  })
}
