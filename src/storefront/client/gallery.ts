import { shownSlide, turnStrip } from '../parts/gallery/gallery-strip.ts'
import { hashedImage } from '../parts/gallery/image-hash.ts'

/**
 * M-11: the small pictures of a product turn the strip in its place instead of leading to an anchor; which one is shown is marked however the
 * strip was moved; a click on a picture, or a hash that names one, opens it large (ImageZoom.island.tsx). Without script all of them are links.
 */
export function enhanceGallery(root: Document): void {
  root.querySelectorAll<HTMLElement>('[data-gallery]').forEach((gallery) => {
    // Without the drawing with measures, which stands behind them and is sharp at any size.
    const pictures = [...gallery.querySelectorAll<HTMLAnchorElement>('a.gallery-slide')]
    const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')]
    const opener = gallery.querySelector<HTMLAnchorElement>('.zoom-open')

    gallery.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
        return
      const [thumb, slide] = [thumbs.indexOf(link), pictures.indexOf(link)]
      if (thumb < 0 && (slide < 0 || opener === null || typeof HTMLDialogElement === 'undefined')) return
      event.preventDefault()
      if (thumb < 0) return opener?.click()
      turnStrip(gallery, thumb, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
    })
    gallery
      .querySelector('.gallery-strip')
      ?.addEventListener('scroll', () => markShown(thumbs, shownSlide(gallery)), { passive: true })
    const openNamed = (): void => {
      if (hashedImage(location.hash, pictures.length) !== null) opener?.click()
    }
    addEventListener('hashchange', openNamed)
    openNamed()
  })
}

function markShown(thumbs: readonly HTMLElement[], shown: number): void {
  return thumbs.forEach((thumb, index) => {
    if (index === shown) thumb.setAttribute('aria-current', 'true')
    else thumb.removeAttribute('aria-current')
  })
}
