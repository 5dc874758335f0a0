import { Island } from '../../islands/Island.tsx'
import { localFavourites } from '../../parts/likes/LocalFavourites.island.tsx'
import { favouritePicture } from '../../parts/likes/favourite-picture.ts'
import { useSite } from '../../site.ts'

/** R-10 /user/favourites until there are accounts: what this browser has liked. The same page for everybody. */
export function FavouritesPage() {
  const site = useSite()
  return (
    <div className="wrap">
      <h1>Favoritos</h1>
      <p className="lead">
        Ficam guardados só neste navegador. Ainda não há contas: quando as houver, poderá levá-los consigo.
      </p>
      <noscript>
        <p className="note">Sem JavaScript, este navegador não os pode guardar nem mostrar.</p>
      </noscript>
      <Island of={localFavourites} props={{ pictureAddress: favouritePicture(site) }} />
    </div>
  )
}
