import { type MouseEvent, useState } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { ZoomInIcon } from '../../ui/picture-icons.tsx'
import type { ModalOpener } from '../modals/modal-names.ts'
import { hashedImage } from './image-hash.ts'
import { ImageModal, type ZoomImage } from './ImageModal.tsx'
import { shownSlide, turnStrip } from './gallery-strip.ts'

/**
 * M-11: opens the picture in sight as large as the window. Without script it is a link to the first in full size; a click on a picture is a
 * click on it (client/gallery.ts).
 */
export const imageZoom = defineIsland<{ readonly images: readonly ZoomImage[] }>({
  name: 'ImageZoom',
  wakes: 'touch',
  why: 'who looks at a picture may want it larger, and most do not',
  earlyClicks: 'held',
  Component: ImageZoom,
})

function ImageZoom({ images }: { images: readonly ZoomImage[] }) {
  const [opened, setOpened] = useState<{ first: number; opener: ModalOpener; gallery: Element | null } | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    const gallery = event.currentTarget.closest('[data-gallery]')
    const named = hashedImage(location.hash, images.length)
    // The address named it: the page below has none, so that back leads to the page.
    if (named !== null) history.replaceState(history.state, '', location.pathname + location.search)
    setOpened({
      first: named ?? Math.min(shownSlide(gallery), images.length - 1),
      opener: named === null ? 'product' : 'address',
      gallery,
    })
  }
  return (
    <>
      <a className="zoom-open" href={images[0]?.large} onClick={open}>
        <ZoomInIcon />
        <span>
          <span className="by-finger">Toque</span>
          <span className="by-pointer">Clique</span>
          {' para ampliar'}
        </span>
      </a>
      {opened !== null && (
        <ImageModal
          images={images}
          first={opened.first}
          opener={opened.opener}
          previewOf={(index) => pictureOf(opened.gallery, index)?.currentSrc || undefined}
          onTurn={(index) => turnStrip(opened.gallery, index, 'instant')}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function pictureOf(gallery: Element | null, index: number): HTMLImageElement | null {
  return gallery?.querySelector<HTMLImageElement>(`#foto-${index + 1} > img:last-child`) ?? null
}
