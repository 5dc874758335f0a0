import { hash } from 'node:crypto'
import type { FragmentCache } from '../../cache/fragments.ts'
import { type Pieces, renderInner } from '../../html/trusted-html.tsx'
import { filterPanelData, FilterPanelInner } from './FilterPanel.tsx'
import type { ListingView } from './load.ts'

/** A listing's filters as a fragment of their own, kept under the hash of what they show: a third of a page's frame. */
export function renderFilterPanel(view: ListingView, fragments: FragmentCache): Pieces {
  const panel = filterPanelData(view)
  const key = `filtros.${hash('sha1', JSON.stringify(panel), 'base64url')}`
  const kept = fragments.get(key)
  if (kept !== undefined) return kept
  const inner = renderInner(<FilterPanelInner panel={panel} />)
  fragments.set(key, inner, null)
  return inner
}
