/** Which picture of a gallery is in sight, from 0. */
export function shownSlide(gallery: Element | null): number {
  const strip = gallery?.querySelector('.gallery-strip')
  return strip == null ? 0 : Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
}

/** Turns the strip to a picture. */
export function turnStrip(gallery: Element | null, index: number, behavior: ScrollBehavior): void {
  const slide = gallery?.querySelectorAll<HTMLElement>('.gallery-slide')[index]
  gallery?.querySelector('.gallery-strip')?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior })
}
