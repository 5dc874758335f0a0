import { type PictureLookup, streamIndexableProducts } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { currentWatermark } from '#platform/outbox/outbox.ts'
import { createBaseBuilder } from '#ports/search/embedded-base.ts'
import { baseVersion, indexSchema } from '../index-schema.ts'
import { type BaseFile, removeOldBases, startCards, writeBase } from './base-file.ts'
import type { CardFileWriter } from './card-file.ts'
import { measureYardsticks, storeYardsticks } from '../ranking/yardsticks.ts'
import { indexRows } from './index-rows.ts'
import { loadDirectoryChoices } from './load-directory.ts'

const BATCH = 2_000

export interface BuiltBase {
  readonly file: BaseFile
  readonly productCount: number
  readonly rowCount: number
}

export interface BuildOptions {
  readonly db: Database
  /** Which of the shops' pictures are here; without it cards show drawings. */
  readonly pictures?: PictureLookup
  readonly folder: string
  readonly clock: Clock
  onProgress?(offers: number): void
}

/**
 * Builds a fresh base from the database into a file of its own, its cards beside it; readers take it up when it is whole.
 * `onProgress` hears the number of offers so far.
 */
export async function buildBase(options: BuildOptions): Promise<BuiltBase> {
  const cards = await startCards(options.folder)
  try {
    return await buildWith(cards, options)
  } catch (error) {
    await cards.abandon()
    throw error
  }
}

async function buildWith(
  cards: CardFileWriter,
  { db, folder, clock, pictures, onProgress }: BuildOptions,
): Promise<BuiltBase> {
  // Before the first row is read: what changes meanwhile is read again by those who open the base.
  const watermark = await currentWatermark(db)
  const now = clock.now()
  const yardsticks = await measureYardsticks(db)
  const builder = createBaseBuilder(indexSchema, String(now.getTime()))
  let productCount = 0
  for await (const products of streamIndexableProducts(db, BATCH, now, pictures)) {
    for (const product of products)
      for (const row of indexRows(product, now, yardsticks)) {
        builder.add(row)
        cards.add(row.id, row.record)
      }
    await cards.flush()
    productCount += products.length
    onProgress?.(builder.rowCount)
  }
  await failpoint('search.base.read')
  const { rowCount } = builder
  const facts = { watermark, yardsticks: storeYardsticks(yardsticks), ...(await loadDirectoryChoices(db)) }
  const file = await writeBase(folder, { version: baseVersion(), builtAtMs: now.getTime() }, builder.finish(), {
    facts,
    cards,
  })
  await failpoint('search.base.written')
  await removeOldBases(folder)
  return { file, productCount, rowCount }
}
