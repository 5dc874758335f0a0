import { isDeepStrictEqual } from 'node:util'
import type { PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { ServiceAway } from '#platform/errors/service-away.ts'
import { asId } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'
import { runYielding } from '#platform/pace/yield-to-event-loop.ts'
import { MappingMismatch } from '#ports/search/opensearch/errors.ts'
import type { FoundProduct, OpenSearchPort } from '#ports/search/opensearch/open-search-port.ts'
import type { SearchAnswer, SearchPlan, SearchPort, Vocabulary } from '#ports/search/port.ts'
import { type SearchDirectory, searchDirectory } from '../../directory.ts'
import { baseVersion } from '../../index-schema.ts'
import type { ListingHit } from '../../listings.ts'
import { prepareCorrections } from '../../plan/corrections.ts'
import { rankPointsOf } from '../../ranking/rank-line.ts'
import type { RankPoints } from '../../ranking/rank-shares.ts'
import type { Synonym } from '../../synonyms/synonym.ts'
import { type DatabaseCards, databaseCards } from '../../without-index/database-cards.ts'
import { databaseListings, type WithoutIndex } from '../../without-index/database-listings.ts'
import type { DirectoryChoices } from '../base-file.ts'
import { HeldCards } from '../held-cards.ts'
import type { ListingIndex, RemoteIndex, WantedHit } from '../listing-index.ts'
import { loadDirectoryChoices } from '../load-directory.ts'
import { PageVersions } from '../page-versions.ts'
import { type AwaitedMoment, holds, thisMoment } from './caught-up.ts'
import type { Cluster } from './cluster.ts'
import type { CatalogueFacts } from './generation-facts.ts'
import { readNews } from './index-news.ts'
import { readIndexState, writingLine } from './index-state.ts'

export interface OpenSearchIndexOptions {
  readonly cluster: Pick<Cluster, 'port' | 'close'>
  /** Of what is followed. */
  readonly db: Database
  /** Of what visitors wait for. */
  readonly visitorsDb: Database
  /** Which of the shops' pictures are here; without it cards show drawings. */
  readonly pictures?: PictureLookup
  readonly clock: Clock
  readonly log: Log
}

/** A generation that was shown without being told of (its writer died right then) is found by looking. */
const LOOK_EVERY_MS = 5_000
/** While the cluster is away it is asked whether it is back. */
const TRY_EVERY_MS = 1_000
/** What was committed longer ago is in the index, or it is not up to date. */
const LATEST_MS = 5_000

const noVocabulary: Vocabulary = { generation: '', rowCount: 0, rowsWith: () => 0, terms: () => [] }

/**
 * The index of a cluster as a web process asks it. Hits bring their cards; which generation is shown, and what has changed in it, is
 * told by the database, and pages move then: after the answers, never before. While the cluster is away pages that are kept go on,
 * and categories are listed by the database (`without-index/`).
 */
export class OpenSearchIndex implements ListingIndex {
  readonly search: SearchPort
  readonly pages: PageVersions
  readonly withoutIndex: WithoutIndex
  private readonly withoutCluster: DatabaseCards
  private readonly options: OpenSearchIndexOptions
  private readonly port: OpenSearchPort
  private readonly cards = new HeldCards()
  private names: SearchDirectory = searchDirectory([], [])
  private synonyms: readonly Synonym[] = []
  private newsFrom: Watermark | null = null
  private lookedAtMs = -Infinity
  private mustLook = true
  /** Why nothing is found; null: it is. */
  private away: string | null = 'it was not asked yet'
  private writing: string | null = null
  /** There was an index once: the database lists what it held. */
  private wasShown = false
  private moment: AwaitedMoment | null = null
  private lastCaughtUpMs: number | null = null

  constructor(options: OpenSearchIndexOptions) {
    this.options = options
    this.port = options.cluster.port()
    this.search = {
      search: (plan) => this.find(plan),
      vocabulary: () => (this.isReady ? this.port.vocabulary() : noVocabulary),
    }
    this.pages = new PageVersions(String(options.clock.now().getTime()))
    const fromDatabase = { ...options, db: options.visitorsDb, cards: this.cards }
    this.withoutIndex = databaseListings(fromDatabase)
    this.withoutCluster = databaseCards(fromDatabase)
  }

  get isReady(): boolean {
    return this.port.shown?.dataVersion === baseVersion()
  }

  get isCaughtUp(): boolean {
    return (
      this.away === null &&
      this.lastCaughtUpMs !== null &&
      this.options.clock.monotonicMs() - this.lastCaughtUpMs < LATEST_MS
    )
  }

  get caughtUpAtMs(): number | null {
    return this.lastCaughtUpMs
  }

  get rowCount(): number {
    return this.port.shown?.rowCount ?? 0
  }

  /** Changes stand among all others in a cluster. */
  get overlaySize(): number {
    return 0
  }

  /** For /readyz: what is the matter while listings can still be answered otherwise. */
  get trouble(): string | null {
    if (!this.wasShown) return null
    if (this.away !== null)
      return [`the search cluster is away (${this.away}): categories are listed by the database`, this.writing]
        .filter((line) => line !== null)
        .join('; ')
    return this.writing
  }

  get isListed(): boolean {
    return this.wasShown
  }

  get remote(): RemoteIndex {
    return { place: 'cluster', isAway: this.away !== null }
  }

  directory(): SearchDirectory {
    return this.names
  }

  takeSynonyms(synonyms: readonly Synonym[]): void {
    this.synonyms = synonyms
    this.names = { ...this.names, synonyms }
    this.pages.restart()
  }

  async hitsOf(wanted: readonly WantedHit[]): Promise<readonly ListingHit[]> {
    if (wanted.length === 0) return []
    try {
      return await this.hitsOfCluster(wanted)
    } catch (error) {
      if (error instanceof ServiceAway) return this.withoutCluster.hitsOf(wanted)
      throw error
    }
  }

  async rankingOf(productIds: readonly number[]): Promise<ReadonlyMap<number, RankPoints>> {
    const products = await this.productsOf(productIds)
    return rankPointsOf(new Map([...products.values()].flatMap(recordsOf)))
  }

  cardOf(variantId: number): Buffer | null {
    return this.cards.read(variantId)
  }

  async cardsOf(variantIds: readonly number[]): Promise<ReadonlyMap<number, Buffer>> {
    return new Map(await this.asked(() => this.port.payloadsOf(variantIds)).then(buffersOf))
  }

  /** What the cluster alone can tell, so that a start while the database is away finds the last catalogue. */
  async open(): Promise<void> {
    await this.look()
  }

  /** Takes up what was told since; throws when the database is away. A cluster that is away is tried again and again. */
  async step(): Promise<void> {
    const { db, clock } = this.options
    const nowMs = clock.monotonicMs()
    const { moves, watermark } = await readNews(db, this.newsFrom)
    if (moves.some(({ kind }) => kind === 'all')) this.mustLook = true
    if (this.mustLook || nowMs - this.lookedAtMs > (this.away === null ? LOOK_EVERY_MS : TRY_EVERY_MS))
      await this.look()
    // Addresses of shops and brands are read by names, also where the cluster was away from the start.
    const isNameless = this.away !== null && this.names.eshops.byId.size === 0
    if (moves.length > 0 || isNameless) this.takeNames(await loadDirectoryChoices(db))
    for (const move of moves) this.pages.follow(move)
    this.newsFrom = watermark
    await this.seeHowFar(nowMs)
  }

  close(): void {
    void this.options.cluster.close()
  }

  /** Looks which generation is shown and takes it up; what goes wrong is told by /readyz, and the generation before goes on answering. */
  private async look(): Promise<void> {
    const { clock, log } = this.options
    this.lookedAtMs = clock.monotonicMs()
    const before = this.port.shown?.index
    try {
      const shown = await this.port.follow()
      if (shown?.dataVersion !== baseVersion())
        return this.missing(shown === null ? 'it shows no index yet' : 'it shows the index of another build')
      if (shown.index !== before) {
        await runYielding(clock, prepareCorrections(this.port.vocabulary()))
        if (this.names.eshops.byId.size === 0) this.takeNames(JSON.parse(shown.facts ?? '{}') as CatalogueFacts)
        this.pages.restart()
      }
      this.mustLook = false
      this.found()
    } catch (error) {
      if (!(error instanceof ServiceAway || error instanceof MappingMismatch)) throw error
      if (error instanceof MappingMismatch && this.away !== error.message)
        log.error({ err: error }, 'the index of the cluster is refused')
      this.missing(error.message)
    }
  }

  private async find(plan: SearchPlan): Promise<SearchAnswer> {
    const answer = await this.asked(() => this.port.search(plan))
    for (const { id, version, payload } of answer.hits)
      if (payload !== undefined) this.cards.hold(id, version, Buffer.from(payload))
    return answer
  }

  private async hitsOfCluster(wanted: readonly WantedHit[]): Promise<readonly ListingHit[]> {
    const products = await this.productsOf(wanted.map(({ productId }) => productId))
    return wanted.flatMap(({ productId, variantId }) => {
      const product = products.get(productId)
      const row = product?.rows.find(({ id }) => id === variantId) ?? product?.rows[0]
      return product === undefined || row === undefined
        ? []
        : [
            {
              productId: asId(productId),
              variantId: asId(row.id),
              version: row.version,
              offersCount: product.rows.length,
              isSponsored: false,
            },
          ]
    })
  }

  private async productsOf(ids: readonly number[]): Promise<ReadonlyMap<number, FoundProduct>> {
    const products = await this.asked(() => this.port.productsOf(ids))
    for (const { rows, payloads } of products.values())
      for (const [at, { id, version }] of rows.entries()) {
        const payload = payloads[at]
        if (payload) this.cards.hold(id, version, Buffer.from(payload))
      }
    return products
  }

  private async asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask()
      this.found()
      return answer
    } catch (error) {
      if (error instanceof ServiceAway) this.missing(error.message)
      throw error
    }
  }

  private found(): void {
    this.away = null
  }

  private missing(why: string): void {
    this.away = why
  }

  private async seeHowFar(nowMs: number): Promise<void> {
    const { db } = this.options
    const { generation, watermark, writing, complaint } = await readIndexState(db)
    this.wasShown = generation !== null
    this.writing = writing === null ? complaint : writingLine(writing)
    const moment = this.moment ?? (await thisMoment(db, nowMs))
    this.moment = moment
    if (!this.isReady || watermark === null || !(await holds(db, watermark, moment.watermark))) return
    this.lastCaughtUpMs = moment.atMs
    this.moment = null
  }

  /** A new name is on no page yet; a changed one is on any. */
  private takeNames(choices: DirectoryChoices): void {
    const before = this.names
    this.names = searchDirectory(choices.eshops, choices.brands, this.synonyms)
    const isOther = (table: 'eshops' | 'brands'): boolean =>
      [...before[table].byId].some(([id, choice]) => !isDeepStrictEqual(choice, this.names[table].byId.get(id)))
    if (isOther('eshops') || isOther('brands')) this.pages.restart()
  }
}

function recordsOf({ rows, payloads }: FoundProduct): [number, Buffer][] {
  return rows.flatMap(({ id }, at) => {
    const payload = payloads[at]
    return payload ? [[id, Buffer.from(payload)] as [number, Buffer]] : []
  })
}

function buffersOf(payloads: ReadonlyMap<number, string>): [number, Buffer][] {
  return [...payloads].map(([id, payload]) => [id, Buffer.from(payload)])
}
