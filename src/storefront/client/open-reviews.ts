import { isLetThrough } from '../islands/held-clicks.ts'
import { IslandElement } from '../islands/island-element.ts'
import { askedReviews } from '../state/asked-reviews.ts'

/**
 * M-06, M-07: a link to a product's reviews (`data-reviews`: one of its offers) opens them over the page, and one to a photo of theirs
 * (`data-review-photo`) that photo. What draws them comes with the first click; where it cannot be had, the link does what links do.
 */
export function openReviews(root: Document): void {
  root.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey, button, defaultPrevented } = event
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-reviews]') : null
    const island = root.querySelector('poiso-island[data-island=ReviewsModals]')
    if (link === null || !(island instanceof IslandElement) || link.closest('dialog') !== null) return
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || button !== 0) return
    const store = askedReviews()
    if (store.isHeard()) {
      // It has the focus again when the dialog closes; Safari's links do not by a click.
      link.focus({ preventScroll: true })
      store.ask({
        variantId: Number(link.dataset['reviews']),
        imageId: link.dataset['reviewPhoto'] ?? null,
        opener: link.closest('.card, .row, .small-card') === null ? 'product' : 'card',
      })
      // Given up: the click does what its link does.
    } else if (isLetThrough(link)) return
    else island.hold(link)
    event.preventDefault()
  })
}
