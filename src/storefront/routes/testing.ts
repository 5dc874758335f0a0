import type { FastifyInstance } from 'fastify'
import { createLog } from '#platform/log.ts'
import { imageAddress, type ShareCards } from '#domains/images/contract.ts'
import { web as catalogueSide } from '#domains/catalogue/web.ts'
import { chosenCategories, type Content, noContent, standardContent } from '#domains/content/contract.ts'
import { articleRoutes } from '#domains/content/articles/routes.ts'
import { identityRoutes, type IdentityRoutesOptions } from '#domains/identity/routes.ts'
import type { PeopleFavourites } from '#domains/likes/contract.ts'
import { likesLoginCall, likeStatesCall } from '#domains/likes/calls.ts'
import { favouriteRoutes } from '#domains/likes/favourite-routes.ts'
import { likeRoutes, type LikeRoutesOptions } from '#domains/likes/routes.ts'
import { type ConsentChoices, type OwnData, identifyBy } from '#domains/identity/contract.ts'
import type { FeedLab } from '#domains/feeds/contract.ts'
import { createSentences, type Listings, rankingTable, rankOf, type RankPoints } from '#domains/search/contract.ts'
import { reviewRoutes } from '#domains/reviews/read/routes.ts'
import { searchRoutes } from '#domains/search/routes.ts'
import { type Clock, manualClock } from '#platform/clock.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { testServer } from '#platform/http/testing.ts'
import { noFlags, withoutBuckets } from '#ports/flags/memory-flags.ts'
import type { BucketFlags, FlagsPort } from '#ports/flags/port.ts'
import { createFragmentCache } from '../cache/fragments.ts'
import { createPageCache } from '../cache/page-cache.ts'
import type { PixelTest } from '#domains/orders/contract.ts'
import type { PeopleSource, StorefrontDependencies } from '../dependencies.ts'
import { createErrorPage } from '../error-page.tsx'
import { createArticleFeedHtml } from '../article-feed-html.tsx'
import { createFeedHtml } from '../feed-html.tsx'
import { createInspirationHtml } from '../inspiration-html.tsx'
import { editorsOf } from '../copy/editors-of.ts'
import { memoryInspirations } from '../pages/inspirations/testing.ts'
import { inspirationRoutes } from '#domains/content/inspirations/routes.ts'
import { openSeasons } from '../open-seasons.ts'
import { memoryOwnData } from '../pages/own-data/testing.ts'
import type { ComparisonSource } from '../pages/compare/load.ts'
import { memoryReviewWriting } from '../pages/own-reviews/testing.ts'
import { memoryWatches } from '../pages/watchdog/testing.ts'
import { memoryAccuracy } from '../pages/accuracy-report/testing.ts'
import { memoryStar } from '../pages/star/testing.ts'
import { memoryArticles } from '../pages/articles/testing.ts'
import { memoryBoards } from '../pages/boards/testing.ts'
import { memoryQuestions } from '../pages/questions/testing.ts'
import { memoryModeration } from '../pages/report/testing.ts'
import { memoryReviews } from '../parts/reviews/testing.ts'
import { memoryJoining } from '../pages/join/testing.ts'
import { memoryFeedTrials, memoryShopPeople } from '../pages/shop-area/testing.ts'
import { someShopCalls } from '../pages/shop-api/testing.ts'
import { memoryContact } from '../pages/contact/testing.ts'
import { memoryComparisons } from '../pages/compare/testing.ts'
import type { ProductSource } from '../pages/product/load.ts'
import type { RankingSource } from '../pages/why/present-why.ts'
import type { LikenessOfPages } from '../pages/similar/likeness-of-pages.ts'
import { storefrontRoutes } from '../routes.ts'
import type { Site } from '../site.ts'
import { aRendering, aSite, memoryListings, someBrands, someEshops, someProducts } from '../testing.ts'
import { testWords } from './testing-words.ts'
import { aPeopleSource } from '../testing-people.ts'
import { aProductPage } from '../testing-products.ts'

export const TEST_NOW = '2026-11-21T11:00:00Z'

