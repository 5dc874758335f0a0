import type { SearchPort } from '#ports/search/port.ts'
import type { SearchDirectory } from '../directory.ts'
import type { ListingHit } from '../listings.ts'
import type { RankPoints } from '../ranking/rank-shares.ts'
import type { Synonym } from '../synonyms/synonym.ts'
import type { WithoutIndex } from '../without-index/database-listings.ts'
import type { PageVersions } from './page-versions.ts'

/** An offer by which a product is to be shown, where it is still for sale. */
export interface WantedHit {
  readonly productId: number
  readonly variantId: number
}

/** Where an index lives that is asked, and not held. */
export interface RemoteIndex {
  readonly place: 'process' | 'cluster'
  /** It does not answer now, or shows an index that is not this build's. */
  readonly isAway: boolean
}

/**
 * What a web process asks of the catalogue's index, wherever it lives: in the process itself (IndexFollower), in a search process
 * behind a socket, or in OpenSearch. Nothing above it notices which (ADR 0114).
 */
export interface ListingIndex {
  readonly search: SearchPort
  /** Moved when what this index answers has changed: after it, never before. */
  readonly pages: PageVersions
  /** Listings can be answered, though perhaps not with the last seconds. */
  readonly isReady: boolean
  /** Up to date at the last step. */
  readonly isCaughtUp: boolean
  /** On the monotonic clock, when everything committed was last in the index; null: never yet. */
  readonly caughtUpAtMs: number | null
  readonly rowCount: number
  /** Masked and overlaid rows on top of the base, where there are such. */
  readonly overlaySize: number
  /** What is the matter with the index that is asked, wherever else answers come from meanwhile; null or absent: nothing is. For /readyz. */
  readonly trouble?: string | null
  /** The search process or the cluster that is asked; absent: the index is in this process. */
  readonly remote?: RemoteIndex
  /** What the database lists while this index does not answer; absent: nothing. */
  readonly withoutIndex?: WithoutIndex
  /** The database has something to list meanwhile; absent: it has not. */
  readonly isListed?: boolean
  /** What is searched for is understood by these names. */
  directory(): SearchDirectory
  /** Searches mean this from now on. */
  takeSynonyms(synonyms: readonly Synonym[]): void
  /** Products as a listing's hits, shown by the named offers if they are live, else by another of theirs; what the index does not hold is left out. */
  hitsOf(wanted: readonly WantedHit[]): Promise<readonly ListingHit[]>
  /** What the ranks of these products' offers are made of, by the offers' ids, as the index holds them. */
  rankingOf(productIds: readonly number[]): Promise<ReadonlyMap<number, RankPoints>>
  /** What the card of an offer shows that a search or `hitsOf` has found a moment ago (`presentCardRecord`), or null. */
  cardOf(variantId: number): Buffer | null
  /** The same of any offers by their ids; those that the index does not hold are left out. */
  cardsOf(variantIds: readonly number[]): Promise<ReadonlyMap<number, Buffer>>
  /** Opens what can be answered without the database. */
  open(): Promise<void>
  /** Takes up what has changed since; throws when what it follows is away (what is there goes on answering). */
  step(): Promise<void>
  /** Ends what goes on by itself; nothing is asked afterwards. */
  close(): void
}
