import { streamIndexableProducts, type PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Log } from '#platform/log.ts'
import { currentWatermark, readDirty, type Watermark } from '#platform/outbox/outbox.ts'
import { readAhead } from '#platform/files/read-ahead.ts'
import type { GenerationWriter } from '#ports/search/opensearch/generation.ts'
import type { ProductChange } from '#ports/search/port.ts'
import { baseVersion } from '../../index-schema.ts'
import { measureYardsticks, storeYardsticks, yardsticksOf } from '../../ranking/yardsticks.ts'
import { keepListed, listedProduct } from '../../without-index/listed-products.ts'
import { isOutrun } from '../is-outrun.ts'
import type { Cluster } from './cluster.ts'
import type { WritingProgress } from './generation-facts.ts'
import { readIndexState } from './index-state.ts'
import { changeOf, readChanges, type RowContext } from '../product-rows.ts'
import { tellRefused } from './tell-refused.ts'
import { nextWriteNumber } from '../write-number.ts'

/** Products that are read and written together. */
const BATCH = 500
/** A killed writer writes so many again at most. */
const KEPT_EVERY = 20_000
/** With fewer changes left, what is left is written while the old generation waits. */
const FEW_LEFT = 500

export interface WriteParts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly cluster: Pick<Cluster, 'writer'>
  readonly pictures?: PictureLookup
  isStopping(): boolean
  /** From here on the keys of what changes are needed. */
  onBegun(progress: WritingProgress): void
  /** Told of the products so far. */
  onProgress(products: number): Promise<void>
}

/** A generation with all products, its copies made, that only has to be brought up to now and shown. */
export interface ReadyGeneration {
  readonly writer: GenerationWriter
  readonly progress: WritingProgress
  /** Writes what has changed since the last time; gives the watermark that it holds now. */
  catchUp(): Promise<Watermark>
}

/** Writes a generation aside from the database alone, or goes on with one that was broken off. Null: it was told to stop. */
export async function writeGeneration(parts: WriteParts): Promise<ReadyGeneration | null> {
  const writer = await openWriter(parts)
  const begun = await beginning(writer, parts)
  parts.onBegun(begun)
  const progress = await writeProducts(writer, begun, parts)
  if (progress === null) return null
  const catchUp = follower(writer, progress, parts)
  while ((await catchUp()).written > FEW_LEFT) if (parts.isStopping()) return null
  await failpoint('search.cluster.written')
  await writer.makeReady()
  return { writer, progress, catchUp: async () => (await catchUp()).watermark }
}

/** What can no longer be brought up to now is begun anew. */
async function openWriter({ db, clock, cluster }: WriteParts): Promise<GenerationWriter> {
  const open = () => cluster.writer(String(clock.now().getTime()), baseVersion())
  const writer = await open()
  const kept = readProgress(writer)
  if (kept === null || !(await isOutrun(db, kept.watermark))) return writer
  await writer.abandon()
  return open()
}

function readProgress({ progress }: GenerationWriter): WritingProgress | null {
  return progress === null || progress === '' ? null : (JSON.parse(progress) as WritingProgress)
}

async function beginning(writer: GenerationWriter, { db, clock }: WriteParts): Promise<WritingProgress> {
  return (
    readProgress(writer) ?? {
      // Before the first product is read.
      watermark: await currentWatermark(db),
      writeNumber: await nextWriteNumber(db),
      builtAtMs: clock.now().getTime(),
      wanted: (await readIndexState(db)).wanted,
      yardsticks: storeYardsticks(await measureYardsticks(db)),
      lastProductId: 0,
      products: 0,
    }
  )
}

async function writeProducts(
  writer: GenerationWriter,
  begun: WritingProgress,
  { db, clock, log, pictures, isStopping, onProgress }: WriteParts,
): Promise<WritingProgress | null> {
  const context = { now: clock.now(), yardsticks: yardsticksOf(begun.yardsticks), ...(pictures && { pictures }) }
  let [progress, keptAt] = [begun, begun.products]
  // The database reads and this process makes rows while the cluster writes the batch before.
  for await (const changes of readAhead(streamChanges(db, begun.lastProductId, context))) {
    tellRefused(log, await writer.write(changes, begun.writeNumber))
    await keep(db, changes, begun.writeNumber)
    await failpoint('search.cluster.some')
    progress = {
      ...progress,
      lastProductId: changes.at(-1)?.group ?? progress.lastProductId,
      products: progress.products + changes.length,
    }
    await onProgress(progress.products)
    const mustStop = isStopping()
    if (mustStop || progress.products - keptAt >= KEPT_EVERY) {
      await writer.keepProgress(JSON.stringify(progress))
      keptAt = progress.products
      await failpoint('search.cluster.kept')
    }
    if (mustStop) return null
  }
  await writer.keepProgress(JSON.stringify(progress))
  return progress
}

async function* streamChanges(db: Database, after: number, context: RowContext): AsyncGenerator<ProductChange[]> {
  const { now, pictures = null } = context
  for await (const products of streamIndexableProducts(db, BATCH, now, pictures, after))
    yield products.map((product) => changeOf(product, context))
}

function follower(writer: GenerationWriter, { watermark, yardsticks }: WritingProgress, parts: WriteParts) {
  const { db, clock, log, pictures } = parts
  let since = watermark
  return async (): Promise<{ readonly written: number; readonly watermark: Watermark }> => {
    const { productIds, watermark: now } = await readDirty(db, since)
    for (let from = 0; from < productIds.length; from += BATCH) {
      const writeNumber = await nextWriteNumber(db)
      const changes = await readChanges(db, productIds.slice(from, from + BATCH), {
        now: clock.now(),
        yardsticks: yardsticksOf(yardsticks),
        ...(pictures && { pictures }),
      })
      tellRefused(log, await writer.change(changes, writeNumber))
      await keep(db, changes, writeNumber)
    }
    since = now
    return { written: productIds.length, watermark: now }
  }
}

function keep(db: Database, changes: readonly ProductChange[], writeNumber: number): Promise<void> {
  return db.transaction().execute((tx) => keepListed(tx, changes.map(listedProduct), writeNumber))
}
