import { listingAddress, regionAddress } from './listing-form.ts'

/** A changed choice asks for its listing at once; typed fields wait for Enter or until they are left. On a phone the dialog's button decides. */
export function submitOnChange(root: Document): void {
  root.addEventListener('change', (event) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form === null) return
    const isFilter = field.form.matches('[data-filters]')
    if (!isFilter && !field.matches('[data-submit]')) return
    if (isFilter && field.closest('dialog') !== null) return
    field.form.requestSubmit()
  })
  root.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-filters], .region')) return
    event.preventDefault()
    const entries = [...new FormData(form)].flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    )
    const { pathname } = new URL(form.action)
    const address = form.matches('.region') ? regionAddress : listingAddress
    location.assign(address(pathname, entries))
  })
}
