import { countOf } from '../../copy/format.ts'
import { labels, words } from '../../copy/labels.ts'
import { Island } from '../../islands/Island.tsx'
import { NoFavourites } from '../../parts/likes/FavouritesList.tsx'
import { favouritePicture } from '../../parts/likes/favourite-picture.ts'
import { localFavourites } from '../../parts/likes/LocalFavourites.island.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ALL_FAVOURITES, favouritesAddress } from './favourites-address.ts'
import { FavouriteForms } from './FavouriteForms.tsx'
import { FavouriteLists } from './FavouriteLists.tsx'
import { FavouriteRow } from './FavouriteRow.tsx'
import { FavouritesFilter } from './FavouritesFilter.tsx'
import { FavouritesShare } from './FavouritesShare.tsx'
import type { FavouritesView } from './present-favourites.ts'
import { ACTION, type ListTrouble } from './take-favourites-form.ts'

interface OwnFavourites {
  readonly view: FavouritesView
  /** The link by which others see them. */
  readonly shareUrl: string
  /** What is wrong with a list that was sent. */
  readonly trouble: ListTrouble | null
}

export interface FavouritesPageProps {
  /** Null: nobody is signed in. */
  readonly own: OwnFavourites | null
}

/** R-10 /user/favourites, in both states. */
export function FavouritesPage({ own }: FavouritesPageProps) {
  return (
    <div className="wrap favourites-head">
      <h1>{labels.favourites}</h1>
      {own === null ? <FavouritesOfBrowser /> : <FavouritesOfPerson {...own} />}
    </div>
  )
}

function FavouritesOfBrowser() {
  const site = useSite()
  return (
    <>
      <p className="lead">
        Ficam guardados só neste navegador. <a href={paths.login()}>{labels.signIn}</a> para os ter em todos os seus
        dispositivos.
      </p>
      <noscript>
        <p className="note">Sem JavaScript, este navegador não os pode guardar nem mostrar.</p>
      </noscript>
      <Island of={localFavourites} props={{ pictureAddress: favouritePicture(site) }} />
    </>
  )
}

function FavouritesOfPerson({ view, shareUrl, trouble }: OwnFavourites) {
  const { choice, shown, lists, falls, pages, removed, total } = view
  const address = favouritesAddress({ ...choice, removed: null })
  return (
    <>
      {total > 0 && <p className="lead">{`${countOf(total, words.product)} na sua conta.`}</p>}
      {falls !== null && <p className="fall">{falls}</p>}
      {removed !== null && <Removed variantId={removed} address={address} />}
      {total === 0 ? (
        <NoFavourites where="na sua conta" />
      ) : (
        <div className="favourites-page">
          <div>
            <FavouritesFilter view={view} />
            {shown.length === 0 && <p className="note">Nenhum dos seus favoritos corresponde a esta escolha.</p>}
            <ul className="favourite-rows">
              {shown.map((favourite) => (
                <FavouriteRow key={favourite.variantId} favourite={favourite}>
                  <FavouriteForms favourite={favourite} lists={lists} address={address} />
                </FavouriteRow>
              ))}
            </ul>
            {pages !== null && (
              <nav className="favourite-pages" aria-label="Páginas">
                {pages.before !== null && <a href={pages.before}>Anterior</a>}
                <span>{pages.words}</span>
                {pages.after !== null && <a href={pages.after}>Seguinte</a>}
              </nav>
            )}
          </div>
          <div className="favourite-sides">
            <FavouriteLists
              lists={lists}
              shownId={choice.list}
              allUrl={favouritesAddress({ ...ALL_FAVOURITES, sort: choice.sort })}
              address={address}
              trouble={trouble}
            />
            {shown.length > 0 && (
              <section aria-labelledby="quadro">
                <h2 id="quadro">Decidir em conjunto</h2>
                <p>Num quadro, quem decide consigo vota e comenta.</p>
                <LinkButton size="small" href={paths.boards(shown.map(({ variantId }) => variantId))}>
                  Pôr num quadro
                </LinkButton>
              </section>
            )}
            <FavouritesShare url={shareUrl} address={address} />
          </div>
        </div>
      )}
    </>
  )
}

function Removed({ variantId, address }: { variantId: number; address: string }) {
  return (
    <form method="post" action={address} className="note removed">
      <input type="hidden" name="produto" value={variantId} />
      <span role="status">Retirado dos favoritos.</span>{' '}
      <Button type="submit" tone="plain" size="small" name={ACTION} value="repor">
        Repor
      </Button>
    </form>
  )
}
