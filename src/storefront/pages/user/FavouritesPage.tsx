import { Island } from '../../islands/Island.tsx'
import { localFavourites } from '../../parts/likes/LocalFavourites.island.tsx'
import { paths } from '../../paths.ts'

/** R-10 /user/favourites until there are accounts: what this browser has liked. The same page for everybody. */
export function FavouritesPage() {
  return (
    <div className="wrap">
      <h1>Favoritos</h1>
      <p className="lead">
        Ficam guardados só neste navegador. Ainda não há contas: quando as houver, poderá levá-los consigo.
      </p>
      <Island of={localFavourites} props={{ browse: paths.allProducts() }} />
    </div>
  )
}
