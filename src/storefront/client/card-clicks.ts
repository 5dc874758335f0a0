import { isLetThrough } from '../islands/held-clicks.ts'
import { IslandElement } from '../islands/island-element.ts'
import { openedCards } from '../state/opened-cards.ts'

/**
 * L-04: a click on a card, on no link, button or field of it, opens what one may like as well. The name's link reaches over the card
 * for those without script and for new tabs: here a plain click counts as the link's only on its words. Where the panel cannot be
 * had, such a click does what the link does.
 */
export function openPanels(root: Document): void {
  const held = new WeakSet<EventTarget>()
  root.addEventListener('click', (event) => {
    const { target } = event
    const island = root.querySelector('poiso-island[data-island=AlikePanels]')
    const card = target instanceof HTMLElement ? target.closest<HTMLElement>('.card, .row') : null
    if (!(island instanceof IslandElement) || card === null || card.closest('[data-list]') === null) return
    const isAgain = isLetThrough(target) && held.has(target as HTMLElement)
    if (!isAgain && !isForPanel(event, target as HTMLElement)) return
    const cards = openedCards()
    if (cards.isHeard()) cards.toggle(card, (target as HTMLElement).closest<HTMLElement>('[data-alike]'))
    // Given up: the click does what its element does.
    else if (isAgain) return
    else {
      held.add(target as HTMLElement)
      island.hold(target as HTMLElement)
    }
    event.preventDefault()
  })
}

function isForPanel(event: MouseEvent, target: HTMLElement): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button, defaultPrevented } = event
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || button !== 0) return false
  const control = target.closest<HTMLElement>('a, button, input, label, summary, select, dialog')
  if (control === null || control.matches('[data-alike]')) return true
  // A key's click has no place; of a strip of pictures the picture was meant.
  if (control.matches('.slides')) return event.detail > 0
  return control.matches('.card-name a') && event.detail > 0 && !isWithin(event, control.getBoundingClientRect())
}

function isWithin({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
