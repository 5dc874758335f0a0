import { viewStore } from '../../state/view-store.ts'
import type { ListingMover } from './listing-mover.ts'

const KEY = 'vista'
const ROWS = 'lista'

/**
 * L-01: grid or list stays as it was chosen. A listing's own links say it in their address; whoever comes from elsewhere to an address that says
 * nothing gets the list in place.
 */
export function keepView(root: Document, mover: ListingMover): void {
  const store = viewStore()
  const asked = new URL(mover.standing, location.href).searchParams
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (store.current() === 'rows' && !asked.has(KEY) && visit?.type === 'navigate') {
    asked.append(KEY, ROWS)
    mover.ask(`${location.pathname}?${asked.toString()}`, { step: 'same' })
  }
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.view-switch a') : null
    if (link !== null) store.set(new URL(link.href).searchParams.get(KEY) === ROWS ? 'rows' : 'grid')
  })
}
