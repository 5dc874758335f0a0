/** Section 9: autoplay, when it is looked again whether anything overflows, and how long a resize has to rest. */
const AUTOPLAY_MS = 5_000
const CHECK_AGAIN_MS = 500
const RESIZE_REST_MS = 100

/** L-10: rows of cards that are pushed along by arrows. Without script they scroll, and their arrows are not there. */
export function startCarousels(root: ParentNode): void {
  for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    try {
      startCarousel(carousel)
    } catch (error) {
      // The others go on.
      reportError(error)
    }
  }
}

/** @throws Error without its items, its previous or its next. */
export function startCarousel(carousel: HTMLElement): void {
  const part = <Part extends HTMLElement>(name: string): Part => {
    const found = carousel.querySelector<Part>(`[data-carousel-${name}]`)
    if (found === null) throw new Error(`a carousel without its ${name}`)
    return found
  }
  const [items, previous, next] = [part('items'), part<HTMLButtonElement>('previous'), part<HTMLButtonElement>('next')]
  const end = (): number => items.scrollWidth - items.clientWidth
  const check = (): void => {
    carousel.toggleAttribute('data-overflows', end() > 1)
    previous.disabled = items.scrollLeft <= 1
    next.disabled = items.scrollLeft >= end() - 1
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const go = (left: number): void => items.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' })
  // Whole items: what is cut at the edge comes first in the next turn.
  const turn = (direction: 1 | -1): void => go(items.scrollLeft + direction * wholeItems(items))
  previous.addEventListener('click', () => turn(-1))
  next.addEventListener('click', () => turn(1))
  items.addEventListener('scroll', check, { passive: true })
  let resting: number | undefined
  addEventListener('resize', () => {
    clearTimeout(resting)
    resting = window.setTimeout(check, RESIZE_REST_MS)
  })
  check()
  // Letters and pictures may have come meanwhile.
  setTimeout(check, CHECK_AGAIN_MS)
  if (carousel.dataset['carousel'] === 'autoplay' && !isStill)
    advanceUntilTouched(carousel, () => (next.disabled ? go(0) : turn(1)))
}

/** It advances by itself until somebody points at it, touches it or has the focus in it; from the end to the start. */
function advanceUntilTouched(carousel: HTMLElement, advance: () => void): void {
  const timer = setInterval(advance, AUTOPLAY_MS)
  for (const touch of ['pointerenter', 'touchstart', 'focusin', 'click'])
    carousel.addEventListener(touch, () => clearInterval(timer), { passive: true, once: true })
}

function wholeItems(items: HTMLElement): number {
  const [first, second] = items.children
  const step = first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0
  return step <= 0 ? items.clientWidth : Math.max(1, Math.floor((items.clientWidth + 1) / step)) * step
}
