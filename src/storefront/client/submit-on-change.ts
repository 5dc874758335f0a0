import { formEntries, regionAddress } from './form-entries.ts'

/** A changed choice of a region or an order asks for its page at once. A listing's own form is the listing's (client/listing). */
export function submitOnChange(root: Document): void {
  root.addEventListener('change', ({ target: field }) => {
    if (field instanceof HTMLSelectElement && field.matches('[data-submit]')) field.form?.requestSubmit()
  })
  root.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('.region')) return
    event.preventDefault()
    location.assign(regionAddress(new URL(form.action).pathname, formEntries(form)))
  })
}
