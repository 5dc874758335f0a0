import { shortRegionNames } from '../copy/region-names.ts'
import { isRegional, keepRegion, readRegion, regionOptions, withRegion } from '../region-address.ts'
import { regionHere, type RegionStore, regionStore } from '../state/region-store.ts'

/**
 * U-11: the region that somebody chose goes along with every link, also from pages that have none, and an address that says none
 * leads on to it. Pages stay the same bytes for everybody: only this browser reads the cookie (ADR 0051, 0063).
 */
export function keepRegionChosen(root: Document, store: RegionStore = regionStore()): void {
  if (leadOn(store)) return
  showChosen(root, store)
  root.addEventListener('change', ({ target }) => {
    const region = target instanceof HTMLSelectElement && target.name === 'regiao' ? regionOf(target.value) : null
    if (region !== null) store.choose(region)
  })
  root.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-region-choice]') : null
    if (choice === null) return
    event.preventDefault()
    const region = regionOf(choice.dataset['regionChoice'] ?? '') ?? 'mainland'
    store.choose(region)
    location.assign(addressIn(region))
  })
  // Before the click goes anywhere, and before a new tab or a copied address takes it along.
  for (const reach of ['pointerdown', 'focusin', 'click'])
    root.addEventListener(reach, ({ target }) => keepIn(target, store), { capture: true, passive: true })
}

/** On a page that is for no region, and whose address says none. */
function showChosen(root: Document, store: RegionStore): void {
  const [badge, chosen] = [root.querySelector<HTMLElement>('[data-region-badge]'), store.chosen()]
  const words = badge?.querySelector('b')
  if (badge == null || words == null || chosen === null || isRegional(location.pathname) || hasRegion()) return
  badge.dataset['regionBadge'] = chosen
  words.textContent = shortRegionNames[chosen]
}

function hasRegion(): boolean {
  return readRegion(location.search) !== 'mainland'
}

/** An address without a region, asked for anew, is shown for the chosen one; going back to it leaves it as it was. */
function leadOn(store: RegionStore): boolean {
  const { pathname, search, hash } = location
  const wanted = keepRegion(pathname + search, store.chosen() ?? 'mainland')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (wanted === pathname + search || !isRegional(pathname) || visit?.type === 'back_forward') return false
  location.replace(wanted + hash)
  return true
}

function keepIn(target: EventTarget | null, store: RegionStore): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const href = link?.getAttribute('href')
  if (link === null || href == null) return
  const kept = keepRegion(href, regionHere(location.href, store.chosen()))
  if (kept !== href) link.setAttribute('href', kept)
}

/** This page for another region, with all else that its address says. */
function addressIn(region: ReturnType<typeof readRegion>): string {
  const rest = new URLSearchParams(location.search)
  rest.delete('regiao')
  const query = rest.toString()
  return query === '' ? withRegion(location.pathname, region) : keepRegion(`${location.pathname}?${query}`, region)
}

function regionOf(word: string): ReturnType<typeof readRegion> | null {
  return regionOptions.find(([, each]) => each === word)?.[0] ?? null
}
