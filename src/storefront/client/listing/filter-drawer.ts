import type { ListingMover } from './listing-mover.ts'

const PANEL = 'painel-filtros'

/**
 * On a phone or a tablet the filters are a native dialog: the panel (a popover without script) moves into it, so that focus stays
 * inside and Escape closes it. While it is open its button counts what is ticked; the listing follows when it closes.
 */
export function enhanceFilterDrawer(root: Document, mover: ListingMover): void {
  let dialog: HTMLDialogElement | null = null
  const made = (): HTMLDialogElement => {
    const drawer = root.createElement('dialog')
    drawer.className = 'filters-dialog'
    drawer.setAttribute('aria-label', root.getElementById(PANEL)?.getAttribute('aria-label') ?? '')
    drawer.addEventListener('close', () => {
      mover.release()
      // The listing may be another one by now, with a panel of its own.
      root.getElementById(PANEL)?.replaceChildren(...drawer.querySelectorAll(':scope > form'))
    })
    root.body.append(drawer)
    return drawer
  }
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-open-filters]')) {
      event.preventDefault()
      dialog ??= made()
      if (dialog.open) return
      dialog.append(...(root.getElementById(PANEL)?.childNodes ?? []))
      dialog.showModal()
      mover.hold(dialog)
    } else if (target?.closest('[data-close-filters]') && dialog?.open) {
      event.preventDefault()
      dialog.close()
    } else if (dialog?.open && target === dialog && event.clientX > dialog.offsetWidth) {
      // On the page beside it, which a tablet leaves in sight.
      dialog.close()
    }
  })
  // A window that grows wide shows the panel beside the list again.
  matchMedia('(width >= 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) dialog?.close()
  })
}
