/** Orders of favourites: those that fell most since they were liked first, the newest likes, the lowest price. */
export const favouriteSorts = ['drop', 'recent', 'price'] as const

export type FavouriteSort = (typeof favouriteSorts)[number]
