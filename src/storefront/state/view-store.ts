import type { ListingView } from '#domains/search/rules/listing-selection.ts'
import { openStored, type StoredSurroundings, type StoredValue } from './stored-value.ts'

/** Grid or list, as somebody chose it last: addresses that say nothing follow it (L-01). */
export function createViewStore(surroundings: StoredSurroundings = {}): StoredValue<ListingView> {
  return openStored<ListingView>(
    {
      key: 'poiso.view',
      version: 1,
      read: (value) => (value === 'grid' || value === 'rows' ? value : null),
    },
    surroundings,
  )
}

let opened: StoredValue<ListingView> | null = null

/** The page's one store. */
export function viewStore(): StoredValue<ListingView> {
  return (opened ??= createViewStore())
}
