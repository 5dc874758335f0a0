import { openZoom } from './gallery-zoom.ts'

/**
 * M-11: the small pictures of a product turn the strip in its place instead of leading to an anchor; which one is shown is
 * marked however the strip was moved; a click on a picture opens it large. Without script all of them are links.
 */
export function enhanceGallery(root: Document): void {
  root.querySelectorAll<HTMLElement>('[data-gallery]').forEach((gallery) => {
    const strip = gallery.querySelector<HTMLElement>('.gallery-strip')
    if (strip === null) return
    const slides = [...gallery.querySelectorAll<HTMLElement>('.gallery-slide')]
    // The drawing with measures, behind the pictures, is no link: it is sharp at any size.
    const pictures = slides.filter((slide) => slide instanceof HTMLAnchorElement)
    const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')]
    const turnTo = (index: number): void =>
      strip.scrollTo({
        left: slides[index]?.offsetLeft ?? 0,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      })

    gallery.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
        return
      const [thumb, slide] = [thumbs.indexOf(link), pictures.indexOf(link)]
      if (thumb < 0 && (slide < 0 || typeof HTMLDialogElement === 'undefined')) return
      event.preventDefault()
      if (thumb >= 0) turnTo(thumb)
      else
        openZoom(root, pictures, slide, (index) =>
          strip.scrollTo({ left: slides[index]?.offsetLeft ?? 0, behavior: 'instant' }),
        )
    })
    strip.addEventListener(
      'scroll',
      () => markShown(thumbs, Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))),
      { passive: true },
    )
  })
}

function markShown(thumbs: readonly HTMLElement[], shown: number): void {
  return thumbs.forEach((thumb, index) => {
    if (index === shown) thumb.setAttribute('aria-current', 'true')
    else thumb.removeAttribute('aria-current')
  })
}