/** Every product stands where its weights halved put it. */
export const memoryRanking: RankingSource = {
  explain: async (_productId, query) => {
    const points = Object.fromEntries(
      rankingTable.map(({ factor, weight }) => [factor, factor === 'bid' ? 0 : weight / 2]),
    ) as RankPoints
    return { variantId: 1000, points, score: rankOf(points), wordScore: query === null ? null : 21 }
  },
}

export interface TestStorefrontOptions {
  readonly site?: Site
  readonly listings?: Listings
  readonly products?: ProductSource
  /** Absent: two dozen of every offer. */
  readonly reviews?: StorefrontDependencies['reviews']
  readonly content?: Partial<Content>
  readonly articles?: StorefrontDependencies['articles']
  /** Absent: two, of the editors and of a shop. */
  readonly inspirations?: StorefrontDependencies['inspirations']
  readonly comparisons?: ComparisonSource
  readonly likeness?: LikenessOfPages
  readonly shareCards?: ShareCards
  readonly flags?: FlagsPort
  readonly buckets?: BucketFlags
  readonly lab?: FeedLab
  readonly people?: PeopleSource
  readonly shopJoining?: StorefrontDependencies['shopJoining']
  readonly contact?: StorefrontDependencies['contact']
  readonly boards?: StorefrontDependencies['boards']
  readonly watches?: StorefrontDependencies['watches']
  readonly questions?: StorefrontDependencies['questions']
  readonly star?: StorefrontDependencies['star']
  /** Absent: the first shop is known, the second too little. */
  readonly accuracy?: StorefrontDependencies['accuracy']
  readonly reviewWriting?: StorefrontDependencies['reviewWriting']
  readonly watchBoard?: StorefrontDependencies['watchBoard']
  /** Absent: nobody likes anything. */
  readonly favourites?: Partial<PeopleFavourites>
  /** The likes service, over a test database. */
  readonly likesService?: Pick<LikeRoutesOptions, 'db' | 'shownVariants'> & Pick<IdentityRoutesOptions, 'likesOfPerson'>
  readonly ownData?: OwnData
  /** Absent: none is kept. */
  readonly consents?: ConsentChoices
  /** The storefront's; the test's own manual clock when absent. */
  readonly clock?: Clock
  /** The server's, where its time is another one. */
  readonly serverClock?: Clock
  /** Where it will listen: its own pages may write to it. */
  readonly port?: number
}

function policyOf({ events }: Site): StorefrontDependencies['policy'] {
  return { tagOrigins: events?.origins ?? [] }
}

/** The storefront on the product's own server over a catalogue in memory, with its clock. */
export function testStorefront(options: TestStorefrontOptions = {}) {
  const {
    site = aSite({ imageUrl: (image, size) => imageAddress(image.id, size) }),
    listings = memoryListings(someProducts(130)),
    content = {},
    flags = noFlags,
    likesService,
    port,
    ...sources
  } = options
  const given = { ...someSources, ...sources }
  const { people, consents } = given
  const favourites = { ...noFavourites, ...options.favourites }
  const day = manualClock(TEST_NOW)
  const { clock = day, serverClock = clock } = options
  const directory = () => directoryOf(flags, clock)
  const sentences = createSentences({ directory: () => names, isKnownWord: () => false })
  const stale: string[] = []
  const { app } = serverOf({ port, clock: serverClock, people, site })
  storefrontRoutes(app, {
    ...given,
    site,
    words: testWords(site),
    listings,
    sentences,
    content: contentWith(content),
    directory,
    flags,
    bucket: 0,
    buckets: options.buckets ?? withoutBuckets(flags),
    clock,
    log: createLog({ level: 'silent' }),
    eshops: { list: () => someEshops },
    fragments: createFragmentCache(clock),
    pages: createPageCache({ clock, onStale: (key) => stale.push(key) }),
    signRendering: aRendering,
    policy: policyOf(site),
    sitemaps: someSitemaps,
    favourites,
  })
  catalogueSide({
    menuPictureOf: ({ id }) => `/menu/${id}`,
    chosenCategories: () => chosenCategories(contentWith(content).shown()),
  }).routes?.(app)
  callsOfPeople(app, { people, favourites, likesService, consents })
  reviewRoutes(app, given.reviews)
  articleRoutes(app, { articles: given.articles, ...createArticleFeedHtml({ site }) })
  inspirationRoutes(app, {
    inspirations: given.inspirations,
    inspirationShops: given.inspirations.shops,
    editors: editorsOf(site),
    inspirationHtml: createInspirationHtml({ site, inspirations: given.inspirations }),
  })
  searchRoutes(app, {
    listings,
    sentences,
    directory,
    ...createFeedHtml({ site, flags, clock, signRendering: aRendering }),
    withAdminMode: async (_request, variants) => variants,
    suggestions: { of: async () => [], hasProducts: () => true, refresh: async () => undefined },
    trending: { ids: [] },
    promotedCategories: () => [],
  })
  return { app, clock: day, stale }
}

