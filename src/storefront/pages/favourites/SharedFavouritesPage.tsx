import { formatCount } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { FavouriteRow } from './FavouriteRow.tsx'
import type { FavouriteView } from './present-favourites.ts'

export interface SharedFavouritesProps {
  readonly shown: readonly FavouriteView[]
  /** Of which those that are shown are the newest. */
  readonly total: number
}

/** R-10 /user/favourites/{encryptedShare}: to look at. Whose they are it does not say: who got the link knows. */
export function SharedFavouritesPage({ shown, total }: SharedFavouritesProps) {
  return (
    <div className="wrap favourites-head">
      <h1>Favoritos partilhados</h1>
      <p className="lead">Uma lista que alguém partilhou consigo, com os preços de hoje.</p>
      {total > shown.length && (
        <p className="note">{`São ${formatCount(total)}; aqui estão os ${shown.length} mais recentes.`}</p>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="Esta lista está vazia"
          actions={<LinkButton href={paths.allProducts()}>Ver produtos</LinkButton>}
        />
      ) : (
        <ul className="favourite-rows">
          {shown.map((favourite) => (
            <FavouriteRow key={favourite.variantId} favourite={favourite} isShared />
          ))}
        </ul>
      )}
    </div>
  )
}
