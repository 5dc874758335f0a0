import type { ShownVariant } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { FavouriteSort } from './rules/favourite-sorts.ts'
import { type Liked, likedBy } from './storage.ts'

/** Where on the product the favourites are shown. */
export type FavouritesPlace = 'favourites' | 'favouritesShared'

/** Offers as they are shown, whatever their state, by their ids; ids of none are absent. */
export type ShownVariants = (
  ids: readonly number[],
  place: FavouritesPlace,
) => Promise<ReadonlyMap<number, ShownVariant>>

export interface FavouriteDeps {
  readonly db: DatabaseOrTransaction
  readonly shownVariants: ShownVariants
}

/** An offer that a person likes, as it stands now. */
export interface Favourite extends Omit<Liked, 'itemId'> {
  readonly variant: ShownVariant
  /** How much less it costs than when it was liked; null: not less, not for sale, or nobody knew then. */
  readonly fallCents: number | null
}

/** All favourites of a person in an order. */
export async function loadFavourites(
  { db, shownVariants }: FavouriteDeps,
  personId: number,
  sort: FavouriteSort,
  place: FavouritesPlace = 'favourites',
): Promise<Favourite[]> {
  const liked = await likedBy(db, personId, 'variant')
  const shown = await shownVariants(
    liked.map(({ itemId }) => itemId),
    place,
  )
  const favourites = liked.flatMap(({ itemId, ...like }): Favourite[] => {
    const variant = shown.get(itemId)
    return variant === undefined ? [] : [{ ...like, variant, fallCents: fallOf(like.priceCents, variant) }]
  })
  // Equal ones stay as they are: the newest first.
  return favourites.toSorted(orders[sort])
}

function fallOf(thenCents: number | null, { active, priceCents }: ShownVariant): number | null {
  return thenCents !== null && active && priceCents < thenCents ? thenCents - priceCents : null
}

const orders: Readonly<Record<FavouriteSort, (one: Favourite, other: Favourite) => number>> = {
  drop: (one, other) => (other.fallCents ?? 0) - (one.fallCents ?? 0),
  recent: () => 0,
  // What is not for sale has no price that anybody can pay.
  price: (one, other) =>
    Number(other.variant.active) - Number(one.variant.active) || one.variant.priceCents - other.variant.priceCents,
}

/** Those with a discount that is proven and in force, the largest first. */
export function onSale(favourites: readonly Favourite[]): Favourite[] {
  return favourites
    .filter(({ variant }) => variant.active && variant.discount !== null)
    .toSorted((one, other) => (other.variant.discount?.discount ?? 0) - (one.variant.discount?.discount ?? 0))
}
