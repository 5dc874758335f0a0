/** What others may use of likes (architecture.md, Layout). */
export { type Favourite, type FavouriteDeps, loadFavourites, onSale, type ShownVariants } from './favourites.ts'
export { type Sharing, sharing } from './sharing.ts'
export { type FavouriteSort, favouriteSorts } from './rules/favourite-sorts.ts'
export { addLike, countLiked, removeLike } from './storage.ts'
