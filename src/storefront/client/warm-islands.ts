import { ISLAND_TAG } from '../islands/island-attributes.ts'
import type { IslandElement } from '../islands/island-element.ts'
import { fetchIsland } from '../islands/load-island.ts'
import { whenIdle } from '../islands/wake-signals.ts'

/** Somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
/** What most people reach for first. */
const FIRST = ['SearchBox', 'MobileMenu', 'FilterDrawer']

/**
 * The search, the menu and the filters are no part of what a page loads by itself (ADR 0050): their code comes into the browser's cache once somebody
 * moves, types or scrolls, and the search stands ready when a mouse comes into the header.
 */
export function warmIslands(root: Document): void {
  const come = new AbortController()
  const warm = (): void => {
    for (const name of FIRST) if (islandCalled(root, name) !== null) void fetchIsland(name)
  }
  for (const sign of SIGNS)
    addEventListener(
      sign,
      () => {
        come.abort()
        whenIdle(warm)
      },
      { signal: come.signal, passive: true },
    )
  // A finger in the header presses something, which is not to wait for this.
  root.querySelector('.site-header')?.addEventListener('pointerover', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') islandCalled(root, 'SearchBox')?.wake()
  })
}

function islandCalled(root: Document, name: string): IslandElement | null {
  return root.querySelector<IslandElement>(`${ISLAND_TAG}[data-island=${name}]`)
}
