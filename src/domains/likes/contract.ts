/** What others may use of likes (architecture.md, Layout). */
export type { Favourite, ShownVariants } from './favourites.ts'
export { type FavouriteList, LONGEST_LIST_NAME, LONGEST_NOTE, type ListProblem, MOST_LISTS } from './lists.ts'
export { type PeopleFavourites, peopleFavourites } from './people-favourites.ts'
export type { FavouriteSort } from './rules/favourite-sorts.ts'
export { countLiked, likedBy } from './storage.ts'
export type { CountersOf, ItemCounters } from './counters.ts'
