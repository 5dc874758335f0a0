import { setImmediate as breathe } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { departments } from '#domains/catalogue/contract.ts'
import { familyOf, type IndexableProduct, loadIndexableProducts, type PictureLookup } from '#domains/offers/contract.ts'
import { runYielding } from '#platform/pace/yield-to-event-loop.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { asId } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import { readDirty, type Watermark } from '#platform/outbox/outbox.ts'
import { emptyIndex, openBase, type SearchIndex, SnapshotError } from '#ports/search/embedded-base.ts'
import { embeddedSearch } from '#ports/search/embedded.ts'
import type { ProductChange, SearchPlan, SearchPort } from '#ports/search/port.ts'
import { type SearchDirectory, searchDirectory } from '../directory.ts'
import { baseVersion, indexSchema } from '../index-schema.ts'
import {
  type BaseFile,
  type DirectoryChoices,
  newestBase,
  openBaseCards,
  readBase,
  readBaseFacts,
  setBaseAside,
} from './base-file.ts'
import { CardFileError } from './card-file.ts'
import { CatalogueCards } from './catalogue-cards.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import type { ListingHit } from '../listings.ts'
import { compilePlan, PAGE_SIZE } from '../plan/compile-plan.ts'
import { prepareCorrections } from '../plan/corrections.ts'
import { rankPointsOf } from '../ranking/rank-line.ts'
import type { RankPoints } from '../ranking/rank-shares.ts'
import { noYardsticks, type Yardsticks, yardsticksOf } from '../ranking/yardsticks.ts'
import type { Synonym } from '../synonyms/synonym.ts'
import { indexRows } from './index-rows.ts'
import type { ListingIndex, WantedHit } from './listing-index.ts'
import { isOutrun } from './is-outrun.ts'
import { loadDirectoryChoices } from './load-directory.ts'
import { PageVersions } from './page-versions.ts'

/** Products that are read between two turns of the event loop. */
const STEP = 250
/** With more changed products than this a reader waits for the fresh base that the worker builds (docs/limits.md). */
const MOST_FOLLOWED = 50_000
/** A fresh base is brought up to now in so many rounds at most: changes that come faster than that do not keep it from being shown. */
const MOST_ROUNDS = 5
const version = baseVersion()

export interface FollowerOptions {
  readonly db: Database
  readonly folder: string
  readonly clock: Clock
  readonly log: Log
  /** Which of the shops' pictures are here; without it cards show drawings. */
  readonly pictures?: PictureLookup
}

/** An index and the cards of what it finds: taken up and left together. */
interface Catalogue {
  readonly index: SearchIndex
  readonly cards: CatalogueCards
  readonly yardsticks: Yardsticks
}

/** Rows of the changed products and what the index makes of them, with a chance to answer others behind each product. */
function* changeInPieces(
  { index, cards, yardsticks }: Catalogue,
  ids: readonly number[],
  products: ReadonlyMap<number, IndexableProduct>,
  { now, changeVersion }: { readonly now: Date; readonly changeVersion: string },
): Generator<undefined, void> {
  const changes: ProductChange[] = []
  for (const id of ids) {
    const product = products.get(id)
    const rows = product ? indexRows(product, now, yardsticks) : []
    cards.change(rows)
    changes.push({ group: id, rows })
    yield
  }
  yield* index.changeInPieces(changes, changeVersion)
}

/** The answers that most pages begin with, asked once before a fresh index is shown, as are the last long ones of the index before it: the engine keeps them. */
function warmingPlans(names: SearchDirectory): SearchPlan[] {
  return [
    emptySelection({ kind: 'all' }),
    ...departments().map(({ id }) => emptySelection({ kind: 'category', categoryId: id })),
  ].flatMap((selection) => compilePlan(selection, names, { kind: 'numbered', number: 1, size: PAGE_SIZE }, null) ?? [])
}

/**
 * The index of one web process: the newest base from disk, and over it what the outbox says has changed since. `step`
 * does what there is to do; `follow` calls it again and again. A fresh base is opened aside, brought up to now, and
 * swapped in between two searches.
 */
export class IndexFollower implements ListingIndex {
  readonly search: SearchPort
  readonly pages: PageVersions
  private readonly options: FollowerOptions
  private shown: Catalogue = {
    index: emptyIndex(indexSchema),
    cards: new CatalogueCards(null),
    yardsticks: noYardsticks,
  }
  private leftCards: CatalogueCards | null = null
  private names: SearchDirectory = searchDirectory([], [])
  private synonyms: readonly Synonym[] = []
  private base: BaseFile | null = null
  private watermark = '' as Watermark
  private caughtUp = false
  private lastCaughtUpMs: number | null = null

