import { regionAddress } from './listing-form.ts'

/** A changed choice of a region or an order asks for its page at once. A listing's own form is the listing's (client/listing). */
export function submitOnChange(root: Document): void {
  root.addEventListener('change', ({ target: field }) => {
    if (field instanceof HTMLSelectElement && field.matches('[data-submit]')) field.form?.requestSubmit()
  })
  root.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('.region')) return
    event.preventDefault()
    const entries = [...new FormData(form)].flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    )
    location.assign(regionAddress(new URL(form.action).pathname, entries))
  })
}
