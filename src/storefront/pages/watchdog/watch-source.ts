import type { OfferDays } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import type { Watching } from '#domains/watchdog/contract.ts'

/** An offer as the form of a watch shows it. */
export interface WatchedOffer {
  readonly variantId: number
  readonly productId: number
  readonly productSlug: string
  readonly name: string
  readonly eshopName: string
  readonly priceCents: number
  /** What is paid at the door of a region; null: nobody can say, or it is not delivered there. */
  readonly totals: Readonly<Record<Region, number | null>>
  /** It can be ordered now: a price is a target to fall below. */
  readonly isPayable: boolean
  readonly isInStock: boolean
  /** Its last 90 days; without any where many offers are asked for. */
  readonly days: OfferDays
}

/** What pages know of watches. */
export interface WatchSource extends Pick<
  Watching,
  'watch' | 'watchOf' | 'watchesOf' | 'end' | 'watchList' | 'listsOf' | 'endList' | 'endBy' | 'confirmBy'
> {
  /** In the asked order; those that never existed are absent. */
  offers(variantIds: readonly number[]): Promise<readonly WatchedOffer[]>
}