  constructor(options: FollowerOptions) {
    this.options = options
    this.search = embeddedSearch(() => this.shown.index)
    this.pages = new PageVersions(String(options.clock.now().getTime()))
  }

  get isReady(): boolean {
    return this.base !== null
  }

  get isCaughtUp(): boolean {
    return this.caughtUp
  }

  get caughtUpAtMs(): number | null {
    return this.lastCaughtUpMs
  }

  get rowCount(): number {
    return this.shown.index.rowCount
  }

  get overlaySize(): number {
    return this.shown.index.overlaySize
  }

  async hitsOf(wanted: readonly WantedHit[]): Promise<readonly ListingHit[]> {
    return wanted.flatMap(({ productId, variantId }) => {
      const rows = this.shown.index.rowsOfGroup(productId)
      const shown = rows.find(({ id }) => id === variantId) ?? rows[0]
      return shown === undefined
        ? []
        : [
            {
              productId: asId(productId),
              variantId: asId(shown.id),
              version: shown.version,
              offersCount: rows.length,
              isSponsored: false,
            },
          ]
    })
  }

  async rankingOf(productIds: readonly number[]): Promise<ReadonlyMap<number, RankPoints>> {
    const ids = productIds.flatMap((id) => this.shown.index.rowsOfGroup(id).map((row) => row.id))
    return rankPointsOf(await this.cardsOf(ids))
  }

  async cardsOf(variantIds: readonly number[]): Promise<ReadonlyMap<number, Buffer>> {
    return new Map(
      variantIds.flatMap((id) => {
        const record = this.shown.cards.read(id)
        return record === null ? [] : [[id, record] as const]
      }),
    )
  }

  cardOf(variantId: number): Buffer | null {
    return this.shown.cards.read(variantId)
  }

  directory(): SearchDirectory {
    return this.names
  }

  /** Opens the newest base without asking the database, so that a start while it is away shows the last catalogue. */
  async open(): Promise<void> {
    const { folder } = this.options
    // A damaged one is set aside on the way: then the one before is the newest.
    for (let newest = await newestBase(folder, version); newest !== null; newest = await newestBase(folder, version)) {
      const catalogue = await this.openFile(newest)
      if (catalogue === null) continue
      const { watermark, ...choices } = await readBaseFacts(folder, newest)
      this.show(catalogue)
      this.base = newest
      this.watermark = watermark
      this.takeNames(choices)
      return this.pages.restart()
    }
  }

  /** Takes up a newer base and the changes since; throws when the database is away (what is there goes on answering). */
  async step(): Promise<void> {
    const beganMs = this.options.clock.monotonicMs()
    try {
      this.caughtUp = await this.follow()
      if (this.caughtUp) this.lastCaughtUpMs = beganMs
    } catch (error) {
      this.caughtUp = false
      throw error
    }
  }

  close(): void {
    this.leftCards?.close()
    this.shown.cards.close()
  }

  /** Whether everything that was committed when it began is in the index now. */
  private async follow(): Promise<boolean> {
    const newest = await newestBase(this.options.folder, version)
    if (newest !== null && newest.name !== this.base?.name) await this.takeBase(newest)
    return this.followShown()
  }

  /** Whether what is shown holds everything that was committed when this began. */
  private async followShown(): Promise<boolean> {
    // A newer base will come.
    if (this.base === null || (await isOutrun(this.options.db, this.watermark))) return false
    const { productIds, watermark } = await readDirty(this.options.db, this.watermark)
    // So much is quicker built than followed, and an overlay of that size would slow every page: the worker is at it.
    if (productIds.length > MOST_FOLLOWED) return false
    await this.bringUp(productIds, watermark)
    this.watermark = watermark
    return true
  }

  private async takeBase(file: BaseFile): Promise<void> {
    const fresh = await this.openFile(file)
    if (fresh === null) return
    const { watermark: built } = await readBaseFacts(this.options.folder, file)
    const early = await this.bringUpAside(fresh, built)
    await runYielding(this.options.clock, prepareCorrections(fresh.index.vocabulary))
    for (const plan of [...warmingPlans(this.names), ...this.shown.index.warmPlans]) {
      fresh.index.search(plan)
      await breathe()
    }
    const watermark = await this.bringUpAside(fresh, early)
    const tellPages = await this.missedUntil(fresh.index)
    this.show(fresh)
    tellPages()
    this.base = file
    this.watermark = watermark
    this.takeNames(await loadDirectoryChoices(this.options.db))
  }

