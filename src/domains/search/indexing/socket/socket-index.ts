import type { PictureLookup } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { ProcessAddress } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { ServiceAway } from '#platform/errors/service-away.ts'
import { runYielding } from '#platform/pace/yield-to-event-loop.ts'
import type { SearchAnswer, SearchPlan, SearchPort, Vocabulary } from '#ports/search/port.ts'
import { type SearchDirectory, searchDirectory } from '../../directory.ts'
import type { ListingHit } from '../../listings.ts'
import { prepareCorrections } from '../../plan/corrections.ts'
import type { RankPoints } from '../../ranking/rank-shares.ts'
import type { Synonym } from '../../synonyms/synonym.ts'
import { type DatabaseCards, databaseCards } from '../../without-index/database-cards.ts'
import { databaseListings, type WithoutIndex } from '../../without-index/database-listings.ts'
import { isListed } from '../../without-index/listed-state.ts'
import type { DirectoryChoices } from '../base-file.ts'
import type { ListingIndex, RemoteIndex, WantedHit } from '../listing-index.ts'
import { loadDirectoryChoices } from '../load-directory.ts'
import { PageVersions } from '../page-versions.ts'
import { AskProcess } from './ask-process.ts'
import { followChanges } from './follow-changes.ts'
import { readFrame } from './frames.ts'
import { HeldCards } from '../held-cards.ts'
import { type AskedHits, type AskedIds, type AskedSearch, type ChangeLine, type IndexState, PATHS } from './protocol.ts'
import { noVocabulary, readVocabulary } from './wire-vocabulary.ts'

export interface SocketIndexOptions {
  readonly address: ProcessAddress
  /** That of the search process (`KEY_PURPOSE`). */
  readonly key: Uint8Array
  /** Asked for named products, categories and shops while the search process is away. */
  readonly visitorsDb: Database
  /** Which of the shops' pictures are here; without it cards from the database show drawings. */
  readonly pictures?: PictureLookup
  readonly clock: Clock
}

interface FoundCard {
  readonly id: number
  readonly version: number
}

/**
 * The index of a search process (`createIndexServer`), as a web process asks it. Each search is one question, whose answer brings the
 * cards that are not held here yet. What names stand for and which words there are is fetched when it has changed; pages move as the
 * process tells, never before its answers do. While it is away pages that are kept go on being shown, products that are named, categories
 * and shops come from the database (`without-index/`), and what must be searched is refused.
 */
export class SocketIndex implements ListingIndex {
  readonly search: SearchPort
  readonly pages: PageVersions
  readonly withoutIndex: WithoutIndex
  private readonly visitorsDb: Database
  private readonly clock: Clock
  private readonly process: AskProcess
  private readonly cards = new HeldCards()
  private readonly withoutProcess: DatabaseCards
  private readonly ending = new AbortController()
  /** While the process is listened to: settled by its first line. */
  private listening: Promise<void> | null = null
  /** Why it is not heard; null: it is. */
  private away: string | null = 'it was not asked yet'
  private state: IndexState | null = null
  private heardAtMs = 0
  private words: Vocabulary = noVocabulary
  private namesName = ''
  private names: SearchDirectory = searchDirectory([], [])
  private synonyms: readonly Synonym[] = []
  private wasListed = false

  constructor(options: SocketIndexOptions) {
    this.clock = options.clock
    this.process = new AskProcess(options)
    this.visitorsDb = options.visitorsDb
    const fromDatabase = { ...options, db: options.visitorsDb, cards: this.cards }
    this.withoutIndex = databaseListings(fromDatabase)
    this.withoutProcess = databaseCards(fromDatabase)
    this.search = { search: (plan) => this.find(plan), vocabulary: () => this.words }
    this.pages = new PageVersions(String(options.clock.now().getTime()))
  }

  get isReady(): boolean {
    return this.state?.isReady === true
  }

  get isCaughtUp(): boolean {
    return this.away === null && this.state?.isCaughtUp === true
  }

  get caughtUpAtMs(): number | null {
    const lagMs = this.state?.lagMs ?? null
    return lagMs === null ? null : this.heardAtMs - lagMs
  }

  get rowCount(): number {
    return this.state?.rowCount ?? 0
  }

  get overlaySize(): number {
    return this.state?.overlaySize ?? 0
  }

  get remote(): RemoteIndex {
    return { place: 'process', isAway: this.away !== null }
  }

  get trouble(): string | null {
    return this.away && (this.wasListed ? `${this.away}: categories and shops are listed by the database` : this.away)
  }

