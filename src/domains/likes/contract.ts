/** What others may use of likes (architecture.md, Layout). */
export { type Favourite, onSale, type ShownVariants } from './favourites.ts'
export { type FavouriteList, LONGEST_LIST_NAME, LONGEST_NOTE, type ListProblem, MOST_LISTS } from './lists.ts'
export { type PeopleFavourites, peopleFavourites } from './people-favourites.ts'
export { type FavouriteSort, favouriteSorts } from './rules/favourite-sorts.ts'
export { countLiked, likedBy } from './storage.ts'
