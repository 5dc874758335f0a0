import { onceInSight } from './in-sight.ts'
import { track } from './track.ts'
import { nodesOf } from './trusted.ts'

/** Specification 9: slider speed 400 ms, 0 with reduced motion; the gap of 8 px stands in the styles. */
const TURN_MS = 400
const SLIDE = 'img' as const

/**
 * L-03: a card with several pictures becomes a slider when it is first seen. Its strip is there without script; here come the
 * buttons and dots, and the further pictures, each loaded when it is about to be looked at.
 */
export function enhanceSliders(root: Document): void {
  onceInSight(root, '[data-slider]', makeSlider)
}

function makeSlider(picture: HTMLElement): void {
  const strip = picture.querySelector<HTMLElement>('.slides')
  const [first, further] = [strip?.querySelector(SLIDE), strip?.querySelector('noscript')]
  if (strip == null || first == null || further == null) return
  // As text where script runs; as elements in cards that came by the feed call.
  const slides = [
    ...(further.firstElementChild === null
      ? nodesOf(further.textContent ?? '')
      : further
    ).querySelectorAll<HTMLImageElement>(SLIDE),
  ]
  slides.forEach(putOff)
  further.replaceWith(...slides)
  const [previous, next, dots] = [
    button('previous', 'Imagem anterior'),
    button('next', 'Próxima imagem'),
    dotsFor(slides.length + 1),
  ]
  picture.append(previous, next, dots)

  let shown = 0
  const show = (index: number): void => {
    if (index !== shown) track({ name: 'variant_card_swiper_interaction' })
    shown = index
    previous.disabled = index === 0
    next.disabled = index === slides.length
    dots.querySelectorAll('i').forEach((dot, at) => dot.toggleAttribute('data-on', at === index))
    if (index > 0) load(index, index + 1)
  }
  const load = (...indexes: number[]): void =>
    slides.forEach((slide, at) => indexes.includes(at + 1) && fetchNow(slide, first))
  const turn = (by: number): void => {
    const index = Math.max(0, Math.min(slides.length, shown + by))
    load(index)
    moveTo(strip, index)
    show(index)
  }
  previous.addEventListener('click', () => turn(-1))
  next.addEventListener('click', () => turn(1))
  const card = picture.closest('li') ?? picture
  for (const interest of ['pointerenter', 'touchstart', 'focusin'])
    card.addEventListener(interest, () => load(shown + 1), { passive: true })
  strip.addEventListener('scroll', () => show(Math.round(strip.scrollLeft / stepOf(strip))), { passive: true })
  show(0)
}

function stepOf(strip: HTMLElement): number {
  const [first, second] = strip.querySelectorAll<HTMLElement>(SLIDE)
  return Math.max(1, (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0))
}

let turns = 0

/** The strip jumps, and its pictures glide to where they are: 400 ms whatever the browser's own scrolling takes. */
function moveTo(strip: HTMLElement, index: number): void {
  const before = strip.scrollLeft
  strip.scrollTo({ left: index * stepOf(strip), behavior: 'instant' })
  const distance = strip.scrollLeft - before
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TURN_MS
  if (distance === 0 || duration === 0) return
  // Places to snap to move with the pictures: without this the strip would follow them.
  const turn = String((turns += 1))
  strip.dataset['turning'] = turn
  const glides = [...strip.querySelectorAll(SLIDE)].map((slide) =>
    slide.animate([{ translate: `${distance}px 0` }, { translate: '0 0' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    }),
  )
  glides[0]?.addEventListener('finish', () => {
    if (strip.dataset['turning'] === turn) delete strip.dataset['turning']
  })
}

function putOff(slide: HTMLImageElement): void {
  slide.dataset['src'] = slide.getAttribute('src') ?? ''
  slide.removeAttribute('src')
}

/** In the sizes of the first one: their addresses differ in the picture alone. */
function fetchNow(slide: HTMLImageElement, first: HTMLImageElement): void {
  const { src } = slide.dataset
  if (src === undefined) return
  delete slide.dataset['src']
  // It is asked for because it comes next: waiting for its place on the screen would be too late.
  slide.loading = 'eager'
  slide.sizes = first.sizes
  slide.srcset = first.srcset.replaceAll(placeOf(first.getAttribute('src') ?? ''), placeOf(src))
  slide.src = src
}

function placeOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1)
}

function button(direction: 'previous' | 'next', label: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `slide-${direction}`
  // The strip takes the focus, and the arrow keys push it: a card has few stops for the keyboard.
  made.tabIndex = -1
  made.setAttribute('aria-label', label)
  return made
}

function dotsFor(count: number): HTMLElement {
  const dots = document.createElement('span')
  dots.className = 'slide-dots'
  dots.setAttribute('aria-hidden', 'true')
  dots.append(...Array.from({ length: count }, () => document.createElement('i')))
  return dots
}
