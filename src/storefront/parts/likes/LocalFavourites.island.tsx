import { defineIsland } from '../../islands/define-island.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { FavouritesList } from './FavouritesList.tsx'

export interface LocalFavouritesProps {
  /** Address of a picture of the list, its id at `{id}`. */
  readonly pictureAddress: string
}

/** P-01 R-10: what this browser has liked, with what it costs now. */
export const localFavourites = defineIsland<LocalFavouritesProps>({
  name: 'LocalFavourites',
  wakes: 'load',
  why: 'it is all that its page is for',
  storedUnder: LIKES_KEY,
  earlyClicks: 'native',
  Component: FavouritesList,
})
