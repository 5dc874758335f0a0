import { familyOf } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Log } from '#platform/log.ts'
import { readDirty, type Watermark } from '#platform/outbox/outbox.ts'
import type { GenerationFacts } from '#ports/search/opensearch/facts.ts'
import type { OpenSearchPort } from '#ports/search/opensearch/open-search-port.ts'
import type { ProductChange } from '#ports/search/port.ts'
import { keepListed, listedProduct } from '../../without-index/listed-products.ts'
import type { PageMove } from '../page-versions.ts'
import type { Cluster } from './cluster.ts'
import { appliedText } from './generation-facts.ts'
import { tellNews } from './index-news.ts'
import { storeShown } from './index-state.ts'
import { readChanges, type RowContext } from '../product-rows.ts'
import { tellRefused } from './tell-refused.ts'
import { nextWriteNumber } from '../write-number.ts'

/** Products that are written, refreshed and told of together: more of them only make the first ones wait. */
const MOST_TOGETHER = 1_000

export interface FollowParts {
  readonly db: Database
  readonly log: Log
  readonly cluster: Pick<Cluster, 'live'>
  /** A reader of the shown generation. */
  readonly port: Pick<OpenSearchPort, 'categoriesOf'>
}

/** The shown generation as its writer knows it, and what it holds. */
export interface FollowedGeneration {
  readonly shown: GenerationFacts
  readonly since: Watermark
}

/**
 * Brings the shown generation up to now: what has changed since the watermark is written, seen by every search and then told. Gives
 * where the next round goes on. Broken off anywhere it begins again from the same watermark, with higher write numbers.
 */
export async function followOutbox(
  parts: FollowParts,
  { shown, since }: FollowedGeneration,
  context: RowContext,
): Promise<Watermark> {
  const { productIds, watermark } = await readDirty(parts.db, since)
  for (let from = 0; from < productIds.length; from += MOST_TOGETHER) {
    const ids = productIds.slice(from, from + MOST_TOGETHER)
    const isLast = from + MOST_TOGETHER >= productIds.length
    await writeTogether(parts, { shown, ids, watermark: isLast ? watermark : since }, context)
  }
  return watermark
}

async function writeTogether(
  { db, cluster, port, log }: FollowParts,
  { shown, ids, watermark }: { shown: GenerationFacts; ids: readonly number[]; watermark: Watermark },
  context: RowContext,
): Promise<void> {
  // Before the products are read: whoever reads them later has a higher number.
  const writeNumber = await nextWriteNumber(db)
  const changes = await readChanges(db, ids, context)
  const before = await port.categoriesOf(ids)
  tellRefused(log, await cluster.live.apply(shown, changes, writeNumber, appliedText({ watermark })))
  await failpoint('search.cluster.applied')
  const moves = await movesOf(db, changes, before)
  await db.transaction().execute(async (tx) => {
    await keepListed(tx, changes.map(listedProduct), writeNumber)
    await tellNews(tx, moves)
    await storeShown(tx, { generation: shown.index, watermark })
  })
}

/** Pages that show these products, or are of their families, and the listings that they were and are in. */
async function movesOf(
  db: Database,
  changes: readonly ProductChange[],
  before: readonly number[],
): Promise<PageMove[]> {
  const ids = changes.map(({ group }) => group)
  const after = changes.flatMap(({ rows: [first] }) => (first === undefined ? [] : [first.category]))
  const categoryIds = new Set([...before, ...after].filter((id) => id !== null))
  return [
    { kind: 'categories', ids: [...categoryIds] },
    { kind: 'products', ids: [...ids, ...(await familyOf(db, ids))] },
  ]
}
