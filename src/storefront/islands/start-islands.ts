import { isLetThrough } from './held-clicks.ts'
import { ISLAND_TAG } from './island-attributes.ts'
import { IslandElement } from './island-element.ts'

/** Makes the islands of the page, and those that come later, wake when they are due or touched, and holds clicks that come too early. */
export function startIslands(root: Document): void {
  customElements.define(ISLAND_TAG, IslandElement)
  for (const touch of ['pointerover', 'pointerdown', 'focusin'])
    root.addEventListener(touch, ({ target }) => islandOf(target)?.touch(), { capture: true, passive: true })
  root.addEventListener('click', hold, { capture: true })
}

/** A click for a new tab or window is the browser's. */
function hold(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event
  if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || isLetThrough(target)) return
  const island = islandOf(target)
  if (island === null || !island.holdsClicks || !(target instanceof Element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  island.hold(clickableOf(target))
}

function islandOf(target: EventTarget | null): IslandElement | null {
  const island = target instanceof Element ? target.closest(ISLAND_TAG) : null
  return island instanceof IslandElement ? island : null
}

/** Only HTML elements can be clicked by script: of an icon it is what it stands in. */
function clickableOf(target: Element): HTMLElement {
  return target.closest<HTMLElement>(':is(a, button, input, label, summary, select)') ?? (target as HTMLElement)
}
