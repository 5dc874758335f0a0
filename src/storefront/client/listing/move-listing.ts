import { ISLAND_TAG } from '../../islands/island-attributes.ts'
import type { IslandElement } from '../../islands/island-element.ts'
import { listingStore } from '../../state/listing-store.ts'
import { formEntries } from '../form-entries.ts'
import { keepView } from './keep-view.ts'
import { createListingMover, type ListingMover } from './listing-mover.ts'
import { keepPlace, returnTo } from './listing-place.ts'
import { enhanceMore } from './more.ts'
import { startFieldChecks } from './start-field-checks.ts'
import { placeOfStep } from './place-of-step.ts'

/**
 * Filters, orders, views and pages of a listing without reload: the form and the links are those that work without script, and
 * what they ask for is the page that they lead to, of which the listing is put in place (ADR 0063).
 */
export function moveListing(root: Document): void {
  const listing = root.querySelector<HTMLElement>('[data-listing]')
  if (listing === null) return
  const mover = createListingMover(listing, listingStore())
  enhanceMore(root)
  startFieldChecks(root)
  moveByForm(root, mover)
  moveByLinks(root, mover)
  const isStanding = (): boolean => location.pathname + location.search === mover.standing
  addEventListener('popstate', ({ state }) => {
    const place = placeOfStep(state)
    // What others put into the history (a dialog, a place in the page) is theirs.
    if (place === null || isStanding()) return
    mover.ask(location.pathname + location.search, { step: 'back', onStanding: () => void returnTo(root, place) })
  })
  for (const reach of ['pointerover', 'focusin'])
    listing.addEventListener(reach, ({ target }) => comeNear(root, target), { passive: true })
  keepPlace(root, isStanding)
  keepView(root, mover)
}

/** A changed choice asks at once; typed fields when they are left. In the dialog of a phone its button closes. */
function moveByForm(root: Document, mover: ListingMover): void {
  root.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-filters]')) return
    event.preventDefault()
    askFor(form, mover)
    form.closest('dialog')?.close()
  })
  root.addEventListener('change', ({ target: field }) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    if (field.form?.matches('[data-filters]') !== true || field.name === '') return
    // Header and menu lead to the same region: another one is another page.
    if (field.name === 'regiao') withAddress(field.form, (url) => location.assign(url))
    else askFor(field.form, mover)
  })
}

/** Nothing, where that is what was asked for last: a field that says what it said before. */
function askFor(form: HTMLFormElement, mover: ListingMover): void {
  withAddress(form, (url) => {
    if (url !== mover.latest) mover.ask(url, { step: 'new' })
  })
}

/** With the address of what the form says now. Its code comes when somebody is at the form (ADR 0064); without it the form is sent. */
function withAddress(form: HTMLFormElement, then: (url: string) => void): void {
  const said = [new URL(form.action).pathname, formEntries(form), form.dataset['pages']?.split(' ')] as const
  void import('../listing-form.ts').then(
    ({ listingAddress }) => then(listingAddress(...said)),
    () => form.submit(),
  )
}

/** Links that say so lead to the same listing with another filter, order, view or page. */
function moveByLinks(root: Document, mover: ListingMover): void {
  root.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-in-place]') : null
    if (link === null || ctrlKey || metaKey || shiftKey || altKey || button !== 0 || event.defaultPrevented) return
    event.preventDefault()
    const { pathname, search } = new URL(link.href)
    const isPage = link.closest('[data-paginator]') !== null
    mover.ask(pathname + search, { step: 'new', ...(isPage && { onStanding: () => showFirst(root) }) })
  })
}

/** Another page is read from its beginning. */
function showFirst(root: Document): void {
  const results = root.getElementById('resultados')
  results?.scrollIntoView({ block: 'start' })
  results?.focus({ preventScroll: true })
}

function comeNear(root: Document, target: EventTarget | null): void {
  if (!(target instanceof Element) || target.closest('.filters, .toolbar, .chips, .quick-choices') === null) return
  void import('../listing-form.ts').catch(() => undefined)
  root.querySelector<IslandElement>(`${ISLAND_TAG}[data-island=ListingStatus]`)?.wake()
}