function directoryOf(flags: FlagsPort, clock: Clock) {
  return {
    hasEshop: (slug: string) => someEshops.some((eshop) => eshop.slug === slug),
    brandName: (slug: string) => someBrands.find((brand) => brand.slug === slug)?.name ?? null,
    seasons: openSeasons(flags, clock.now()),
  }
}

/** As on a site that nobody has edited, but for what the search suggests. */
const unedited = {
  homeBlocks: standardContent.homeBlocks,
  menuGifts: standardContent.menuGifts,
  menuTop: standardContent.menuTop,
}

function contentWith(content: Partial<Content>): StorefrontDependencies['content'] {
  return {
    shown: () => ({ ...noContent, ...unedited, ...content }),
    version: () => '1',
  }
}

function serverOf({
  port,
  clock,
  people,
  site,
}: {
  port: number | undefined
  clock: Clock
  people: PeopleSource
  site: Site
}) {
  return testServer({
    ...(port !== undefined && { env: { PORT: String(port) } }),
    clock,
    identify: identifyBy(people.current),
    renderErrorPage: createErrorPage(site, {}),
  })
}

/** Who is there, and what they like. */
function callsOfPeople(
  app: FastifyInstance,
  {
    people,
    favourites,
    likesService,
    consents,
  }: {
    people: PeopleSource
    favourites: PeopleFavourites
    likesService: TestStorefrontOptions['likesService']
    consents: ConsentChoices
  },
): void {
  identityRoutes(app, {
    currentUser: people.current,
    viewed: nothingViewed,
    consents,
    adminOrigin: '',
    likesOfPerson: likesService?.likesOfPerson ?? (async () => ({ variants: 0, comparisons: [] })),
  })
  if (likesService === undefined) nothingLiked(app)
  else likeRoutes(app, { countersOf: async () => new Map(), ...likesService, favourites, project: 'poiso' })
  favouriteRoutes(app, favourites)
}

const someSitemaps: StorefrontDependencies['sitemaps'] = {
  eshopChanges: async () => new Map([[someEshops[0]?.id ?? 0, '2026-11-19T08:00:00.000Z']]),
  productShards: async () => [0, 500],
  products: async (afterId) =>
    afterId === 0 ? [{ productId: 7, slug: 'banco', changedAt: '2026-11-20T10:00:00.000Z' }] : [],
}

const names = {
  eshops: { byId: new Map(someEshops.map(({ id, slug, name }) => [id, { slug, label: name }])) },
  brands: { byId: new Map(someBrands.map(({ slug, name }, index) => [index + 1, { slug, label: name }])) },
}

/** Nobody has agreed to it. */
const nothingViewed = { isKept: async () => false, keep: async () => null }

/** Nothing is drawn. */
const someCards: ShareCards = { draw: async () => ({ jpeg: Buffer.from('card'), isWhole: true }) }

/** No picture is here. */
const noLikeness: LikenessOfPages = {
  nearest: async () => [],
  ask: async () => null,
  hits: async () => [],
  byRequestId: async () => null,
}

/** Nobody tries a feed out: every result is gone. */
const emptyLab: FeedLab = {
  startAddress: async () => refusal('overloaded', 'the lab is closed'),
  startUpload: async () => refusal('overloaded', 'the lab is closed'),
  receive: async () => refusal('gone', 'the lab is closed'),
  endUpload: async () => refusal('gone', 'the lab is closed'),
  abandon: async () => undefined,
  run: async () => null,
  findings: async () => null,
}

