import type { PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Log } from '#platform/log.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'
import { MappingMismatch, SearchUnavailable } from '#ports/search/opensearch/errors.ts'
import type { GenerationFacts } from '#ports/search/opensearch/facts.ts'
import { baseVersion, hasOurRows } from '../../index-schema.ts'
import { yardsticksOf } from '../../ranking/yardsticks.ts'
import { ListedCounter } from '../../without-index/listed-counter.ts'
import { forgetUnlisted } from '../../without-index/listed-products.ts'
import { isAhead, isOutrun } from '../is-outrun.ts'
import { loadDirectoryChoices } from '../load-directory.ts'
import { pruneDirty } from '../prune-dirty.ts'
import type { Cluster } from './cluster.ts'
import { followOutbox, type FollowParts } from './follow-outbox.ts'
import { appliedText, type CatalogueFacts, readApplied, type WritingProgress } from './generation-facts.ts'
import { forgetOldNews, tellNews } from './index-news.ts'
import {
  countProducts,
  fulfilWish,
  type IndexState,
  readIndexState,
  storeComplaint,
  storeShown,
  storeWriting,
  type WritingReason,
} from './index-state.ts'
import { type ReadyGeneration, writeGeneration } from './write-generation.ts'

export interface ClusterWriterOptions {
  readonly db: Database
  readonly cluster: Cluster
  readonly clock: Clock
  readonly log: Log
  /** Which of the shops' pictures are here; without it cards show drawings. */
  readonly pictures?: PictureLookup
  /** A line for the person who waits. */
  report(stage: string, text: string): void
}

/** Which generation is shown is looked up so often; the writer itself is the only one that changes it. */
const LOOK_EVERY_MS = 5_000
const TIDY_EVERY_MS = 5_000
/** No write finds what the generation before, which is kept, is waiting for. */
const FREED_EVERY_MS = 30_000
const TOLD_EVERY_MS = 1_000
/** Ranks are measured and words weighed by what was known when a generation was begun (docs/limits.md). */
const OLDEST_MS = 24 * 3_600_000
const RETRY_MS = 5_000

/**
 * Writes the index of a cluster, in the worker that leads: brings the shown generation up to now again and again, and writes a fresh one
 * aside when none is there or the shown one cannot go on (ADR 0114). Whoever takes the lead goes on where the last one was; one that has
 * lost it and does not know writes under lower numbers.
 */
export class ClusterWriter {
  private readonly options: ClusterWriterOptions
  private readonly follow: FollowParts & { readonly port: ReturnType<Cluster['port']> }
  private shown: GenerationFacts | null = null
  /** It is another build's, with rows like ours: followed for its webs until ours is shown. */
  private others: GenerationFacts | null = null
  private lookedAtMs = -Infinity
  private tidiedAtMs = -Infinity
  private freedAtMs = -Infinity
  private readonly counter: ListedCounter
  private mayBeginAtMs = -Infinity
  private building: Promise<void> | null = null
  private written: WritingProgress | null = null
  private isStopping = false
  /** Following and showing a fresh generation never run at once. */
  private turn: Promise<unknown> = Promise.resolve()

  constructor(options: ClusterWriterOptions) {
    this.options = options
    this.follow = { ...options, port: options.cluster.port() }
    this.counter = new ListedCounter(options)
  }

  /** Does what there is to do; throws when the database or the cluster is away, and goes on at the next step. */
  async step(): Promise<void> {
    const { db } = this.options
    try {
      await this.look()
      const reason = await this.reasonToWrite()
      if (reason !== null) this.beginWriting(reason)
      if (reason !== 'outrun') await this.inTurn(() => this.followShown())
      await this.tidy()
      await storeComplaint(db, null)
    } catch (error) {
      this.lookedAtMs = -Infinity
      await storeComplaint(db, error instanceof Error ? error.message : String(error)).catch(() => undefined)
      if (error instanceof SearchUnavailable) await this.free()
      throw error
    }
  }

  /** What the cluster does not get going by itself; that it cannot be asked is said by the failure before. */
  private async free(): Promise<void> {
    const { cluster, log } = this.options
    const freed = await cluster.free().catch((error: unknown) => {
      if (!(error instanceof SearchUnavailable))
        log.error({ err: error }, 'primaries that take no writes stay as they are')
      return []
    })
    if (freed.length > 0) log.warn({ freed }, 'primaries that took no writes were begun anew')
  }

  /** Ends what runs; what was written of a generation is kept for whoever goes on. */
  async stop(): Promise<void> {
    this.isStopping = true
    await this.building
    await this.turn.catch(() => undefined)
    await this.counter.ended()
    await this.options.cluster.close()
  }

  private async look(): Promise<void> {
    const nowMs = this.options.clock.monotonicMs()
    if (nowMs - this.lookedAtMs < LOOK_EVERY_MS) return
    try {
      const shown = await this.follow.port.follow()
      const isOurs = shown?.dataVersion === baseVersion()
      this.shown = isOurs ? shown : null
      this.others = !isOurs && shown !== null && hasOurRows(shown.dataVersion) ? shown : null
    } catch (error) {
      // It is another build's: this one writes its own.
      if (!(error instanceof MappingMismatch)) throw error
      this.shown = null
      this.others = null
    }
    this.lookedAtMs = nowMs
  }