  /**
   * Brings a fresh catalogue up to now. What is shown goes on following meanwhile; it stands still for the last round, which begins when little is
   * left, so that the fresh one then holds all that was shown.
   */
  private async bringUpAside(fresh: Catalogue, since: Watermark): Promise<Watermark> {
    for (let [round, held] = [1, since]; ; round += 1) {
      const { productIds, watermark } = await readDirty(this.options.db, held)
      const isLast = productIds.length <= STEP || round === MOST_ROUNDS
      for (let from = 0; from < productIds.length; from += STEP) {
        await this.apply(fresh, productIds.slice(from, from + STEP), `${watermark}/${from}`, false)
        if (!isLast) await this.followShown()
        await breathe()
      }
      if (isLast) return watermark
      held = watermark
    }
  }

  /** What the fresh index knows and the old one had not yet followed; the answer tells the pages of it, once the fresh one is shown. */
  private async missedUntil(fresh: SearchIndex): Promise<() => void> {
    if (this.base === null) return () => this.pages.restart()
    const { productIds } = await readDirty(this.options.db, this.watermark)
    if (productIds.length === 0) return () => {}
    const categories = productIds.flatMap((id) => [this.shown.index.categoryOf(id), fresh.categoryOf(id)])
    const products = [...productIds, ...(await familyOf(this.options.db, productIds))]
    return () => {
      this.pages.changed(categories)
      this.pages.productsChanged(products)
    }
  }

  /** From here on searches find, and cards show, this. */
  private show(catalogue: Catalogue): void {
    // What was found a moment ago may still be asked for its cards.
    this.leftCards?.close()
    this.leftCards = this.shown.cards
    this.shown = catalogue
  }

  private async openFile(file: BaseFile): Promise<Catalogue | null> {
    const { folder } = this.options
    try {
      const index = openBase(await readBase(folder, file), indexSchema)
      const { yardsticks } = await readBaseFacts(folder, file)
      return {
        index,
        cards: new CatalogueCards(openBaseCards(folder, file)),
        yardsticks: yardsticksOf(yardsticks),
      }
    } catch (error) {
      if (!(error instanceof SnapshotError || error instanceof CardFileError)) throw error
      this.options.log.error(
        { err: error, file: file.name },
        'a base index is damaged and was set aside; the worker builds another',
      )
      await setBaseAside(this.options.folder, file)
      return null
    }
  }

  /** Applies changed products to what is shown, in steps, between which visitors are answered. */
  private async bringUp(productIds: readonly number[], watermark: Watermark): Promise<void> {
    if (productIds.length > 0) this.takeNames(await loadDirectoryChoices(this.options.db))
    for (let from = 0; from < productIds.length; from += STEP) {
      await this.apply(this.shown, productIds.slice(from, from + STEP), `${watermark}/${from}`, true)
      await breathe()
    }
  }

  private async apply(
    catalogue: Catalogue,
    ids: readonly number[],
    changeVersion: string,
    isShown: boolean,
  ): Promise<void> {
    const now = this.options.clock.now()
    const products = new Map(
      (await loadIndexableProducts(this.options.db, ids, now, this.options.pictures)).map((product) => [
        product.productId as number,
        product,
      ]),
    )
    const before = isShown ? ids.map((id) => catalogue.index.categoryOf(id)) : []
    await runYielding(this.options.clock, changeInPieces(catalogue, ids, products, { now, changeVersion }))
    if (!isShown) return
    this.pages.changed([...before, ...[...products.values()].map(({ categoryId }) => categoryId)])
    this.pages.productsChanged([...ids, ...(await familyOf(this.options.db, ids))])
  }

  /** A new name is on no page yet; a changed one is on any. */
  private takeNames(choices: DirectoryChoices): void {
    const before = this.names
    this.names = searchDirectory(choices.eshops, choices.brands, this.synonyms)
    const isOther = (table: 'eshops' | 'brands'): boolean =>
      [...before[table].byId].some(([id, choice]) => !isDeepStrictEqual(choice, this.names[table].byId.get(id)))
    if (isOther('eshops') || isOther('brands')) this.pages.restart()
  }

  /** Searches mean this from now on: any page that was made by one may be another. */
  takeSynonyms(synonyms: readonly Synonym[]): void {
    this.synonyms = synonyms
    this.names = { ...this.names, synonyms }
    this.pages.restart()
  }
}