const nobody = aPeopleSource()
function nothingLiked(app: FastifyInstance): void {
  mountCall(app, likeStatesCall, ({ body }) =>
    body.map((item_id) => ({ item_id, liked_by_user: false, saved_by_user: false, likes_count: 0 })),
  )
  mountCall(app, likesLoginCall, () => ({ user_id: 1 }))
}

const noFavourites: PeopleFavourites = {
  sharing: { linkOf: async () => 'none', ownerOf: async () => null, end: async () => undefined },
  load: async () => [],
  like: async () => 'unknown',
  unlike: async () => undefined,
  lists: async () => [],
  makeList: async () => 'too-many',
  changeList: async () => null,
  removeList: async () => undefined,
  sort: async () => undefined,
}

/** 404 never existed, 301 was merged into 500, 410 has no live offer left. */
const someProductPages: ProductSource = {
  load: async (productId) => {
    if (productId === 404) return { kind: 'unknown' }
    if (productId === 301) return { kind: 'merged', productId: aProductPage(500).product.productId, slug: 'sofa-alvor' }
    const page = aProductPage(productId)
    return productId === 410
      ? { ...page, variants: page.variants.map((variant) => ({ ...variant, state: 'absent' as const })) }
      : page
  },
  resolveVariant: async (variantId) => (variantId === 404 ? null : { productId: 500, slug: 'sofa-alvor' }),
  historyCsv: async (productId) => {
    if (productId === 404) return { kind: 'unknown' }
    return productId === 301
      ? { kind: 'merged', productId: 500, slug: 'sofa-alvor' }
      : { kind: 'csv', slug: 'sofa-alvor', csv: 'loja\r\n' }
  },
  report: async (_productId, variantId) => (variantId === 404 ? 'unknown' : 'kept'),
  answerTwin: async (_productId, twinId) => (twinId === 404 ? 'unknown' : 'kept'),
  versionOf: () => '1',
}

const someArrivals: PixelTest['arrivals'] = [
  {
    way: 'script',
    shop: 'Casa Olmo',
    isTrusted: false,
    problem: null,
    order: {
      orderId: 'TESTE-1',
      orderedAt: '2026-11-26T00:00:00.000Z',
      email: null,
      click: 'joined',
      itemCount: 30,
      items: [
        { itemId: 'SKU-1', quantity: 2, offer: 'Mesa de centro Alvor' },
        { itemId: 'x'.repeat(200), quantity: 1, offer: null },
      ],
    },
    arrivedAt: new Date('2026-11-26T10:01:00Z'),
  },
  {
    way: 'image',
    shop: null,
    isTrusted: false,
    problem: 'consent_missing',
    order: null,
    arrivedAt: new Date('2026-11-26T10:00:00Z'),
  },
]

/** One test runs, one is over. */
const somePixelTests: StorefrontDependencies['pixelTests'] = {
  newCode: () => 'aberto',
  open: async (code) => {
    if (code !== 'aberto') return code === 'passado' ? 'over' : null
    return { code, endsAt: new Date('2026-11-26T11:00:00Z'), arrivals: someArrivals }
  },
}

/** Of everything that a test brings nothing of. */
const someSources = {
  products: someProductPages,
  reviews: memoryReviews(),
  inspirations: memoryInspirations(),
  comparisons: memoryComparisons,
  likeness: noLikeness,
  shareCards: someCards,
  ranking: memoryRanking,
  lab: emptyLab,
  feedTrials: memoryFeedTrials,
  shopJoining: memoryJoining,
  shopPeople: memoryShopPeople,
  shopCalls: someShopCalls,
  contact: memoryContact,
  moderation: memoryModeration,
  people: nobody,
  articles: memoryArticles,
  boards: memoryBoards,
  pixelTests: somePixelTests,
  watches: memoryWatches,
  questions: memoryQuestions,
  star: memoryStar,
  accuracy: memoryAccuracy,
  reviewWriting: memoryReviewWriting,
  watchBoard: () => () => undefined,
  ownData: memoryOwnData(),
  consents: { keep: async () => undefined },
} satisfies Partial<StorefrontDependencies>
