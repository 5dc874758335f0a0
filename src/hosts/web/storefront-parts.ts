import { createBoards } from '#domains/boards/contract.ts'
import { createJoining, createShopPeople } from '#domains/partners/contract.ts'
import { createContact } from '#domains/contact/contract.ts'
import { clickPath, signRendering, visitorOfDay } from '#domains/clicks/contract.ts'
import { createFeedLab, createFeedTrials } from '#domains/feeds/contract.ts'
import { cookieDomainOf, createAccounts, createPasswords, loginTokens, signOutBy } from '#domains/identity/contract.ts'
import { categoryPicturePath, furtherPictures, imageAddress, picturesOf } from '#domains/images/contract.ts'
import { networkHashes } from '#domains/moderation/contract.ts'
import {
  keepReport,
  keepTwinAnswer,
  loadComparison,
  loadHistoryCsv,
  loadProductPage,
  resolveVariantProduct,
  eshopChangeDates,
  sitemapProducts,
  sitemapShards,
  slugOf,
  type VariantData,
} from '#domains/offers/contract.ts'
import { createReviewReader } from '#domains/reviews/contract.ts'
import { createReviewWriting, photoTickets } from '#domains/reviews/contract.ts'
import { createPixelTests } from '#domains/orders/contract.ts'
import { explainRank } from '#domains/search/contract.ts'
import { type Config, DEFAULT_PROJECT } from '#platform/config.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import { derivedKey } from '#platform/secret.ts'
import { withoutBuckets } from '#ports/flags/memory-flags.ts'
import type { FlagsPort } from '#ports/flags/port.ts'
import { createFragmentCache } from '#storefront/cache/fragments.ts'
import { createPageCache, type PageAnswer } from '#storefront/cache/page-cache.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'
import { SHOPS_BASE } from '#storefront/shops-links.ts'
import { accountPaths } from '#storefront/paths.ts'
import { shopCalls } from '#storefront/pages/shop-api/shop-calls.ts'
import { openSeasons } from '#storefront/open-seasons.ts'
import type { Site } from '#storefront/site.ts'
import { acceptedTexts } from '#storefront/words/accepted-texts.ts'
import { shopTermsAt } from '#storefront/words/shop-terms.ts'
import { openSiteWords } from '#storefront/words/open-site-words.ts'
import type { BuiltAssets } from './built-assets.ts'
import { apiDocument } from './api-document.ts'
import { SITE_NAME } from '../site-name.ts'
import { accuracyOfPages } from './accuracy-of-pages.ts'
import { articlesOfPages } from './articles-of-pages.ts'
import { likenessOfPages } from './likeness-of-pages.ts'
import { moderationOfPages } from './moderation-of-pages.ts'
import { questionsOfPages } from './questions-of-pages.ts'
import { starOfPages } from './star-of-pages.ts'
import { watchesOfPages } from './watches-of-pages.ts'
import type { SharedParts } from './web-parts.ts'

