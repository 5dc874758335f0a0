import { streamIndexableProducts, type PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { currentWatermark, readDirty } from '#platform/outbox/outbox.ts'
import type { ProductChange } from '#ports/search/port.ts'
import { baseVersion } from '../index-schema.ts'
import { isAhead, isOutrun } from '../indexing/is-outrun.ts'
import { changeOf, readChanges, type RowContext } from '../indexing/product-rows.ts'
import { nextWriteNumber } from '../indexing/write-number.ts'
import { measureYardsticks, storeYardsticks, yardsticksOf } from '../ranking/yardsticks.ts'
import { ListedCounter } from './listed-counter.ts'
import { forgetUnlisted, keepListed, listedProduct } from './listed-products.ts'
import { type ListedState, readListedState, storeListedState } from './listed-state.ts'

/** Products that are read and written together. */
const BATCH = 500
/** Its ranks are measured by what was known when it was begun (docs/limits.md). */
const OLDEST_MS = 24 * 3_600_000

interface ListedKeeperOptions {
  readonly db: Database
  readonly clock: Clock
  readonly pictures?: PictureLookup
}

/**
 * Keeps `search.listed_product` beside index files, for webs whose search process may be away (ADR 0129): writes it whole where it was not yet,
 * by this build's rules and once a day, and brings it up to now else. In a cluster its writer does so.
 */
export class ListedKeeper {
  private readonly options: ListedKeeperOptions
  private isStopping = false
  private readonly counter: ListedCounter

  constructor(options: ListedKeeperOptions) {
    this.options = options
    this.counter = new ListedCounter(options)
  }

  /** Does what there is to do; throws when the database is away, and goes on at the next step. */
  async step(): Promise<void> {
    const { db } = this.options
    const state = await readListedState(db)
    if (state === null || (await this.mustBegin(state))) await this.writeWhole()
    else await this.follow(state)
    if (!this.isStopping) await this.counter.count()
  }

  /** What is being written whole is left, and begun anew by whoever goes on. */
  stop(): void {
    this.isStopping = true
  }

  private async mustBegin({ version, watermark, builtAtMs }: ListedState): Promise<boolean> {
    const { db, clock } = this.options
    const isOld = version !== baseVersion() || clock.now().getTime() - builtAtMs > OLDEST_MS
    return isOld || (await isOutrun(db, watermark)) || isAhead(db, watermark)
  }

  private async writeWhole(): Promise<void> {
    const { db, clock, pictures } = this.options
    // Before the first product is read: what changes meanwhile is read again.
    const watermark = await currentWatermark(db)
    const writeNumber = await nextWriteNumber(db)
    const yardsticks = await measureYardsticks(db)
    const builtAtMs = clock.now().getTime()
    const context = this.contextBy(storeYardsticks(yardsticks))
    for await (const products of streamIndexableProducts(db, BATCH, context.now, pictures)) {
      const changes = products.map((product) => changeOf(product, context))
      await db.transaction().execute((tx) => keepListed(tx, changes.map(listedProduct), writeNumber))
      await failpoint('search.listed.some')
      if (this.isStopping) return
    }
    await db.transaction().execute(async (tx) => {
      await forgetUnlisted(tx, writeNumber)
      await storeListedState(tx, {
        version: baseVersion(),
        watermark,
        yardsticks: storeYardsticks(yardsticks),
        builtAtMs,
      })
    })
  }

  private async follow(state: ListedState): Promise<void> {
    const { db } = this.options
    const { productIds, watermark } = await readDirty(db, state.watermark)
    const context = this.contextBy(state.yardsticks)
    for (let from = 0; from < productIds.length && !this.isStopping; from += BATCH) {
      const isLast = from + BATCH >= productIds.length
      // Before the products are read: whoever reads them later has a higher number.
      const writeNumber = await nextWriteNumber(db)
      const changes = await readChanges(db, productIds.slice(from, from + BATCH), context)
      await this.keep(changes, writeNumber, isLast ? { ...state, watermark } : null)
    }
  }

  private async keep(changes: readonly ProductChange[], writeNumber: number, state: ListedState | null): Promise<void> {
    await this.options.db.transaction().execute(async (tx) => {
      await keepListed(tx, changes.map(listedProduct), writeNumber)
      if (state !== null) await storeListedState(tx, state)
    })
  }

  private contextBy(yardsticks: ListedState['yardsticks']): RowContext {
    const { clock, pictures } = this.options
    return { now: clock.now(), yardsticks: yardsticksOf(yardsticks), ...(pictures && { pictures }) }
  }
}
