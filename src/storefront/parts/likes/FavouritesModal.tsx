import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { likedStore } from '../../state/liked-store.ts'
import { Modal } from '../modals/Modal.tsx'
import { AccountFavourites } from './AccountFavourites.tsx'
import { FavouritesList } from './FavouritesList.tsx'

/** M-04: what is liked, over any page. `href`: the page that shows it, too. */
export function FavouritesModal({
  href,
  pictureAddress,
  onClose,
}: {
  href: string
  pictureAddress: string
  onClose(): void
}) {
  return (
    <Modal name="favourites" opener="header" address={href} title={labels.favourites} side="right" onClose={onClose}>
      {likedStore().isWithAccount() ? (
        <AccountFavourites href={href} />
      ) : (
        <p className="fine">
          Guardados só neste navegador.{' '}
          <a className="quiet" href={paths.login()}>
            {labels.signIn}
          </a>
        </p>
      )}
      <FavouritesList pictureAddress={pictureAddress} />
    </Modal>
  )
}
