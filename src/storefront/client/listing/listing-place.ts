import { type ListingPlace, placeOfStep } from './place-of-step.ts'

/**
 * Writes the place into the present step whenever it has changed, and goes back to what the step says when the page was made anew.
 * `isListing`: the present step is the listing's, not one of a dialog above it.
 */
export function keepPlace(root: Document, isListing: () => boolean): void {
  const write = (): void => {
    if (isListing()) writePlace({ more: placeOfStep(history.state)?.more ?? 0, at: firstInSight(root) })
  }
  const place = placeOfStep(history.state)
  if (place === null) writePlace({ more: 0, at: null })
  else if (place.more > 0) void returnTo(root, place)
  root.addEventListener('scrollend', write)
  root.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') !== null && write(), {
    capture: true,
  })
}

/** One page more stands in the list. */
export function countMore(): void {
  writePlace({ at: null, ...placeOfStep(history.state), more: (placeOfStep(history.state)?.more ?? 0) + 1 })
}

/** Loads what was loaded, and shows the card that was in sight where it was. */
export async function returnTo(root: Document, { more, at }: ListingPlace): Promise<void> {
  // Cards above it have their own height first (client/lay-out-later.ts).
  root.documentElement.dataset['laidOut'] = ''
  // The browser would go where the shorter page ends.
  history.scrollRestoration = 'manual'
  if (more > 0) await loadAgain(root, more)
  const card = at === null ? undefined : cardsOf(root)[at.card]
  // A second time once the cards around it have been laid out: those out of sight had the height of an average one.
  for (let time = 0; at !== null && card !== undefined && time < 2; time += 1) {
    scrollBy({ top: card.getBoundingClientRect().top - at.top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  history.scrollRestoration = 'auto'
}

/** What cannot be loaded is left for "Ver mais produtos". */
async function loadAgain(root: Document, more: number): Promise<void> {
  const pages = await import('./feed-pages.ts').catch(() => null)
  await pages?.loadPages(root, more)
}

function writePlace(place: ListingPlace): void {
  history.replaceState({ ...(history.state as object | null), listing: place }, '')
}

function firstInSight(root: Document): ListingPlace['at'] {
  const cards = cardsOf(root)
  const card = cards.findIndex((each) => each.getBoundingClientRect().bottom > 0)
  const top = cards[card]?.getBoundingClientRect().top
  return top === undefined ? null : { card, top: Math.round(top) }
}

/** Cards and rows; panels and banners between them come and go. */
function cardsOf(root: Document): Element[] {
  return [...root.querySelectorAll('[data-list] > :is(.card, .row)')]
}