/** What the storefront is handed: everything bound to this process' index, database and hosts. */
export function storefrontParts(
  parts: SharedParts & {
    assets: BuiltAssets
    /** Instead of what is set: for tests. */
    pageFlags?: FlagsPort
    onPage?: (from: PageAnswer['from'], address: string) => void
  },
): StorefrontDependencies {
  const { clock, db, follower, listings, log } = parts
  const flags = parts.pageFlags ?? parts.flags.ofPages(0)
  const renderingKey = derivedKey(parts.secret, 'rendering')
  const askFor = (variants: readonly Pick<VariantData, 'pictures'>[]) =>
    parts.pictureAsker.ask(
      variants.flatMap(({ pictures }) => furtherPictures(pictures)),
      'looked',
    )
  const site = siteOf(parts)
  const words = openSiteWords(site)
  return {
    site,
    words,
    listings,
    sentences: parts.sentences,
    content: parts.content,
    articles: articlesOfPages(parts),
    inspirations: inspirationsOf(parts),
    directory: () => ({ ...follower.directory(), seasons: openSeasons(flags, clock.now()) }),
    products: productsOf(parts, askFor),
    reviews: createReviewReader(parts),
    ranking: { explain: (productId, query) => explainRank(productId, query, { db, clock, follower }) },
    shareCards: parts.images.shareCards,
    likeness: likenessOfPages(parts.likePieces, follower),
    comparisons: {
      load: async (variantIds) => {
        const comparison = await loadComparison(db, variantIds, clock.now(), picturesOf)
        comparison.products.forEach(({ variants }) => askFor(variants))
        return comparison
      },
    },
    eshops: {
      list: () =>
        [...follower.directory().eshops.byId.values()].map(({ label, ...eshop }) => ({ ...eshop, name: label })),
    },
    accuracy: accuracyOfPages(parts),
    flags,
    bucket: 0,
    buckets: parts.pageFlags === undefined ? parts.flags : withoutBuckets(parts.pageFlags),
    log,
    clock,
    fragments: createFragmentCache(clock),
    pages: createPageCache({
      clock,
      ...(parts.onPage && { onAnswer: parts.onPage }),
      onStale: (key, error) => log.warn({ key, err: error }, 'an older page stands in'),
    }),
    signRendering: (name) => signRendering(renderingKey, name, clock.now()),
    policy: policyOf(parts.config),
    sitemaps: sitemapsOf(parts),
    lab: createFeedLab({ db, clock, dataFolder: parts.dataFolder }),
    feedTrials: createFeedTrials({ db, clock, pictures: picturesOf }),
    shopJoining: shopJoiningOf(parts, words),
    shopPeople: createShopPeople(parts),
    shopCalls: shopCalls(apiDocument),
    contact: contactOf(parts),
    pixelTests: createPixelTests({ db, clock, key: derivedKey(parts.secret, 'orders') }),
    moderation: moderationOfPages(parts),
    boards: createBoards({ db, clock, key: derivedKey(parts.secret, 'boards') }),
    watchBoard: parts.boardWatch.watch,
    favourites: parts.favourites,
    people: peopleOf(parts, words),
    ownData: parts.ownData,
    consents: parts.consents,
    watches: watchesOfPages(parts),
    questions: questionsOfPages(parts),
    star: starOfPages(parts),
    reviewWriting: reviewWritingOf(parts),
  }
}

function inspirationsOf({
  inspirations,
  follower,
}: Pick<SharedParts, 'inspirations' | 'follower'>): StorefrontDependencies['inspirations'] {
  return {
    shown: inspirations.shown,
    find: inspirations.find,
    version: inspirations.version,
    shops: () =>
      new Map([...follower.directory().eshops.byId.values()].map(({ id, slug, label }) => [id, { slug, name: label }])),
  }
}

function reviewWritingOf({ db, clock, secret, config, turns }: SharedParts): StorefrontDependencies['reviewWriting'] {
  return createReviewWriting({
    db,
    clock,
    tickets: photoTickets(secret),
    networkHash: networkHashes(secret),
    turns,
    uploadsOrigin: serviceOrigin(config, 'uploads'),
  })
}

/** Crawlers wait for them, no visitor does, and what changed a moment ago may come later. */
function sitemapsOf({ replica }: Pick<SharedParts, 'replica'>): StorefrontDependencies['sitemaps'] {
  return {
    eshopChanges: () => eshopChangeDates(replica.db),
    productShards: (size) => sitemapShards(replica.db, size),
    products: (afterId, limit) => sitemapProducts(replica.db, afterId, limit),
  }
}

function shopJoiningOf(
  parts: SharedParts,
  words: StorefrontDependencies['words'],
): StorefrontDependencies['shopJoining'] {
  const { config, db, clock, dataFolder } = parts
  return createJoining({
    ...parts,
    lab: createFeedLab({ db, clock, dataFolder }),
    termsAt: (moment) => shopTermsAt(words, moment),
    ruleDays: config.joinRuleDays,
    operator: config.contactMail,
    testHosts: config.feedTestHosts.map(({ host, port }) => `${host}:${port}`),
    shopSlug: (name) => slugOf(name, 'loja'),
  })
}

function contactOf({ db, clock, secret, turns, config }: SharedParts): StorefrontDependencies['contact'] {
  return createContact({ db, clock, key: derivedKey(secret, 'contact'), turns, operator: config.contactMail })
}

function peopleOf(parts: SharedParts, words: StorefrontDependencies['words']): StorefrontDependencies['people'] {
  const { db, clock, secret, config } = parts
  return {
    current: parts.currentUser,
    signOut: signOutBy({ db, clock, config }),
    accounts: createAccounts({
      db,
      clock,
      config,
      tokens: loginTokens({ secret, site: config.project, clock }),
      passwords: createPasswords(),
      turns: parts.turns,
      paths: accountPaths,
      termsAt: (moment) => acceptedTexts(words, moment),
    }),
  }
}

