import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { listingStore } from '../../state/listing-store.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterIcon } from '../../ui/icons.tsx'
import { Modal } from '../modals/Modal.tsx'
import { onceStepped } from '../modals/modal-entries.ts'
import { FILTER_PANEL } from './filter-panel-id.ts'

export interface FilterDrawerProps {
  /** Filters that are chosen. */
  readonly count: number
}

/**
 * L-12 M-02: the button of a phone's filters and the drawer that it opens. The panel of the page, a popover without script, moves into it; its button
 * says how many products come, and the listing follows when the drawer closes (client/listing/listing-mover.ts).
 */
export const filterDrawer = defineIsland<FilterDrawerProps>({
  name: 'FilterDrawer',
  wakes: 'touch',
  why: 'a desktop has no such button, and most phones leave it alone',
  earlyClicks: 'held',
  propsIn: (html) => ({ count: Number(/\d+/.exec(html.textContent)?.[0] ?? 0) }),
  Component: FilterDrawer,
})

/** From here on the panel stands beside the list (styles.css). */
const BESIDE = '(width >= 64rem)'

function FilterDrawer({ count }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (isOpen ? holdListing(place.current) : undefined), [isOpen])
  const open = (event: MouseEvent<HTMLButtonElement>): void => {
    // The popover is what stands in without script.
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    setOpen(true)
  }
  return (
    <>
      <Button className="filter-button" popoverTarget={FILTER_PANEL} aria-haspopup="dialog" onClick={open}>
        <FilterIcon />
        {count > 0 ? `Filtrar (${count})` : 'Filtrar'}
      </Button>
      {isOpen && (
        <Modal
          name="filters"
          opener="listing"
          side="left"
          title="Filtros"
          className="filters-drawer"
          onClose={() => setOpen(false)}
        >
          <Panel place={place} />
        </Modal>
      )}
    </>
  )
}

/** Elements of the page, lent while it is open. */
function Panel({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    const here = place.current
    here?.append(...(document.getElementById(FILTER_PANEL)?.childNodes ?? []))
    return () => document.getElementById(FILTER_PANEL)?.replaceChildren(...(here?.childNodes ?? []))
  }, [place])
  return <div ref={place} />
}

/** Until it closes only the filters follow. A window that grows wide shows the panel beside the list again. */
function holdListing(place: HTMLElement | null): () => void {
  const dialog = place?.closest('dialog') ?? null
  const wide = matchMedia(BESIDE)
  const close = (): void => dialog?.close()
  listingStore().change({ dialog })
  wide.addEventListener('change', close)
  return () => {
    wide.removeEventListener('change', close)
    // The listing writes a step of its own into the history, after the drawer's is gone; opened again at once, it is held on.
    onceStepped(() => {
      if (listingStore().state().dialog === dialog) listingStore().change({ dialog: null })
    })
  }
}