  private async reasonToWrite(): Promise<WritingReason | null> {
    const { db, clock } = this.options
    const state = await readIndexState(db)
    if (this.shown === null) return state.generation === null ? 'first' : 'build'
    const since = heldBy(this.shown, state)
    if (since === null || (await isOutrun(db, since)) || (await isAhead(db, since))) return 'outrun'
    const { builtAtMs } = factsOf(this.shown)
    if (state.wanted !== null) return 'wanted'
    return clock.now().getTime() - builtAtMs > OLDEST_MS ? 'age' : null
  }

  private async followShown(): Promise<void> {
    const { db, clock, pictures } = this.options
    const shown = this.shown ?? this.others
    if (shown === null) return
    const state = await readIndexState(db)
    const since = heldBy(shown, state)
    // Ours would be written anew; another build's stands still until ours is shown.
    if (since === null || (shown === this.others && (await isOutrun(db, since)))) return
    if (state.generation !== shown.index) await this.tellShown(shown.index, since)
    const context = {
      now: clock.now(),
      yardsticks: yardsticksOf(factsOf(shown).yardsticks),
      ...(pictures && { pictures }),
    }
    await followOutbox(this.follow, { shown, since }, context)
  }

  private beginWriting(reason: WritingReason): void {
    const { clock, log } = this.options
    if (this.building !== null || this.isStopping || clock.monotonicMs() < this.mayBeginAtMs) return
    this.building = this.writeAndShow(reason)
      .catch(async (error: unknown) => {
        log.error({ err: error }, 'a generation of the index cannot be written; it is gone on with')
        this.mayBeginAtMs = clock.monotonicMs() + RETRY_MS
        if (error instanceof SearchUnavailable) await this.free()
      })
      .finally(() => {
        this.building = null
        this.written = null
      })
  }

  private async writeAndShow(reason: WritingReason): Promise<void> {
    const { db, clock, log, report } = this.options
    const writing = { reason, of: await countProducts(db), begunAt: clock.now().toISOString() }
    log.info(writing, 'a generation of the index is being written')
    let toldAtMs = -Infinity
    const ready = await writeGeneration({
      ...this.options,
      isStopping: () => this.isStopping,
      onProgress: async (products) => {
        if (clock.monotonicMs() - toldAtMs < TOLD_EVERY_MS) return
        toldAtMs = clock.monotonicMs()
        report('index', `${products.toLocaleString('en')} products`)
        await storeWriting(db, { ...writing, products })
      },
      onBegun: (progress) => {
        this.written = progress
      },
    })
    if (ready === null) return
    await this.inTurn(() => this.show(ready))
    log.info({ index: ready.writer.index, products: ready.progress.products }, 'a generation of the index is shown')
  }

  /** From here on readers find the fresh one: it must hold all that the old one held. */
  private async show({ writer, progress, catchUp }: ReadyGeneration): Promise<void> {
    const { db } = this.options
    const watermark = await catchUp()
    const facts: CatalogueFacts = {
      builtAtMs: progress.builtAtMs,
      yardsticks: progress.yardsticks,
      ...(await loadDirectoryChoices(db)),
    }
    await writer.publish({ facts: JSON.stringify(facts), applied: appliedText({ watermark }) })
    await failpoint('search.cluster.shown')
    await this.tellShown(writer.index, watermark)
    await fulfilWish(db, progress.wanted)
    await db.transaction().execute((tx) => forgetUnlisted(tx, progress.writeNumber))
    this.lookedAtMs = -Infinity
    this.counter.isOutdated()
    await this.look()
  }

  private async tellShown(generation: string, watermark: Watermark): Promise<void> {
    await this.options.db.transaction().execute(async (tx) => {
      await tellNews(tx, [{ kind: 'all' }])
      await storeShown(tx, { generation, watermark })
      await storeWriting(tx, null)
    })
  }

  private async count(): Promise<void> {
    await this.counter
      .count()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'what is listed cannot be counted'))
  }

  private inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const own = this.turn.then(act, act)
    this.turn = own.catch(() => undefined)
    return own
  }

  private async tidy(): Promise<void> {
    const { db, clock } = this.options
    const nowMs = clock.monotonicMs()
    if (nowMs - this.tidiedAtMs < TIDY_EVERY_MS) return
    this.tidiedAtMs = nowMs
    if (nowMs - this.freedAtMs >= FREED_EVERY_MS) {
      this.freedAtMs = nowMs
      await this.free()
    }
    await forgetOldNews(db)
    // Beside: of a large catalogue it takes seconds, for which no change waits.
    void this.count()
    const needed = this.written?.watermark ?? (await readIndexState(db)).watermark
    if (needed !== null && (this.building === null || this.written !== null)) await pruneDirty(db, needed)
  }
}

/** What the shown generation holds and readers were told of: what was applied and could not be told is applied again. */
function heldBy(shown: GenerationFacts, state: IndexState): Watermark | null {
  return (state.generation === shown.index ? state.watermark : readApplied(shown.applied)?.watermark) ?? null
}

function factsOf({ facts }: GenerationFacts): CatalogueFacts {
  return JSON.parse(facts ?? '{}') as CatalogueFacts
}