/** Products as the pages ask for them: what somebody looks at is asked for in pictures too. */
function productsOf(
  { db, replica, clock, follower, secret }: Pick<SharedParts, 'db' | 'replica' | 'clock' | 'follower' | 'secret'>,
  askFor: (variants: readonly Pick<VariantData, 'pictures'>[]) => void,
): StorefrontDependencies['products'] {
  const reportKey = derivedKey(secret, 'report')
  return {
    load: async (productId) => {
      const page = await loadProductPage(db, productId, clock.now(), picturesOf)
      if (page.kind === 'product') askFor(page.variants)
      return page
    },
    resolveVariant: (variantId) => resolveVariantProduct(db, variantId),
    historyCsv: (productId) => loadHistoryCsv(replica.db, productId, clock.now()),
    report: (productId, variantId, who) =>
      keepReport(
        db,
        { productId, variantId, reporter: visitorOfDay(reportKey, { ...who, now: clock.now() }) },
        clock.now(),
      ),
    answerTwin: (productId, twinId, isSame, who) =>
      keepTwinAnswer(
        db,
        { productId, twinId, isSame, answerer: visitorOfDay(reportKey, { ...who, now: clock.now() }) },
        clock.now(),
      ),
    versionOf: (productId) => follower.pages.versionOfProduct(productId),
  }
}

function siteOf({
  config,
  assets,
  follower,
}: Pick<SharedParts, 'config' | 'follower'> & { assets: BuiltAssets }): Site {
  const origin = (
    service: 'images' | 'click' | 'api' | 'search' | 'likes' | 'watchdog' | 'tracking' | 'features',
  ): string => (config.hosts[service] === undefined ? '' : serviceOrigin(config, service))
  const [images, click] = [origin('images'), origin('click')]
  return {
    name: SITE_NAME,
    operator: config.operator,
    url: config.url,
    apiOrigin: origin('api'),
    searchOrigin: origin('search'),
    likesOrigin: origin('likes'),
    watchdogOrigin: origin('watchdog'),
    shopsUrl: config.hosts.lojas === undefined ? SHOPS_BASE : serviceOrigin(config, 'lojas'),
    shopsOrigin: config.hosts.lojas === undefined ? config.url + SHOPS_BASE : serviceOrigin(config, 'lojas'),
    featuresOrigin: origin('features'),
    badgeOrigin: images || config.url,
    cookieDomain: cookieDomainOf(config),
    trackingOrigin: origin('tracking'),
    project: config.project === DEFAULT_PROJECT ? undefined : config.project,
    build: assets.build,
    styles: assets.styles,
    personStyles: assets.personStyles,
    consentStyles: assets.consentStyles,
    wordsStyles: assets.wordsStyles,
    reviewsStyles: assets.reviewsStyles,
    readingStyles: assets.readingStyles,
    scripts: assets.scripts,
    seenStripsScript: assets.seenStripsScript,
    events: eventsOf(config),
    serviceWorker: config.serviceWorker ? assets.serviceWorker : null,
    studioUrl: config.studioUrl,
    countries: config.countries,
    secondCurrency: config.secondCurrency,
    fontFile: assets.fontFile,
    icons: assets.icons,
    imageUrl: (image, size) => images + imageAddress(image.id, size),
    categoryImage: (categoryId) => ({ id: categoryPicturePath(categoryId, null), type: 'category', cropped: false }),
    clickUrl: ({ variantId, eshopId }, source) =>
      click + clickPath({ domain: follower.directory().eshops.byId.get(eshopId)?.domain ?? 'loja', variantId, source }),
  }
}

function eventsOf({ tags, env }: Config): Site['events'] {
  const isShown = env !== 'production'
  return tags === null && !isShown ? null : { container: null, behaviour: null, origins: [], ...tags, isShown }
}

function policyOf(config: Config): StorefrontDependencies['policy'] {
  return {
    https: config.url.startsWith('https:'),
    imageOrigins: config.hosts.images === undefined ? [] : [serviceOrigin(config, 'images')],
    tagOrigins: config.tags?.origins ?? [],
    formOrigins: config.hosts.uploads === undefined ? [] : [serviceOrigin(config, 'uploads')],
    connectOrigins: (['api', 'search', 'likes', 'watchdog', 'tracking', 'features', 'admin'] as const)
      .filter((service) => config.hosts[service] !== undefined)
      .map((service) => serviceOrigin(config, service)),
  }
}
