import { useState } from 'react'
import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { likedStore } from '../../state/liked-store.ts'
import { AuthModal } from '../auth/AuthModal.tsx'
import { Modal } from '../modals/Modal.tsx'
import { AccountFavourites } from './AccountFavourites.tsx'
import { FavouritesList } from './FavouritesList.tsx'

export interface FavouritesModalProps {
  /** The page that shows the same. */
  readonly href: string
  readonly pictureAddress: string
  onClose(): void
}

/** H-02 M-04: what is liked, over any page; the way to sign in first where nobody is, and that alone where nothing is kept here (M-01). */
export function FavouritesModal({ href, pictureAddress, onClose }: FavouritesModalProps) {
  // As it opens: who takes the last one out is shown that.
  const [isSignIn] = useState(() => !likedStore().isWithAccount() && likedStore().count() === 0)
  if (isSignIn) return <AuthModal view="login" opener="header" address={paths.login()} onClose={onClose} />
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
