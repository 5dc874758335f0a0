import { ISLAND_TAG } from '../islands/island-attributes.ts'
import type { IslandElement } from '../islands/island-element.ts'
import { fetchIsland } from '../islands/load-island.ts'
import { whenIdle } from '../islands/wake-signals.ts'

/** Somebody is there. A scroll alone is no sign: a page may scroll by itself while it opens; nor is a mouse that only lies where the page opens. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/**
 * The search is what most people reach for first, and its code is no part of what a page loads by itself (ADR 0064): with React, which all islands share, it comes into
 * the browser's cache once somebody moves, types or turns a wheel, and stands ready when a mouse comes into the header.
 */
export function warmSearch(root: Document): void {
  const come = new AbortController()
  for (const sign of SIGNS)
    addEventListener(
      sign,
      (event) => {
        if (sign === 'pointermove' && !hasMoved(event as PointerEvent)) return
        come.abort()
        whenIdle(() => void fetchIsland('SearchBox'))
      },
      { signal: come.signal, passive: true },
    )
  // A finger in the header presses something, which is not to wait for this.
  root.querySelector('.site-header')?.addEventListener('pointermove', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse' && hasMoved(event as PointerEvent))
      root.querySelector<IslandElement>(`.site-header ${ISLAND_TAG}[data-island=SearchBox]`)?.wake()
  })
}

/** Browsers tell a page that opens under a resting mouse of a move that was none. */
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0
}
