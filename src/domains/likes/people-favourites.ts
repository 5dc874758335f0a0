import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Favourite, type FavouritesPlace, loadFavourites, type ShownVariants } from './favourites.ts'
import {
  changeList,
  type FavouriteList,
  type ListProblem,
  listsOf,
  makeList,
  removeList,
  sortFavourite,
} from './lists.ts'
import type { FavouriteSort } from './rules/favourite-sorts.ts'
import { type Sharing, sharing } from './sharing.ts'
import { addLike, likeStates, removeLike } from './storage.ts'

/** Name and note of a list. */
export interface ListWords {
  readonly name: string
  readonly note: string | null
}

/** What became of a like: `unknown`: there is no such item; `full`: a person likes no more. */
export type LikeOutcome = 'liked' | 'unknown' | 'full'

/** People's favourites as calls and pages act on them: each act is one person's, and touches nothing of another's. */
export interface PeopleFavourites {
  readonly sharing: Sharing
  load(personId: number, sort: FavouriteSort, place?: FavouritesPlace): Promise<Favourite[]>
  like(
    personId: number,
    like: { readonly type: 'variant' | 'comparison'; readonly itemId: number; readonly isForMarketing?: boolean },
  ): Promise<LikeOutcome>
  unlike(personId: number, variantId: number): Promise<void>
  lists(personId: number): Promise<FavouriteList[]>
  makeList(personId: number, words: ListWords): Promise<number | ListProblem>
  changeList(personId: number, listId: number, words: ListWords): Promise<ListProblem | null>
  removeList(personId: number, listId: number): Promise<void>
  sort(
    personId: number,
    variantId: number,
    into: { readonly listIds: readonly number[]; readonly note: string | null },
  ): Promise<void>
}

export function peopleFavourites(deps: {
  readonly db: Database
  readonly clock: Clock
  readonly secret: string
  readonly shownVariants: ShownVariants
}): PeopleFavourites {
  const { db, clock, secret, shownVariants } = deps
  return {
    sharing: sharing(db, secret),
    load: (personId, sort, place) => loadFavourites(deps, personId, sort, place),
    like: async (personId, { type, itemId, isForMarketing = false }) => {
      const variant = (await shownVariants([itemId], 'favourites')).get(itemId)
      if (variant === undefined) return 'unknown'
      const priceCents = variant.active ? variant.priceCents : null
      await addLike(db, { personId, type, itemId, at: clock.now(), priceCents, isForMarketing })
      const [state] = await likeStates(db, type, [itemId], personId)
      return state?.isLiked === true ? 'liked' : 'full'
    },
    unlike: (personId, itemId) => removeLike(db, { personId, type: 'variant', itemId }),
    lists: (personId) => listsOf(db, personId),
    makeList: (personId, words) => makeList(db, personId, { ...words, at: clock.now() }),
    changeList: (personId, listId, words) => changeList(db, personId, listId, words),
    removeList: (personId, listId) => removeList(db, personId, listId),
    sort: (personId, variantId, into) => sortFavourite(db, personId, variantId, into),
  }
}
