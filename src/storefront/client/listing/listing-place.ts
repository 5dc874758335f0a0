import { loadPages } from './feed-pages.ts'

/** Where somebody was in a listing: what was loaded beyond its page, and the first card in sight. Kept in the history's step. */
export interface ListingPlace {
  readonly more: number
  readonly at: { readonly card: number; readonly top: number } | null
}

/** More than anybody turns: a step that says otherwise was not written by us. */
const MOST_PAGES = 200

/** The place that a step of the history keeps; null: it is no listing's step. */
export function placeOfStep(state: unknown): ListingPlace | null {
  const kept = (state as { listing?: { more?: unknown; at?: { card?: unknown; top?: unknown } | null } } | null)
    ?.listing
  if (kept === undefined || typeof kept.more !== 'number' || !(kept.more >= 0 && kept.more <= MOST_PAGES)) return null
  const { card, top } = kept.at ?? {}
  return { more: kept.more, at: typeof card === 'number' && typeof top === 'number' ? { card, top } : null }
}

/** Writes the place into the present step whenever it has changed, and goes back to what the step says when the page was made anew. */
export function keepPlace(root: Document): void {
  const write = (): void => writePlace({ ...(placeOfStep(history.state) ?? { more: 0 }), at: firstInSight(root) })
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
  // The browser would go where the shorter page ends.
  history.scrollRestoration = 'manual'
  if (more > 0) await loadPages(root, more)
  const card = at === null ? undefined : cardsOf(root)[at.card]
  // A second time once the cards around it have been laid out: those out of sight had the height of an average one.
  for (let time = 0; at !== null && card !== undefined && time < 2; time += 1) {
    scrollBy({ top: card.getBoundingClientRect().top - at.top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  history.scrollRestoration = 'auto'
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
