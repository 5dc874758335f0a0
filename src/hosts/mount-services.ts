import { menuCall, menuTrees } from '#domains/catalogue/contract.ts'
import { type ClickKeeper, clickRoutes, clickSources, shopClickRoutes } from '#domains/clicks/contract.ts'
import { shopFeedRoutes } from '#domains/feeds/contract.ts'
import { type CurrentUser, identityRoutes } from '#domains/identity/contract.ts'
import {
  categoryPicturePath,
  fetchedPictures,
  furtherPictures,
  imageAddress,
  imageRoutes,
  openImages,
  openImageStore,
  type PictureAsker,
  picturesOf,
  shopPicturesRoutes,
  type LikePieces,
  similarityRoutes,
} from '#domains/images/contract.ts'
import { leadPicture, offerRoutes, presentCardRecord } from '#domains/offers/contract.ts'
import {
  type FeedHtml,
  createListings,
  facetUsesSince,
  type IndexFollower,
  type ListingDirectory,
  type Listings,
  searchRoutes,
} from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { serviceOrigin } from '#platform/http/service-hosts.ts'
import { mountCall } from '#platform/http/mount-call.ts'
import type { HttpServer } from '#platform/http/server.ts'
import type { Log } from '#platform/log.ts'
import { derivedKey } from '#platform/secret.ts'
import { adminDataOver } from './admin-data.ts'
import { likenessSourceOf } from './likeness-parts.ts'

const INDEX_RETRY_SECONDS = 5

/** What the services of a web process stand on. */
export interface ServiceParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly db: Database
  readonly follower: IndexFollower
  readonly clicks: ClickKeeper
  /** Pieces like others, by pictures. */
  readonly likePieces: LikePieces
  /** Moves pictures ahead that somebody is about to see. */
  readonly pictureAsker: Pick<PictureAsker, 'ask'>
}

/** The calls, the click host and the image host: each service mounted where POISO_HOSTS puts it. */
export function mountServices(
  { app, readiness }: HttpServer,
  parts: ServiceParts & {
    listings: Listings
    directory: () => ListingDirectory
    feedHtml: FeedHtml
    currentUser: CurrentUser
    patient: Pick<Connection, 'db' | 'pool'>
  },
): void {
  const { clock, db, follower, clicks, listings } = parts
  const withAdminData = adminDataOver(parts)
  mountCall(app, menuCall, () =>
    menuTrees((category) => imageAddress(categoryPicturePath(category.id, null), { sizeName: 'listingRectangle' })),
  )
  identityRoutes(app, parts)
  offerRoutes(app, { db, clock, clickSource: clickSources.other, pictures: picturesOf, withAdminData })
  searchRoutes(app, { listings, directory: parts.directory, ...parts.feedHtml, withAdminData })
  similarityRoutes(app, {
    likePieces: parts.likePieces,
    sourceOf: (variantId) => likenessSourceOf(db, variantId, clock.now()),
    cards: (pieces) =>
      listings.cards(
        pieces.flatMap(({ productId, variantId }) => follower.hitOf(productId, variantId) ?? []),
        'mainland',
        clickSources.visuallySimilar,
      ),
    imageOrigins: [
      parts.config.url,
      ...(parts.config.hosts.images === undefined ? [] : [serviceOrigin(parts.config, 'images')]),
    ],
    withAdminData,
  })
  const key = (purpose: string) => derivedKey(parts.secret, purpose)
  clickRoutes(app, {
    ...clicks,
    config: parts.config,
    clock,
    log: parts.log,
    renderingKey: key('rendering'),
    visitorKey: key('visitor'),
    cookieKey: key('visitor-cookie'),
  })
  shopFeedRoutes(app, { db, clock, patient: parts.patient, facetUses: (since) => facetUsesSince(db, since) })
  shopPicturesRoutes(app, { db })
  shopClickRoutes(app, { db: parts.patient.db, clock })
  const images = openImages({
    store: openImageStore({ imagesUrl: parts.config.imagesUrl, dataFolder: parts.dataFolder }),
    dataFolder: parts.dataFolder,
    pictures: fetchedPictures(db),
    clock,
    log: parts.log,
  })
  imageRoutes(app, { images, https: parts.config.url.startsWith('https:') })
  readiness.register({ name: 'search', check: () => indexHealth(follower) })
}

/** Listings over the index that this process follows, 503 (it is starting) until there is one. Neither they nor their cards need the database. */
export function listingsOf({
  follower,
  clock,
  pictureAsker,
}: Pick<ServiceParts, 'follower' | 'clock' | 'pictureAsker'>): Listings {
  return createListings({
    search: { search: async (plan) => (follower.isReady ? follower.search.search(plan) : refuseWithoutIndex()) },
    directory: () => follower.directory(),
    versionOf: (selection) => follower.pages.versionOf(selection),
    presentCard: (variantId, region, clickSource) => {
      const record = follower.cardOf(variantId)
      return (
        record &&
        presentCardRecord(record, {
          region,
          now: clock.now(),
          clickSource,
          onShown: (pictures) => pictureAsker.ask(furtherPictures(pictures, SHOWN_FIRST), 'looked'),
        })
      )
    },
    pictureOf: (variantId) => {
      const record = follower.cardOf(variantId)
      return record && leadPicture(record)
    },
  })
}

/** An empty shop window would be a lie that caches and search engines believe. */
function refuseWithoutIndex(): never {
  throw new RefusedError(refusal('starting', 'the search index is not built yet', INDEX_RETRY_SECONDS))
}

/** Of a card that somebody is about to see: two make a slider (L-03); the others follow when its product is looked at. */
const SHOWN_FIRST = 2

function indexHealth(follower: IndexFollower) {
  if (!follower.isReady) return { state: 'down' as const, detail: 'no base index yet' }
  return follower.isCaughtUp
    ? { state: 'works' as const, detail: `${follower.rowCount} offers` }
    : { state: 'degraded' as const, detail: 'not up to date with the database' }
}
