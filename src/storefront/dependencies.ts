import type { ShopCall } from './pages/shop-api/shop-calls.ts'
import type { ShareCards } from '#domains/images/contract.ts'
import type { Boards } from '#domains/boards/contract.ts'
import type { ArticleSource } from './pages/articles/article-source.ts'
import type { ContentFollower, InspirationParts, InspirationFollower, WordsLibrary } from '#domains/content/contract.ts'
import type { Joining, ShopPeople } from '#domains/partners/contract.ts'
import type { Contact } from '#domains/contact/contract.ts'
import type { Rendering } from '#domains/clicks/contract.ts'
import type { FeedLab, FeedTrials } from '#domains/feeds/contract.ts'
import type { Accounts, ConsentChoices, CurrentUser, OwnData, SignOut } from '#domains/identity/contract.ts'
import type { ModerationDesk } from '#domains/moderation/contract.ts'
import type { PeopleFavourites } from '#domains/likes/contract.ts'
import type { ReviewWriting } from '#domains/reviews/contract.ts'
import type { PixelTests } from '#domains/orders/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { PagePolicy } from '#platform/http/answers/security-headers.ts'
import type { BucketFlags, FlagsPort } from '#ports/flags/port.ts'
import type { ReviewReader } from '#domains/reviews/contract.ts'
import type { Listings, parseListingUrl, Sentences } from '#domains/search/contract.ts'
import type { FragmentCache } from './cache/fragments.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { AccuracySource } from './pages/accuracy-report/accuracy-source.ts'
import type { ComparisonSource } from './pages/compare/load.ts'
import type { EshopSource } from './pages/eshops/load.ts'
import type { ProductSource } from './pages/product/load.ts'
import type { LikenessOfPages } from './pages/similar/likeness-of-pages.ts'
import type { RankingSource } from './pages/why/present-why.ts'
import type { QuestionSource } from './pages/questions/question-source.ts'
import type { StarSource } from './pages/star/star-source.ts'
import type { WatchSource } from './pages/watchdog/watch-source.ts'
import type { Site } from './site.ts'

/** What exists in this catalogue beyond the fixed vocabularies. */
export type ListingDirectory = Parameters<typeof parseListingUrl>[1]

/** All that the storefront is handed by its host. */
export interface StorefrontDependencies {
  readonly site: Site
  readonly listings: Listings
  /** What a text that was searched for says, beyond its words. */
  readonly sentences: Sentences
  /** What editors put on the site; its version is a part of the version of every page that shows some. */
  readonly content: Pick<ContentFollower, 'shown' | 'version'>
  readonly articles: ArticleSource
  /** Rooms whose pieces are marked. */
  readonly inspirations: InspirationSource
  /** Pages of words. */
  readonly words: WordsLibrary
  /** What exists beyond the fixed vocabularies, for reading listing URLs; asked anew for each request. */
  directory(): ListingDirectory
  readonly products: ProductSource
  /** What buyers say of products. */
  readonly reviews: ReviewReader
  /** Pieces that look like a product, by pictures. */
  readonly likeness: LikenessOfPages
  /** What is shown of shared pages. */
  readonly shareCards: ShareCards
  readonly comparisons: ComparisonSource
  readonly ranking: RankingSource
  readonly eshops: EshopSource
  /** How often what is shown of shops agrees with their pages. */
  readonly accuracy: AccuracySource
  /** Of the bucket of pages that is shown: 0 but where a page is made for another (page/page-bucket.ts). */
  readonly flags: FlagsPort
  readonly bucket: number
  readonly buckets: BucketFlags
  /** Told when a secondary part of a page is left out. */
  readonly log: Pick<Log, 'warn'>
  readonly clock: Clock
  readonly fragments: FragmentCache
  readonly pages: PageCache
  /** Signs the click links of a rendering from a name for it ([A-Za-z0-9_-], at most 40). */
  signRendering(name: string): Rendering
  /** Other origins of ours that pages ask or show pictures from. */
  readonly policy: Pick<
    PagePolicy,
    'connectOrigins' | 'formOrigins' | 'imageOrigins' | 'tagOrigins' | 'https' | 'hasFrames'
  >
  /** Addresses for the sitemaps, read when one is asked for. */
  readonly sitemaps: SitemapSource
  /** Tries feeds out. */
  readonly lab: FeedLab
  /** Feeds that shops try beside their live offers (N-12). */
  readonly feedTrials: FeedTrials
  /** How shops join, step by step. */
  readonly shopJoining: Joining
  /** Who acts for shops, and who is asked to (P-04). */
  readonly shopPeople: ShopPeople
  /** What a shop's programs may ask, as its page tells it (B-07). */
  readonly shopCalls: readonly ShopCall[]
  /** Messages to us. */
  readonly contact: Contact
  /** Orders that shops try out. */
  readonly pixelTests: PixelTests
  /** Reports, what is decided about them, and the queue (G-05). */
  readonly moderation: ModerationDesk
  readonly people: PeopleSource
  readonly watches: WatchSource
  readonly questions: QuestionSource
  /** Reviews of who was asked by a mail, and of shops. */
  readonly star: StarSource
  /** Reviews of people who are signed in. */
  readonly reviewWriting: ReviewWriting
  readonly boards: Boards
  /** Calls when a board has changed, or may have; gives how to end that. */
  watchBoard(boardId: number, onChange: () => void): () => void
  readonly favourites: PeopleFavourites
  /** What people do about themselves. */
  readonly ownData: OwnData
  /** Proofs of what people agree to. */
  readonly consents: ConsentChoices
}

export interface InspirationSource extends Pick<InspirationFollower, 'shown' | 'find' | 'version'> {
  /** The shops that inspirations may be of, by id. */
  readonly shops: InspirationParts['inspirationShops']
}

/** Who is signed in, for pages of their own. */
export interface PeopleSource {
  /** By the session of the request; null: nobody. */
  readonly current: CurrentUser
  /** Ends the session of the request; what the browser is to forget, as Set-Cookie values. */
  readonly signOut: SignOut
  /** What people do with their accounts. */
  readonly accounts: Accounts
}

/** What sitemaps say: products by id from `afterId` on, and when shops changed. */
export interface SitemapSource {
  /** ISO dates by shop's id. */
  eshopChanges(): Promise<ReadonlyMap<number, string>>
  /** First ids of the shards of so many products; the first is 0. */
  productShards(size: number): Promise<readonly number[]>
  products(
    afterId: number,
    limit: number,
  ): Promise<readonly { readonly productId: number; readonly slug: string; readonly changedAt: string }[]>
}
