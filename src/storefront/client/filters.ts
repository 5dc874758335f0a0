/**
 * On a phone the filters are a native dialog: the panel (a popover without script) moves into it, so that focus stays
 * inside and Escape closes it.
 */
export function enhanceFilters(root: Document): void {
  const panel = root.getElementById('painel-filtros')
  if (panel === null) return
  let dialog: HTMLDialogElement | null = null
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-open-filters]')) {
      event.preventDefault()
      dialog ??= dialogAround(root, panel)
      if (dialog.open) return
      dialog.append(...panel.childNodes)
      dialog.showModal()
    } else if (target?.closest('[data-close-filters]') && dialog?.open) {
      event.preventDefault()
      dialog.close()
    }
  })
  // A window that grows wide shows the panel beside the list again.
  matchMedia('(width >= 64rem)').addEventListener('change', ({ matches }) => {
    if (!matches || dialog === null) return
    dialog.close()
  })
}

/** The form goes into the dialog when it opens and back into the panel when it closes. */
function dialogAround(root: Document, panel: HTMLElement): HTMLDialogElement {
  const dialog = root.createElement('dialog')
  dialog.className = 'filters-dialog'
  dialog.setAttribute('aria-label', panel.getAttribute('aria-label') ?? '')
  dialog.addEventListener('close', () => panel.append(...dialog.childNodes))
  root.body.append(dialog)
  return dialog
}
