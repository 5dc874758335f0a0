import {
  createLikePieces,
  createPictureAsker,
  fetchedPictures,
  type Images,
  type LikenessIndex,
  likenessFolder,
  type LikePieces,
  openImages,
  openImageStore,
  openLikenessIndex,
  type PictureAsker,
  picturesOf,
} from '#domains/images/contract.ts'
import { type AccuracyFollower, followAccuracy } from '#domains/accuracy/contract.ts'
import { type BoardWatch, watchBoards } from '#domains/boards/contract.ts'
import type { Category, ChosenCategories } from '#domains/catalogue/contract.ts'
import {
  type ArticleFeedHtml,
  type ArticleFollower,
  chosenCategories,
  type ContentFollower,
  followArticles,
  followContent,
  followInspirations,
  type InspirationFollower,
} from '#domains/content/contract.ts'
import { type FlagsFollower, followFlags } from '#domains/flags/contract.ts'
import {
  type ConsentChoices,
  createConsentChoices,
  createOwnData,
  createTurns,
  currentUser,
  type CurrentUser,
  loginTokens,
  type MeLikes,
  type OwnData,
} from '#domains/identity/contract.ts'
import { leaseGiver } from '#domains/billing/contract.ts'
import { clicksOfOffers, clickSources, type LeaseGiver, type OfferClicks } from '#domains/clicks/contract.ts'
import {
  type CountersOf,
  countLiked,
  likedBy,
  type PeopleFavourites,
  peopleFavourites,
} from '#domains/likes/contract.ts'
import { type ClickPassing, createClickPassing } from '#domains/orders/contract.ts'
import {
  countLiveOffers,
  markShopsDirty,
  slugOf,
  type PictureLookup,
  type ShownVariant,
  type WithAdminMode,
  type AdminDataOptions,
} from '#domains/offers/contract.ts'
import {
  type BidPlaces,
  createBidPlaces,
  createListingPlaces,
  listedProducts,
  createAskModel,
  createSentences,
  type FeedHtml,
  type FacetUse,
  FacetUses,
  Completions,
  TrendingCategories,
  facetUsesSince,
  SearchUses,
  INDEX_KEY_PURPOSE,
  indexFolder,
  followSynonyms,
  IndexFollower,
  isSynonymWord,
  type ListingDirectory,
  type ListingIndex,
  type Listings,
  OpenSearchIndex,
  SocketIndex,
  type Sentences,
  type Suggestions,
  type SynonymFollower,
  type WantedHit,
} from '#domains/search/contract.ts'
import type { Undo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import { derivedKey } from '#platform/secret.ts'
import { clicksCostFrom, type ShopTerms } from '#domains/partners/contract.ts'
import { networkHashes } from '#domains/moderation/contract.ts'
import { isRepliedTo, type PhotoOutcome, type PhotoPage } from '#domains/reviews/contract.ts'
import { createWatching, watchLinks, type Watching } from '#domains/watchdog/contract.ts'
import { createQuestions, questionLinks, type Questions } from '#domains/questions/contract.ts'
import { createArticleFeedHtml } from '#storefront/article-feed-html.tsx'
import { createFeedHtml } from '#storefront/feed-html.tsx'
import { shopTermsAt } from '#storefront/words/shop-terms.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'
import { paths } from '#storefront/paths.ts'
import { type ArticleWebParts, articleWebParts } from './article-web-parts.ts'
import { countListedBy } from './count-listed.ts'
import { clusterOf } from '../search-cluster.ts'
import { countersOf } from './item-counters.ts'
import { listingsOf, searchOf, suggestionsOf } from './listings-of-web.ts'
import { menuPictureOf } from './menu-picture.ts'
import { reviewPhotosPath } from './review-photos-path.ts'
import { type InspirationsOfWeb, inspirationsOfWeb } from './inspirations-of-web.ts'
import { moderatedPictures, type ModeratedPictures } from './moderated-pictures.ts'
import { shownVariantsOf } from './shown-variants.ts'
import { adminDataOver, adminModeOver } from './admin-mode.ts'

/** What a web process has of its own. */
export interface WebBasis {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly db: Database
  /** For what no visitor waits for: the drain of the clicks, sitemaps for crawlers. */
  readonly patient: Pick<Connection, 'db' | 'pool'>
  /** For what may be some seconds old, and never for what a person has just written; ask for its `db` each time. */
  readonly replica: { readonly db: Database }
  /** Of the follower alone: it reads thousands of rows at a time. */
  readonly followerDb: Database
}

/** What several domains and the pages share in one web process. */
export interface SharedParts extends WebBasis {
  readonly follower: ListingIndex
  readonly listings: Listings
  readonly sentences: Sentences
  /** Moves pictures ahead that somebody is about to see. */
  readonly pictureAsker: Pick<PictureAsker, 'ask'>
  readonly likeness: LikenessIndex
  /** Pictures in every size. */
  readonly images: Images
  /** Pieces like others, by pictures. */
  readonly likePieces: LikePieces
  readonly facetUses: FacetUses
  readonly searchUses: SearchUses
  readonly completions: Completions
  readonly trending: TrendingCategories
  /** Words to which editors give a meaning. */
  readonly synonyms: SynonymFollower
  /** What editors put on the site. */
  readonly content: ContentFollower
  readonly articles: ArticleFollower
  readonly inspirations: InspirationFollower
  readonly flags: FlagsFollower
  /** Tells pages that a board has changed. */
  readonly boardWatch: BoardWatch
  /** Who asks, by the session. */
  readonly currentUser: CurrentUser
  /** Offers as they are shown somewhere, by their ids. */
  readonly shownVariants: (
    ids: readonly number[],
    place: keyof typeof clickSources,
  ) => Promise<ReadonlyMap<number, ShownVariant>>
  /** How often something may be tried. */
  readonly turns: ReturnType<typeof createTurns>
  readonly watching: Watching
  readonly questions: Questions
  readonly favourites: PeopleFavourites
  /** What people do about themselves. */
  readonly ownData: OwnData
  readonly consents: ConsentChoices
  /** Which shops' addresses carry the number of the click. */
  readonly clickPassing: ClickPassing
  /** How often what is shown of shops agrees with their pages. */
  readonly accuracy: AccuracyFollower
  /** Who has the shops' budgets of clicks. */
  readonly budgets: LeaseGiver
}

/** Opens what is shared; `close` ends it, when nothing asks any more. */
export async function openSharedParts(
  basis: WebBasis,
): Promise<SharedParts & { readonly close: () => Promise<unknown> }> {
  const { log, patient } = basis
  const follower = indexOf(basis)
  await follower.open()
  const pictureAsker = createPictureAsker({ db: patient.db, log })
  const shared = sharedParts(basis, follower, pictureAsker)
  return {
    ...shared,
    close: () =>
      Promise.all([follower.close(), pictureAsker.stop(), shared.likeness.close(), shared.boardWatch.stop()]),
  }
}

/** The index that SEARCH_URL names: of this process alone, of a search process, or of a cluster. */
function indexOf({ config, clock, log, dataFolder, secret, db, followerDb }: WebBasis): ListingIndex {
  const cluster = clusterOf(config, clock)
  if (cluster !== null)
    return new OpenSearchIndex({ cluster, db: followerDb, visitorsDb: db, clock, log, pictures: picturesOf })
  if (config.search.kind === 'process')
    return new SocketIndex({
      address: config.search.address,
      key: derivedKey(secret, INDEX_KEY_PURPOSE),
      visitorsDb: db,
      pictures: picturesOf,
      clock,
    })
  return new IndexFollower({ db: followerDb, folder: indexFolder(dataFolder), clock, log, pictures: picturesOf })
}

/** The same over an index that is open already, and whatever asks for pictures. */
export function sharedParts(
  basis: WebBasis,
  follower: ListingIndex,
  pictureAsker: SharedParts['pictureAsker'],
  likenessData = basis.dataFolder,
): SharedParts {
  const { db, clock, secret, config, log } = basis
  const shownVariants = shownVariantsOf({ follower, db, clock })
  const likeness = openLikenessIndex(likenessFolder(likenessData))
  const turns = createTurns({ db, clock, key: derivedKey(secret, 'throttle') })
  return {
    ...basis,
    follower,
    pictureAsker,
    likeness,
    images: openImages({
      store: openImageStore({ imagesUrl: config.imagesUrl, dataFolder: basis.dataFolder }),
      dataFolder: basis.dataFolder,
      pictures: fetchedPictures(db),
      clock,
      log,
    }),
    likePieces: createLikePieces({ db, clock, index: likeness, key: derivedKey(secret, 'similarity') }),
    listings: listingsOf({ follower, clock, pictureAsker }),
    sentences: createSentences({
      directory: () => follower.directory(),
      isKnownWord: (stem) =>
        (follower.isReady && follower.search.vocabulary().rowsWith(stem) > 0) ||
        isSynonymWord(stem, follower.directory().synonyms),
      askModel: config.model === null ? undefined : createAskModel({ model: config.model, clock, log }),
    }),
    facetUses: new FacetUses(),
    searchUses: new SearchUses(derivedKey(secret, 'search-uses')),
    completions: new Completions(),
    trending: new TrendingCategories(),
    synonyms: followSynonyms(db, (all) => follower.takeSynonyms(all)),
    content: followContent({ db, clock }),
    articles: followArticles({ db, clock }),
    inspirations: followInspirations({ db }),
    flags: followFlags({ db, clock, environment: config.env }),
    boardWatch: watchBoards({ pool: basis.patient.pool, log }),
    currentUser: currentUser({ db, clock, tokens: loginTokens({ secret, site: config.project, clock }), config, log }),
    shownVariants,
    favourites: peopleFavourites({ db, clock, secret, shownVariants }),
    ownData: createOwnData({ ...basis, paths }),
    consents: createConsentChoices({ db, clock }),
    clickPassing: createClickPassing({ db: basis.patient.db }),
    accuracy: followAccuracy({ db: basis.patient.db }),
    budgets: leaseGiver(basis.patient.db),
    turns,
    questions: questionsOf({ db, clock, secret, turns }),
    watching: createWatching({
      db,
      clock,
      turns,
      links: watchLinks(derivedKey(secret, 'watchdog')),
      listedProducts: (url, most) =>
        listedProducts(url, most, { search: follower.search, directory: follower.directory() }),
    }),
  }
}

function questionsOf({ db, clock, secret, turns }: Pick<SharedParts, 'db' | 'clock' | 'secret' | 'turns'>): Questions {
  const links = questionLinks(derivedKey(secret, 'questions'))
  return createQuestions({ db, clock, turns, links, networkHash: networkHashes(secret) })
}

/**
 * What the web sides of the domains are handed (ADR 0053): what a process has, and what one domain offers another, under one
 * name each. A side takes what it names.
 */
export interface WebParts
  extends SharedParts, FeedHtml, ArticleFeedHtml, ArticleWebParts, InspirationsOfWeb, ModeratedPictures {
  /** Which of the shops' pictures are here. */
  readonly pictures: PictureLookup
  menuPictureOf(category: Category): string
  readonly suggestions: Suggestions
  promotedCategories(): readonly string[]
  chosenCategories(): ChosenCategories
  likesOfPerson(personId: number): Promise<MeLikes>
  /** What people say of offers' products, of each asked one. */
  readonly countersOf: CountersOf
  /** Source of a click on a variant that somebody asked for by its id. */
  readonly clickSource: number
  readonly withAdminMode: WithAdminMode
  /** How changes of a kind in the audit log are taken back; null: they cannot be. */
  undoOf(kind: string): Undo | null
  readonly adminDataOf: AdminDataOptions['adminDataOf']
  readonly bidPlaces: BidPlaces
  /** Address of the page of a person's profile, which says what came of a picture that was sent. */
  profilePath(avatarOutcome: string): string
  /** The same of pictures of a review: of the page that they were sent from. */
  reviewPhotosPath(page: PhotoPage, of: string, outcome: PhotoOutcome): string
  /** How many products a listing has that an article names. */
  readonly countListed: ReturnType<typeof countListedBy>
  directory(): ListingDirectory
  /** Something of these shops has changed that all their offers are shown with. */
  readonly markShopsDirty: typeof markShopsDirty
  readonly countLiveOffers: typeof countLiveOffers
  /** What came of the clicks on a shop's offers in this month and the one before; `variantIds` null: on all of them. */
  clicksOfOffers(eshopId: number, variantIds: readonly number[] | null): Promise<ReadonlyMap<number, OfferClicks>>
  /** Whether a review of a shop has, or had, a reply. */
  isRepliedTo(eshopId: number, reviewId: string): Promise<boolean>
  facetUsesSince(since: Date): Promise<readonly FacetUse[]>
  /** The terms for shops at a moment. */
  shopTermsAt(moment: Date): ShopTerms
  /** From which moment clicks may cost these shops something, by their terms; absent: no such moment is known. */
  clicksCostFrom(eshopIds: readonly number[]): Promise<ReadonlyMap<number, Date>>
  /** A shop's name as it stands in addresses. */
  shopSlug(name: string): string
  /** The cards of pieces that look alike, without those that are gone. */
  cardsOfPieces(pieces: readonly WantedHit[]): ReturnType<Listings['cards']>
  /** What a visitor sees first. */
  readonly firstShown: Pick<Listings, 'firstOf'> & Pick<ListingIndex, 'cardOf'> & { isReady(): boolean }
}

export function webParts(shared: SharedParts, storefront: StorefrontDependencies): Omit<WebParts, 'undoOf'> {
  const { db, follower, listings } = shared
  return {
    ...shared,
    ...createFeedHtml(storefront),
    ...createArticleFeedHtml(storefront),
    ...inspirationsOfWeb(shared, storefront),
    pictures: picturesOf,
    menuPictureOf,
    suggestions: suggestionsOf(shared, storefront.site),
    promotedCategories: () => shared.content.shown().promotedCategories.map(({ ident }) => ident),
    chosenCategories: () => chosenCategories(shared.content.shown()),
    likesOfPerson: (personId) => likesOfPerson(shared, personId),
    countersOf: countersOf(shared),
    ...articleWebParts(shared),
    countListed: countListedBy(shared, storefront),
    clickSource: clickSources.other,
    withAdminMode: adminModeOver(shared),
    adminDataOf: adminDataOver({
      ...shared,
      places: createListingPlaces({
        search: searchOf(follower),
        clock: shared.clock,
        directory: () => follower.directory(),
      }),
    }),
    bidPlaces: createBidPlaces({ db, clock: shared.clock, search: searchOf(follower), follower }),
    profilePath: paths.profileAvatar,
    reviewPhotosPath,
    ...moderatedPictures(storefront.site),
    markShopsDirty,
    countLiveOffers,
    clicksOfOffers: (eshopId, variantIds) => clicksOfOffers(shared.replica.db, eshopId, variantIds, shared.clock.now()),
    isRepliedTo: (eshopId, reviewId) => isRepliedTo(db, eshopId, reviewId),
    shopTermsAt: (moment) => shopTermsAt(storefront.words, moment),
    clicksCostFrom: (eshopIds) => clicksCostFrom(db, eshopIds),
    shopSlug: (name) => slugOf(name, 'loja'),
    directory: storefront.directory,
    facetUsesSince: (since) => facetUsesSince(db, since),
    cardsOfPieces: async (pieces) =>
      listings.cards(await follower.hitsOf(pieces), 'mainland', clickSources.visuallySimilar),
    firstShown: {
      isReady: () => follower.isReady,
      firstOf: (categoryId, count) => listings.firstOf(categoryId, count),
      cardOf: (variantId) => follower.cardOf(variantId),
    },
  }
}

async function likesOfPerson(
  { db, shownVariants }: Pick<SharedParts, 'db' | 'shownVariants'>,
  personId: number,
): Promise<MeLikes> {
  const { variant, comparison } = await countLiked(db, personId)
  const compared = comparison === 0 ? [] : (await likedBy(db, personId, 'comparison')).map(({ itemId }) => itemId)
  const shown = await shownVariants(compared, 'favourites')
  return {
    variants: variant,
    // As they were chosen.
    comparisons: compared.toReversed().map((itemId) => ({ itemId, productId: shown.get(itemId)?.productId ?? null })),
  }
}