  get isListed(): boolean {
    return this.wasListed
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
      return await this.hitsOfProcess(wanted)
    } catch (error) {
      if (error instanceof ServiceAway) return this.withoutProcess.hitsOf(wanted)
      throw error
    }
  }

  async rankingOf(productIds: readonly number[]): Promise<ReadonlyMap<number, RankPoints>> {
    if (productIds.length === 0) return new Map()
    return this.ask(
      PATHS.ranking,
      { ids: productIds } satisfies AskedIds,
      (bytes) => new Map(JSON.parse(bytes.toString()) as [number, RankPoints][]),
    )
  }

  cardOf(variantId: number): Buffer | null {
    return this.cards.read(variantId)
  }

  async cardsOf(variantIds: readonly number[]): Promise<ReadonlyMap<number, Buffer>> {
    if (variantIds.length === 0) return new Map()
    const { answer, records } = await this.ask(PATHS.cards, { ids: variantIds } satisfies AskedIds, readFrame<number[]>)
    return new Map(answer.flatMap((id, at) => (records[at] ? [[id, records[at]] as const] : [])))
  }

  /** A start while the search process is away lists by the database, and goes on by `step`. */
  async open(): Promise<void> {
    await this.step().catch(() => undefined)
  }

  /** Listens to the process, again when it was away. */
  async step(): Promise<void> {
    try {
      await (this.listening ??= this.listen())
    } catch (error) {
      // A database that is away as well changes nothing.
      await this.lookAround().catch(() => undefined)
      throw error
    }
  }

  close(): void {
    this.ending.abort()
    this.process.close()
  }

  private listen(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    followChanges(this.process, this.ending.signal, async (line, isFirst) => {
      await this.take(line, isFirst)
      resolve()
    })
      .then(() => Promise.reject(new Error('it has ended')))
      .catch((error: Error) => {
        const away =
          error instanceof ServiceAway ? error : new ServiceAway(`the search process is not heard: ${error.message}`)
        this.away = away.message
        this.listening = null
        reject(away)
      })
    return promise
  }

  /** Names and words come before the pages move: those that are made then are made with them. */
  private async take({ state, moves }: ChangeLine, isFirst: boolean): Promise<void> {
    if (state.vocabulary !== this.words.generation) await this.fetchWords()
    if (state.directory !== this.namesName) await this.fetchNames(state.directory)
    this.state = state
    this.heardAtMs = this.clock.monotonicMs()
    this.away = null
    if (isFirst) this.pages.restart()
    for (const move of moves) this.pages.follow(move)
  }

  private async fetchWords(): Promise<void> {
    const words = await this.process.ask(PATHS.vocabulary, null, (bytes) => readVocabulary(bytes.toString()))
    await runYielding(this.clock, prepareCorrections(words))
    this.words = words
  }

  private async fetchNames(name: string): Promise<void> {
    const { eshops, brands } = await this.process.ask(
      PATHS.directory,
      null,
      (bytes) => JSON.parse(bytes.toString()) as DirectoryChoices,
    )
    this.names = searchDirectory(eshops, brands, this.synonyms)
    this.namesName = name
  }

  /** What the database has while the process is away. Addresses of shops and brands are read by names: of a process that was never heard they are borrowed. */
  private async lookAround(): Promise<void> {
    this.wasListed = await isListed(this.visitorsDb)
    if (this.names.eshops.byId.size > 0) return
    const { eshops, brands } = await loadDirectoryChoices(this.visitorsDb)
    if (this.namesName === '') this.names = searchDirectory(eshops, brands, this.synonyms)
  }

  private async hitsOfProcess(wanted: readonly WantedHit[]): Promise<readonly ListingHit[]> {
    const { answer, records } = await this.ask(PATHS.hits, { wanted } satisfies AskedHits, readFrame<ListingHit[]>)
    await this.hold(
      answer.map(({ variantId, version }) => ({ id: variantId, version })),
      records,
    )
    return answer
  }

  private async find(plan: SearchPlan): Promise<SearchAnswer> {
    const { answer, records } = await this.ask(PATHS.search, { plan } satisfies AskedSearch, readFrame<SearchAnswer>)
    await this.hold(answer.hits, records)
    return answer
  }

  /** One that is not heard is not asked: it may be hanging, and each question would wait for it. */
  private async ask<Answer>(path: string, question: unknown, read: (bytes: Buffer) => Answer): Promise<Answer> {
    if (this.away !== null) throw new ServiceAway(this.away)
    return this.process.ask(path, question, read)
  }

  /** Keeps what came, and asks for what the process wrongly took to be here. */
  private async hold(found: readonly FoundCard[], records: readonly (Buffer | null)[]): Promise<void> {
    for (const [at, { id, version }] of found.entries()) {
      const record = records[at]
      if (record) this.cards.hold(id, version, record)
    }
    const missing = found.filter(({ id, version }) => !this.cards.has(id, version))
    if (missing.length === 0) return
    const cards = await this.cardsOf(missing.map(({ id }) => id))
    for (const { id, version } of missing) {
      const record = cards.get(id)
      if (record) this.cards.hold(id, version, record)
    }
  }
}
